/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of rows that are derived from no log: games, seats and results of games that have no event. Those of
 * tournaments are found in verify_tournaments.c. Nothing but rows is derived from nothing, so rebuilding takes them away.
 */
#include "store/projection.h"
#include "verify_internal.h"

/* The next one; *out is none behind the last. */
static enum err look(struct id *out, const struct verify_context *verify) {
    enum err err = db_begin(verify->db);
    if (err != OK) {
        return err;
    }
    err = game_next_lost(out, verify->db, out);
    if (err == OK && !id_is_none(out)) {
        verify->report(verify->context, "game", out, 0, "there are rows of it and no log");
        verify->totals->stale++;
        if (verify->rebuild) {
            err = projection_remove(verify->db, out);
            verify->totals->repaired += err == OK;
        }
    }
    if (err != OK) {
        (void)db_rollback(verify->db);
        return err;
    }
    return db_commit(verify->db);
}

enum err verify_lost(const struct verify_context *verify) {
    struct id game = {""};
    enum err err = look(&game, verify);
    while (err == OK && !id_is_none(&game)) {
        err = look(&game, verify);
    }
    return err;
}
