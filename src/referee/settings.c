/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One table of settings, from which flags, environment variables, defaults and help are made.
 */
#include "referee/settings.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "core/member_id.h"
#include "game/game.h"
#include "util/suggest.h"

enum setting_kind {
    SETTING_TEXT,
    SETTING_CHOICE, /* one of `choices` */
    SETTING_NUMBER, /* min .. max, or one of `words` that stand for a number */
    SETTING_SWITCH, /* a flag without a value; in the environment 1, true, on, yes or 0, false, off, no */
    SETTING_NAME,   /* of an instance */
    SETTING_LIST,   /* separated by commas; the flag may be given several times */
};

/* A word that a number setting takes instead of digits. */
struct word {
    const char *text;
    long number;
};

struct setting {
    const char *name;
    enum setting_kind kind;
    unsigned commands;
    const char *initial; /* the default, as text; NULL = none */
    const char *value;   /* what help calls the value */
    const char *help;
    size_t offset;
    long min, max;
    const struct word *words; /* up to one with a NULL text */
    const char *const *choices;
};

static const struct word off_words[] = {{"off", 0}, {NULL, 0}};
static const struct word auto_words[] = {{"off", 0}, {"auto", -1}, {NULL, 0}};
static const char *const log_choices[] = {"text", "json", NULL};
static const char *const hints_choices[] = {"notify", "poll", NULL};
static const char *const clock_choices[] = {"wall", "cpu", NULL};
static const char *const scope_choices[] = {"play", "service", "admin", NULL};
static const char *const level_choices[] = {"debug", "info", "warn", "error", "nothing", NULL};

/* clang-format off */
#define AT(member) offsetof(struct settings, member)
#define MAKES_DB (COMMAND_IMPORT | COMMAND_SERVE | COMMAND_MIGRATE | COMMAND_TOKEN)
#define NEEDS_DB (COMMAND_BACKUP | COMMAND_VERIFY | COMMAND_STATS)
#define SERVES (COMMAND_SERVE | COMMAND_DOCTOR) /* which looks at what would be served with */

static const struct setting table[] = {
    {"db", SETTING_TEXT, MAKES_DB, "referee.db", "PATH|URL", "the SQLite database file, made when it is not there; or postgresql://HOST/DATABASE", AT(db), 0, 0, NULL, NULL},
    {"db", SETTING_TEXT, NEEDS_DB, "referee.db", "PATH|URL", "the SQLite database file, which must be there; or postgresql://HOST/DATABASE", AT(db), 0, 0, NULL, NULL},
    {"db", SETTING_TEXT, COMMAND_DOCTOR, "referee.db", "PATH|URL", "the SQLite database file that is looked at; or postgresql://HOST/DATABASE", AT(db), 0, 0, NULL, NULL},
    {"listen", SETTING_TEXT, SERVES, "127.0.0.1:8080", "HOST:PORT", "where to listen; [::1]:8080 for IPv6, port 0 for any free one", AT(listen), 0, 0, NULL, NULL},
    {"rate-limit", SETTING_NUMBER, SERVES, "100", "off|N", "requests a second per player, or per address without a token; bursts of twice that", AT(rate_limit), 1, 1000000, off_words, NULL},
    {"tls-cert", SETTING_TEXT, SERVES, NULL, "FILE", "serve HTTPS with this certificate chain (PEM)", AT(tls_certificate), 0, 0, NULL, NULL},
    {"tls-key", SETTING_TEXT, SERVES, NULL, "FILE", "and this private key (PEM)", AT(tls_key), 0, 0, NULL, NULL},
    {"cors-origin", SETTING_LIST, SERVES, NULL, "ORIGIN,...", "web origins that may call from a browser; * for any", AT(cors_origins), 0, 0, NULL, NULL},
    {"trusted-proxy", SETTING_LIST, SERVES, NULL, "ADDRESS,...", "proxies (addresses or prefixes) whose X-Forwarded-For and -Proto are believed", AT(trusted_proxies), 0, 0, NULL, NULL},
    {"public-url", SETTING_TEXT, SERVES, NULL, "URL", "where clients reach it, such as https://referee.example.org; by default as they ask for it", AT(public_url), 0, 0, NULL, NULL},
    {"no-guests", SETTING_SWITCH, SERVES, NULL, NULL, "players are made only with a token of scope `service`", AT(no_guests), 0, 0, NULL, NULL},
    {"no-web", SETTING_SWITCH, SERVES, NULL, NULL, "serve no web page, but programs alone", AT(no_web), 0, 0, NULL, NULL},
    {"web-dir", SETTING_TEXT, SERVES, NULL, "DIR", "serve the web page from this folder, as scripts/build-web fills it, not the one built in", AT(web_dir), 0, 0, NULL, NULL},
    {"allow-private-webhooks", SETTING_SWITCH, SERVES, NULL, NULL, "webhooks may go to private addresses, and by http", AT(allow_private_webhooks), 0, 0, NULL, NULL},
    {"log", SETTING_CHOICE, SERVES, "text", "text|json", "form of the log lines, on stderr", AT(log), 0, 0, NULL, log_choices},
    {"log-level", SETTING_CHOICE, SERVES, "info", "LEVEL", "debug, info (a line per request), warn, error or nothing", AT(log_level), 0, 0, NULL, level_choices},
    {"threads", SETTING_NUMBER, SERVES, "2", "N", "threads that serve connections", AT(loops), 1, 64, NULL, NULL},
    {"queue", SETTING_NUMBER, SERVES, "4096", "N", "changes that may wait for the writer, and reads for PostgreSQL, before 503", AT(queue), 1, 1000000, NULL, NULL},
    {"batch", SETTING_NUMBER, SERVES, "256", "N", "changes that share a transaction at most", AT(batch), 1, 1000, NULL, NULL},
    {"workers", SETTING_NUMBER, SERVES, "1", "N", "threads for moves that take long, as many for analyses, for bots and for tournaments", AT(workers), 1, 64, NULL, NULL},
    {"work-queue", SETTING_NUMBER, SERVES, "64", "N", "analyses and the like that may wait for them before 503", AT(work_queue), 1, 1000000, NULL, NULL},
    {"cache", SETTING_NUMBER, SERVES, "256", "MIB", "memory for games in use; names and tokens take up to a quarter of it besides", AT(cache_mib), 1, 1000000, NULL, NULL},
    {"connections", SETTING_NUMBER, SERVES, "16384", "N", "connections at most, in all", AT(connections), 1, 1000000, NULL, NULL},
    {"connections-per-address", SETTING_NUMBER, SERVES, "auto", "auto|off|N", "connections of one address; auto: 256, but loopback and trusted proxies are free", AT(connections_per_address), 1, 1000000, auto_words, NULL},
    {"header-timeout", SETTING_NUMBER, SERVES, "10", "SECONDS", "for a request's header section to arrive", AT(header_seconds), 1, 3600, NULL, NULL},
    {"body-timeout", SETTING_NUMBER, SERVES, "30", "SECONDS", "for a request's body to arrive", AT(body_seconds), 1, 3600, NULL, NULL},
    {"idle-timeout", SETTING_NUMBER, SERVES, "60", "SECONDS", "between the requests of a connection", AT(idle_seconds), 1, 86400, NULL, NULL},
    {"send-timeout", SETTING_NUMBER, SERVES, "60", "SECONDS", "for a client to take an answer", AT(send_seconds), 1, 3600, NULL, NULL},
    {"drain-timeout", SETTING_NUMBER, SERVES, "20", "SECONDS", "for requests under way to end when the server stops", AT(drain_seconds), 0, 3600, NULL, NULL},
    {"expire-open", SETTING_NUMBER, SERVES, "604800", "off|SECONDS", "until a game is aborted that still waits for players", AT(expire_open_seconds), 1, 1000000000, off_words, NULL},
    {"expire-idle", SETTING_NUMBER, SERVES, "2592000", "off|SECONDS", "until a running game ends in which nobody acts", AT(expire_idle_seconds), 1, 1000000000, off_words, NULL},
    {"expire-choice", SETTING_NUMBER, SERVES, "86400", "SECONDS", "until a subject is drawn for who has chosen none in heats that begin", AT(choose_seconds), 1, 1000000000, NULL, NULL},
    {"reopen-after", SETTING_NUMBER, SERVES, "60", "SECONDS", "until a database that goes on failing is opened anew", AT(reopen_seconds), 1, 86400, NULL, NULL},
    {"store-wait", SETTING_NUMBER, SERVES, "20", "SECONDS", "that requests wait for a database of PostgreSQL which has gone, before 503", AT(wait_seconds), 0, 3600, NULL, NULL},
    {"db-lanes", SETTING_NUMBER, SERVES, "4", "N", "connections over which requests read a database of PostgreSQL", AT(lanes), 1, 64, NULL, NULL},
    {"instance", SETTING_NAME, SERVES, NULL, "NAME", "what other servers with this database of PostgreSQL call it; the machine's name and a random part by default", AT(instance), 0, 0, NULL, NULL},
    {"hints", SETTING_CHOICE, SERVES, "notify", "notify|poll", "how it learns of what other servers have changed: they tell it, or it looks all the time", AT(hints), 0, 0, NULL, hints_choices},
    {"rebuild", SETTING_SWITCH, COMMAND_VERIFY, NULL, NULL, "write projections anew that are not what the log says", AT(rebuild), 0, 0, NULL, NULL},
    {"json", SETTING_SWITCH, COMMAND_DOCTOR | COMMAND_STATS, NULL, NULL, "print JSON, for programs", AT(json), 0, 0, NULL, NULL},
    {"from", SETTING_TEXT, COMMAND_COPY, NULL, "PATH|URL", "the database to be copied, which no server may have: a SQLite file, or postgresql://HOST/DATABASE", AT(from), 0, 0, NULL, NULL},
    {"to", SETTING_TEXT, COMMAND_COPY, NULL, "PATH|URL", "where it goes: a new file, or a database of PostgreSQL without rows", AT(to), 0, 0, NULL, NULL},
    {"server", SETTING_TEXT, COMMAND_BOT, "http://127.0.0.1:8080", "URL", "the server to play on", AT(server), 0, 0, NULL, NULL},
    {"token", SETTING_TEXT, COMMAND_BOT, NULL, "TOKEN", "of the player who is to play; better in the environment, as REFEREE_TOKEN", AT(token), 0, 0, NULL, NULL},
    {"strategy", SETTING_TEXT, COMMAND_BOT, NULL, "NAME", "play with this built-in bot, as GET /v1/bots names it", AT(strategy), 0, 0, NULL, NULL},
    {"level", SETTING_NUMBER, COMMAND_BOT, NULL, "N", "of that bot's, as GET /v1/bots tells of them; without it, full strength", AT(level), 1, BOT_LEVEL_MAX, NULL, NULL},
    {"engine", SETTING_TEXT, COMMAND_BOT, NULL, "COMMAND", "play five in a row with this engine, which speaks the Gomocup protocol", AT(engine), 0, 0, NULL, NULL},
    {"game", SETTING_TEXT, COMMAND_BOT, NULL, "ID", "play this game and end; otherwise all games of the player, until stopped", AT(game), 0, 0, NULL, NULL},
    {"games", SETTING_NUMBER, COMMAND_BOT, "16", "N", "games that are played at the same time", AT(games), 1, 256, NULL, NULL},
    {"think", SETTING_NUMBER, COMMAND_BOT, "900", "MS", "for a move, in milliseconds; less where the game's clock demands it", AT(think_ms), 50, 600000, NULL, NULL},
    {"server", SETTING_TEXT, COMMAND_PLAY, NULL, "URL", "the server to play on; without it one is started, on a database that is gone afterwards", AT(server), 0, 0, NULL, NULL},
    {"token", SETTING_TEXT, COMMAND_PLAY, NULL, "TOKEN", "of the player on that server, better in the environment, as REFEREE_TOKEN; without it a guest plays", AT(token), 0, 0, NULL, NULL},
    {"against", SETTING_TEXT, COMMAND_PLAY, NULL, "BOT", "play against this built-in bot, as GET /v1/bots names it", AT(against), 0, 0, NULL, NULL},
    {"level", SETTING_NUMBER, COMMAND_PLAY, NULL, "N", "of that bot's, as GET /v1/bots tells of them; without it, full strength", AT(level), 1, BOT_LEVEL_MAX, NULL, NULL},
    {"join", SETTING_TEXT, COMMAND_PLAY, NULL, "CODE", "play in the game with this code, which whoever has made it is told", AT(join), 0, 0, NULL, NULL},
    {"options", SETTING_TEXT, COMMAND_PLAY, NULL, "JSON", "of the game, as GET /v1/rulesets/RULESET describes them", AT(options), 0, 0, NULL, NULL},
    {"questions", SETTING_TEXT, COMMAND_PLAY, NULL, "FILE", "for a quiz: questions in the native form (JSON), in place of those that are built in", AT(questions), 0, 0, NULL, NULL},
    {"json", SETTING_SWITCH, COMMAND_PLAY, NULL, NULL, "write what the server answers, a line for each command", AT(json), 0, 0, NULL, NULL},
    {"strategy", SETTING_TEXT, COMMAND_ENGINE, "gomoku", "NAME", "play as this built-in bot for line games, as GET /v1/bots names it", AT(strategy), 0, 0, NULL, NULL},
    {"level", SETTING_NUMBER, COMMAND_ENGINE, NULL, "N", "of that bot's, from 1, the weakest; without it, full strength", AT(level), 1, BOT_LEVEL_MAX, NULL, NULL},
    {"clock", SETTING_CHOICE, COMMAND_ENGINE, "wall", "wall|cpu", "what the time for a move is measured by; cpu: the processor's work for it, fair on a busy machine", AT(clock), 0, 0, NULL, clock_choices},
    {"threads", SETTING_NUMBER, COMMAND_ENGINE, "1", "N", "threads that think about a move together", AT(threads), 1, 64, NULL, NULL},
    {"scope", SETTING_CHOICE, COMMAND_TOKEN, NULL, "SCOPE", "what the token may do: play, service or admin", AT(scope), 0, 0, NULL, scope_choices},
};

#undef SERVES
#undef NEEDS_DB
#undef MAKES_DB
#undef AT
/* clang-format on */

enum { TABLE_COUNT = sizeof table / sizeof table[0], NAME_SIZE = 64 /* of a setting, as it is given */ };

/* `name` is how the setting was given: --rate-limit or REFEREE_RATE_LIMIT. */
static void complain(const char *name, const char *value, const char *expected) {
    (void)fprintf(stderr, "referee: %s: '%s' is not valid; expected %s\n", name, value, expected);
}

static bool read_number(long *out, const struct setting *setting, const char *value, const char *name) {
    for (const struct word *word = setting->words; word != NULL && word->text != NULL; word++) {
        if (strcmp(word->text, value) == 0) {
            *out = word->number;
            return true;
        }
    }
    char *end = NULL;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (errno != 0 || end == value || *end != '\0' || number < setting->min || number > setting->max) {
        char expected[96];
        (void)snprintf(expected, sizeof expected, "%s, a number from %ld to %ld", setting->value, setting->min,
                       setting->max);
        complain(name, value, expected);
        return false;
    }
    *out = number;
    return true;
}

static bool read_switch(bool *out, const char *value, const char *name) {
    static const char *const on[] = {"1", "true", "on", "yes"};
    static const char *const off[] = {"0", "false", "off", "no", ""};
    for (size_t i = 0; i < sizeof on / sizeof on[0]; i++) {
        if (strcasecmp(on[i], value) == 0) {
            *out = true;
            return true;
        }
    }
    for (size_t i = 0; i < sizeof off / sizeof off[0]; i++) {
        if (strcasecmp(off[i], value) == 0) {
            *out = false;
            return true;
        }
    }
    complain(name, value, "1 or 0");
    return false;
}

static bool read_name(const char **out, const char *value, const char *name) {
    struct member_id id;
    if (!member_id_parse(&id, value, strlen(value))) {
        complain(name, value, "1 to 64 letters, digits, '.', '_' and '-'");
        return false;
    }
    *out = value;
    return true;
}

static bool read_list(struct setting_list *out, const char *value, const char *name) {
    size_t count = 0;
    while (out->items[count] != NULL) {
        count++;
    }
    for (const char *at = value + strspn(value, ", "); *at != '\0'; at += strspn(at, ", ")) {
        size_t length = strcspn(at, ", ");
        if (count == SETTING_LIST_MAX) {
            complain(name, value, "fewer items");
            return false;
        }
        char *item = strndup(at, length);
        if (item == NULL) {
            abort();
        }
        out->items[count++] = item;
        at += length;
    }
    return true;
}

static bool read_choice(const char **out, const struct setting *setting, const char *value, const char *name) {
    char expected[96];
    size_t length = 0;
    for (const char *const *choice = setting->choices; *choice != NULL; choice++) {
        if (strcmp(*choice, value) == 0) {
            *out = value;
            return true;
        }
        int more = snprintf(expected + length, sizeof expected - length, "%s%s", length > 0 ? "|" : "", *choice);
        assert(more > 0 && (size_t)more < sizeof expected - length);
        length += (size_t)more;
    }
    complain(name, value, expected);
    return false;
}

/* Puts a value into its member. */
static bool set(struct settings *settings, const struct setting *setting, const char *value, const char *name) {
    void *member = (char *)settings + setting->offset;
    switch (setting->kind) {
    case SETTING_TEXT:
        *(const char **)member = value;
        return true;
    case SETTING_CHOICE:
        return read_choice(member, setting, value, name);
    case SETTING_NAME:
        return read_name(member, value, name);
    case SETTING_NUMBER:
        return read_number(member, setting, value, name);
    case SETTING_SWITCH:
        return read_switch(member, value, name);
    default:
        return read_list(member, value, name);
    }
}

/* "no-guests" is REFEREE_NO_GUESTS. */
static void name_in_environment(char out[static NAME_SIZE], const struct setting *setting) {
    size_t length = (size_t)snprintf(out, NAME_SIZE, "REFEREE_");
    for (const char *c = setting->name; *c != '\0' && length + 1 < NAME_SIZE; c++) {
        out[length++] = *c == '-' ? '_' : (char)toupper((unsigned char)*c);
    }
    out[length] = '\0';
}

static void name_as_flag(char out[static NAME_SIZE], const struct setting *setting) {
    (void)snprintf(out, NAME_SIZE, "--%s", setting->name);
}

bool settings_default(struct settings *out, enum command command) {
    *out = (struct settings){0};
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        const struct setting *setting = &table[i];
        if ((setting->commands & command) != 0 && setting->initial != NULL &&
            !set(out, setting, setting->initial, setting->name)) {
            return false;
        }
    }
    return true;
}

static bool read_environment(struct settings *out, enum command command) {
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        const struct setting *setting = &table[i];
        char name[NAME_SIZE];
        if ((setting->commands & command) == 0) {
            continue;
        }
        name_in_environment(name, setting);
        if (setting->initial != NULL && !set(out, setting, setting->initial, name)) {
            return false;
        }
        const char *value = getenv(name);
        if (value != NULL && !set(out, setting, value, name)) {
            return false;
        }
    }
    return true;
}

/* getopt's table of a command; the last entry is all zero. */
static void make_options(struct option out[static TABLE_COUNT + 2], enum command command) {
    size_t count = 0;
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        if ((table[i].commands & command) != 0) {
            int argument = table[i].kind == SETTING_SWITCH ? no_argument : required_argument;
            out[count++] = (struct option){table[i].name, argument, NULL, (int)i + 1};
        }
    }
    out[count++] = (struct option){"help", no_argument, NULL, 'h'};
    out[count] = (struct option){0};
}

static char program_name[] = "referee";

/*
 * getopt has refused an argument, and said why; adds which flag is near to it. Where flags begin with what was typed,
 * getopt has listed them all: it is ambiguous.
 */
static void suggest_flag(const struct option *options, const char *argument) {
    struct near_word word;
    if (strncmp(argument, "--", 2) != 0) {
        return;
    }
    const char *name = argument + 2;
    size_t length = strcspn(name, "=");
    suggest_begin(&word, name, length);
    for (const struct option *option = options; option->name != NULL; option++) {
        if (strncmp(option->name, name, length) == 0) {
            return;
        }
        suggest_offer(&word, option->name);
    }
    if (word.nearest != NULL) {
        (void)fprintf(stderr, "referee: no such flag; did you mean \"--%s\"?\n", word.nearest);
    }
}

enum settings_result settings_read(struct settings *out, enum command command, int argc, char **argv) {
    struct option options[TABLE_COUNT + 2];
    static_assert(TABLE_COUNT < 'h', "an option's number must not be taken for a letter");
    make_options(options, command);
    *out = (struct settings){0};
    if (!read_environment(out, command)) {
        return SETTINGS_BAD;
    }
    optind = 1;
    argv[0] = program_name; /* getopt begins its messages with it */
    for (;;) {
        int found = getopt_long(argc, argv, "h", options, NULL);
        if (found == -1) {
            break;
        }
        if (found == 'h') {
            return SETTINGS_HELP;
        }
        if (found == '?' && optopt == 0) {
            suggest_flag(options, argv[optind - 1]);
        }
        if (found < 1 || found > TABLE_COUNT) {
            return SETTINGS_BAD; /* getopt has said why */
        }
        char name[NAME_SIZE];
        name_as_flag(name, &table[found - 1]);
        if (!set(out, &table[found - 1], optarg == NULL ? "1" : optarg, name)) {
            return SETTINGS_BAD;
        }
    }
    if (out->db != NULL) {
        db_show_url(out->db_shown, out->db);
    }
    out->positional = argv + optind; /* getopt has moved them to the end */
    out->positional_count = argc - optind;
    return SETTINGS_GOOD;
}

static void free_list(struct setting_list *list) {
    for (size_t i = 0; list->items[i] != NULL; i++) {
        free((char *)list->items[i]);
        list->items[i] = NULL;
    }
}

void settings_free(struct settings *settings) {
    free_list(&settings->cors_origins);
    free_list(&settings->trusted_proxies);
}

void settings_describe(FILE *out, enum command command) {
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        const struct setting *setting = &table[i];
        if ((setting->commands & command) == 0) {
            continue;
        }
        char flag[64];
        (void)snprintf(flag, sizeof flag, "--%s %s", setting->name, setting->value == NULL ? "" : setting->value);
        (void)fprintf(out, "  %-38s %s", flag, setting->help);
        if (setting->initial != NULL) {
            (void)fprintf(out, " [%s]", setting->initial);
        }
        (void)fputc('\n', out);
    }
}

static struct setting_note note_of(const struct setting *setting) {
    struct setting_note note = {
        .name = setting->name,
        .value = setting->value,
        .help = setting->help,
        .repeats = setting->kind == SETTING_LIST,
    };
    size_t count = 0;
    for (const char *const *choice = setting->choices; choice != NULL && *choice != NULL; choice++) {
        assert(count < SETTING_WORDS_MAX);
        note.words[count++] = *choice;
    }
    for (const struct word *word = setting->words; word != NULL && word->text != NULL; word++) {
        assert(count < SETTING_WORDS_MAX);
        note.words[count++] = word->text;
    }
    return note;
}

void settings_visit(enum command command, setting_visitor *visit, void *context) {
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        if ((table[i].commands & command) != 0) {
            const struct setting_note note = note_of(&table[i]);
            visit(context, &note);
        }
    }
}

size_t settings_cache_bytes(const struct settings *settings) {
    return (size_t)settings->cache_mib * 1024 * 1024;
}

size_t settings_players_cached(const struct settings *settings) {
    /* Names, and tokens: of each a hundred bytes or two, so that both take a quarter of what the games take, at most. */
    enum { A_MIB = 1024, MIN = 65536, MAX = 4 * 1024 * 1024 };
    size_t count = (size_t)settings->cache_mib * A_MIB;
    return count < MIN ? MIN : count > MAX ? MAX : count;
}
