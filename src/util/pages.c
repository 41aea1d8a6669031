/* SPDX-License-Identifier: Apache-2.0 */
#include "util/pages.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

void *pages_create(size_t count, size_t size) {
    assert(count > 0 && size > 0 && count <= SIZE_MAX / size);
    void *pages = mmap(NULL, count * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    return pages;
}

void pages_free(void *pages, size_t count, size_t size) {
    if (pages != NULL) {
        (void)munmap(pages, count * size);
    }
}
