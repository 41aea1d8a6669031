/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The instances of the program that share a database: who is there, who of them does what must be done once, what time it
 * is for all of them, and when nobody could move.
 *
 * An instance is a process, by a name. Once a second it says in the database that it is alive (its *beat*), and reads who
 * else is. A thing that is to be done by one of them is a *duty*, and belongs to the living instance that rendezvous
 * hashing names for it: who comes or goes moves the duties that come to them or were theirs, and no others. Two instances
 * may both hold that something is theirs for a moment, or neither; so whatever is done must be something that the database
 * lets happen once.
 *
 * A database that is a file belongs to one process: there everything is its own at all times, the time is timestamp_now, no
 * thread runs and nobody is told anything.
 *
 * NULL is fine wherever something is asked: it stands for the only process.
 *
 * All functions but those that make and end it may be called from any thread.
 */
#ifndef REFEREE_CORE_MEMBERS_H
#define REFEREE_CORE_MEMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/member_id.h"
#include "core/outages.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"
#include "util/log.h"

enum { MEMBERS_MAX = 256 };

/* Milliseconds. Tests have shorter ones. */
struct members_spans {
    int64_t beat;  /* from one to the next */
    int64_t alive; /* an instance counts as alive since it was last heard of */
    int64_t trust; /* an instance relies on its own last beat */
    int64_t mark;  /* the uptime mark is at most so much older than the newest beat; beat + mark < outage */
    int64_t
        outage; /* nobody has moved it on for longer: an outage; > trust + mark. Who come to nobody see shorter ones */
    int64_t members; /* until the row of a dead instance goes */
    int64_t outages; /* until an outage is forgotten that has ended */
};

extern const struct members_spans members_spans; /* what they are in a server */

/* Who is told, on the thread of the beat: must be quick, and may ask the members. Functions may be NULL. */
struct members_listener {
    void *context;
    /* Other instances are alive than were, or this one is again: duties have come and gone. */
    void (*changed)(void *context);
    /*
     * In [since, until) nobody could move. Each once, the oldest first; also those of the last day before this process
     * began, as whoever was to make them good may not have come to it. Told before members_may_end_times is true again.
     */
    void (*outage)(void *context, const struct outage *outage);
    /*
     * Another process has this name now, or the database needs a newer program, as this one had not been heard of for long.
     * Nothing is this one's from here on; it should end.
     */
    void (*replaced)(void *context);
};

struct members_options {
    const char *url; /* of the database, copied */
    struct member_id id;
    const char *program;               /* its version, copied */
    const struct members_spans *spans; /* NULL: members_spans; copied */
    struct log *log;
};

struct members;

/*
 * Enters this process as an instance, and knows the others and the time when it returns. ERR_CONFLICT where an instance of
 * that name is alive; one that has just died is waited for, for as long as it still counts as alive. ERR_STORE,
 * ERR_NO_MEMORY. `explanation` says what to do.
 */
enum err members_open(struct members **out, const struct members_options *options,
                      char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;

/* From now on it is heard of; and the listener of what there is, which they are told of before this returns. ERR_NO_MEMORY. */
enum err members_start(struct members *members, const struct members_listener *listener) MUST_CHECK;

/*
 * Tells the others that it goes, so that they have its duties at their next beat; nothing is its own any more. May wait
 * for the database.
 */
void members_stop(struct members *members);
void members_free(struct members *members); /* after members_stop, or where it was never started; NULL is fine */

/* Is there nobody else, and cannot be? So it is with a file; and for NULL, which has everything for its own. */
bool members_is_alone(const struct members *members);

const struct member_id *members_own_id(const struct members *members);

/*
 * Is what is about this game, player, ... this instance's to do; or a duty by a name such as "housekeeping"? As of the last
 * beat; never while this instance itself cannot count as alive.
 */
bool members_is_mine(struct members *members, const struct id *about);
bool members_is_mine_named(struct members *members, const char *duty);

/*
 * May this instance end somebody's time? Only while its last beat is at most 3 s old, by its own clocks: if not, others may
 * know of an outage that it does not. A process that was stopped finds that at its first look.
 */
bool members_may_end_times(struct members *members);

/* Was this instance heard of within the last so many ms? Then a change was durable within about as long. */
bool members_was_heard(struct members *members, int64_t ms);

/*
 * Waits while what this instance knows of outages may be old, as its last beat is: a process that stood still, or came back
 * to its database, is about to hear whether anybody could move meanwhile. For two seconds at most, and once until the next
 * beat, but again on another opening of the caller's connection (db_openings): while the database is away, a connection that
 * was lost may not be known to be, and who waited on that has waited for nothing.
 */
void members_wait(struct members *members, int opening);

/* How many are alive, as of the last beat; 1 where nobody else can be. */
size_t members_count(struct members *members);

/* Those alive at the last beat, in order; how many. */
size_t members_list(struct members *members, struct member_id *out, size_t max);

#endif
