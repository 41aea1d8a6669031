/* SPDX-License-Identifier: Apache-2.0 */
/* Describing a ruleset's options to its clients: JSON Schema with a title and a description for each, enough for a form. */
#ifndef REFEREE_RULES_OPTIONS_SCHEMA_INTERNAL_H
#define REFEREE_RULES_OPTIONS_SCHEMA_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

/* What people read at an option. */
struct option_text {
    const char *name, *title, *description;
};

/* Schemas of single options; NULL without memory. */
json_t *schema_flag(bool by_default);
json_t *schema_words(const char *const words[], const char *by_default); /* words end with NULL */
json_t *schema_integer(int min, int max);                                /* without a default */
json_t *schema_limit(int max, int by_default);                           /* from 1, or null, which is 0 here */

/*
 * The schema of an object with these properties, to each of which its text is added; every one must have one, but there may
 * be texts of options that this ruleset has not. Takes over `properties`, which may be NULL. NULL without memory.
 */
json_t *schema_of_options(json_t *properties, const struct option_text texts[], size_t count);

#endif
