/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Databases that somebody has changed behind the engine's back: a log that holds every kind of event, and ways to change
 * it and to put it right again. The engine's writer is stopped while that is done.
 */
#ifndef REFEREE_TESTS_ENGINE_TAMPER_H
#define REFEREE_TESTS_ENGINE_TAMPER_H

#include <sqlite3.h>

#include "engine.h"

enum { TAMPER_EVENTS_MAX = 128, TAMPER_SQL_MAX = 8192 };

struct tampered_event {
    struct id game;
    int64_t seq;
    char kind[24];
    int seat;     /* -1 = the server */
    json_t *body; /* owned */
    bool is_last; /* of its game */
};

struct tamper {
    struct engine *engine;
    sqlite3 *handle;
    size_t count;
    struct tampered_event events[TAMPER_EVENTS_MAX];
};

/* Plays games of every sort on the engine, stops its writer, and reads what was logged. */
void tamper_open(struct tamper *tamper, struct engine *engine);
void tamper_close(struct tamper *tamper);

/* Runs SQL, with sqlite3_mprintf's format: %Q quotes a text. */
void tamper_sql(struct tamper *tamper, const char *format, ...);
void tamper_set_body(struct tamper *tamper, const struct tampered_event *event, const char *body);
void tamper_set_json(struct tamper *tamper, const struct tampered_event *event, const json_t *body);

/* Puts all events back as they were. */
void tamper_restore(struct tamper *tamper);

/* The first event of a kind, with this member where it is not NULL. */
const struct tampered_event *tamper_find(const struct tamper *tamper, const char *kind, const char *member);

/*
 * Is the change found by verification, and does loading the game give a game or ERR_CORRUPT, never anything else? what
 * says what was done, for the message.
 */
void tamper_expect_found(struct tamper *tamper, const struct tampered_event *event, const char *what);

#endif
