/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is decided of a request before its body is read.
 */
#ifndef REFEREE_HTTP_PRECHECK_H
#define REFEREE_HTTP_PRECHECK_H

#include "internal.h"

enum {
    DISCARD_MAX = 8 * 1024 * 1024, /* a body up to this is read and thrown away, so that its sender gets the answer */
};

/*
 * Check what a header section can tell, in this order: 400, 414, 431; 405; 429; 401, 403; what is not there (404), be it
 * a path or what the endpoint looks for; 413, 415. Each sets exchange->decided when the answer is known by then, as an error
 * or (for OPTIONS) as a reply. A 405 and OPTIONS are told also beyond the caller's rate, but count.
 *
 * In between the caller is identified, and the endpoint's `find` called, where there is one: `identified` and `found` say
 * what came of that. ERR_ELSEWHERE: whether the caller may go on beyond their rate has to be found out first (STAGE_PASSAGE).
 */
void precheck(struct exchange *exchange, const char *method, const char *version);
enum err precheck_caller(struct exchange *exchange, enum err identified) MUST_CHECK;
void precheck_found(struct exchange *exchange, enum err found);

/*
 * May a body have so many bytes? ERR_UNAUTHORIZED for more than may come without a token, ERR_TOO_LARGE, with the problem
 * set.
 */
enum err precheck_length(struct exchange *exchange, uint64_t length) MUST_CHECK;

#endif
