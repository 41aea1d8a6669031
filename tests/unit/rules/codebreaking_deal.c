/* SPDX-License-Identifier: Apache-2.0 */
/* What the server deals is as likely as everything else: Pearson's chi-square over all codes of small games. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play.h"
#include "rules/code.h"

/* How often each code is dealt in `codes` x 200 deals, codes in the order in which they first came. */
static double chi_square_of(struct play *play, size_t codes) {
    enum { DEALS_PER_CODE = 200 };
    json_t *counts = json_object();
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){23});
    play->table.leader = LEADER_SERVER;
    for (size_t i = 0; i < codes * DEALS_PER_CODE; i++) {
        json_t *deal = family_deal(play->config, &play->table, &rng);
        const char *secret = json_string_value(json_object_get(deal, "secret"));
        json_int_t before = json_integer_value(json_object_get(counts, secret));
        cr_assert_eq(json_object_set_new(counts, secret, json_integer(before + 1)), 0);
        json_decref(deal);
    }
    cr_assert_eq(json_object_size(counts), codes, "%zu codes were dealt, not %zu", json_object_size(counts), codes);
    double chi_square = 0;
    const char *secret = NULL;
    json_t *count = NULL;
    json_object_foreach(counts, secret, count) {
        double difference = (double)json_integer_value(count) - DEALS_PER_CODE;
        chi_square += difference * difference / DEALS_PER_CODE;
    }
    json_decref(counts);
    return chi_square;
}

Test(codebreaking_deal, every_legal_secret_is_dealt_equally_often) {
    static const struct {
        const char *ruleset, *options;
        size_t codes;
    } games[] = {
        {"mastermind", NULL, 1296},
        {"bulls-and-cows", "{'length':3}", 720},
        {"bulls-and-cows", "{'length':3,'leading_zero':false}", 648},
        {"number-guess", "{'length':3}", 900},
        {"mastermind", "{'length':3,'blanks':true}", 343},
        {"bulls-and-cows", "{'length':3,'alphabet':'0123','blanks':true,'leading_zero':false}", 48},
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct play play;
        play_open(&play, games[i].ruleset, games[i].options, -1);
        /* `codes - 1` degrees of freedom: that many in the mean, twice that in variance. The draws are seeded. */
        double freedom = (double)games[i].codes - 1;
        double deviations = (chi_square_of(&play, games[i].codes) - freedom) / sqrt(2 * freedom);
        cr_expect(deviations > -5 && deviations < 5, "%s %s: %.1f standard deviations", games[i].ruleset,
                  games[i].options, deviations);
        play_close(&play);
    }
}

Test(codebreaking_deal, the_secret_and_the_nonce_are_fresh_in_every_deal) {
    struct play play;
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){24});
    play_open(&play, "mastermind", "{'length':12}", -1);
    play.table.leader = LEADER_SERVER;
    json_t *seen = json_object();
    for (int i = 0; i < 1000; i++) {
        json_t *deal = family_deal(play.config, &play.table, &rng);
        const char *nonce = json_string_value(json_object_get(deal, "nonce"));
        const char *secret = json_string_value(json_object_get(deal, "secret"));
        cr_assert_eq(json_object_set_new(seen, nonce, json_true()), 0);
        cr_assert_eq(json_object_set_new(seen, secret, json_true()), 0);
        json_decref(deal);
    }
    cr_expect_geq(json_object_size(seen), 1999, "two secrets of 2.2e9 may well be the same once, no more");
    json_decref(seen);
    play_close(&play);
}
