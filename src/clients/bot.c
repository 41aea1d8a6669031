/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee bot`: a program that plays on a server like anybody else, through its public interface: with one of the built-in
 * strategies, or with an engine for five in a row.
 *
 * Its player's events tell in which games there is something to do. Each of them is played to its end by a process of its
 * own, so that no game waits for another, and whatever goes wrong in one harms no other. Nothing is kept: what has been
 * missed, or was too much at once, is found by looking through the games that wait for the player.
 */
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <curl/curl.h>

#include "engine_process.h"
#include "play/notifications.h"
#include "referee/commands.h"
#include "remote_game.h"
#include "solvers/bot.h"

enum {
    PATH_SIZE = 256,
    GAMES_MAX = 256,
    GAME_ID_SIZE = 64,
    WAIT_SECONDS = 5,
    PAUSE_MS = 2000, /* after the server could not be asked */
};

/* The one thing that a signal's handler can reach; it takes no lock. */
static atomic_int stopped;
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a signal's handler may write it");

struct worker {
    pid_t pid; /* 0: the place is free */
    char game[GAME_ID_SIZE];
};

struct runner {
    const struct settings *settings;
    struct bot_means means;
    struct client *client;
    long long after; /* the newest event that was read */
    bool behind;     /* there may be more games to play than are known */
    bool crashed;    /* the process of a game died by a signal */
    bool refused;    /* the server gave no answer, or not the one that was asked for */
    bool barred;     /* the token is no longer good: there is nothing to be tried again */
    struct worker workers[GAMES_MAX];
};

static void stop(int number) {
    (void)number;
    stopped = 1;
}

static void on_signal(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler};
    (void)sigemptyset(&action.sa_mask);
    (void)sigaction(number, &action, NULL);
}

static int fail(const char *what, const char *why) {
    (void)fprintf(stderr, "referee: %s: %s\n", what, why);
    return EXIT_FAILURE;
}

/* ---- games, each in a process ---- */

/* In the child. It ends when the runner does, whatever the reason. */
static _Noreturn void work(struct runner *runner, const char *game, pid_t parent) {
    (void)prctl(PR_SET_PDEATHSIG, SIGTERM);
    struct client *client =
        getppid() == parent ? client_open(runner->settings->server, runner->settings->token, &stopped) : NULL;
    int end = client != NULL ? (int)remote_game_play(client, &runner->means, game) : REMOTE_GAME_LEFT;
    client_close(client);
    _exit(end);
}

/*
 * Takes note of processes that have ended; `options` as waitpid has them. What was left idle may have become busy in the
 * same moment: then it is to be looked for. None dies by a signal but by a fault, which must not go unseen.
 */
static void reap(struct runner *runner, int options) {
    for (long i = 0; i < runner->settings->games; i++) {
        struct worker *worker = &runner->workers[i];
        int status = 0;
        if (worker->pid > 0 && waitpid(worker->pid, &status, options) == worker->pid) {
            worker->pid = 0;
            runner->behind = runner->behind || (WIFEXITED(status) && WEXITSTATUS(status) == REMOTE_GAME_IDLE);
            if (WIFSIGNALED(status)) {
                (void)fprintf(stderr, "referee: game %s: the process that played it died by signal %d\n", worker->game,
                              WTERMSIG(status));
                runner->crashed = true;
            }
        }
    }
}

/* Plays a game, unless it is being played already; later when there are too many. */
static void engage(struct runner *runner, const char *game) {
    struct worker *place = NULL;
    reap(runner, WNOHANG);
    for (long i = 0; i < runner->settings->games; i++) {
        struct worker *worker = &runner->workers[i];
        if (worker->pid == 0) {
            place = worker;
        } else if (strcmp(worker->game, game) == 0) {
            return;
        }
    }
    if (place == NULL || strlen(game) >= GAME_ID_SIZE) {
        runner->behind = true;
        return;
    }
    pid_t parent = getpid();
    pid_t pid = fork();
    if (pid == 0) {
        work(runner, game, parent);
    }
    if (pid < 0) {
        runner->behind = true;
        return;
    }
    place->pid = pid;
    (void)snprintf(place->game, sizeof place->game, "%s", game);
}

/* ---- finding them ---- */

static bool is_over(const struct runner *runner) {
    return stopped != 0 || runner->barred;
}

/*
 * Says when the server ceases to answer, and when it does again; and that it is over when the token was revoked or has
 * expired, or its player is gone.
 */
static void note_answer(struct runner *runner, const struct answer *answer) {
    bool refused = answer->status != 200 && answer->status != 410 && stopped == 0;
    if (is_over(runner)) {
        return;
    }
    if (answer->status == 401 || answer->status == 403) {
        (void)fail(runner->settings->server, answer->why);
        (void)fputs("referee: bot: the token is no longer good; nothing more is played\n", stderr);
        runner->barred = true;
    } else if (refused && !runner->refused) {
        (void)fail(runner->settings->server, answer->why);
        (void)fputs("referee: bot: trying again until it answers\n", stderr);
    } else if (!refused && runner->refused) {
        (void)printf("%s answers again\n", runner->settings->server);
        (void)fflush(stdout);
    }
    runner->refused = refused;
}

/* Engages all games of a list. False when it could not be read. */
static bool engage_listed(struct runner *runner, const char *query) {
    char path[PATH_SIZE];
    struct answer answer;
    (void)snprintf(path, sizeof path, "/v1/games?player=me&limit=100&%s", query);
    client_call(&answer, runner->client, &(struct call){.method = "GET", .path = path});
    note_answer(runner, &answer);
    const json_t *items = json_object_get(answer.body, "items");
    for (size_t i = 0; answer.status == 200 && i < json_array_size(items); i++) {
        const char *game = json_string_value(json_object_get(json_array_get(items, i), "id"));
        if (game != NULL) {
            engage(runner, game);
        }
    }
    bool good = answer.status == 200;
    answer_clear(&answer);
    return good;
}

static bool is_call_to_play(const json_t *event) {
    const char *kind = json_string_value(json_object_get(event, "kind"));
    return kind != NULL && (strcmp(kind, NOTIFICATION_INVITED) == 0 || strcmp(kind, NOTIFICATION_TURN) == 0);
}

/* Reads events from the cursor on, waiting so long for the first; engages their games where asked to. The number, or -1. */
static int read_events(struct runner *runner, long wait_seconds, bool engages) {
    char path[PATH_SIZE];
    struct answer answer;
    (void)snprintf(path, sizeof path, "/v1/players/me/events?limit=1000&wait=%ld&after=%lld", wait_seconds,
                   runner->after);
    if (runner->after == 0) {
        *strrchr(path, '&') = '\0'; /* without a cursor: from the first that is kept */
    }
    client_call(&answer, runner->client, &(struct call){.method = "GET", .path = path, .wait_seconds = wait_seconds});
    note_answer(runner, &answer);
    const json_t *items = json_object_get(answer.body, "items");
    int count = answer.status == 200 ? (int)json_array_size(items) : -1;
    for (int i = 0; i < count; i++) {
        const json_t *event = json_array_get(items, (size_t)i);
        const char *game = json_string_value(json_object_get(event, "game"));
        runner->after = json_integer_value(json_object_get(event, "seq"));
        if (engages && game != NULL && is_call_to_play(event)) {
            engage(runner, game);
        }
    }
    if (answer.status == 410) {
        runner->after = 0; /* too old: there is nothing for it but to look */
        runner->behind = true;
    }
    answer_clear(&answer);
    return count;
}

/* Events that are past are only skipped: what is to be done now is seen from the games. */
static bool catch_up(struct runner *runner) {
    int count = read_events(runner, 0, false);
    while (count > 0) {
        count = read_events(runner, 0, false);
    }
    return count == 0;
}

/* Before the server is asked again. */
static void pause_unless_over(const struct runner *runner) {
    if (!is_over(runner)) {
        (void)poll(NULL, 0, PAUSE_MS);
    }
}

static void run(struct runner *runner) {
    bool is_level = catch_up(runner);
    runner->behind = true;
    while (!is_over(runner)) {
        reap(runner, WNOHANG);
        if (runner->behind) {
            runner->behind = false;
            if (!engage_listed(runner, "turn=me") || !engage_listed(runner, "status=open") || !is_level) {
                runner->behind = true;
                pause_unless_over(runner);
                is_level = is_level || catch_up(runner);
                continue;
            }
        }
        if (read_events(runner, runner->behind ? 1 : WAIT_SECONDS, true) < 0) {
            runner->behind = true;
            pause_unless_over(runner);
        }
    }
    for (long i = 0; i < runner->settings->games; i++) {
        if (runner->workers[i].pid > 0) {
            (void)kill(runner->workers[i].pid, SIGTERM);
        }
    }
    reap(runner, 0);
}

/* ---- the command ---- */

/* An engine that cannot be started is found out here, and not by a game that it would lose. */
static bool check_engine(const struct runner *runner) {
    char reason[128] = "";
    if (runner->means.engine == NULL ||
        engine_process_check(runner->means.engine, runner->means.think_ms, &stopped, reason)) {
        return true;
    }
    if (stopped != 0) {
        return false;
    }
    char why[256];
    (void)snprintf(why, sizeof why, "the engine cannot be started: %s; nothing was joined", reason);
    (void)fail(runner->means.engine, why);
    return false;
}

/*
 * May the token play? Seen from a read that needs the scope `play`, of a game that there cannot be: nothing else is looked
 * at. Whatever but a 403 is left for later calls to judge.
 */
static bool check_scope(struct runner *runner) {
    struct answer answer;
    client_call(&answer, runner->client, &(struct call){.method = "GET", .path = "/v1/games/0/hint"});
    bool good = answer.status != 403;
    if (!good) {
        (void)fail(runner->settings->server, answer.why);
        (void)fputs("referee: bot: the token is not for playing: it has not the scope play\n", stderr);
    }
    answer_clear(&answer);
    return good && stopped == 0;
}

/* Is the token one of a player who may play? Then says who plays where, and how. */
static bool check_token(struct runner *runner) {
    const struct settings *settings = runner->settings;
    struct answer answer;
    client_call(&answer, runner->client, &(struct call){.method = "GET", .path = "/v1/players/me"});
    bool known = answer.status == 200;
    bool good = known && check_scope(runner);
    if (good) {
        const char *name = json_string_value(json_object_get(answer.body, "name"));
        (void)printf("%s plays on %s with the %s %s%s\n", name == NULL ? "this player" : name, settings->server,
                     settings->engine != NULL ? "engine" : "bot",
                     settings->engine != NULL ? settings->engine : settings->strategy,
                     settings->game != NULL ? "" : ", wherever they are invited, until Ctrl-C");
        (void)fflush(stdout);
    } else if (!known && stopped == 0) {
        (void)fail(settings->server, answer.why);
    }
    answer_clear(&answer);
    return good;
}

/* Is there a bot of that name, with that level, whatever it plays? */
static bool is_strategy(const char *name, int level) {
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        if (strcmp(bot_at(i)->name, name) == 0 && bot_at_level(bot_at(i), level) != NULL) {
            return true;
        }
    }
    return false;
}

static bool is_complete(const struct settings *settings) {
    if (settings->token == NULL) {
        (void)fail("bot", "--token (or REFEREE_TOKEN) is missing: that of the player who is to play");
        return false;
    }
    if ((settings->strategy == NULL) == (settings->engine == NULL)) {
        (void)fail("bot", "either --strategy or --engine says what is to play");
        return false;
    }
    if (settings->strategy != NULL && !is_strategy(settings->strategy, 0)) {
        (void)fail(settings->strategy, "is not a strategy; GET /v1/bots lists them");
        return false;
    }
    if (settings->strategy == NULL && settings->level > 0) {
        (void)fail("bot", "--level is for a --strategy, which an engine is not");
        return false;
    }
    if (settings->strategy != NULL && !is_strategy(settings->strategy, (int)settings->level)) {
        (void)fail(settings->strategy, "has no such --level; GET /v1/bots says how many there are");
        return false;
    }
    return true;
}

int command_bot(const struct settings *settings) {
    if (!is_complete(settings)) {
        return EXIT_USAGE;
    }
    struct runner *runner = calloc(1, sizeof *runner);
    if (runner == NULL || curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        abort();
    }
    on_signal(SIGTERM, stop);
    on_signal(SIGINT, stop);
    runner->settings = settings;
    runner->means = (struct bot_means){.token = settings->token,
                                       .strategy = settings->strategy,
                                       .level = (int)settings->level,
                                       .engine = settings->engine,
                                       .think_ms = settings->think_ms,
                                       .leaves_idle = true,
                                       .stopped = &stopped};
    runner->client = client_open(settings->server, settings->token, &stopped);
    bool good = check_engine(runner) && runner->client != NULL && check_token(runner);
    if (good && settings->game != NULL) {
        runner->means.leaves_idle = false;
        good = remote_game_play(runner->client, &runner->means, settings->game) == REMOTE_GAME_OVER;
    } else if (good) {
        run(runner);
        good = !runner->crashed && !runner->barred;
    } else if (settings->game == NULL && stopped != 0) {
        good = true; /* it was stopped before it began */
    }
    client_close(runner->client);
    curl_global_cleanup();
    free(runner);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
