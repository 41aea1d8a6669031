/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz targets: each tests/fuzz/NAME.c is one function that takes any bytes and must come back.
 *
 * `make fuzz` links each with libFuzzer. The normal tests run the same functions over the seeds in tests/fuzz/corpus/NAME
 * and over tests/fuzz/regressions/NAME, inputs that once broke something (tests/unit/fuzz/replay.c).
 */
#ifndef REFEREE_TESTS_FUZZ_H
#define REFEREE_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "rules/family.h"

/* The ruleset of a number, counted through all families in order; the first one beyond the last. */
static inline const struct preset *fuzz_choose_preset(const struct family **out_family, unsigned number) {
    for (size_t f = 0; families[f] != NULL; f++) {
        if (number < families[f]->preset_count) {
            *out_family = families[f];
            return &families[f]->presets[number];
        }
        number -= (unsigned)families[f]->preset_count;
    }
    *out_family = families[0];
    return &families[0]->presets[0];
}

/* What dice are made of where a family is seeded; else NULL. */
static inline const struct seeds *fuzz_choose_seeds(const struct family *family) {
    static const unsigned char server[SERVER_SEED_SIZE] = {3};
    static const struct seeds seeds = {.server = server, .clients = "ann,bob"};
    return family->seeded ? &seeds : NULL;
}

void fuzz_bodies(const uint8_t *bytes, size_t length);
void fuzz_options(const uint8_t *bytes, size_t length);
void fuzz_exports(const uint8_t *bytes, size_t length);
void fuzz_positions(const uint8_t *bytes, size_t length);
void fuzz_texts(const uint8_t *bytes, size_t length);
void fuzz_quiz_native(const uint8_t *bytes, size_t length);
void fuzz_quiz_imports(const uint8_t *bytes, size_t length);
void fuzz_quiz_judge(const uint8_t *bytes, size_t length);
void fuzz_hints(const uint8_t *bytes, size_t length);

/* What libFuzzer calls: in the fuzz variant alone, where each target is a program of its own. */
#ifdef REFEREE_FUZZ
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);
#define FUZZ_MAIN(target)                                             \
    int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) { \
        target(bytes, length);                                        \
        return 0;                                                     \
    }
#else
#define FUZZ_MAIN(target) extern void target(const uint8_t *bytes, size_t length);
#endif

#endif
