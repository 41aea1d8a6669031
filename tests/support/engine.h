/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An engine for tests of the engine: a real database in a directory of the test's own, what lies above it, and a writer.
 *
 * Players are numbers from 0. A struct engine plays one game at a time (`game`, made by engine_create); every play is a
 * job of its own. After a play that went well the new state is compared with what the log folds to, from its newest round
 * and from its start; after a refusal nothing may have changed. JSON is written with single quotes for double ones.
 */
#ifndef REFEREE_TESTS_ENGINE_ENGINE_H
#define REFEREE_TESTS_ENGINE_ENGINE_H

#include <criterion/criterion.h>

#include "core/cache.h"
#include "core/tx.h"
#include "core/writer.h"
#include "game/names.h"
#include "play/play.h"
#include "referee/verify.h"
#include "unit/store/database.h"

enum { ENGINE_PLAYERS = 8, ENGINE_QUEUE = 4096, ENGINE_BATCH = 64, ENGINE_SHOWN = 8, SECRET_SIZE = 16 };

struct engine {
    struct database database; /* its db is the writer's */
    struct db *reader;        /* the test's own connection */
    struct config_cache *configs;
    struct cache *cache;
    struct names *names;
    struct id_source ids;
    struct writer *writer;
    struct listener listeners[2];      /* of the writer, from its next start on */
    struct outages *outages;           /* likewise */
    struct id players[ENGINE_PLAYERS]; /* called Player 0, Player 1, ... */

    struct id game;
    struct if_match if_match;         /* of the next play alone */
    int64_t arrived_at;               /* likewise */
    struct play play;                 /* the last one */
    struct problem problem;           /* and its problem */
    bool shared;                      /* bots play too, at any moment: nothing is compared after a play */
    char fault[400];                  /* what verification found first, or "" */
    struct game *shown[ENGINE_SHOWN]; /* the last states that engine_game gave; owned */
    size_t shown_count;
};

/* Opens everything; a test that wants other options of the writer starts it again by itself. */
void engine_open(struct engine *engine);
void engine_close(struct engine *engine);

/* The same at the end of a test, which must have left nothing wrong with the database. */
void engine_end(struct engine *engine);

/* Stops the writer and forgets what is in memory, as a restart does. */
void engine_restart(struct engine *engine);

void engine_start_writer(struct engine *engine, size_t queue_max, size_t batch_max);
void engine_stop_writer(struct engine *engine);

/* Runs work as a job of its own and waits for the outcome. */
typedef enum err engine_work(struct tx *tx, void *context);
enum err engine_do(struct engine *engine, engine_work *work, void *context) MUST_CHECK;

/* ---- playing ---- */

/*
 * A game to make. seats: a word for each, "0" (player 0 sits there), "1?" (player 1 is invited), "-" (open), "minimax" (a
 * bot of the code-breaking games); the first player who sits makes it.
 */
struct engine_table {
    const char *ruleset; /* NULL: mastermind */
    const char *options; /* NULL: {} */
    const char *seats;   /* NULL: "0" */
    bool is_public, ranked;
    struct time_control time_control;
};
enum err engine_create(struct engine *engine, const struct engine_table *table) MUST_CHECK;

/* A game of these seats, all of them joined in turn, so that the first round has begun. */
void engine_sit(struct engine *engine, const char *ruleset, const char *options, int seats);

enum err engine_join(struct engine *engine, int player, const char *join_code, int seat) MUST_CHECK;
/* With a client seed. */
enum err engine_join_with(struct engine *engine, int player, const char *join_code, const char *seed) MUST_CHECK;
enum err engine_give_seed(struct engine *engine, int player, const char *seed) MUST_CHECK;
enum err engine_act(struct engine *engine, int player, const char *kind, const char *body) MUST_CHECK;
enum err engine_play(struct engine *engine, int player, enum err (*what)(struct play *play)) MUST_CHECK;

/* The secret of the round that is being played, from the log. */
void engine_secret(struct engine *engine, char out[static SECRET_SIZE]);

/* A guess that is certainly wrong, and one that is right: by the seat whose turn it is. */
void engine_miss(struct engine *engine, int player);
void engine_crack(struct engine *engine, int player);

/* ---- looking ---- */

/* The newest state, borrowed until the next play; of those that it gave since then the last ENGINE_SHOWN. */
const struct game *engine_game(struct engine *engine);

/* What is wrong with the newest state, the log and the fold of it; asserts that nothing is. */
void engine_check(struct engine *engine);

/* Do two states look the same to everybody and in everything that is not shown? Tells what differs. */
bool engine_same(const struct game *a, const struct game *b);

/* The game as a player (-1: a stranger) sees it; owned by the caller. */
json_t *engine_view(struct engine *engine, int player);

/* "created round guess ..." of the game's log; and how many events it has. */
void engine_kinds(struct engine *engine, char *out, size_t size);
int64_t engine_event_count(struct engine *engine);

/* JSON with single quotes; owned by the caller. Does the value, which is released, equal it? Prints both when not. */
json_t *engine_json(const char *text);
bool engine_is(json_t *owned, const char *expected);

/* Verifies the database; what was wrong first is in engine->fault. Is nothing wrong with it? */
struct verify_totals engine_verify(struct engine *engine, bool rebuild);
bool engine_is_clean(struct engine *engine);

/* At the end of a test Criterion counts no failed assertion, but it counts a crash. */
#define must_hold(condition) ((condition) ? (void)0 : engine_fail(__FILE__, __LINE__, #condition))
_Noreturn void engine_fail(const char *file, int line, const char *what);

/* The call must be refused with this error, or must not be. */
#define refused(call, expected) cr_assert((call) == (expected), "%s: %s", #call, engine.problem.detail)

/* The call must be refused by the rules of the game, with the family's problem of this name. */
#define breaks(call, problem_name)                                                                                   \
    cr_assert((call) == ERR_RULES && strcmp(problem_def(&engine.problem)->name, problem_name) == 0, "%s: %s", #call, \
              engine.problem.detail)
#define played(call) cr_assert((call) == OK, "%s: %s", #call, engine.problem.detail)

#endif
