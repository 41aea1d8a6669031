/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What those at the tables of a stage have chosen to be asked of, and what is drawn for those who have not.
 *
 * What is drawn follows from the tournament's seed, as all that is left to chance: of what entrant N could choose in stage S,
 * in the order in which it is offered, the one that a generator seeded with HMAC-SHA256 of "subject:S:N" draws.
 */
#include <stdio.h>
#include <string.h>

#include "heats.h"
#include "tournament/tournament_subjects.h"

enum { SUBJECTS_MAX = 64, CHOOSE_SECONDS_MAX = 1000000000 };

/* ---- what is offered ---- */

enum err heats_read_subjects(struct heats *heats, const json_t *subjects) {
    const json_t *sets = json_object_get(subjects, "sets");
    json_int_t seconds = json_integer_value(json_object_get(subjects, "seconds"));
    size_t count = json_array_size(sets);
    if (subjects == NULL) {
        return OK;
    }
    bool good = count >= 1 && count <= SUBJECTS_MAX && seconds >= 1 && seconds <= CHOOSE_SECONDS_MAX;
    for (size_t i = 0; i < count; i++) {
        good = good && json_is_string(json_array_get(sets, i));
    }
    if (!good) {
        return ERR_CORRUPT;
    }
    heats->subjects = json_incref((json_t *)sets);
    heats->choose_ms = seconds * 1000;
    return OK;
}

static const char *offered(const struct heats *heats, int32_t subject) {
    return json_string_value(json_array_get(heats->subjects, (size_t)subject));
}

static int32_t count_offered(const struct heats *heats) {
    return (int32_t)json_array_size(heats->subjects);
}

static int32_t find_offered(const struct heats *heats, const char *set, size_t length) {
    int32_t found = count_offered(heats) - 1;
    while (found >= 0 && (strlen(offered(heats, found)) != length || memcmp(offered(heats, found), set, length) != 0)) {
        found--;
    }
    return found;
}

const char *heats_subject(const struct heats *heats, const struct heat_seat *seat) {
    return seat->subject < 0 ? NULL : offered(heats, seat->subject);
}

int32_t tournament_subjects_least(int32_t seats, int32_t stages) {
    return seats + stages - 1;
}

/* ---- whose it can be ---- */

static bool is_taken(const struct heats *heats, const struct heat_table *table, int32_t entrant, int32_t subject) {
    const struct heat_seat *seats = heats_seats_at(heats, table);
    bool taken = false;
    for (int32_t i = 0; i < table->count; i++) {
        taken = taken || (seats[i].entrant != entrant && seats[i].subject == subject);
    }
    return taken;
}

static bool was_theirs(const struct heats *heats, int32_t entrant, int32_t subject) {
    bool was = false;
    for (int32_t i = 0; i < heats->stage_count - 1; i++) {
        const struct heat_table *table = heats_find_table(heats, &heats->stages[i], entrant);
        was = was || (table != NULL && heats_find_seat(heats, table, entrant)->subject == subject);
    }
    return was;
}

/* The table of the stage at which they play, or have played; NULL: there is none. */
static const struct heat_table *find_own_table(const struct tournament *tournament, int32_t entrant) {
    const struct heats *heats = tournament->heats;
    const struct heat_table *table = heats_find_table(heats, heats_stage(heats), entrant);
    bool plays = table != NULL && heats_is_in(tournament, heats_find_seat(heats, table, entrant));
    return plays ? table : NULL;
}

/* With the game it is settled, also where that is played again. */
static bool is_settled(const struct heat_table *table) {
    return table->game != 0 || table->is_over;
}

enum subject_answer tournament_try_subject(const struct tournament *tournament, int32_t index, int64_t stage,
                                           const char *set, size_t length) {
    const struct heats *heats = tournament->heats;
    if (heats == NULL || heats->subjects == NULL) {
        return SUBJECT_NEVER;
    }
    int32_t subject = find_offered(heats, set, length);
    if (subject < 0) {
        return SUBJECT_UNKNOWN;
    }
    if (tournament->status == TOURNAMENT_FINISHED || tournament->status == TOURNAMENT_CANCELLED ||
        stage < heats->stage_count) {
        return SUBJECT_TOO_LATE;
    }
    if (stage > heats->stage_count) {
        return SUBJECT_TOO_EARLY;
    }
    const struct heat_table *table = find_own_table(tournament, index);
    if (table == NULL) {
        return SUBJECT_NO_SEAT;
    }
    if (heats_find_seat(heats, table, index)->subject == subject) {
        return SUBJECT_SAME;
    }
    bool is_often = heats_find_seat(heats, table, index)->choices >= SUBJECT_CHOICES_MAX;
    return is_settled(table)                        ? SUBJECT_TOO_LATE
           : is_taken(heats, table, index, subject) ? SUBJECT_TAKEN
           : was_theirs(heats, index, subject)      ? SUBJECT_WAS_THEIRS
           : is_often                               ? SUBJECT_TOO_OFTEN
                                                    : SUBJECT_FITS;
}

/* ---- the fold ---- */

/* One that was drawn can be what they have had before, where all else is taken: their table plays nonetheless. */
enum err heats_note_subject(struct tournament *tournament, const json_t *body) {
    struct heats *heats = tournament->heats;
    const json_t *set = json_object_get(body, "set");
    json_int_t entrant = json_integer_value(json_object_get(body, "number")) - 1;
    bool is_drawn = json_is_true(json_object_get(body, "drawn"));
    if (heats == NULL || heats->subjects == NULL || !json_is_string(set) || entrant < 0 ||
        entrant >= tournament->entrant_count ||
        json_integer_value(json_object_get(body, "stage")) != heats->stage_count) {
        return ERR_CORRUPT;
    }
    const struct heat_table *table = find_own_table(tournament, (int32_t)entrant);
    int32_t subject = find_offered(heats, json_string_value(set), json_string_length(set));
    if (table == NULL || is_settled(table) || subject < 0 || is_taken(heats, table, (int32_t)entrant, subject) ||
        (!is_drawn && was_theirs(heats, (int32_t)entrant, subject))) {
        return ERR_CORRUPT;
    }
    struct heat_seat *seat = heats_find_seat(heats, table, (int32_t)entrant);
    seat->subject = subject;
    seat->choices++;
    heats->stages[heats->stage_count - 1].touched = true;
    return OK;
}

bool heats_is_awaited(const struct tournament *tournament, const struct heat_seat *seat) {
    return tournament->heats->subjects != NULL && seat->subject < 0 && heats_is_in(tournament, seat);
}

bool heats_awaits_subject(const struct tournament *tournament, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    bool awaits = false;
    for (int32_t i = 0; i < table->count; i++) {
        awaits = awaits || heats_is_awaited(tournament, &seats[i]);
    }
    return awaits;
}

int64_t heats_choose_by(const struct tournament *tournament) {
    const struct heats *heats = tournament->heats;
    const struct heat_stage *stage = heats_stage(heats);
    bool awaits = false;
    for (int32_t i = 0; stage != NULL && i < stage->count; i++) {
        const struct heat_table *table = &heats->tables[stage->first + (size_t)i];
        awaits = awaits || (!table->is_over && heats_awaits_subject(tournament, table));
    }
    return awaits && tournament->status == TOURNAMENT_RUNNING ? stage->choose_by : 0;
}

/* ---- for those who have not chosen ---- */

json_t *tournament_draw_subject(const struct tournament *tournament, int32_t index) {
    const struct heats *heats = tournament->heats;
    const struct heat_table *table = find_own_table(tournament, index);
    int32_t offers = table == NULL ? 0 : count_offered(heats);
    int32_t found[SUBJECTS_MAX];
    int32_t count = 0;
    unsigned char seed[RNG_SEED_BYTES];
    char message[48];
    struct rng rng;
    for (int32_t i = 0; i < offers; i++) {
        found[count] = i;
        count += !is_taken(heats, table, index, i) && !was_theirs(heats, index, i);
    }
    for (int32_t i = 0, last = count == 0 ? offers : 0; i < last; i++) {
        found[count] = i;
        count += !is_taken(heats, table, index, i);
    }
    (void)snprintf(message, sizeof message, "subject:%d:%d", (int)heats->stage_count, (int)index + 1);
    tournament_hmac(seed, tournament, message);
    rng_init(&rng, seed);
    const char *set = count == 0 ? "" : offered(heats, found[rng_below(&rng, (uint32_t)count)]);
    return heats_subject_body(tournament, index, set, strlen(set), true);
}

json_t *heats_subject_body(const struct tournament *tournament, int32_t index, const char *set, size_t length,
                           bool is_drawn) {
    return json_pack("{s:i, s:i, s:s%, s:b}", "stage", (int)tournament->heats->stage_count, "number", (int)index + 1,
                     "set", set, length, "drawn", is_drawn);
}
