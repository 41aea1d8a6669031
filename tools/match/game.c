/* SPDX-License-Identifier: Apache-2.0 */
#include "game.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "effort.h"
#include "util/timestamp.h"

enum { LINE = 5, HANG_TIMES = 10, STARTS_MAX = 10 };

/* How much the last move counts for the pace, and how far it may go. */
#define PACE_SHARE 0.2
#define STRETCH_MAX 8.0

/* Less work than this says nothing of how long one waits. */
enum { PACE_LEAST_US = 5000 };

struct seat {
    const struct engine_plan *plan;
    struct engine_process *process;
    struct engine_board board; /* as it sees it */
    struct effort effort;      /* when it was last looked at */
    int64_t answered_us;       /* monotonic; 0: not yet */
    struct pace *pace;
};

struct duel {
    const struct game_plan *plan;
    struct game_record *record;
    struct seat seats[GAME_ENGINES];
    struct line_board stones;
};

static bool is_stopped(const struct duel *duel) {
    return duel->plan->stopped != NULL && *duel->plan->stopped != 0;
}

/* Whose turn it is: Black has the first stone. */
static int engine_to_move(const struct duel *duel) {
    return duel->record->count % 2 == 0 ? duel->record->black : 1 - duel->record->black;
}

static void put(struct duel *duel, struct stones_point point) {
    int mover = engine_to_move(duel);
    enum line_side side = duel->record->count % 2 == 0 ? LINE_X : LINE_O;
    line_board_place(&duel->stones, side, point);
    duel->seats[mover].board.fields[point.row][point.column] = FIELD_OWN;
    duel->seats[1 - mover].board.fields[point.row][point.column] = FIELD_OTHER;
    duel->record->moves[duel->record->count++] = point;
}

/* What strangers say becomes a line that can be shown. */
static void clean(char *text) {
    for (char *c = text; *c != '\0'; c++) {
        *c = isprint((unsigned char)*c) ? *c : '?';
    }
}

static void lose(struct duel *duel, int engine, enum engine_fault fault) {
    duel->record->winner = 1 - engine;
    duel->record->fault = fault;
    clean(duel->record->reason);
}

static bool start(struct duel *duel, int engine) {
    struct seat *seat = &duel->seats[engine];
    char *reason = duel->record->reason;
    /* It has some seconds on the wall to start, which on a busy machine may be too few. */
    for (int attempt = 0; attempt < STARTS_MAX && seat->process == NULL && !is_stopped(duel); attempt++) {
        seat->process =
            engine_process_start(seat->plan->command, &seat->board, seat->plan->move_ms, duel->plan->stopped, reason);
    }
    if (seat->process == NULL) {
        lose(duel, engine, ENGINE_GONE);
        return false;
    }
    for (int i = 0; i < INFOS_MAX && seat->plan->infos[i] != NULL; i++) {
        if (!engine_process_inform(seat->process, seat->plan->infos[i], reason)) {
            lose(duel, engine, engine_process_fault(seat->process));
            return false;
        }
    }
    return true;
}

/* ---- time ---- */

static long told_ms(const struct seat *seat) {
    bool stretched = !seat->plan->own_clock && seat->pace->stretch > 1;
    return stretched ? (long)((double)seat->plan->move_ms * seat->pace->stretch) : seat->plan->move_ms;
}

/* What the engine has used since it was last looked at; how long it had to wait meanwhile goes into its pace. */
static int64_t take_effort(struct seat *seat) {
    struct effort now;
    effort_of_group(&now, engine_process_group(seat->process));
    int64_t used_us = now.used_us > seat->effort.used_us ? now.used_us - seat->effort.used_us : 0;
    int64_t waited_us = now.waited_us > seat->effort.waited_us ? now.waited_us - seat->effort.waited_us : 0;
    seat->effort = now;
    if (used_us >= PACE_LEAST_US) {
        double stretch = (double)(used_us + waited_us) / (double)used_us;
        double before = seat->pace->stretch > 0 ? seat->pace->stretch : stretch;
        stretch = before + PACE_SHARE * (stretch - before);
        seat->pace->stretch = stretch < STRETCH_MAX ? stretch : STRETCH_MAX;
    }
    return used_us;
}

/* Waits until an engine has had its rest. Some end their search behind their answer, and lose what comes meanwhile. */
static void let_rest(const struct duel *duel, const struct seat *seat) {
    int64_t left_us = seat->answered_us + duel->plan->rest_ms * INT64_C(1000) - timestamp_monotonic_us();
    if (seat->answered_us != 0 && left_us > 0) {
        const struct timespec rest = {.tv_sec = left_us / 1000000, .tv_nsec = left_us % 1000000 * 1000};
        (void)nanosleep(&rest, NULL); /* cut short by Ctrl-C, which ends the game */
    }
}

/* ---- moves ---- */

/* False when the game is over, or was stopped. */
static bool move(struct duel *duel) {
    int engine = engine_to_move(duel);
    struct seat *seat = &duel->seats[engine];
    struct engine_record *record = &duel->record->engines[engine];
    char *reason = duel->record->reason;
    long turn_ms = told_ms(seat);
    int column = 0;
    int row = 0;
    let_rest(duel, seat);
    bool good = engine_process_move(&column, &row, seat->process, &seat->board, turn_ms,
                                    HANG_TIMES * turn_ms + duel->plan->hang_ms, reason);
    if (is_stopped(duel)) {
        return false;
    }
    seat->answered_us = timestamp_monotonic_us();
    int64_t used_us = take_effort(seat);
    record->moves++;
    record->used_us += used_us;
    record->longest_us = used_us > record->longest_us ? used_us : record->longest_us;
    record->told_us += turn_ms * INT64_C(1000);
    if (!good) {
        lose(duel, engine, engine_process_fault(seat->process));
        return false;
    }
    if (used_us > (turn_ms + duel->plan->margin_ms) * INT64_C(1000)) {
        (void)snprintf(reason, GAME_REASON, "it has used %lld ms of the processor, and was told of %ld",
                       (long long)used_us / 1000, turn_ms);
        lose(duel, engine, ENGINE_LATE);
        return false;
    }
    struct stones_point point = {(uint8_t)column, (uint8_t)row};
    enum line_side side = duel->record->count % 2 == 0 ? LINE_X : LINE_O;
    put(duel, point);
    if (line_board_wins_at(&duel->stones, side, point)) {
        duel->record->winner = engine;
        return false;
    }
    return !line_board_is_full(&duel->stones);
}

bool game_play(struct game_record *out, const struct game_plan *plan, const struct opening *opening, int black,
               struct pace paces[static GAME_ENGINES]) {
    struct duel duel = {.plan = plan, .record = out};
    *out = (struct game_record){.black = black, .opening_count = opening->count, .winner = NO_ENGINE};
    line_board_init(&duel.stones, plan->board.size, LINE, plan->board.exact);
    for (int i = 0; i < GAME_ENGINES; i++) {
        duel.seats[i] = (struct seat){.plan = &plan->engines[i], .pace = &paces[i]};
        duel.seats[i].board.size = plan->board.size;
        duel.seats[i].board.exact = plan->board.exact;
    }
    bool goes_on = start(&duel, 0) && start(&duel, 1);
    for (int i = 0; goes_on && i < GAME_ENGINES; i++) {
        (void)take_effort(&duel.seats[i]); /* starting takes none of the time for moves */
    }
    for (int i = 0; i < opening->count; i++) {
        put(&duel, opening->moves[i]);
    }
    while (goes_on) {
        goes_on = move(&duel);
    }
    for (int i = 0; i < GAME_ENGINES; i++) {
        engine_process_stop(duel.seats[i].process);
    }
    return !is_stopped(&duel);
}
