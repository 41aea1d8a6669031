/* SPDX-License-Identifier: Apache-2.0 */
/* Who meets whom: every pair as often as it must, nobody twice where that can be, leads shared out. */
#include "tournament/pairing.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "util/rng.h"

enum { FIELD_MAX = 65, MET_MAX = FIELD_MAX };

/* --- round-robin --- */

static void check_round_robin(int32_t n, int64_t cycles) {
    int meetings[FIELD_MAX][FIELD_MAX] = {{0}};
    int leads[FIELD_MAX] = {0};
    int32_t last_round = 0;
    bool busy[FIELD_MAX] = {false};
    for (int64_t place = 0; place < pairing_round_robin_games(n, cycles); place++) {
        int32_t round = 0;
        struct pair pair = pairing_round_robin(&round, n, place);
        cr_assert(pair.first != pair.second && pair.first >= 0 && pair.second >= 0 && pair.first < n &&
                  pair.second < n);
        if (round != last_round) {
            cr_assert_eq(round, last_round + 1);
            memset(busy, 0, sizeof busy);
            last_round = round;
        }
        cr_assert(!busy[pair.first] && !busy[pair.second], "%d entrants, round %d: somebody plays twice", n, round);
        busy[pair.first] = busy[pair.second] = true;
        meetings[pair.first][pair.second]++;
        leads[pair.first]++;
    }
    cr_assert_eq(last_round, (n - 1 + n % 2) * cycles);
    for (int32_t i = 0; i < n; i++) {
        int64_t games = (n - 1) * cycles;
        cr_expect_leq(abs(2 * leads[i] - (int)games), 1, "%d entrants: %d leads %d of %d", n, i, leads[i], (int)games);
        for (int32_t k = 0; k < i; k++) {
            cr_assert_eq(meetings[i][k] + meetings[k][i], cycles);
            cr_assert_leq(abs(meetings[i][k] - meetings[k][i]), 1);
        }
    }
}

Test(pairing, of_a_round_robin_lets_every_pair_meet_and_leads_take_turns) {
    for (int32_t n = 2; n <= 17; n++) {
        for (int64_t cycles = 1; cycles <= 4; cycles++) {
            check_round_robin(n, cycles);
        }
    }
    check_round_robin(64, 1);
}

/* --- knockout --- */

Test(pairing, of_a_bracket_keeps_the_strong_apart) {
    static const int32_t eight[] = {0, 7, 4, 3, 2, 5, 6, 1};
    int32_t bracket[8];
    pairing_bracket(bracket, 8);
    for (int i = 0; i < 8; i += 2) { /* 1-8, 4-5, 3-6, 2-7 */
        cr_expect_eq(bracket[i] + bracket[i + 1], 7);
        cr_expect_eq(bracket[i] + bracket[i + 1], eight[i] + eight[i + 1]);
    }
    cr_expect((bracket[0] == 0 || bracket[1] == 0) && (bracket[6] == 1 || bracket[7] == 1), "the first two meet last");
}

Test(pairing, of_a_bracket_gives_byes_to_the_first) {
    for (int32_t n = 2; n <= FIELD_MAX; n++) {
        int32_t bracket[128];
        bool seen[FIELD_MAX] = {false};
        int32_t size = pairing_bracket_size(n);
        cr_assert(size >= n && size < 2 * n);
        pairing_bracket(bracket, n);
        for (int32_t i = 0; i < size; i += 2) {
            cr_assert(bracket[i] >= 0 || bracket[i + 1] >= 0, "of %d two byes meet", n);
            int32_t alone = bracket[i] < 0 ? bracket[i + 1] : bracket[i + 1] < 0 ? bracket[i] : -1;
            cr_assert(alone < size - n, "of %d number %d has a bye", n, alone + 1);
        }
        for (int32_t i = 0; i < size; i++) {
            if (bracket[i] >= 0) {
                cr_assert(!seen[bracket[i]]);
                seen[bracket[i]] = true;
            }
        }
    }
}

/* --- swiss --- */

struct field {
    int32_t n;
    struct swiss_entrant entrants[FIELD_MAX]; /* by number */
    int32_t met[FIELD_MAX][MET_MAX];
};

static struct field field;

static int compare(const void *a, const void *b) {
    int32_t one = *(const int32_t *)a;
    int32_t other = *(const int32_t *)b;
    double x = field.entrants[one].points;
    double y = field.entrants[other].points;
    return x < y ? 1 : x > y ? -1 : one - other;
}

static void begin(int32_t n) {
    memset(&field, 0, sizeof field);
    field.n = n;
}

static bool have_met(int32_t a, int32_t b) {
    for (size_t i = 0; i < field.entrants[a].met_count; i++) {
        if (field.met[a][i] == b) {
            return true;
        }
    }
    return false;
}

static void note_game(int32_t a, int32_t b, bool leads, double points) {
    struct swiss_entrant *entrant = &field.entrants[a];
    field.met[a][entrant->met_count++] = b;
    entrant->points += points;
    entrant->balance += leads ? 1 : -1;
    entrant->leads = entrant->leads << 1 | (uint64_t)leads;
    entrant->games++;
}

/* Is this an entrant whom the rules do not let lead, or follow, so often? */
static bool is_beyond(const struct swiss_entrant *entrant) {
    bool thrice = entrant->games >= 3 && ((entrant->leads & 7) == 7 || (entrant->leads & 7) == 0);
    return thrice || abs(entrant->balance) > 2;
}

struct outcome {
    int again;  /* pairs who had met */
    int beyond; /* entrants with too many leads, or too few, who are no top scorers in the last round */
};

/* The round of so many, with results drawn. */
static struct outcome play_round(struct rng *rng, int round, int rounds) {
    static int32_t seen_by_place[FIELD_MAX][MET_MAX];
    int32_t order[FIELD_MAX];
    int32_t place[FIELD_MAX];
    struct swiss_entrant sorted[FIELD_MAX];
    struct pair pairs[FIELD_MAX];
    bool busy[FIELD_MAX] = {false};
    struct outcome outcome = {0};
    size_t count = 0;
    for (int32_t i = 0; i < field.n; i++) {
        order[i] = i;
    }
    qsort(order, (size_t)field.n, sizeof order[0], compare);
    for (int32_t i = 0; i < field.n; i++) {
        place[order[i]] = i;
        field.entrants[order[i]].is_top = round == rounds && field.entrants[order[i]].points * 2 > round - 1;
    }
    for (int32_t i = 0; i < field.n; i++) {
        sorted[i] = field.entrants[order[i]];
        for (size_t k = 0; k < sorted[i].met_count; k++) {
            seen_by_place[i][k] = place[field.met[order[i]][k]];
        }
        sorted[i].met = seen_by_place[i];
    }
    cr_assert_eq(pairing_swiss(pairs, &count, sorted, field.n, rounds - round), OK);
    cr_assert_eq(count, (size_t)(field.n + 1) / 2);
    for (size_t i = 0; i < count; i++) {
        int32_t a = order[pairs[i].first];
        cr_assert(!busy[a]);
        busy[a] = true;
        if (pairs[i].second < 0) {
            cr_assert(field.n % 2 == 1 && i + 1 == count && !field.entrants[a].had_bye);
            field.entrants[a].had_bye = true;
            field.entrants[a].points += 1;
            continue;
        }
        int32_t b = order[pairs[i].second];
        cr_assert(!busy[b]);
        busy[b] = true;
        outcome.again += have_met(a, b);
        double points = rng_below(rng, 3) / 2.0;
        note_game(a, b, true, points);
        note_game(b, a, false, 1 - points);
    }
    for (int32_t i = 0; i < field.n; i++) {
        outcome.beyond += is_beyond(&field.entrants[i]) && !field.entrants[i].is_top;
    }
    return outcome;
}

static struct rng seeded(int seed, unsigned char what) {
    unsigned char bytes[RNG_SEED_BYTES] = {(unsigned char)seed, what, (unsigned char)(seed >> 8)};
    struct rng rng;
    rng_init(&rng, bytes);
    return rng;
}

/* A whole tournament in which nobody meets again and nobody leads or follows too often. */
static void check_tournament(int32_t n, int rounds, int seed) {
    struct rng rng = seeded(seed, 2);
    begin(n);
    for (int round = 1; round <= rounds; round++) {
        struct outcome outcome = play_round(&rng, round, rounds);
        cr_assert_eq(outcome.again, 0, "%d entrants, round %d of %d, seed %d: a rematch", n, round, rounds, seed);
        cr_assert_eq(outcome.beyond, 0, "%d entrants, round %d of %d, seed %d: too many leads", n, round, rounds, seed);
    }
}

Test(pairing, of_a_swiss_lets_nobody_meet_twice_and_shares_the_leads) {
    for (int seed = 0; seed < 60; seed++) {
        struct rng rng = seeded(seed, 0);
        int32_t n = 4 + (int32_t)rng_below(&rng, FIELD_MAX - 3);
        check_tournament(n, n / 2 < 12 ? n / 2 : 12, seed); /* so many rounds are always possible */
    }
}

Test(pairing, of_a_swiss_looks_ahead_to_rounds_that_could_not_be_paired) {
    for (int seed = 0; seed < 40; seed++) {
        check_tournament(6, 4, seed); /* after three rounds of two groups of three that have met nobody among them */
        check_tournament(20, 6, seed);
    }
}

Test(pairing, of_a_swiss_of_few_lets_everybody_meet_everybody_once) {
    for (int32_t n = 4; n <= 10; n++) {
        for (int seed = 0; seed < 12; seed++) {
            check_tournament(n, n - (n % 2 == 0), seed);
        }
    }
}

Test(pairing, of_a_swiss_lets_a_top_scorer_alone_lead_too_often_and_in_the_last_round_alone) {
    static const int32_t met[4][1] = {{9}, {9}, {9}, {9}}; /* of others than these */
    for (int tops = 0; tops <= 2; tops++) {
        struct swiss_entrant entrants[4] = {{0}};
        struct pair pairs[4];
        size_t count = 0;
        for (int i = 0; i < 4; i++) { /* the first two have led twice, of the others each once */
            entrants[i] = (struct swiss_entrant){.points = i < 2 ? 2 : 0,
                                                 .balance = i < 2 ? 2 : 0,
                                                 .games = 2,
                                                 .leads = i < 2 ? 3u : (unsigned)i - 1,
                                                 .is_top = i < tops,
                                                 .met = met[i],
                                                 .met_count = 1};
        }
        cr_assert_eq(pairing_swiss(pairs, &count, entrants, 4, 0), OK);
        cr_assert_eq(count, 2);
        bool among_themselves = pairs[0].first < 2 && pairs[0].second < 2;
        cr_expect_eq(among_themselves, tops > 0, "%d top scorers", tops);
        if (tops == 1) {
            cr_expect(pairs[0].first == 0 && pairs[0].second == 1, "the top scorer gives in");
        }
    }
}

/* Can all who are not busy be paired without a rematch, one of them having a bye where that is still to be given? */
static bool can_be_paired(bool busy[static FIELD_MAX], bool needs_bye) {
    int32_t one = 0;
    while (one < field.n && busy[one]) {
        one++;
    }
    if (one == field.n) {
        return !needs_bye;
    }
    busy[one] = true;
    bool can = needs_bye && !field.entrants[one].had_bye && can_be_paired(busy, false);
    for (int32_t other = one + 1; other < field.n && !can; other++) {
        if (!busy[other] && !have_met(one, other)) {
            busy[other] = true;
            can = can_be_paired(busy, needs_bye);
            busy[other] = false;
        }
    }
    busy[one] = false;
    return can;
}

/* Also where nobody has looked ahead: who leaves a tournament makes what was thought of impossible. */
Test(pairing, of_a_swiss_lets_two_meet_again_only_where_it_cannot_be_helped) {
    int rounds = 0;
    int rematches = 0;
    for (int seed = 0; seed < 200; seed++) {
        struct rng rng = seeded(seed, 1);
        begin(3 + (int32_t)rng_below(&rng, 8));
        int again = 0;
        for (int round = 1; round < field.n && again == 0; round++) {
            bool busy[FIELD_MAX] = {false};
            bool can = can_be_paired(busy, field.n % 2 == 1);
            again = play_round(&rng, round, round).again;
            cr_assert(again == 0 || !can, "%d entrants, round %d: a rematch without need", field.n, round);
            rematches += again > 0;
            rounds++;
        }
    }
    cr_expect_gt(rounds, 500);
    cr_expect_gt(rematches, 0, "the test has met the case that it is about");
}

Test(pairing, of_a_swiss_lets_the_upper_half_meet_the_lower_at_first) {
    struct swiss_entrant entrants[8] = {{0}};
    struct pair pairs[8];
    size_t count = 0;
    cr_assert_eq(pairing_swiss(pairs, &count, entrants, 8, 2), OK);
    cr_assert_eq(count, 4);
    for (size_t i = 0; i < count; i++) {
        int32_t high = pairs[i].first < pairs[i].second ? pairs[i].first : pairs[i].second;
        cr_expect_eq(pairs[i].first + pairs[i].second - 2 * high, 4, "1-5, 2-6, 3-7, 4-8");
        cr_expect_eq(pairs[i].first == high, i % 2 == 0, "the stronger lead in turn");
    }
}

Test(pairing, of_a_swiss_lets_those_with_equal_points_meet) {
    static const int32_t met[4] = {2, 3, 0, 1}; /* after 1-3 and 2-4, which the first two won */
    struct swiss_entrant entrants[4] = {{0}};
    struct pair pairs[4];
    size_t count = 0;
    for (int i = 0; i < 4; i++) {
        entrants[i] = (struct swiss_entrant){.points = i < 2 ? 1 : 0,
                                             .balance = i % 2 == 0 ? 1 : -1,
                                             .leads = i % 2 == 0,
                                             .games = 1,
                                             .met = &met[i],
                                             .met_count = 1};
    }
    cr_assert_eq(pairing_swiss(pairs, &count, entrants, 4, 1), OK);
    cr_assert_eq(count, 2);
    cr_expect(pairs[0].first == 1 && pairs[0].second == 0, "who has led follows");
    cr_expect(pairs[1].first == 3 && pairs[1].second == 2);
}

Test(pairing, of_a_swiss_goes_on_where_a_rematch_cannot_be_helped) {
    struct rng rng = seeded(1, 3);
    begin(2);
    cr_expect_eq(play_round(&rng, 1, 2).again, 0);
    cr_expect_eq(play_round(&rng, 2, 2).again, 1);
}

Test(pairing, of_ten_thousand_takes_no_time_to_speak_of) {
    enum { N = 10000 };
    struct swiss_entrant *entrants = calloc(N, sizeof *entrants);
    struct pair *pairs = calloc(N / 2 + 1, sizeof *pairs);
    size_t count = 0;
    cr_assert(entrants != NULL && pairs != NULL);
    for (int i = 0; i < N; i++) {
        entrants[i].points = (N - i) / 1000; /* ten brackets */
    }
    cr_assert_eq(pairing_swiss(pairs, &count, entrants, N, 9), OK);
    cr_expect_eq(count, N / 2);
    free(entrants);
    free(pairs);
}
