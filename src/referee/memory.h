/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a server has its memory from.
 */
#ifndef REFEREE_REFEREE_MEMORY_H
#define REFEREE_REFEREE_MEMORY_H

#include <stddef.h>

/*
 * Has the allocator take its memory, for so many bytes of games and all that goes with them, from a range for which the kernel
 * is asked for huge pages: a million games lie far apart, and with pages of 4 KiB each look at one costs a walk through tables of pages
 * that no cache holds either. The range is address space alone until it is used. Nothing happens with another allocator than
 * mimalloc, or where the system does not give it. Before there are other threads.
 */
void memory_use_huge_pages(size_t cache_bytes);

#endif
