/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counts what one process allocates: preloaded, it adds to three numbers in the file named by ALLOCATIONS, which is mapped.
 * The first counts the calls of malloc, calloc and realloc by the program itself, which are its own and those of jansson,
 * whose allocations go through it; the second those by all its libraries. The third is how many bytes are allocated and not
 * freed. The calls go on to the allocator that the program has.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { EARLY_SIZE = 4096 };

struct counts {
    _Atomic uint64_t own, others;
    _Atomic int64_t held;
};

static struct counts unread, *counts = &unread;
static uintptr_t own_begin, own_end;
static void *(*next_malloc)(size_t size);
static void *(*next_calloc)(size_t count, size_t size);
static void *(*next_realloc)(void *memory, size_t size);
static void *(*next_aligned_alloc)(size_t alignment, size_t size);
static int (*next_posix_memalign)(void **memory, size_t alignment, size_t size);
static void (*next_free)(void *memory);
/* dlsym itself may call calloc, before anything is known: it has room for that, which nobody ever frees. */
static _Alignas(max_align_t) unsigned char early[EARLY_SIZE];

/* The program is the first object that is told of; its code and data lie between its lowest and its highest address. */
static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    (void)context;
    own_begin = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type == PT_LOAD) {
            uintptr_t begin = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            uintptr_t end = begin + info->dlpi_phdr[i].p_memsz;
            own_begin = begin < own_begin ? begin : own_begin;
            own_end = end > own_end ? end : own_end;
        }
    }
    return 1;
}

static void find_allocator(void) {
    if (next_realloc == NULL) {
        *(void **)&next_free = dlsym(RTLD_NEXT, "free");
        *(void **)&next_aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
        *(void **)&next_posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
        *(void **)&next_malloc = dlsym(RTLD_NEXT, "malloc");
        *(void **)&next_calloc = dlsym(RTLD_NEXT, "calloc");
        *(void **)&next_realloc = dlsym(RTLD_NEXT, "realloc");
    }
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("ALLOCATIONS");
    int file = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
    void *mapped = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *counts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    find_allocator();
    (void)dl_iterate_phdr(find_program, NULL);
    if (mapped != MAP_FAILED) {
        counts = mapped;
    }
    if (file >= 0) {
        (void)close(file);
    }
}

static void count(const void *caller) {
    uintptr_t at = (uintptr_t)caller;
    (void)atomic_fetch_add(at >= own_begin && at < own_end ? &counts->own : &counts->others, 1);
}

static int64_t size_of(void *memory) {
    return memory == NULL ? 0 : (int64_t)malloc_usable_size(memory);
}

/* An allocation that is new. */
static void *hold(void *memory) {
    (void)atomic_fetch_add(&counts->held, size_of(memory));
    return memory;
}

void *malloc(size_t size) {
    find_allocator();
    count(__builtin_return_address(0));
    return hold(next_malloc(size));
}

void *calloc(size_t number, size_t size) {
    static size_t used;
    static _Atomic int is_looking;
    if (next_calloc == NULL && atomic_fetch_add(&is_looking, 1) > 0) {
        void *memory = early + used;
        used += (number * size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
        return used <= sizeof early ? memory : NULL;
    }
    find_allocator();
    count(__builtin_return_address(0));
    return hold(next_calloc(number, size));
}

void *realloc(void *memory, size_t size) {
    find_allocator();
    count(__builtin_return_address(0));
    int64_t before = size_of(memory);
    void *moved = next_realloc(memory, size);
    if (moved != NULL || size == 0) {
        (void)atomic_fetch_add(&counts->held, size_of(moved) - before);
    }
    return moved;
}

void *aligned_alloc(size_t alignment, size_t size) {
    find_allocator();
    return hold(next_aligned_alloc(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    find_allocator();
    int error = next_posix_memalign(memory, alignment, size);
    if (error == 0) {
        (void)hold(*memory);
    }
    return error;
}

void free(void *memory) {
    uintptr_t at = (uintptr_t)memory;
    if (at >= (uintptr_t)early && at < (uintptr_t)(early + sizeof early)) {
        return;
    }
    find_allocator();
    (void)atomic_fetch_sub(&counts->held, size_of(memory));
    next_free(memory);
}
