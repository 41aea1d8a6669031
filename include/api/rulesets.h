/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The list of rulesets as it is served: the same for everybody for as long as the program runs, in each language plain and
 * packed by gzip.
 */
#ifndef REFEREE_API_RULESETS_H
#define REFEREE_API_RULESETS_H

struct config_cache;
struct rulesets;

/* Dies without memory. */
struct rulesets *rulesets_create(struct config_cache *configs);
void rulesets_free(struct rulesets *rulesets); /* NULL is fine */

#endif
