/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Running out of memory on purpose.
 *
 * The test program brings its own malloc, calloc and realloc, which are the C library's until a test says that only so
 * many more of them may succeed. That counts for the calling thread alone, and for every library in the program.
 * AddressSanitizer brings an allocator itself and admits no other: under it nothing ever fails and tests must be skipped.
 */
#ifndef REFEREE_TESTS_SUPPORT_STARVE_H
#define REFEREE_TESTS_SUPPORT_STARVE_H

#include <stdbool.h>

/* Can allocations be made to fail in this build? */
bool starve_is_possible(void);

/* Lets this many allocations of this thread succeed and all that follow fail. Nothing may be asserted meanwhile. */
void starve_after(long allocations);

/* Back to plenty; returns whether any allocation has failed. */
bool starve_end(void);

#endif
