/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of who may read a result: nobody but those at its table and the services that made them. A missing reader is
 * found with the game; one too many is found here, in one walk over all readers. They are judged by the rows of seats and
 * results, so only once those are what the log says.
 *
 * And of the lists by which a game's results are found: what stands in none cannot be found with its game. It is looked for
 * first, and put into its list: then the game, or that there is none, says what is right.
 */
#include <limits.h>
#include <stdio.h>

#include "store/results.h"
#include "verify_internal.h"

enum { READERS_AT_ONCE = 200, REPORTED_MAX = 1000 };

struct extra_reader {
    struct id reader, result;
};

struct extra_readers {
    const struct verify_context *verify;
    int count, max;
    struct extra_reader found[READERS_AT_ONCE]; /* where they are to be taken away */
};

static enum err note_extra(void *context, const struct id *reader, const struct id *result) {
    struct extra_readers *extra = context;
    char text[96];
    (void)snprintf(text, sizeof text, "a reader of result %s who, as the log says, may not read it", result->text);
    extra->verify->report(extra->verify->context, "player", reader, 0, text);
    if (extra->verify->rebuild) {
        extra->found[extra->count] = (struct extra_reader){*reader, *result};
    }
    extra->count++;
    return OK;
}

static enum err take_away(const struct extra_readers *extra) {
    enum err err = OK;
    for (int i = 0; i < extra->count && err == OK; i++) {
        err = result_reader_delete(extra->verify->db, &extra->found[i].reader, &extra->found[i].result);
    }
    return err;
}

/* A look at some of them, which takes away what it has found. */
static enum err look(struct extra_readers *extra) {
    const struct verify_context *verify = extra->verify;
    extra->count = 0;
    enum err err = db_begin(verify->db);
    if (err != OK) {
        return err;
    }
    err = result_readers_extra(verify->db, extra->max, note_extra, extra);
    err = err == OK && verify->rebuild ? take_away(extra) : err;
    if (err != OK) {
        (void)db_rollback(verify->db);
        return err;
    }
    verify->totals->stale += extra->count;
    verify->totals->repaired += verify->rebuild ? extra->count : 0;
    return db_commit(verify->db);
}

enum err verify_readers(const struct verify_context *verify) {
    struct extra_readers extra = {.verify = verify, .max = verify->rebuild ? READERS_AT_ONCE : REPORTED_MAX};
    enum err err = OK;
    if (verify->totals->stale > verify->totals->repaired) {
        return OK;
    }
    do {
        err = look(&extra);
    } while (err == OK && verify->rebuild && extra.count == extra.max);
    return err;
}

struct unlisted_results {
    const struct verify_context *verify;
    int64_t count;
};

static enum err note_unlisted(void *context, const struct id *result, const struct id *game) {
    struct unlisted_results *unlisted = context;
    const struct verify_context *verify = unlisted->verify;
    char text[96];
    (void)snprintf(text, sizeof text, "its result %s is not in the list of its results", result->text);
    verify->report(verify->context, "game", game, 0, text);
    unlisted->count++;
    return OK;
}

enum err verify_result_lists(const struct verify_context *verify) {
    struct unlisted_results unlisted = {.verify = verify};
    int most = verify->rebuild ? INT_MAX : REPORTED_MAX;
    enum err err = db_begin(verify->db);
    if (err != OK) {
        return err;
    }
    err = results_unlisted(verify->db, most, note_unlisted, &unlisted);
    err = err == OK && verify->rebuild && unlisted.count > 0 ? results_list_all(verify->db) : err;
    if (err != OK) {
        (void)db_rollback(verify->db);
        return err;
    }
    verify->totals->stale += unlisted.count;
    verify->totals->repaired += verify->rebuild ? unlisted.count : 0;
    return db_commit(verify->db);
}
