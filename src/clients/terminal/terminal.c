/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee play`: a person, or a script, plays a game in the terminal.
 *
 * Without a server it has one of its own, in threads of this process, on a database that a keeper (a small process of its
 * own) removes however this one ends. Otherwise it is an ordinary client, and what it may not know it is not told.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <curl/curl.h>

#include "keeper.h"
#include "own_server.h"
#include "referee/commands.h"
#include "rules/family.h"
#include "run.h"
#include "screen.h"

enum { PATIENCE_MS = 10 * 1000, PATIENCE_AT_A_SCREEN_MS = 2 * 1000 };

/* What a signal's handler can reach. */
static atomic_int stopped; /* the signal that ends the program; 0: none */
static int signal_pipe[2] = {-1, -1};

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

static void on_signal(int number) {
    int saved = errno;
    char byte = (char)number;
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        if (ending[i] == number) {
            stopped = number;
        }
    }
    (void)!write(signal_pipe[1], &byte, 1);
    errno = saved;
}

static void handle(int number) {
    struct sigaction action = {.sa_handler = on_signal};
    struct sigaction before;
    (void)sigemptyset(&action.sa_mask);
    /* Who started it with nohup, or in the background of a shell without jobs, wants a signal ignored. */
    if (sigaction(number, NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
        (void)sigaction(number, &action, NULL);
    }
}

static void handle_signals(enum terminal_mode mode) {
    if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) {
        abort();
    }
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        handle(ending[i]);
    }
    if (mode == TERMINAL_SCREEN) {
        handle(SIGWINCH);
        handle(SIGTSTP);
    }
}

/* Whoever waits for the program sees that a signal has ended it. */
static void end_by_signal(void) {
    sigset_t only;
    (void)sigemptyset(&only);
    (void)sigaddset(&only, stopped);
    (void)signal(stopped, SIG_DFL);
    (void)pthread_sigmask(SIG_UNBLOCK, &only, NULL);
    (void)raise(stopped);
}

static int complain_of_none(void) {
    (void)fputs("referee: play: which game?", stderr);
    for (const struct family *const *family = families; *family != NULL; family++) {
        for (size_t i = 0; i < (*family)->preset_count; i++) {
            (void)fprintf(stderr, " %s", (*family)->presets[i].id);
        }
    }
    (void)fputs("\n", stderr);
    return EXIT_USAGE;
}

/* A program that was started without them must not have the database where it writes to the terminal. */
static void open_standard_files(void) {
    for (int fd = open("/dev/null", O_RDWR | O_CLOEXEC); fd >= 0; fd = open("/dev/null", O_RDWR | O_CLOEXEC)) {
        if (fd > STDERR_FILENO) {
            (void)close(fd);
            return;
        }
    }
}

static bool is_complete(const struct settings *settings) {
    const char *wrong =
        settings->join != NULL && settings->server == NULL ? "--join needs --server: the one that has the game"
        : settings->join != NULL &&
                (settings->against != NULL || settings->options != NULL || settings->questions != NULL)
            ? "who joins a game by --join plays it as it was made: without --against, --options, --questions"
        : settings->level > 0 && settings->against == NULL ? "--level is of a bot, which --against names"
                                                           : NULL;
    if (wrong != NULL) {
        (void)fprintf(stderr, "referee: play: %s\n", wrong);
    }
    return wrong == NULL;
}

static int play(const struct settings *settings, enum terminal_mode mode, const char *server) {
    struct session session;
    const struct session_wish wish = {
        .ruleset = settings->positional_count > 0 ? settings->positional[0] : NULL,
        .token = settings->server != NULL ? settings->token : NULL, /* one's own server knows nobody */
        .against = settings->against,
        .level = (int)settings->level,
        .join = settings->join,
        .options = settings->options,
        .questions = settings->questions,
        .is_own_server = settings->server == NULL,
    };
    enum session_end end = session_open(&session, server, &wish, &stopped,
                                        mode == TERMINAL_SCREEN ? PATIENCE_AT_A_SCREEN_MS : PATIENCE_MS);
    int code = end == SESSION_USAGE ? EXIT_USAGE : EXIT_FAILURE;
    if (end == SESSION_GOOD) {
        code = run_game(&session, mode, signal_pipe[0]) == RUN_OVER ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    session_close(&session);
    return code;
}

/* No thread of a server may take a signal, so they are started while all are blocked. */
static int play_with_server(const struct settings *settings, enum terminal_mode mode, const struct keeper *keeper) {
    sigset_t all;
    sigset_t before;
    struct own_server *own = NULL;
    handle_signals(mode);
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    if (settings->server == NULL) {
        own = own_server_start(keeper_folder(keeper));
    }
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    int code = EXIT_FAILURE;
    if (settings->server != NULL || own != NULL) {
        code = play(settings, mode, own != NULL ? own_server_address(own) : settings->server);
    }
    own_server_stop(own);
    return code;
}

int command_play(const struct settings *settings) {
    struct keeper *keeper = NULL;
    enum terminal_mode mode = settings->json ? TERMINAL_JSON : screen_is_there() ? TERMINAL_SCREEN : TERMINAL_PLAIN;
    if (settings->positional_count == 0 && settings->join == NULL) {
        return complain_of_none();
    }
    if (!is_complete(settings)) {
        return EXIT_USAGE;
    }
    open_standard_files();
    if (settings->server == NULL) {
        (void)setenv("no_proxy", "*", 1); /* nobody is asked but this process */
    }
    if (settings->server == NULL || mode == TERMINAL_SCREEN) {
        keeper = keeper_start(settings->server == NULL);
        if (keeper == NULL) {
            return EXIT_FAILURE;
        }
    }
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        abort();
    }
    int code = play_with_server(settings, mode, keeper);
    curl_global_cleanup();
    keeper_finish(keeper);
    if (stopped != 0) {
        end_by_signal();
    }
    return code;
}
