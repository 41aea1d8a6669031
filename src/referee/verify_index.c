/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of the index of the log, before anything is read through it. It follows from the log, so rebuilding makes it
 * anew; what is wrong then still is the log itself, which has two events of one number.
 */
#include "store/event_index.h"
#include "verify_internal.h"

/* Of an index that is not there, every event is a fault. */
enum { REPORTED_MAX = 50 };

struct faults {
    const struct verify_context *verify;
    int64_t count;
};

static void note_fault(void *context, const struct id *game, int64_t seq, const char *text) {
    struct faults *faults = context;
    const struct verify_context *verify = faults->verify;
    if (faults->count++ < REPORTED_MAX) {
        verify->report(verify->context, id_is_none(game) ? "database" : "game", game, seq, text);
    }
}

enum err verify_index(const struct verify_context *verify) {
    struct faults faults = {.verify = verify};
    struct faults left = {.verify = verify};
    enum err err = event_index_check(verify->db, note_fault, &faults);
    if (err != OK || faults.count == 0 || !verify->rebuild) {
        verify->totals->stale += faults.count;
        return err;
    }
    err = event_index_rebuild(verify->db);
    err = err == OK ? event_index_check(verify->db, note_fault, &left) : err;
    int64_t repaired = faults.count > left.count ? faults.count - left.count : 0;
    verify->totals->stale += repaired;
    verify->totals->repaired += repaired;
    verify->totals->broken += left.count;
    return err;
}
