/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Questions about positions: one byte for the ruleset, then JSON. What an analysis can read it answers, in few steps, with
 * an object that is well-formed.
 */
#include <assert.h>
#include <stdlib.h>

#include "fuzz.h"
#include "solvers/analysis.h"
#include "util/json.h"

enum { STEPS = 200000 };

static void answer(const struct analysis *analysis, const struct inquiry *inquiry) {
    static const unsigned char seed[RNG_SEED_BYTES] = {3};
    struct budget budget = budget_of(STEPS);
    struct json_out out;
    struct rng rng;
    rng_init(&rng, seed);
    json_out_init(&out);
    if (analysis->answer_inquiry(&out, inquiry, &rng, &budget) == OK) {
        json_t *told = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
        assert(json_is_object(told));
        json_decref(told);
    }
    json_out_free(&out);
}

void fuzz_positions(const uint8_t *bytes, size_t length) {
    const struct family *family = NULL;
    struct inquiry *inquiry = NULL;
    struct problem problem;
    json_t *body = NULL;
    problem_clear(&problem);
    if (length < 1) {
        return;
    }
    const struct preset *preset = fuzz_choose_preset(&family, bytes[0] & 15);
    const struct analysis *analysis = analysis_find(family->name);
    if (analysis == NULL || json_parse(&body, (const char *)bytes + 1, length - 1, &problem) != OK) {
        return;
    }
    if (json_is_object(body) && analysis->read_inquiry(&inquiry, preset, body, &problem) == OK) {
        answer(analysis, inquiry);
        analysis->free_inquiry(inquiry);
    }
    json_decref(body);
}

FUZZ_MAIN(fuzz_positions)
