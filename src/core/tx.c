/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a job sees of the writer: its transaction, and the games that it and the jobs before it have staged.
 */
#include "core/tx.h"

#include "core/cache.h"
#include "store/store.h"
#include "util/timestamp.h"
#include "writer_internal.h"

struct db *tx_write(struct tx *tx) {
    tx->job->wrote = true;
    return tx->writer->options.db;
}

struct db *tx_read(struct tx *tx) {
    return tx->writer->options.db;
}

int64_t tx_now(const struct tx *tx) {
    return tx->now;
}

struct outage tx_outage(const struct tx *tx) {
    const struct outage none = {0};
    struct outages *outages = tx->writer->options.outages;
    return outages == NULL ? none : outages_look(outages, tx->now);
}

struct id tx_new_id(struct tx *tx) {
    return id_make(tx->writer->options.ids, tx->now);
}

struct outbox *tx_outbox(const struct tx *tx) {
    return tx->writer->options.outbox;
}

struct configs *tx_configs(const struct tx *tx) {
    return cache_configs(tx->writer->options.cache);
}

struct json_out *tx_scratch(struct tx *tx) {
    json_out_clear(&tx->scratch);
    return &tx->scratch;
}

/* The place of a staged game in the array, newest first; -1 when it is not staged. */
static ptrdiff_t find_staged(const struct tx *tx, const struct id *id) {
    for (size_t i = tx->batch_games + tx->job_games; i > 0; i--) {
        if (id_equal(&tx->games[i - 1]->id, id)) {
            return (ptrdiff_t)i - 1;
        }
    }
    return -1;
}

enum err tx_find_game(struct game **out, struct tx *tx, const struct id *id, struct problem *problem) {
    ptrdiff_t at = find_staged(tx, id);
    if (at >= 0) {
        *out = game_ref(tx->games[at]);
        return OK;
    }
    return cache_find(out, tx->writer->options.cache, tx->writer->options.db, id, problem);
}

enum err tx_stage_game(struct tx *tx, const struct game *game) {
    ptrdiff_t at = find_staged(tx, &game->id);
    if (at >= (ptrdiff_t)tx->batch_games) { /* this job's own: only the newest counts */
        game_release(tx->games[at]);
        tx->games[at] = game_ref(game);
        return OK;
    }
    if (tx->batch_games + tx->job_games == tx->game_max || tx->job_games == JOB_GAMES_MAX) {
        return ERR_BUSY;
    }
    tx->games[tx->batch_games + tx->job_games++] = game_ref(game);
    return OK;
}

void tx_forget_game(struct tx *tx, const struct id *id) {
    cache_drop(tx->writer->options.cache, id);
}

enum err tx_probe(struct tx *tx) {
    bool is_recent = timestamp_monotonic_us() - tx->writer->written_us < WRITER_PROBE_US;
    return is_recent ? OK : store_touch(tx_write(tx), tx->now, PROBE_BYTES);
}

void tx_note_result(struct tx *tx) {
    tx->job_results = true;
}

enum err tx_after_commit(struct tx *tx, void (*hook)(void *context), void *context) {
    size_t count = tx->batch_hooks + tx->job_hooks;
    if (count > 0 && tx->hooks[count - 1].call == hook && tx->hooks[count - 1].context == context) {
        return OK; /* whoever is woken is woken once */
    }
    if (count == HOOKS_MAX) {
        return ERR_BUSY;
    }
    tx->hooks[tx->batch_hooks + tx->job_hooks++] = (struct hook){hook, context};
    return OK;
}
