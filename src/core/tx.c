/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a job sees of the writer: its transaction, and what it and the jobs before it have changed.
 */
#include "core/tx.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "core/cache.h"
#include "core/catch_up.h"
#include "store/store.h"
#include "util/timestamp.h"
#include "writer_internal.h"

enum { FIRST_ROOM = 64 };

struct db *tx_write(struct tx *tx) {
    tx->job->wrote = true;
    return tx->writer->options.db;
}

struct db *tx_read(struct tx *tx) {
    return tx->writer->options.db;
}

int64_t tx_number(const struct tx *tx) {
    return tx->number;
}

int64_t tx_now(const struct tx *tx) {
    return tx->now;
}

struct outage tx_outage(const struct tx *tx) {
    const struct outage none = {0};
    struct outages *outages = tx->writer->options.outages;
    return outages == NULL ? none : outages_owed(outages, tx->now);
}

struct id tx_new_id(struct tx *tx) {
    return id_make(tx->writer->options.ids, tx->now);
}

struct outbox *tx_outbox(const struct tx *tx) {
    return tx->writer->options.outbox;
}

const struct trace *tx_trace(const struct tx *tx) {
    return tx->job->trace;
}

struct config_cache *tx_configs(const struct tx *tx) {
    return cache_configs(tx->writer->options.cache);
}

struct json_out *tx_scratch(struct tx *tx) {
    json_out_clear(&tx->scratch);
    return &tx->scratch;
}

/* The place of a note in the list, newest first; -1 when there is none of that kind about that. */
static ptrdiff_t find_note(const struct tx *tx, enum change_kind kind, const struct id *id) {
    for (size_t i = tx->batch_count + tx->job_count; i > 0; i--) {
        if (tx->changes[i - 1].kind == kind && id_equal(&tx->changes[i - 1].id, id)) {
            return (ptrdiff_t)i - 1;
        }
    }
    return -1;
}

/* The job's own game has been looked for, with those of the other jobs. */
static bool has_caught_up_with(const struct tx *tx, const struct id *id) {
    bool has = id_equal(&tx->job->game, id);
    for (size_t i = 0; i < tx->caught_count && !has; i++) {
        has = id_equal(&tx->caught[i], id);
    }
    return has;
}

/* Where others write too: what the cache has of the game is the newest. */
static enum err catch_up_with(struct tx *tx, const struct id *id) {
    const struct writer_options *options = &tx->writer->options;
    struct catch_up_want want = {.game = *id};
    if (!options->shares || has_caught_up_with(tx, id)) {
        return OK;
    }
    if (tx->caught_count == tx->caught_room) {
        size_t room = tx->caught_room == 0 ? FIRST_ROOM : 2 * tx->caught_room;
        struct id *caught = realloc(tx->caught, room * sizeof *caught);
        if (caught == NULL) {
            return ERR_NO_MEMORY;
        }
        tx->caught = caught;
        tx->caught_room = room;
    }
    enum err err = catch_up(tx->writer, options->cache, options->db, &want, 1);
    tx->caught[tx->caught_count] = *id;
    tx->caught_count += err == OK;
    return err;
}

enum err tx_find_game(struct game **out, struct tx *tx, const struct id *id, struct problem *problem) {
    ptrdiff_t at = find_note(tx, CHANGE_GAME, id);
    if (at >= 0) {
        *out = game_ref(tx->changes[at].game);
        return OK;
    }
    enum err err = catch_up_with(tx, id);
    if (err != OK) {
        return problem_set(problem, err, "The game could not be read. Try again later.");
    }
    return cache_find(out, tx->writer->options.cache, tx->writer->options.db, id, problem);
}

struct game *tx_peek_game(struct tx *tx, const struct id *id) {
    return cache_peek(tx->writer->options.cache, id);
}

/* Has room for one more. */
static bool make_room(struct tx *tx) {
    if (tx->batch_count + tx->job_count < tx->room) {
        return true;
    }
    size_t room = tx->room == 0 ? FIRST_ROOM : 2 * tx->room;
    struct change_note *changes = realloc(tx->changes, room * sizeof *changes);
    if (changes == NULL) {
        return false;
    }
    tx->changes = changes;
    tx->room = room;
    return true;
}

/* Adds a note, whose game is a reference, in the place of an older one of the same job. */
static enum err add_note(struct tx *tx, const struct change_note *note) {
    ptrdiff_t at = find_note(tx, note->kind, &note->id);
    if (at >= (ptrdiff_t)tx->batch_count) {
        int64_t before = tx->changes[at].version;
        game_release(tx->changes[at].game);
        tx->changes[at] = *note;
        tx->changes[at].version = note->version > before ? note->version : before;
        return OK;
    }
    if (!make_room(tx)) {
        game_release(note->game);
        return ERR_NO_MEMORY;
    }
    tx->changes[tx->batch_count + tx->job_count++] = *note;
    return OK;
}

enum err tx_stage_game(struct tx *tx, const struct game *game) {
    return add_note(tx, &(struct change_note){
                            .kind = CHANGE_GAME, .id = game->id, .version = game->version, .game = game_ref(game)});
}

enum err tx_change(struct tx *tx, enum change_kind kind, const struct id *id, int64_t version) {
    assert(kind != CHANGE_GAME);
    return add_note(tx, &(struct change_note){.kind = kind, .id = *id, .version = version});
}

void tx_forget_game(struct tx *tx, const struct id *id) {
    cache_drop(tx->writer->options.cache, id);
}

enum err tx_probe(struct tx *tx) {
    bool is_recent = timestamp_monotonic_us() - tx->writer->written_us < WRITER_PROBE_US;
    return is_recent ? OK : store_touch(tx_write(tx), tx->now, PROBE_BYTES);
}
