/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that is there once it is written to. */
#include "util/pages.h"

#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

enum { COUNT = 4096 };

TestSuite(pages, .timeout = 60);

/* How many pages of it are in memory. */
static size_t count_present(const void *memory, size_t bytes) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    unsigned char present[COUNT];
    size_t pages = (bytes + page - 1) / page, found = 0;
    cr_assert_leq(pages, sizeof present);
    cr_assert_eq(mincore((void *)(uintptr_t)memory, bytes, present), 0);
    for (size_t i = 0; i < pages; i++) {
        found += present[i] & 1;
    }
    return found;
}

Test(pages, each_page_is_there_once_something_is_written_to_it) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    unsigned char *table = pages_create(COUNT, page);
    cr_expect_eq(count_present(table, COUNT * page), 0);
    table[0] = 1;
    table[COUNT * page - 1] = 1;
    /* Not two: the system may give huge pages to whoever has not asked. */
    size_t present = count_present(table, COUNT * page);
    cr_expect(present >= 2 && present <= COUNT / 2);
    pages_free(table, COUNT, page);
}

Test(pages, all_is_zero) {
    const unsigned char *table = pages_create(COUNT, 1);
    bool is_zero = true;
    for (size_t i = 0; i < COUNT; i++) {
        is_zero = is_zero && table[i] == 0;
    }
    cr_expect(is_zero);
    pages_free((void *)(uintptr_t)table, COUNT, 1);
    pages_free(NULL, COUNT, 1);
}
