/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory for tables that have room for much more than most servers ever know: all zero, and the system gives each page when
 * something is first written there. An allocator may clear what it gives by writing to it, and so takes all of it at once.
 *
 * Sanitizers do not look for pointers in it, nor see what goes beyond its end.
 */
#ifndef REFEREE_UTIL_PAGES_H
#define REFEREE_UTIL_PAGES_H

#include <stddef.h>

/* count times size bytes, at least 1 of them. Dies when there is no memory. Any thread. */
void *pages_create(size_t count, size_t size);

/* What pages_create has given for the same count and size; NULL is fine. */
void pages_free(void *pages, size_t count, size_t size);

#endif
