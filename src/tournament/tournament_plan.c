/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What there is to do in a tournament: which game next, when a round is over, when there is a tie to break, when it is
 * over.
 *
 * Games are numbered in the order in which they begin; in a round-robin by their place in the schedule, so that people who
 * are slow hold up nobody else.
 */
#include <stdlib.h>
#include <string.h>

#include "heats.h"
#include "pairing.h"
#include "tournament_internal.h"

/* So many games of a schedule are looked at for one that can begin. */
enum { LOOK_AHEAD = 4096 };

int tournament_table_size(enum tournament_format format, bool duplicate, int32_t entrants) {
    return duplicate ? 1 : format == FORMAT_ALL_PLAY || format == FORMAT_HEATS ? (int)entrants : 2;
}

int tournament_full_table(const struct tournament *tournament) {
    int32_t most = tournament->entrant_count;
    if (tournament->heats != NULL && tournament->heats->table < most) {
        most = tournament->heats->table;
    }
    return tournament_table_size(tournament->format, tournament->duplicate, most);
}

int64_t tournament_game_count(enum tournament_format format, int64_t games, int64_t entrants) {
    switch (format) {
    case FORMAT_ALL_PLAY:
        return games;
    case FORMAT_ROUND_ROBIN:
        return pairing_round_robin_games((int32_t)entrants, games);
    case FORMAT_SWISS:
        return games * (entrants / 2);
    case FORMAT_KNOCKOUT:
    case FORMAT_HEATS:
        return -1;
    }
    return -1;
}

int64_t tournament_tie_breaks_max(const struct tournament *tournament) {
    return tournament->shares.tables > 0 ? 0 : TIE_BREAK_GAMES_MAX;
}

static bool is_playing(const struct tournament *tournament, int32_t index) {
    return tournament->entrants[index].status == ENTRANT_PLAYING;
}

static int32_t count_playing(const struct tournament *tournament) {
    int32_t count = 0;
    for (int32_t i = 0; i < tournament->field_count; i++) {
        count += is_playing(tournament, tournament->field[i]);
    }
    return count;
}

/* ---- beginning ---- */

enum err tournament_begin(struct tournament *tournament) {
    tournament->status = TOURNAMENT_RUNNING;
    if (tournament->field == NULL) {
        return OK;
    }
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        if (is_playing(tournament, i)) {
            tournament->field[tournament->field_count++] = i;
        }
    }
    if (tournament->format == FORMAT_ROUND_ROBIN) {
        tournament->slot_count = pairing_round_robin_games(tournament->field_count, tournament->games);
        tournament->slots = calloc((size_t)tournament->slot_count / 8 + 1, 1);
        if (tournament->slots == NULL) {
            return ERR_NO_MEMORY;
        }
    }
    return tournament_settle(tournament);
}

static bool has_begun(const struct tournament *tournament, int64_t slot) {
    return (tournament->slots[slot / 8] & 1u << (slot % 8)) != 0;
}

enum err tournament_note_begun(struct tournament *tournament, const struct contest *contest) {
    tournament->newest_game = contest->number > tournament->newest_game ? contest->number : tournament->newest_game;
    if (tournament->heats != NULL) {
        return heats_note_begun(tournament, contest);
    }
    if (tournament->breaking_tie) {
        tournament->cycle_begun += contest->tie_break;
    } else if (tournament->format == FORMAT_ROUND_ROBIN && contest->number <= tournament->slot_count) {
        int64_t slot = contest->number - 1;
        tournament->slots[slot / 8] = (unsigned char)(tournament->slots[slot / 8] | 1u << (slot % 8));
        while (tournament->first_free < tournament->slot_count && has_begun(tournament, tournament->first_free)) {
            tournament->first_free++;
        }
    } else {
        tournament_note_duel(tournament, contest);
    }
    return OK;
}

/* ---- is it over? ---- */

static bool is_duel_done(const struct tournament *tournament, const struct duel *duel) {
    if (duel->entrants[1] < 0) {
        return true;
    }
    return tournament->format == FORMAT_SWISS ? duel->over > 0 : duel->winner >= 0;
}

static bool is_round_done(const struct tournament *tournament) {
    for (size_t i = 0; i < tournament->duel_count; i++) {
        if (!is_duel_done(tournament, &tournament->duels[i])) {
            return false;
        }
    }
    return tournament->active == 0;
}

/* How many entrants have won all their rounds so far. */
static int32_t count_alive(const struct tournament *tournament) {
    int32_t count = 0;
    for (int32_t i = 0; i < tournament->field_count; i++) {
        int32_t index = tournament->field[i];
        count += is_playing(tournament, index) && tournament->entrants[index].level >= tournament->round;
    }
    return count;
}

/* No more rounds than there are opponents, where some have declined. */
static int64_t swiss_rounds(const struct tournament *tournament) {
    int64_t most = tournament->field_count - (tournament->field_count % 2 == 0);
    return tournament->games < most ? tournament->games : most;
}

int32_t tournament_rounds_left(const struct tournament *tournament) {
    int64_t left = swiss_rounds(tournament) - tournament->round;
    return left < 0 ? 0 : (int32_t)left;
}

static bool is_main_done(const struct tournament *tournament) {
    if (tournament->active > 0) {
        return false;
    }
    switch (tournament->format) {
    case FORMAT_ALL_PLAY:
        return tournament->played >= tournament->games || count_playing(tournament) < 2;
    case FORMAT_ROUND_ROBIN:
        return tournament->first_free >= tournament->slot_count;
    case FORMAT_SWISS:
        return is_round_done(tournament) &&
               (tournament->round >= swiss_rounds(tournament) || count_playing(tournament) < 2);
    case FORMAT_KNOCKOUT:
        return is_round_done(tournament) && count_alive(tournament) < 2;
    case FORMAT_HEATS:
        break;
    }
    return false;
}

/* ---- a tie for first ---- */

static bool is_one_table(const struct tournament *tournament) {
    return tournament->format == FORMAT_ALL_PLAY || tournament->duplicate;
}

/* Everybody meets everybody, where that can be done. */
static bool is_full_cycle(int32_t tied) {
    return (int64_t)tied * (tied - 1) / 2 <= TIE_BREAK_GAMES_MAX;
}

/* Where there are too many for that, each meets those next to them. */
static int32_t cycle_size(const struct tournament *tournament) {
    int32_t tied = tournament->tied_count;
    return is_one_table(tournament) ? 1 : is_full_cycle(tied) ? tied * (tied - 1) / 2 : tied;
}

/* The tied play on while there are games left for it. */
static void begin_cycle(struct tournament *tournament) {
    int64_t left = tournament_tie_breaks_max(tournament) - tournament->tie_break_games;
    for (int32_t i = 0; i < tournament->tied_count; i++) {
        tournament->entrants[tournament->tied[i]].cycle = 0;
    }
    tournament->cycle_begun = 0;
    tournament->cycle_over = 0;
    tournament->cycle_size = cycle_size(tournament);
    tournament->over = tournament->tied_count < 2 || left <= 0 || tournament->cycle_size > TIE_BREAK_GAMES_MAX;
    tournament->cycle_is_cut = tournament->cycle_size > left;
    tournament->cycle_size = tournament->cycle_is_cut ? (int32_t)left : tournament->cycle_size;
}

static enum err find_tie(struct tournament *tournament) {
    int32_t *order = NULL;
    int32_t count = 0;
    for (int32_t i = 0; i < tournament->field_count && tournament->format != FORMAT_KNOCKOUT; i++) {
        tournament->entrants[tournament->field[i]].level = 0;
    }
    enum err err = tournament_ranking(&order, &count, tournament);
    if (err != OK) {
        return err;
    }
    tournament->tied_count = 0;
    for (int32_t i = 0; i < count; i++) {
        if (tournament->entrants[order[i]].rank == 1 && is_playing(tournament, order[i])) {
            tournament->tied[tournament->tied_count++] = order[i];
        }
    }
    free(order);
    tournament->breaking_tie = true;
    begin_cycle(tournament);
    return OK;
}

/* Those with the most points of the cycle play on. */
static void end_cycle(struct tournament *tournament) {
    double most = 0;
    int32_t left = 0;
    for (int32_t i = 0; i < tournament->tied_count; i++) {
        double points = tournament->entrants[tournament->tied[i]].cycle;
        most = points > most ? points : most;
    }
    bool nobody_came = !(most > 0);
    if (nobody_came || tournament->cycle_is_cut) { /* what only some have played decides nothing */
        tournament->over = true;
        return;
    }
    for (int32_t i = 0; i < tournament->tied_count; i++) {
        struct entrant *entrant = &tournament->entrants[tournament->tied[i]];
        if (entrant->cycle >= most) {
            entrant->level++;
            tournament->tied[left++] = tournament->tied[i];
        }
    }
    tournament->tied_count = left;
    begin_cycle(tournament);
}

/* Somebody who was disqualified is not among the tied any more, and others may be. */
static bool is_tie_spoilt(const struct tournament *tournament) {
    for (int32_t i = 0; i < tournament->tied_count; i++) {
        if (!is_playing(tournament, tournament->tied[i])) {
            return true;
        }
    }
    return false;
}

/* A match against somebody who is out is won. */
static void settle_duels(struct tournament *tournament) {
    for (size_t i = 0; i < tournament->duel_count && tournament->format == FORMAT_KNOCKOUT; i++) {
        struct duel *duel = &tournament->duels[i];
        for (int side = 0; side < 2 && duel->winner < 0 && duel->entrants[1] >= 0; side++) {
            if (!is_playing(tournament, duel->entrants[1 - side])) {
                duel->winner = duel->entrants[side];
                tournament->entrants[duel->winner].level++;
            }
        }
    }
}

enum err tournament_settle(struct tournament *tournament) {
    if (tournament->heats != NULL) {
        heats_settle(tournament);
        return OK;
    }
    if (!tournament->breaking_tie) {
        settle_duels(tournament);
        if (!is_main_done(tournament)) {
            return OK;
        }
        if (tournament->format == FORMAT_KNOCKOUT) {
            tournament->over = true;
            return OK;
        }
        return find_tie(tournament);
    }
    if (is_tie_spoilt(tournament) && tournament->active == 0) {
        return find_tie(tournament);
    }
    if (!tournament->over && tournament->cycle_over >= tournament->cycle_size) {
        end_cycle(tournament);
    }
    return OK;
}

/* ---- rounds ---- */

enum err tournament_begin_round(struct tournament *tournament, const json_t *body) {
    const json_t *pairs = json_object_get(body, "pairs");
    const json_t *byes = json_object_get(body, "byes");
    size_t count = json_array_size(pairs) + json_array_size(byes);
    if ((tournament->format != FORMAT_SWISS && tournament->format != FORMAT_KNOCKOUT) ||
        json_integer_value(json_object_get(body, "round")) != tournament->round + 1 || count == 0) {
        return ERR_CORRUPT;
    }
    struct duel *duels = calloc(count, sizeof *duels);
    if (duels == NULL) {
        return ERR_NO_MEMORY;
    }
    free(tournament->duels);
    tournament->duels = duels;
    tournament->duel_count = count;
    tournament->round++;
    for (size_t i = 0; i < count; i++) {
        bool is_bye = i >= json_array_size(pairs);
        const json_t *pair = is_bye ? NULL : json_array_get(pairs, i);
        const json_t *first = is_bye ? json_array_get(byes, i - json_array_size(pairs)) : json_array_get(pair, 0);
        json_int_t a = json_integer_value(first);
        json_int_t b = is_bye ? 0 : json_integer_value(json_array_get(pair, 1));
        if (a < 1 || a > tournament->entrant_count || b < !is_bye || b > tournament->entrant_count) {
            return ERR_CORRUPT;
        }
        duels[i] = (struct duel){.entrants = {(int32_t)a - 1, (int32_t)b - 1}, .winner = -1};
        if (is_bye) {
            struct entrant *entrant = &tournament->entrants[a - 1];
            entrant->byes++;
            entrant->level += tournament->format == FORMAT_KNOCKOUT;
            tournament_add_byes(tournament, entrant, 1);
        }
    }
    return OK;
}

enum err tournament_note_draw(struct tournament *tournament, int32_t winner) {
    for (size_t i = 0; i < tournament->duel_count; i++) {
        struct duel *duel = &tournament->duels[i];
        if (winner >= 0 && duel->winner < 0 && (duel->entrants[0] == winner || duel->entrants[1] == winner)) {
            duel->winner = winner;
            tournament->entrants[winner].level++;
            return OK;
        }
    }
    return ERR_CORRUPT;
}

/* ---- what next ---- */

static bool is_free(const struct tournament *tournament, int32_t index) {
    return !tournament->entrants[index].busy;
}

/* Two who meet, if both are free. */
static bool make_pair(struct fixture *out, struct tournament *tournament, int32_t first, int32_t second) {
    if (!is_free(tournament, first) || !is_free(tournament, second)) {
        return false;
    }
    tournament->scratch[0] = first;
    tournament->scratch[1] = second;
    out->entrants = tournament->scratch;
    out->count = 2;
    out->walkover = !is_playing(tournament, first) || !is_playing(tournament, second);
    return true;
}

/* Everybody who is still in, each game another one first. */
static enum tournament_step next_of_all(struct fixture *out, struct tournament *tournament, const int32_t *who,
                                        int32_t count) {
    int32_t playing = 0;
    if (tournament->active > 0) {
        return STEP_WAIT;
    }
    for (int32_t i = 0; i < count; i++) {
        int32_t index = who[(i + out->number - 1) % count];
        if (is_playing(tournament, index)) {
            tournament->scratch[playing++] = index;
        }
    }
    out->entrants = tournament->scratch;
    out->count = playing;
    return STEP_GAME;
}

static enum tournament_step next_of_schedule(struct fixture *out, struct tournament *tournament) {
    int64_t last = tournament->first_free + LOOK_AHEAD;
    last = last < tournament->slot_count ? last : tournament->slot_count;
    for (int64_t slot = tournament->first_free; slot < last; slot++) {
        if (has_begun(tournament, slot)) {
            continue;
        }
        struct pair pair = pairing_round_robin(&out->round, tournament->field_count, slot);
        if (make_pair(out, tournament, tournament->field[pair.first], tournament->field[pair.second])) {
            out->number = slot + 1;
            return STEP_GAME;
        }
    }
    return STEP_WAIT;
}

/* A game of a duel; leads take turns. */
static enum tournament_step next_of_duel(struct fixture *out, struct tournament *tournament, const struct duel *duel) {
    bool swap = duel->begun % 2 == 1;
    out->round = tournament->round;
    out->tie_break = tournament->format == FORMAT_KNOCKOUT && duel->begun >= tournament->games;
    if (tournament->format == FORMAT_KNOCKOUT &&
        duel->begun >= tournament->games + tournament_tie_breaks_max(tournament)) {
        return STEP_DRAW;
    }
    bool made = make_pair(out, tournament, duel->entrants[swap ? 1 : 0], duel->entrants[swap ? 0 : 1]);
    return made ? STEP_GAME : STEP_WAIT;
}

static enum tournament_step next_of_round(struct fixture *out, struct tournament *tournament) {
    if (tournament->round == 0 || is_round_done(tournament)) {
        return STEP_ROUND;
    }
    for (size_t i = 0; i < tournament->duel_count; i++) {
        const struct duel *duel = &tournament->duels[i];
        bool may_begin = duel->begun == duel->over && !is_duel_done(tournament, duel);
        enum tournament_step step = may_begin ? next_of_duel(out, tournament, duel) : STEP_WAIT;
        if (step != STEP_WAIT) {
            return step;
        }
    }
    return STEP_WAIT;
}

/* Who of the tied meet next, by their places among them. */
static void find_tied_pair(int32_t *out_first, int32_t *out_second, const struct tournament *tournament) {
    int32_t place = tournament->cycle_begun;
    int32_t tied = tournament->tied_count;
    if (!is_full_cycle(tied)) {
        *out_first = place;
        *out_second = (place + 1) % tied;
        return;
    }
    int32_t first = 0;
    while (place >= tied - 1 - first) { /* 0-1, 0-2, ..., 1-2, ... */
        place -= tied - 1 - first;
        first++;
    }
    *out_first = first;
    *out_second = first + 1 + place;
}

static enum tournament_step next_of_tie(struct fixture *out, struct tournament *tournament) {
    out->tie_break = true;
    out->round = tournament->format == FORMAT_SWISS ? tournament->round + 1 : out->round;
    if (is_one_table(tournament)) {
        return next_of_all(out, tournament, tournament->tied, tournament->tied_count);
    }
    if (tournament->active > 0) {
        return STEP_WAIT;
    }
    if (tournament->format == FORMAT_ROUND_ROBIN) { /* the one after the last of the schedule */
        (void)pairing_round_robin(&out->round, tournament->field_count, tournament->slot_count - 1);
        out->round++;
    }
    int32_t first = 0;
    int32_t second = 0;
    find_tied_pair(&first, &second, tournament);
    bool swap = tournament->tie_break_games % 2 == 1;
    bool made =
        make_pair(out, tournament, tournament->tied[swap ? second : first], tournament->tied[swap ? first : second]);
    return made ? STEP_GAME : STEP_WAIT;
}

enum tournament_step tournament_next(struct fixture *out, struct tournament *tournament) {
    if (tournament->status != TOURNAMENT_RUNNING) {
        return tournament->status == TOURNAMENT_OPEN ? STEP_WAIT : STEP_NONE;
    }
    if (tournament->over) {
        return STEP_FINISH;
    }
    *out = (struct fixture){.number = tournament->newest_game + 1, .round = (int32_t)tournament->newest_game + 1};
    if (tournament->breaking_tie) {
        return next_of_tie(out, tournament);
    }
    switch (tournament->format) {
    case FORMAT_ALL_PLAY:
        return next_of_all(out, tournament, tournament->field, tournament->field_count);
    case FORMAT_ROUND_ROBIN:
        return next_of_schedule(out, tournament);
    case FORMAT_SWISS:
    case FORMAT_KNOCKOUT:
        return next_of_round(out, tournament);
    case FORMAT_HEATS:
        return heats_next(out, tournament);
    }
    return STEP_NONE;
}
