/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Folding rows of the log into games. It reads through whatever connection it is given: a reader's, or the writer's
 * inside its transaction.
 */
#include "game/load.h"

#include <string.h>

#include "util/json.h"

/* A fold under way, as the context of the row function. */
struct fold {
    struct game *game; /* owned */
    bool whole;        /* every event is there */
    struct config_cache *configs;
    const struct id *id;
    struct problem *problem;
    game_visitor *visit; /* NULL: only the end matters */
    void *context;
};

enum err event_from_row(struct event *out, json_t **out_body, const struct event_row *row, const struct game *game,
                        struct problem *problem) {
    json_error_t error;
    json_t *body = json_loadb(row->body, row->body_length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    if (body == NULL && json_error_code(&error) == json_error_out_of_memory) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    if (body == NULL) {
        return problem_set(problem, ERR_CORRUPT, "The body of a `%s` is no JSON.", row->kind);
    }
    enum event_kind kind = family_find_event(game_family(game), row->kind);
    *out_body = body;
    *out = (struct event){.seq = row->seq, .at = row->at, .kind = kind, .seat = row->seat, .body = body};
    return OK;
}

struct event_row event_to_row(const struct event *event, const struct game *game, const char *body, size_t length) {
    const char *kind = family_event_word(game_family(game), event->kind);
    return (struct event_row){event->seq, event->at, kind, event->seat, body, length};
}

static bool is_missing_one(const struct fold *fold, const struct event_row *row) {
    return fold->whole && row->seq != (fold->game == NULL ? 1 : fold->game->version + 1);
}

/*
 * What the log says must fold, whatever error the rules name: then the log is damaged. The words are for whoever wanted to
 * see the game; the rules' own may tell a secret, and are for `referee verify` to tell.
 */
static enum err damaged(struct problem *problem, const struct event_row *row) {
    return problem_set(problem, ERR_CORRUPT, "The log of this game is damaged at event %lld.", (long long)row->seq);
}

static enum err fold_row(void *context, const struct event_row *row) {
    struct fold *fold = context;
    struct event event;
    json_t *body = NULL;
    if (is_missing_one(fold, row)) {
        return damaged(fold->problem, row);
    }
    enum err err = event_from_row(&event, &body, row, fold->game, fold->problem);
    if (err != OK) {
        return err == ERR_NO_MEMORY ? err : damaged(fold->problem, row);
    }
    struct game *next = NULL;
    err = game_fold(&next, fold->game, fold->id, &event, fold->configs, fold->problem);
    if (err != OK) {
        json_decref(body);
        return err == ERR_NO_MEMORY ? err : damaged(fold->problem, row);
    }
    game_release(fold->game);
    fold->game = next;
    err = fold->visit == NULL ? OK : fold->visit(fold->context, next, &event);
    json_decref(body);
    return err;
}

/* Ends a fold: hands the game out, or says why there is none. */
static enum err finish(struct game **out, struct fold *fold, enum err err) {
    if (err == OK && fold->game == NULL) {
        err = problem_set(fold->problem, ERR_NOT_FOUND, "There is no such game.");
    }
    if (err != OK) {
        game_release(fold->game);
        if (fold->problem->err == OK) {
            (void)problem_set(fold->problem, err, "The game could not be read. Try again later.");
        }
        return err;
    }
    *out = fold->game;
    return OK;
}

enum err game_load(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                   struct problem *problem) {
    problem_clear(problem);
    struct fold fold = {.configs = configs, .id = id, .problem = problem};
    return finish(out, &fold, event_log_read_current(db, id, fold_row, &fold));
}

enum err game_load_whole(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                         int64_t last, struct problem *problem) {
    problem_clear(problem);
    struct fold fold = {.whole = true, .configs = configs, .id = id, .problem = problem};
    return finish(out, &fold, event_log_read(db, id, 0, last, INT64_MAX, fold_row, &fold));
}

enum err game_walk(struct db *db, struct config_cache *configs, const struct id *id, int64_t last, game_visitor *visit,
                   void *context, struct problem *problem) {
    struct game *game = NULL;
    struct fold fold = {
        .whole = true, .configs = configs, .id = id, .problem = problem, .visit = visit, .context = context};
    problem_clear(problem);
    enum err err = finish(&game, &fold, event_log_read(db, id, 0, last, INT64_MAX, fold_row, &fold));
    game_release(game);
    return err;
}

enum err game_follow(struct game **game, const struct event_row *row, struct config_cache *configs,
                     struct problem *problem) {
    if (row->seq <= (*game)->version) {
        return OK;
    }
    const struct id id = (*game)->id;
    struct fold fold = {.game = *game, .whole = true, .configs = configs, .id = &id, .problem = problem};
    problem_clear(problem);
    enum err err = fold_row(&fold, row);
    *game = fold.game;
    return err;
}

enum err game_load_round(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                         int64_t round_seq, int64_t last, struct problem *problem) {
    problem_clear(problem);
    struct fold fold = {.configs = configs, .id = id, .problem = problem};
    enum err err = event_log_read(db, id, 0, 1, 1, fold_row, &fold);
    if (err == OK && fold.game != NULL) {
        err = event_log_read(db, id, round_seq - 1, last, INT64_MAX, fold_row, &fold);
    }
    return finish(out, &fold, err);
}
