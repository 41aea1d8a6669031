/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hints: what instances that share a database tell each other of what they have changed.
 *
 * A hint may be lost, come late, twice, or from a stranger, and nothing is decided by it: whoever hears one asks the
 * database. So they are told after the commit, over a connection of their own, and no change waits for them.
 *
 * Two threads: one tells, the other hears. In the way HINTS_POLL there is one, which only ticks, and for HINTS_NONE, and
 * for a database that is a file, none at all.
 */
#ifndef REFEREE_CORE_HINTS_H
#define REFEREE_CORE_HINTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/hint_text.h"
#include "core/members.h"
#include "store/db.h"
#include "util/err.h"
#include "util/log.h"

/* How an instance learns of what others have changed. */
enum hints_way {
    HINTS_NOTIFY, /* they say so */
    HINTS_POLL,   /* it looks, often; and says nothing: for databases that carry no messages */
    HINTS_NONE    /* there are no others */
};

/* The way of this name ("notify", "poll", "none"); false for any other. */
bool hints_way_find(enum hints_way *out, const char *name);

/*
 * Who hears; on the thread that does, which should not be kept for long, as no more is heard meanwhile.
 */
struct hints_listener {
    void *context;
    /*
     * Hints of other instances, at most HINTS_A_MESSAGE. HINT_ALL comes alone: some were lost, or the connection was
     * made (the first one too), so whatever is watched should be looked at, and duties be swept.
     */
    void (*heard)(void *context, const struct hint *hints, size_t count);
    /*
     * It is time to look at what is watched anyway, as a hint may have been lost: once a second, or every 100 ms
     * (HINTS_POLL).
     */
    void (*tick)(void *context);
};

struct hints_metrics {
    atomic_uint_fast64_t told, heard; /* messages */
    atomic_uint_fast64_t lost;        /* how often some were, as far as that shows */
    atomic_uint_fast64_t refused;     /* messages that were none: somebody else uses the channel */
    atomic_uint_fast64_t failures;    /* to tell */
};

struct hints_options {
    const char *url; /* of the database, copied */
    struct member_id id;
    enum hints_way way;
    int64_t tick_ms; /* 0: as the way has it */
    struct hints_listener listener;
    struct log *log;
};

struct hints;

/* Connects; nobody is called before hints_start. ERR_STORE, ERR_NO_MEMORY, with an explanation. */
enum err hints_open(struct hints **out, const struct hints_options *options,
                    char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;
enum err hints_start(struct hints *hints) MUST_CHECK; /* ERR_NO_MEMORY */
void hints_stop(struct hints *hints);                 /* what was flushed is told first, if that goes at once */
void hints_free(struct hints *hints);                 /* after hints_stop; NULL is fine */

/*
 * From any thread, and neither waits for anybody: notes what was changed; and hands what was noted to the thread that tells
 * it. Where it comes to more than fits in HINT_MESSAGES_MAX messages, as where the database is away for a while, the others
 * are told that it was anything.
 */
void hints_note(struct hints *hints, const struct hint *hint);
void hints_flush(struct hints *hints);

const struct hints_metrics *hints_metrics(const struct hints *hints);

#endif
