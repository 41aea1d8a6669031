/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Members of a query by which several lists are narrowed down.
 */
#ifndef REFEREE_API_FILTER_H
#define REFEREE_API_FILTER_H

#include "http/request.h"
#include "rules/family.h"
#include "util/id.h"

/* ?ruleset=: *out stays where it is absent. ERR_INVALID_VALUE where there is no such ruleset. */
enum err filter_ruleset(const struct preset **out, struct request *request) MUST_CHECK;

/* ?player=: an id, or `me` for the caller; *out stays where it is absent. ERR_INVALID_VALUE; ERR_UNAUTHORIZED for `me`. */
enum err filter_player(struct id *out, struct request *request) MUST_CHECK;

#endif
