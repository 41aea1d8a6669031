/* SPDX-License-Identifier: Apache-2.0 */
/*
 * HTML to text, for what other sites export: entities decoded, tags taken away. Nothing is understood of a page but that.
 */
#ifndef REFEREE_RULES_QUIZ_HTML_H
#define REFEREE_RULES_QUIZ_HTML_H

#include <stddef.h>

#include "util/buf.h"

/* Entities of HTML 4.01, decimal and hexadecimal ones; what is none of these stays as it stands. */
void quiz_html_decode(struct buf *out, const char *html, size_t length);

/*
 * The text between the tags; tags that end a line or a paragraph become a space, comments, scripts and styles nothing.
 * Entities stay as they are. A `<` that begins no tag is one.
 */
void quiz_html_strip(struct buf *out, const char *html, size_t length);

#endif
