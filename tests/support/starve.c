/* SPDX-License-Identifier: Apache-2.0 */
/* The allocator of the test program. It keeps no memory of its own: glibc's allocator does all the work. */
#include "starve.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_FOREIGN_ALLOCATOR
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_FOREIGN_ALLOCATOR
#endif

static _Thread_local bool is_starving;
static _Thread_local long left;
static _Thread_local bool has_failed;

void starve_after(long allocations) {
    left = allocations;
    has_failed = false;
    is_starving = true;
}

bool starve_end(void) {
    is_starving = false;
    return has_failed;
}

#ifdef HAS_FOREIGN_ALLOCATOR

bool starve_is_possible(void) {
    return false;
}

#else

/* What malloc and the others are called inside glibc. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);

bool starve_is_possible(void) {
    return true;
}

static bool must_fail(void) {
    if (!is_starving || left-- > 0) {
        return false;
    }
    left = 0;
    has_failed = true;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size) {
    return must_fail() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    return must_fail() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    return must_fail() ? NULL : __libc_realloc(memory, size);
}

#endif
