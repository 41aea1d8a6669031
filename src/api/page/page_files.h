/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of the page: those that were built in (page_embedded.h), and those of a folder of the same form.
 */
#ifndef REFEREE_API_PAGE_FILES_H
#define REFEREE_API_PAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "http/negotiate.h"
#include "http/reply.h"
#include "util/err.h"

/* Is there such a file in a folder? */
bool page_files_has(const char *folder, const char *address);

/*
 * Takes the body of a file into a reply, and its tag, in the first of these codings that is there. folder NULL: of what was
 * built in. ERR_NOT_FOUND where there is no such file: in a folder that is also what cannot be read, is no plain file, is
 * larger than a page's file ever is, or is reached through a symbolic link; nothing but the folder's own files and those of
 * its assets/ is looked for. ERR_NO_MEMORY.
 */
enum err page_files_reply(struct request *request, struct reply *reply, const char *folder, const char *address,
                          const enum coding *codings, size_t count) MUST_CHECK;

#endif
