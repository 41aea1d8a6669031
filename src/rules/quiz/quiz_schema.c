/* SPDX-License-Identifier: Apache-2.0 */
/* The options of the rulesets as a JSON Schema. */
#include "quiz_family.h"

#include "util/json.h"

json_t *quiz_options_schema(const struct preset *preset) {
    (void)preset;
    return json_pack("{s:s}", "type", "object");
}
