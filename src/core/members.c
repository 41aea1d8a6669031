/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The beat: a thread with a connection of its own.
 *
 * A beat is two round trips. The first writes, and when it is acknowledged a synchronous standby has it too: so a beat also
 * tells that this server is still the one that takes writes. The second reads who is alive, and the clock: after the first,
 * so that it sees the outage that another instance has noted while this one's write waited for it; and without a commit in
 * its way, so that the middle of the trip is where the clock was read, as near as can be.
 *
 * The age of a beat is counted from before it was sent, by the monotonic clock and by the wall clock, whichever says more:
 * the one stands still while a machine sleeps, the other may be set back.
 */
#include "core/members.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>

#include "roll.h"
#include "steering.h"
#include "store/members.h"
#include "util/cond.h"
#include "util/timestamp.h"

enum {
    FORGET_BEATS = 60,      /* from one time that old rows go to the next */
    OUTAGES_A_LOOK = 64,    /* read at once */
    OUTAGE_LOOKS_MAX = 16,  /* a beat */
    WAIT_MS = 2000,         /* for a beat, where what is known may be old */
    LOOK_PAUSE_US = 10000,  /* from one look for others to the next */
    JOIN_PAUSE_US = 100000, /* from one try to the next, while an instance of that name may be dead */
    SESSION_SIZE = 17,
};

const struct members_spans members_spans = {
    .beat = 1000,
    .alive = 5000,
    .trust = 3000,
    .mark = 500,
    .outage = 3600,
    .members = INT64_C(60) * 60 * 1000,
    .outages = INT64_C(24) * 60 * 60 * 1000,
};

/* When something began, by both clocks. */
struct moment {
    int64_t monotonic_us;
    int64_t wall_ms;
};

struct members {
    char *url, *program;
    struct member_id id;
    char session[SESSION_SIZE];
    struct members_spans spans;
    struct log *log;
    struct db *db;    /* NULL: the database is a file. The thread's, where there is one */
    bool has_entered; /* its row is there, for all that is known */
    struct members_listener listener;
    /* The thread's own: */
    struct steering steering;
    int openings;        /* of the connection that it was taken over */
    int64_t seen_outage; /* the from_at of the last that was told */
    int64_t newest_outage;
    int beats_to_forget;
    bool is_failing;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake;
    bool has_thread; /* set and cleared where it does not run */
    bool stopping, is_replaced;
    bool is_trusted;     /* there was a beat, and the outages before it have been told */
    int given_up_at;     /* the opening on which somebody has waited for the next one in vain; -1: none */
    struct moment heard; /* when the last acknowledged beat was sent */
    struct roll roll;
};

/* ---- the age of the last beat ---- */

static struct moment moment_now(void) {
    return (struct moment){.monotonic_us = timestamp_monotonic_us(), .wall_ms = timestamp_wall()};
}

static bool is_younger_locked(const struct members *members, int64_t ms) {
    const struct moment now = moment_now();
    return members->is_trusted && !members->is_replaced &&
           now.monotonic_us - members->heard.monotonic_us <= ms * 1000 && now.wall_ms - members->heard.wall_ms <= ms;
}

bool members_is_alone(const struct members *members) {
    return members == NULL || members->db == NULL;
}

bool members_was_heard(struct members *members, int64_t ms) {
    if (members_is_alone(members)) {
        return true;
    }
    (void)pthread_mutex_lock(&members->lock);
    bool was_heard = is_younger_locked(members, ms);
    (void)pthread_mutex_unlock(&members->lock);
    return was_heard;
}

bool members_may_end_times(struct members *members) {
    return members_is_alone(members) || members_was_heard(members, members->spans.trust);
}

void members_wait(struct members *members, int opening) {
    if (members_is_alone(members)) {
        return;
    }
    const int64_t until_us = timestamp_monotonic_us() + WAIT_MS * INT64_C(1000);
    bool in_time = true;
    (void)pthread_mutex_lock(&members->lock);
    while (in_time && members->has_thread && !members->stopping && !members->is_replaced &&
           members->given_up_at != opening && !is_younger_locked(members, members->spans.trust)) {
        in_time = cond_wait_until(&members->wake, &members->lock, until_us);
    }
    members->given_up_at = in_time ? members->given_up_at : opening;
    (void)pthread_mutex_unlock(&members->lock);
}

bool members_is_mine_named(struct members *members, const char *duty) {
    if (members_is_alone(members)) {
        return true;
    }
    (void)pthread_mutex_lock(&members->lock);
    bool is_mine = members->roll.count > 0 && is_younger_locked(members, members->spans.alive);
    if (is_mine) {
        size_t chosen = member_id_choose(members->roll.ids, members->roll.count, duty);
        is_mine = strcmp(members->roll.ids[chosen].text, members->id.text) == 0;
    }
    (void)pthread_mutex_unlock(&members->lock);
    return is_mine;
}

bool members_is_mine(struct members *members, const struct id *about) {
    return members_is_mine_named(members, about->text);
}

size_t members_count(struct members *members) {
    if (members_is_alone(members)) {
        return 1;
    }
    (void)pthread_mutex_lock(&members->lock);
    size_t count = members->roll.count;
    (void)pthread_mutex_unlock(&members->lock);
    return count;
}

size_t members_list(struct members *members, struct member_id *out, size_t max) {
    if (members->db == NULL) {
        if (max > 0) {
            out[0] = members->id;
        }
        return max > 0;
    }
    (void)pthread_mutex_lock(&members->lock);
    size_t count = members->roll.count < max ? members->roll.count : max;
    memcpy(out, members->roll.ids, count * sizeof out[0]);
    (void)pthread_mutex_unlock(&members->lock);
    return count;
}

const struct member_id *members_own_id(const struct members *members) {
    return &members->id;
}

/* ---- the beat ---- */

/* Another server, after a failover, has another clock: what the one before said counts no more. */
static void steer(struct members *members, int64_t sent_us, int64_t trip_us, int64_t told_us) {
    if (members->openings != db_openings(members->db)) {
        members->openings = db_openings(members->db);
        members->steering = (struct steering){.count = 0};
    }
    steering_take(&members->steering, sent_us, trip_us, told_us);
}

static enum err read_roll(struct roll *roll, struct members *members) {
    struct member_list list;
    const int64_t sent_us = timestamp_monotonic_us();
    enum err err = roll_call(roll, &list, members->db, members->spans.alive);
    const int64_t trip_us = timestamp_monotonic_us() - sent_us;
    if (err == OK) {
        steer(members, sent_us, trip_us, list.now_us);
        members->newest_outage = list.newest_outage;
    }
    return err;
}

static enum err tell_outage(void *context, const struct outage_row *row) {
    struct members *members = context;
    const struct outage outage = {.since = row->from_at, .until = row->to_at};
    members->seen_outage = row->from_at;
    log_note(members->log, LOG_WARN, "outage", "nobody could move for %lld ms", (long long)(row->to_at - row->from_at));
    if (members->listener.outage != NULL) {
        members->listener.outage(members->listener.context, &outage);
    }
    return OK;
}

static enum err tell_outages(struct members *members) {
    enum err err = OK;
    for (int i = 0; i < OUTAGE_LOOKS_MAX && err == OK && members->newest_outage > members->seen_outage; i++) {
        err = outage_list(members->db, members->seen_outage, OUTAGES_A_LOOK, tell_outage, members);
    }
    return err;
}

static void log_difference(const struct members *members, const struct roll *before, const struct roll *after) {
    for (size_t i = 0; i < before->count; i++) {
        if (!roll_has(after, &before->ids[i])) {
            log_note(members->log, LOG_WARN, "instance-gone", "%s is not alive any more", before->ids[i].text);
        }
    }
    log_note(members->log, LOG_INFO, "instances", "%zu are alive", after->count);
}

/* Believes what a beat said; true: the living are others than before. */
static bool believe(struct members *members, const struct roll *roll, const struct moment *sent) {
    (void)pthread_mutex_lock(&members->lock);
    bool was_old = !is_younger_locked(members, members->spans.alive);
    const struct roll before = members->roll;
    bool is_same = roll_is_same(&before, roll);
    members->roll = *roll;
    members->heard = *sent;
    members->is_trusted = members->has_thread;
    members->given_up_at = -1;
    (void)pthread_cond_broadcast(&members->wake);
    (void)pthread_mutex_unlock(&members->lock);
    if (!is_same) {
        log_difference(members, &before, roll);
    }
    return !is_same || was_old;
}

static void be_replaced(struct members *members) {
    (void)pthread_mutex_lock(&members->lock);
    members->is_replaced = true;
    (void)pthread_cond_broadcast(&members->wake);
    (void)pthread_mutex_unlock(&members->lock);
    log_note(
        members->log, LOG_ERROR, "instance-replaced",
        "this process was not heard of for long, and another has its name, %s, or has migrated the database beyond it",
        members->id.text);
    if (members->listener.replaced != NULL) {
        members->listener.replaced(members->listener.context);
    }
}

static enum err join(bool *out_joined, struct members *members) {
    return member_join(out_joined, members->db, members->id.text, members->session, members->program,
                       members->spans.alive);
}

/* Of a process that has slept for long the row may be gone. */
static enum err say_alive(bool *out_is_there, struct members *members) {
    const struct members_spans *spans = &members->spans;
    enum err err = OK;
    *out_is_there = false;
    for (int tries = 0; tries < 2 && err == OK && !*out_is_there; tries++) {
        bool joined = true;
        err = tries == 0 ? OK : join(&joined, members);
        if (err == OK && joined) {
            err = member_beat(out_is_there, members->db, members->id.text, members->session, spans->mark, spans->outage,
                              spans->alive);
        }
    }
    return err;
}

/* *out_is_there: false where another process has the name, or the database needs a newer program: no more is known then. */
static enum err beat(bool *out_is_there, struct members *members) {
    const struct moment sent = moment_now();
    struct roll roll = {.count = 0};
    enum err err = say_alive(out_is_there, members);
    if (err != OK || !*out_is_there) {
        return err;
    }
    err = read_roll(&roll, members);
    if (err == OK && members->has_thread) {
        err = tell_outages(members);
    }
    if (err == OK && believe(members, &roll, &sent) && members->has_thread && members->listener.changed != NULL) {
        members->listener.changed(members->listener.context);
    }
    return err;
}

static void forget_the_old(struct members *members) {
    if (members->beats_to_forget-- > 0) {
        return;
    }
    members->beats_to_forget = FORGET_BEATS;
    if (members_is_mine_named(members, "housekeeping")) {
        (void)!member_forget(members->db, members->spans.members, members->spans.outages); /* else the next time */
    }
}

static void note_failure(struct members *members, enum err err) {
    bool fails = err != OK;
    if (fails && !members->is_failing) {
        log_note(members->log, LOG_WARN, "beat-failed", "%s", db_message(members->db));
    } else if (!fails && members->is_failing) {
        log_note(members->log, LOG_INFO, "beat-recovered", "this instance is heard of again");
    }
    members->is_failing = fails;
}

static void *run(void *context) {
    struct members *members = context;
    int64_t next_us = timestamp_monotonic_us();
    (void)pthread_mutex_lock(&members->lock);
    while (!members->stopping && !members->is_replaced) {
        (void)pthread_mutex_unlock(&members->lock);
        bool is_there = true;
        enum err err = beat(&is_there, members);
        note_failure(members, err);
        if (err == OK && !is_there) {
            be_replaced(members);
        } else if (err == OK) {
            forget_the_old(members);
        }
        next_us += members->spans.beat * 1000;
        int64_t now_us = timestamp_monotonic_us();
        next_us = next_us < now_us ? now_us : next_us;
        (void)pthread_mutex_lock(&members->lock);
        while (!members->stopping && !members->is_replaced && timestamp_monotonic_us() < next_us) {
            (void)cond_wait_until(&members->wake, &members->lock, next_us);
        }
    }
    (void)pthread_mutex_unlock(&members->lock);
    return NULL;
}

/* ---- coming and going ---- */

/* One that has just died counts as alive for a while; one that lives says so meanwhile. */
static enum err join_in_time(struct members *members, char explanation[static DB_EXPLANATION_MAX]) {
    const int64_t until_us = timestamp_monotonic_us() + (members->spans.alive + 2 * members->spans.beat) * 1000;
    int64_t first_alive_at = 0;
    for (;;) {
        bool joined = false;
        int64_t alive_at = 0;
        enum err err = join(&joined, members);
        if (err == OK && !joined) {
            err = member_read(&alive_at, members->db, members->id.text);
        }
        if (err != OK) {
            db_explain(explanation, "Cannot enter this instance in the database: %s.", db_message(members->db));
            return err;
        }
        if (joined) {
            return OK;
        }
        first_alive_at = first_alive_at == 0 ? alive_at : first_alive_at;
        if (alive_at != first_alive_at || timestamp_monotonic_us() >= until_us) {
            db_explain(explanation,
                       "An instance named %s is alive already. Give this one another name (--instance), or stop that "
                       "one.",
                       members->id.text);
            return ERR_CONFLICT;
        }
        const struct timespec pause = {.tv_nsec = JOIN_PAUSE_US * 1000L};
        (void)nanosleep(&pause, NULL);
    }
}

/*
 * Others count as alive for a moment after they were killed, and then it would not be found that nobody was there. So each is
 * waited for until it is heard of or gone; one that stands still says nothing.
 */
static enum err wait_for_others(struct members *members) {
    const int64_t until_us = timestamp_monotonic_us() + 2 * members->spans.beat * 1000;
    const struct timespec pause = {.tv_nsec = LOOK_PAUSE_US * 1000L};
    bool any = true;
    enum err err = OK;
    while (any && err == OK && timestamp_monotonic_us() < until_us) {
        err = member_any_silent(&any, members->db, members->id.text, members->spans.alive);
        (void)(any && nanosleep(&pause, NULL));
    }
    return err;
}

static enum err enter(struct members *members, char explanation[static DB_EXPLANATION_MAX]) {
    enum err err = db_open(&members->db, members->url, DB_WRITE, explanation);
    if (err != OK) {
        return err;
    }
    members->openings = db_openings(members->db);
    err = join_in_time(members, explanation);
    if (err != OK) {
        return err;
    }
    members->has_entered = true;
    bool is_there = true;
    err = wait_for_others(members);
    err = err == OK ? beat(&is_there, members) : err;
    if (err != OK) {
        db_explain(explanation, "Cannot enter this instance in the database: %s.", db_message(members->db));
    }
    return err;
}

enum err members_open(struct members **out, const struct members_options *options,
                      char explanation[static DB_EXPLANATION_MAX]) {
    unsigned char drawn[(SESSION_SIZE - 1) / 2];
    struct members *members = calloc(1, sizeof *members);
    if (members == NULL) {
        db_explain(explanation, "There is no memory for this instance's entry.");
        return ERR_NO_MEMORY;
    }
    members->id = options->id;
    members->spans = options->spans == NULL ? members_spans : *options->spans;
    members->log = options->log;
    members->given_up_at = -1;
    members->url = strdup(options->url);
    members->program = strdup(options->program);
    (void)pthread_mutex_init(&members->lock, NULL);
    cond_init(&members->wake);
    randombytes_buf(drawn, sizeof drawn);
    (void)sodium_bin2hex(members->session, sizeof members->session, drawn, sizeof drawn);
    enum err err = members->url == NULL || members->program == NULL ? ERR_NO_MEMORY : OK;
    if (err == ERR_NO_MEMORY) {
        db_explain(explanation, "There is no memory for this instance's entry.");
    } else if (!db_is_path(options->url)) {
        err = enter(members, explanation);
    }
    if (err != OK) {
        members_free(members);
        return err;
    }
    *out = members;
    return OK;
}

static void set_thread(struct members *members, bool has_thread) {
    (void)pthread_mutex_lock(&members->lock);
    members->has_thread = has_thread;
    members->is_trusted = members->is_trusted && has_thread;
    (void)pthread_mutex_unlock(&members->lock);
}

enum err members_start(struct members *members, const struct members_listener *listener) {
    if (members->db == NULL) {
        return OK;
    }
    bool is_there = true;
    members->listener = *listener;
    set_thread(members, true);
    (void)!beat(&is_there, members); /* so that it is known what there was, when this returns; else with the next */
    if (pthread_create(&members->thread, NULL, run, members) != 0) {
        set_thread(members, false);
        return ERR_NO_MEMORY;
    }
    return OK;
}

/* The others learn it at their next beat, instead of waiting until it counts as dead. */
static void leave(struct members *members) {
    if (members->has_entered) {
        (void)!member_leave(members->db, members->id.text, members->session);
        members->has_entered = false;
    }
}

void members_stop(struct members *members) {
    if (!members->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&members->lock);
    members->stopping = true;
    (void)pthread_cond_broadcast(&members->wake);
    (void)pthread_mutex_unlock(&members->lock);
    (void)pthread_join(members->thread, NULL);
    set_thread(members, false);
    leave(members);
}

void members_free(struct members *members) {
    if (members == NULL) {
        return;
    }
    assert(!members->has_thread);
    leave(members);
    db_close(members->db);
    (void)pthread_cond_destroy(&members->wake);
    (void)pthread_mutex_destroy(&members->lock);
    free(members->url);
    free(members->program);
    free(members);
}
