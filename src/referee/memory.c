/* SPDX-License-Identifier: Apache-2.0 */
#include "memory.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>

/* What mimalloc's own arenas are aligned to, and a whole number of huge pages everywhere. */
#define ARENA_ALIGNMENT ((size_t)64 << 20)

/* Beside the games, and what lies between them: tokens, names, connections, the newest of the log. */
#define OTHER_MEMORY ((size_t)256 << 20)

/* After how many milliseconds what nobody uses is given back: a page of 2 MiB that is soon asked for again is cleared anew. */
enum { GIVEN_BACK_MS = 1000 };

#if __has_include(<mimalloc.h>)
#include <mimalloc.h>

/* NULL in a program that is linked with another allocator. */
#pragma weak mi_manage_os_memory
#pragma weak mi_option_set_default

#if MI_MALLOC_VERSION < 210
#define GIVE_BACK mi_option_decommit_delay
#else
#define GIVE_BACK mi_option_purge_delay
#endif

static bool has_arenas(void) {
    return mi_manage_os_memory != NULL && mi_option_set_default != NULL;
}

/*
 * It is told that it has to ask for access, so that it gives back what it no longer uses; it has access all the same, as
 * mimalloc 2 does not heed that it was refused.
 */
static bool make_arena(void *start, size_t size) {
    mi_option_set_default(GIVE_BACK, GIVEN_BACK_MS);
    return mi_manage_os_memory(start, size, false, false, true, -1);
}
#else
static bool has_arenas(void) {
    return false;
}

static bool make_arena(void *start, size_t size) {
    (void)start;
    (void)size;
    return false;
}
#endif

/* Where the system counts all that is reserved as if it were used, nothing can be reserved for later. */
static bool counts_what_is_reserved(void) {
    FILE *file = fopen("/proc/sys/vm/overcommit_memory", "re");
    bool counts = file != NULL && fgetc(file) == '2';
    if (file != NULL) {
        (void)fclose(file);
    }
    return counts;
}

/*
 * mimalloc has an option for huge pages, but takes with it the pages that an operator has reserved for a database, and never
 * gives any back.
 */
void memory_use_huge_pages(size_t cache_bytes) {
    size_t size = (2 * cache_bytes + OTHER_MEMORY + ARENA_ALIGNMENT - 1) / ARENA_ALIGNMENT * ARENA_ALIGNMENT;
    if (!has_arenas() || counts_what_is_reserved()) {
        return;
    }
    size_t mapped = size + ARENA_ALIGNMENT;
    char *start = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) {
        return;
    }
    char *arena = start + (ARENA_ALIGNMENT - (uintptr_t)start % ARENA_ALIGNMENT) % ARENA_ALIGNMENT;
    if (madvise(arena, size, MADV_HUGEPAGE) != 0 || !make_arena(arena, size)) {
        (void)munmap(start, mapped);
    }
}
