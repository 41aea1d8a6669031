/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a client would rather have, by the headers Accept, Accept-Encoding and Accept-Language: RFC 9110, sections 12.4.2 and
 * 12.5. Pure.
 *
 * A header is the text of all its lines, joined by commas; NULL where there is none. A weight is in thousandths: 0 (not
 * acceptable) to 1000. An item whose weight cannot be read counts as if it were not there.
 */
#ifndef REFEREE_HTTP_NEGOTIATE_H
#define REFEREE_HTTP_NEGOTIATE_H

#include <stdbool.h>

#include "text/text.h"

/* Content codings, in the order in which they are preferred where the client does not mind. */
enum coding { CODING_BR, CODING_GZIP, CODING_IDENTITY, CODING_COUNT };

/*
 * How much a coding is wanted. Identity, which is acceptable unless it is ruled out (by name, or by `*;q=0`), is where
 * nothing is said of it wanted less than all that is named. Without the header only identity is.
 */
int negotiate_coding(const char *accept_encoding, enum coding coding);

/*
 * Does the client want a page rather than JSON? It does where it accepts text/html, and wants it more than
 * application/json, or as much and names it. So browsers do, and a client that says nothing, or "anything", does not.
 */
bool negotiate_prefers_html(const char *accept);

/*
 * Does the client want a table rather than JSON? It does where it names text/csv, and wants it more than application/json,
 * or as much and does not name that.
 */
bool negotiate_prefers_csv(const char *accept);

/*
 * The language that the client wants most of those that there are; of equals the one that is named first. A range is for its
 * language whatever stands behind it (`pl-PL`); the star is for all that are not named. English, where none is wanted:
 * an answer in it is better than none (RFC 9110, section 12.5.4).
 */
enum language negotiate_language(const char *accept_language);

#endif
