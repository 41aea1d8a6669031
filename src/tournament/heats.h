/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The stages of a tournament of heats: who sits at which table, what came of it, and who goes on.
 *
 * A stage's tables stand in the log (`stage`). What decides who goes on, and with whom they sit, follows from the games and
 * the tournament's seed (heats_draw.c), and `referee verify` draws it again.
 */
#ifndef REFEREE_TOURNAMENT_HEATS_H
#define REFEREE_TOURNAMENT_HEATS_H

#include "tournament/heats_plan.h"
#include "tournament_internal.h"

/* An entrant at a table. */
struct heat_seat {
    int32_t entrant; /* index */
    bool is_out;     /* they have forfeited its game, and go no further */
    bool plays;      /* they are at its latest game */
    int32_t subject; /* what they have chosen of heats->subjects; -1 = nothing yet */
    int32_t choices; /* how often they have */
    double score;    /* NAN = none */
    double minor;
    double asked;
};

/*
 * A table of a stage. A game that was aborted as somebody did not come is played again by those who did, so there may have
 * been several.
 */
struct heat_table {
    size_t first; /* its seats in heats->seats */
    int32_t count;
    int64_t game;   /* the number of the latest; 0 = none */
    struct id id;   /* that game's; none = played inside the server, or by each alone */
    bool is_active; /* it lasts still */
    bool is_over;   /* nobody plays at the table any more */
};

struct heat_stage {
    size_t first; /* its tables in heats->tables */
    int32_t count;
    bool touched;      /* the row is not what it was: for whoever writes the rows */
    int64_t choose_by; /* until then those at its tables may choose; 0 = nobody does */
};

struct heats {
    int32_t table, advance; /* as in heats_plan.h */
    bool master_left;       /* there is none any more: as the log says of a game */
    json_t *subjects;       /* what those at the tables choose from, texts; owned, NULL = nobody chooses */
    int64_t choose_ms;      /* for so long */
    int32_t stage_count, stage_room;
    struct heat_stage *stages;
    size_t table_count, table_room;
    struct heat_table *tables;
    size_t seat_count, seat_room;
    struct heat_seat *seats;
};

/* ---- heats.c: the fold ---- */

/* What `created` says of them. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err heats_create(struct tournament *tournament, const json_t *body) MUST_CHECK;
void heats_free(struct heats *heats); /* NULL is fine */

/* A `stage` event, of a moment. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err heats_begin_stage(struct tournament *tournament, const json_t *body, int64_t at) MUST_CHECK;

/* A game has begun, or was played at once. ERR_CORRUPT where it is of no table of the stage. */
enum err heats_note_begun(struct tournament *tournament, const struct contest *contest) MUST_CHECK;

/* A game that has begun is over. */
void heats_note_over(struct tournament *tournament, const struct contest *contest);

/* Which tables are over, after every event; and is there nothing left to do? */
void heats_settle(struct tournament *tournament);

enum tournament_step heats_next(struct fixture *out, struct tournament *tournament);

/* The stage that is being played, or NULL before the first; and the seats at a table. */
const struct heat_stage *heats_stage(const struct heats *heats);
struct heat_seat *heats_seats_at(const struct heats *heats, const struct heat_table *table);

/* The table of a stage (NULL: none) at which an entrant sits, or NULL; and their seat there. */
struct heat_table *heats_find_table(const struct heats *heats, const struct heat_stage *stage, int32_t entrant);
struct heat_seat *heats_find_seat(const struct heats *heats, const struct heat_table *table, int32_t entrant);

/* May they go on: have they not forfeited, and were not disqualified? */
bool heats_is_in(const struct tournament *tournament, const struct heat_seat *seat);

/* Did its game decide the final, or was one left alone there? Else whoever shares it has won nothing to be named for. */
bool heats_has_champion(const struct tournament *tournament);

/* How far each has come (level), and what tells apart those who came equally far (criteria). */
void heats_find_criteria(struct tournament *tournament);

/* ---- heats_subjects.c: what those at the tables choose to be asked of ---- */

/* The member `subjects` of `created`; NULL: nobody chooses. ERR_CORRUPT. */
enum err heats_read_subjects(struct heats *heats, const json_t *subjects) MUST_CHECK;

/* A `subject` event. ERR_CORRUPT where that cannot be theirs. */
enum err heats_note_subject(struct tournament *tournament, const json_t *body) MUST_CHECK;

/* What it is that they have chosen; NULL: nothing yet. */
const char *heats_subject(const struct heats *heats, const struct heat_seat *seat);

/* Are they to play in their stage, and have nothing to be asked of yet? */
bool heats_is_awaited(const struct tournament *tournament, const struct heat_seat *seat);

/* Has somebody who is to play at a table nothing to be asked of yet? Its game is not made before. */
bool heats_awaits_subject(const struct tournament *tournament, const struct heat_table *table);

/* The body of a `subject` event; owned by the caller, NULL without memory. */
json_t *heats_subject_body(const struct tournament *tournament, int32_t index, const char *set, size_t length,
                           bool is_drawn) MUST_CHECK;

/* Until when the stage's tables wait for choices; 0 = none does. */
int64_t heats_choose_by(const struct tournament *tournament);

/* ---- heats_draw.c ---- */

/* The body of the next `stage` event; owned by the caller, NULL without memory. */
json_t *heats_draw(const struct tournament *tournament) MUST_CHECK;

/*
 * What is compared, the more the better: what they have scored, what tells equal scores apart, and how seldom they were
 * asked; no score is less than any.
 */
void heats_criteria(double out[static TOURNAMENT_CRITERIA], const struct tournament *tournament,
                    const struct heat_seat *seat);

#endif
