/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The page as it was when the program was built: its files and the addresses of its screens.
 *
 * Read-only, lives as long as the program, may be read by every thread. Made by scripts/embed-web. A file is known by its
 * address: "/index.html", "/sw.js", "/assets/main-F63FU2JO.css".
 */
#ifndef REFEREE_API_PAGE_EMBEDDED_H
#define REFEREE_API_PAGE_EMBEDDED_H

#include <stddef.h>

#include "http/negotiate.h"

/* One encoding of a file; without bytes: there is none. */
struct page_body {
    const char *bytes;
    size_t length;
    const char *etag; /* strong: of these bytes */
};

struct page_file {
    const char *address;
    struct page_body bodies[CODING_COUNT];
};

/* By address, for a binary search. */
extern const struct page_file page_files[];
extern const size_t page_file_count;

/* The addresses of the screens, as routes; ends with NULL. */
extern const char *const page_screens[];

#endif
