/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Settings: every one is a flag (--name VALUE) and an environment variable (REFEREE_NAME); a flag beats the environment,
 * the environment the default.
 */
#ifndef REFEREE_SETTINGS_H
#define REFEREE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "store/db.h"

enum { SETTING_LIST_MAX = 32, SETTING_WORDS_MAX = 7 };

/* Who uses a setting, as bits. */
enum command {
    COMMAND_SERVE = 1,
    COMMAND_MIGRATE = 2,
    COMMAND_BACKUP = 4,
    COMMAND_VERIFY = 8,
    COMMAND_TOKEN = 16,
    COMMAND_ROUTES = 32,
    COMMAND_ENGINE = 64,
    COMMAND_BOT = 128,
    COMMAND_IMPORT = 256,
    COMMAND_DESCRIBE = 512,
    COMMAND_PLAY = 1024,
    COMMAND_COPY = 2048,
    COMMAND_COMPLETION = 4096,
    COMMAND_STATS = 8192,
    COMMAND_DOCTOR = 16384,
};

/* A comma-separated list, split; NULL-terminated. */
struct setting_list {
    const char *items[SETTING_LIST_MAX + 1]; /* each owned */
};

struct settings {
    const char *db;
    char db_shown[DB_SHOWN_MAX]; /* the same for messages and logs: without a password */
    const char *listen;
    long rate_limit; /* 0 = off */
    const char *tls_certificate, *tls_key;
    const char *public_url; /* NULL: what a request's Host says */
    struct setting_list cors_origins, trusted_proxies;
    bool no_guests;
    bool no_web;
    const char *web_dir; /* NULL: the page that was built in */
    bool allow_private_webhooks;
    const char *log; /* json, text */
    const char *log_level;
    long loops;
    long queue, batch;
    long workers, work_queue;
    long cache_mib;
    long connections, connections_per_address; /* per address: 0 = off, -1 = auto */
    long header_seconds, body_seconds, idle_seconds, send_seconds, drain_seconds;
    long expire_open_seconds, expire_idle_seconds; /* 0 = never */
    long choose_seconds;
    long reopen_seconds, wait_seconds, lanes;
    const char *instance;       /* a name that member_id_parse takes; NULL: one is drawn */
    const char *hints;          /* notify, poll, none */
    bool rebuild;               /* verify */
    const char *from, *to;      /* copy */
    const char *scope;          /* token create */
    const char *server, *token; /* bot, play */
    const char *strategy;       /* bot, engine */
    long level;                 /* bot, engine, play; 0: full strength */
    const char *engine;         /* bot, and all that follow */
    const char *game;
    long games, think_ms;
    const char *clock;                                /* engine: wall, cpu */
    long threads;                                     /* engine */
    const char *against, *join, *options, *questions; /* play */
    bool json;                                        /* play, doctor, stats */

    char **positional; /* arguments that are no settings; the program's own */
    int positional_count;
};

enum settings_result { SETTINGS_GOOD, SETTINGS_BAD, SETTINGS_HELP };

/*
 * Reads environment and arguments (argv[0] is the command's name) for one command. On SETTINGS_BAD a message that names
 * the setting and the fix was written to stderr. Texts are borrowed from argv and the environment. settings_free follows
 * in any case.
 */
enum settings_result settings_read(struct settings *out, enum command command, int argc, char **argv);

void settings_free(struct settings *settings);

/* The settings that a command has when nobody says anything, neither by flags nor by the environment. False: never. */
bool settings_default(struct settings *out, enum command command);

/* Memory for games. */
size_t settings_cache_bytes(const struct settings *settings);

/* Of players and their tokens as many as about there are games in the cache, which without them would need the store. */
size_t settings_players_cached(const struct settings *settings);

/* Lists the settings of a command with their defaults, for `help`. */
void settings_describe(FILE *out, enum command command);

/* A setting as it is told of: all texts are constant. */
struct setting_note {
    const char *name;  /* "rate-limit" */
    const char *value; /* what help calls the value; NULL: a switch, which has none */
    const char *help;
    const char *words[SETTING_WORDS_MAX + 1]; /* that it may be, up to a NULL; of a number besides its digits */
    bool repeats;                             /* may be given several times */
};

typedef void setting_visitor(void *context, const struct setting_note *note);

/* Hands over the settings of a command, in the order of `help`. */
void settings_visit(enum command command, setting_visitor *visit, void *context);

#endif
