/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two pipes, both without blocking, and a process group of its own that is killed in the end. It is told of a move by TURN
 * when that is all that has changed, and of the whole board otherwise: after a start in the middle of a game, for example.
 *
 * The group is that of a keeper, a process that waits for the end of a pipe which only its parent writes to, and then kills
 * the group: so nothing outlives a parent that was killed, whatever the shell has started. (PR_SET_PDEATHSIG reaches the shell
 * alone.)
 */
#include "engine_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

#include "util/timestamp.h"

enum {
    REASON = 128,
    LINE_MAX_BYTES = 512,
    SAID_MAX = 64 * 1024, /* of an engine for one answer: more is a flood */
    START_MS = 5000,
    END_MS = 300,
    SLICE_MS = 50, /* of waiting, between two looks at whether the caller was stopped */
    CHECK_SIZE = 15,
};

struct engine_process {
    pid_t keeper, pid; /* the former is the group as well */
    int life;          /* what the keeper waits for: closed with the process that holds it */
    int to, from;      /* its input, its output */
    struct engine_board known;
    long turn_ms;  /* for a move, as it was told */
    bool is_ready; /* it has understood START */
    bool is_fresh; /* nothing has been played on its board */
    enum engine_fault fault;
    const atomic_int *stopped; /* NULL: never; borrowed */
    char said[LINE_MAX_BYTES];
    size_t said_length;
};

static bool fail(struct engine_process *process, enum engine_fault fault, char reason[static REASON],
                 const char *text) {
    (void)snprintf(reason, REASON, "%s", text);
    process->fault = fault;
    return false;
}

/* ---- the process ---- */

/* In a child: becomes the keeper of a new group. It must not keep open what others wait for the end of. */
static _Noreturn void keep(int life) {
    sigset_t all;
    char byte;
    (void)sigfillset(&all);
    (void)sigprocmask(SIG_SETMASK, &all, NULL);
    if (setpgid(0, 0) == 0 && dup2(life, STDIN_FILENO) >= 0 && close_range(STDIN_FILENO + 1, ~0U, 0) == 0) {
        while (read(STDIN_FILENO, &byte, sizeof byte) < 0 && errno == EINTR) {
        }
        (void)kill(0, SIGKILL);
    }
    _exit(127);
}

/*
 * In a child: becomes the engine. It gets its pipes and nothing else that is ours, least of all the token. Its keeper waits for
 * it too, until it is in the group.
 */
static _Noreturn void become(const char *command, int in, int out, pid_t group) {
    int null = open("/dev/null", O_WRONLY);
    bool good = setpgid(0, group) == 0 && null >= 0 && dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 &&
                dup2(null, STDERR_FILENO) >= 0 && close_range(STDERR_FILENO + 1, ~0U, 0) == 0 &&
                unsetenv("REFEREE_TOKEN") == 0;
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGXFSZ, SIG_DFL);
    if (good) {
        (void)execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    }
    _exit(127);
}

static bool open_pipes(int in[static 2], int out[static 2]) {
    if (pipe2(in, O_CLOEXEC) != 0) {
        return false;
    }
    if (pipe2(out, O_CLOEXEC) != 0) {
        (void)close(in[0]);
        (void)close(in[1]);
        return false;
    }
    return true;
}

static bool spawn_keeper(struct engine_process *process) {
    int life[2];
    if (pipe2(life, O_CLOEXEC) != 0) {
        return false;
    }
    process->keeper = fork();
    if (process->keeper == 0) {
        (void)close(life[1]);
        keep(life[0]);
    }
    (void)close(life[0]);
    process->life = life[1];
    return process->keeper > 0 && setpgid(process->keeper, process->keeper) == 0; /* as it does: whoever is first */
}

static bool spawn(struct engine_process *process, const char *command) {
    int in[2];
    int out[2];
    if (!spawn_keeper(process) || !open_pipes(in, out)) {
        return false;
    }
    process->pid = fork();
    if (process->pid == 0) {
        become(command, in[0], out[1], process->keeper);
    }
    (void)close(in[0]);
    (void)close(out[1]);
    if (process->pid > 0) {
        (void)setpgid(process->pid, process->keeper);
    }
    process->to = in[1];
    process->from = out[0];
    (void)fcntl(process->to, F_SETFL, O_NONBLOCK);
    (void)fcntl(process->from, F_SETFL, O_NONBLOCK);
    return process->pid > 0;
}

/* ---- talking ---- */

static bool is_stopped(const struct engine_process *process) {
    return process->stopped != NULL && *process->stopped != 0;
}

/*
 * Waits until a pipe is ready; false when the time is up, or the caller was stopped. In slices: a signal that comes just
 * before poll does not interrupt it.
 */
static bool wait_for(const struct engine_process *process, int fd, short events, int64_t until_us) {
    for (;;) {
        int64_t left_ms = (until_us - timestamp_monotonic_us() + 999) / 1000;
        if (left_ms <= 0 || is_stopped(process)) {
            errno = ETIMEDOUT;
            return false;
        }
        struct pollfd pollfd = {.fd = fd, .events = events};
        int ready = poll(&pollfd, 1, left_ms < SLICE_MS ? (int)left_ms : SLICE_MS);
        if (ready > 0) {
            return true;
        }
        if (ready < 0 && errno != EINTR) {
            return false;
        }
    }
}

/* Why it could not be told something; false, for returning it. */
static bool explain_deafness(struct engine_process *process, char reason[static REASON]) {
    bool gone = errno == EPIPE;
    return fail(process, gone ? ENGINE_GONE : ENGINE_LATE, reason, gone ? "it has ended" : "it does not listen");
}

/* False when it could not be told all of it in time, or (EPIPE) at all. */
static bool tell(struct engine_process *process, const char *text, int64_t until_us) {
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(process->to, text, length);
        if (written > 0) {
            text += written;
            length -= (size_t)written;
        } else if (written == 0 || (errno != EAGAIN && errno != EINTR) ||
                   !wait_for(process, process->to, POLLOUT, until_us)) {
            return false;
        }
    }
    return true;
}

/* Takes a line out of what was said, without its end; false when there is no whole one. */
static bool take_line(char line[static LINE_MAX_BYTES], struct engine_process *process) {
    const char *end = memchr(process->said, '\n', process->said_length);
    if (end == NULL) {
        return false;
    }
    size_t length = (size_t)(end - process->said);
    memcpy(line, process->said, length);
    line[length] = '\0';
    line[strcspn(line, "\r")] = '\0';
    process->said_length -= length + 1;
    memmove(process->said, end + 1, process->said_length);
    return true;
}

/* What managers show to people. */
static bool is_chatter(const char *line) {
    return line[0] == '\0' || strncasecmp(line, "MESSAGE", 7) == 0 || strncasecmp(line, "DEBUG", 5) == 0;
}

/* The next line that means something; false after a reason was written. */
static bool hear(char line[static LINE_MAX_BYTES], struct engine_process *process, int64_t until_us,
                 char reason[static REASON]) {
    size_t heard = 0;
    for (;;) {
        while (take_line(line, process)) {
            if (!is_chatter(line)) {
                return true;
            }
        }
        if (process->said_length == sizeof process->said || heard > SAID_MAX) {
            return fail(process, ENGINE_WRONG, reason, "it talks without end");
        }
        if (!wait_for(process, process->from, POLLIN, until_us)) {
            return fail(process, ENGINE_LATE, reason, "it did not answer in time");
        }
        ssize_t got =
            read(process->from, process->said + process->said_length, sizeof process->said - process->said_length);
        if (got == 0) {
            return fail(process, ENGINE_GONE, reason, "it has ended");
        }
        if (got > 0) {
            process->said_length += (size_t)got;
            heard += (size_t)got;
        } else if (errno != EAGAIN && errno != EINTR) {
            return fail(process, ENGINE_GONE, reason, strerror(errno));
        }
    }
}

/* ---- starting ---- */

static bool greet(struct engine_process *process, const struct engine_board *board, long turn_ms,
                  char reason[static REASON]) {
    char text[LINE_MAX_BYTES];
    int64_t until_us = timestamp_monotonic_us() + START_MS * INT64_C(1000);
    (void)snprintf(text, sizeof text, "START %d\n", board->size);
    if (!tell(process, text, until_us)) {
        return explain_deafness(process, reason);
    }
    if (!hear(text, process, until_us, reason)) {
        return false;
    }
    if (strncasecmp(text, "OK", 2) != 0) {
        (void)snprintf(reason, REASON, "to START it says: %.80s", text);
        return false;
    }
    process->is_ready = true;
    (void)snprintf(text, sizeof text,
                   "INFO timeout_turn %ld\nINFO timeout_match 0\nINFO time_left 2147483647\nINFO max_memory 0\n"
                   "INFO game_type 3\nINFO rule %d\n",
                   turn_ms, board->exact ? 1 : 0);
    return tell(process, text, until_us) || explain_deafness(process, reason);
}

struct engine_process *engine_process_start(const char *command, const struct engine_board *board, long turn_ms,
                                            const atomic_int *stopped, char reason[static REASON]) {
    struct engine_process *process = calloc(1, sizeof *process);
    if (process == NULL) {
        (void)snprintf(reason, REASON, "there is no memory for it");
        return NULL;
    }
    process->life = process->to = process->from = -1;
    process->is_fresh = true;
    process->stopped = stopped;
    process->turn_ms = turn_ms;
    process->known.size = board->size;
    if (!spawn(process, command)) {
        (void)fail(process, ENGINE_GONE, reason, strerror(errno));
        engine_process_stop(process);
        return NULL;
    }
    if (!greet(process, board, turn_ms, reason)) {
        engine_process_stop(process);
        return NULL;
    }
    return process;
}

bool engine_process_check(const char *command, long turn_ms, const atomic_int *stopped, char reason[static REASON]) {
    const struct engine_board board = {.size = CHECK_SIZE};
    struct engine_process *process = engine_process_start(command, &board, turn_ms, stopped, reason);
    bool good = process != NULL;
    engine_process_stop(process);
    return good;
}

/* ---- moves ---- */

/* Is there just one more stone than it knows of, the other's? */
static bool find_turn(int *out_column, int *out_row, const struct engine_board *known,
                      const struct engine_board *board) {
    int changes = 0;
    for (int row = 0; row < board->size; row++) {
        for (int column = 0; column < board->size; column++) {
            if (known->fields[row][column] == board->fields[row][column]) {
                continue;
            }
            if (known->fields[row][column] != FIELD_EMPTY || board->fields[row][column] != FIELD_OTHER) {
                return false;
            }
            *out_column = column;
            *out_row = row;
            changes++;
        }
    }
    return changes == 1;
}

static bool is_empty(const struct engine_board *board) {
    for (int row = 0; row < board->size; row++) {
        for (int column = 0; column < board->size; column++) {
            if (board->fields[row][column] != FIELD_EMPTY) {
                return false;
            }
        }
    }
    return true;
}

static bool tell_board(struct engine_process *process, const struct engine_board *board, int64_t until_us) {
    char text[64];
    bool good = tell(process, "BOARD\n", until_us);
    for (int row = 0; good && row < board->size; row++) {
        for (int column = 0; good && column < board->size; column++) {
            if (board->fields[row][column] != FIELD_EMPTY) {
                (void)snprintf(text, sizeof text, "%d,%d,%d\n", column, row, board->fields[row][column]);
                good = tell(process, text, until_us);
            }
        }
    }
    return good && tell(process, "DONE\n", until_us);
}

static bool ask(struct engine_process *process, const struct engine_board *board, int64_t until_us) {
    int column = 0;
    int row = 0;
    char text[64];
    if (process->is_fresh && is_empty(board)) {
        return tell(process, "BEGIN\n", until_us);
    }
    if (find_turn(&column, &row, &process->known, board)) {
        (void)snprintf(text, sizeof text, "TURN %d,%d\n", column, row);
        return tell(process, text, until_us);
    }
    return tell_board(process, board, until_us);
}

static bool tell_time(struct engine_process *process, long turn_ms, int64_t until_us) {
    char text[64];
    if (turn_ms == process->turn_ms) {
        return true;
    }
    process->turn_ms = turn_ms;
    (void)snprintf(text, sizeof text, "INFO timeout_turn %ld\n", turn_ms);
    return tell(process, text, until_us);
}

bool engine_process_move(int *out_column, int *out_row, struct engine_process *process,
                         const struct engine_board *board, long turn_ms, long limit_ms, char reason[static REASON]) {
    char line[LINE_MAX_BYTES];
    int64_t until_us = timestamp_monotonic_us() + limit_ms * INT64_C(1000);
    if (!tell_time(process, turn_ms, until_us) || !ask(process, board, until_us)) {
        return explain_deafness(process, reason);
    }
    if (!hear(line, process, until_us, reason)) {
        return false;
    }
    char *end = NULL;
    long column = strtol(line, &end, 10);
    long row = end != line && *end == ',' ? strtol(end + 1, &end, 10) : -1;
    if (column < 0 || column >= board->size || row < 0 || row >= board->size || *end != '\0' ||
        board->fields[row][column] != FIELD_EMPTY) {
        char text[REASON];
        (void)snprintf(text, sizeof text, "it says '%.80s', which is no free field", line);
        return fail(process, ENGINE_WRONG, reason, text);
    }
    process->known = *board;
    process->known.fields[row][column] = FIELD_OWN;
    process->is_fresh = false;
    *out_column = (int)column;
    *out_row = (int)row;
    return true;
}

bool engine_process_inform(struct engine_process *process, const char *info, char reason[static REASON]) {
    char text[LINE_MAX_BYTES];
    int64_t until_us = timestamp_monotonic_us() + START_MS * INT64_C(1000);
    (void)snprintf(text, sizeof text, "INFO %s\n", info);
    return tell(process, text, until_us) || explain_deafness(process, reason);
}

enum engine_fault engine_process_fault(const struct engine_process *process) {
    return process->fault;
}

pid_t engine_process_group(const struct engine_process *process) {
    return process->keeper;
}

void engine_process_stop(struct engine_process *process) {
    if (process == NULL) {
        return;
    }
    if (process->pid > 0) {
        int64_t until_us = timestamp_monotonic_us() + (process->is_ready ? END_MS * INT64_C(1000) : 0);
        (void)tell(process, "END\n", until_us);
        (void)close(process->to);
        process->to = -1;
        while (waitpid(process->pid, NULL, WNOHANG) == 0) {
            if (timestamp_monotonic_us() >= until_us) {
                (void)kill(-process->keeper, SIGKILL);
                (void)waitpid(process->pid, NULL, 0);
                break;
            }
            (void)poll(NULL, 0, 10);
        }
    }
    if (process->keeper > 0) {
        (void)kill(-process->keeper, SIGKILL); /* and what the engine may have left behind */
        (void)waitpid(process->keeper, NULL, 0);
    }
    const int pipes[] = {process->life, process->to, process->from};
    for (size_t i = 0; i < sizeof pipes / sizeof *pipes; i++) {
        if (pipes[i] >= 0) {
            (void)close(pipes[i]);
        }
    }
    free(process);
}
