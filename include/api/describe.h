/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the program knows by itself of its contract. scripts/bundle-contract makes openapi.yaml of it and of contract/, where
 * the rest is written.
 */
#ifndef REFEREE_API_DESCRIBE_H
#define REFEREE_API_DESCRIBE_H

#include <jansson.h>

#include "util/err.h"

/*
 * {"routes", "rulesets", "problems"}: each route with its method, path, whom it serves (auth), whether it changes something
 * by change.h (changes) and whether its answer may be held (waits); the others as GET /v1/rulesets and GET /problems list
 * them. The caller owns it; NULL when there is no memory.
 */
json_t *api_describe(void) MUST_CHECK;

#endif
