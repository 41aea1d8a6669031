/* SPDX-License-Identifier: Apache-2.0 */
#include "keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { FOLDERS_OPEN_MAX = 8 };

/* What is said over the pipe by who has nothing left to be put in order but the folder. */
static const char all_is_well = '.';

struct keeper {
    pid_t pid;
    int pipe; /* its other end */
    char folder[KEEPER_FOLDER_MAX];
};

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *place) {
    (void)info;
    (void)kind;
    (void)place;
    (void)remove(path);
    return 0;
}

static void remove_folder(const char *path) {
    if (path[0] != '\0') {
        (void)nftw(path, remove_one, FOLDERS_OPEN_MAX, FTW_DEPTH | FTW_PHYS);
    }
}

/* Keeps the terminal, and gives all else away: whoever reads what the program writes is not to wait for this process. */
static int take_terminal(struct termios *out) {
    int terminal = tcgetattr(STDIN_FILENO, out) == 0 ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : -1;
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int fd = STDIN_FILENO; nowhere >= 0 && fd <= STDERR_FILENO; fd++) {
        (void)dup2(nowhere, fd);
    }
    return terminal;
}

static _Noreturn void keep(const char *folder, int pipe) {
    sigset_t all;
    struct termios before;
    char said = '\0';
    (void)sigfillset(&all);
    (void)sigprocmask(SIG_BLOCK, &all, NULL);
    (void)setsid();
    int terminal = take_terminal(&before);
    ssize_t got = 0;
    do {
        got = read(pipe, &said, 1);
    } while (got < 0 && errno == EINTR);
    if (said != all_is_well && terminal >= 0) {
        (void)tcsetattr(terminal, TCSANOW, &before);
    }
    /* The database is still written while a program that is killed has threads. */
    while (got > 0) {
        got = read(pipe, &said, 1);
    }
    remove_folder(folder);
    _exit(EXIT_SUCCESS);
}

static bool make_folder(struct keeper *keeper) {
    const char *parent = getenv("TMPDIR");
    int length = snprintf(keeper->folder, sizeof keeper->folder, "%s/referee-play-XXXXXX",
                          parent == NULL || parent[0] == '\0' ? "/tmp" : parent);
    if (length < 0 || (size_t)length >= sizeof keeper->folder || mkdtemp(keeper->folder) == NULL) {
        (void)fprintf(stderr, "referee: %s: no folder can be made there: %s\n", parent == NULL ? "/tmp" : parent,
                      strerror(errno));
        return false;
    }
    return true;
}

struct keeper *keeper_start(bool has_folder) {
    int ends[2] = {-1, -1};
    struct keeper *keeper = calloc(1, sizeof *keeper);
    if (keeper == NULL) {
        abort();
    }
    if (has_folder && !make_folder(keeper)) {
        free(keeper);
        return NULL;
    }
    keeper->pid = pipe2(ends, O_CLOEXEC) == 0 ? fork() : -1;
    if (keeper->pid == 0) {
        (void)close(ends[1]);
        keep(keeper->folder, ends[0]);
    }
    (void)close(ends[0]);
    if (keeper->pid < 0) {
        (void)fprintf(stderr, "referee: no process can be started: %s\n", strerror(errno));
        (void)close(ends[1]);
        remove_folder(keeper->folder);
        free(keeper);
        return NULL;
    }
    keeper->pipe = ends[1];
    return keeper;
}

const char *keeper_folder(const struct keeper *keeper) {
    return keeper->folder;
}

void keeper_finish(struct keeper *keeper) {
    if (keeper == NULL) {
        return;
    }
    (void)!write(keeper->pipe, &all_is_well, 1);
    (void)close(keeper->pipe);
    while (waitpid(keeper->pid, NULL, 0) < 0 && errno == EINTR) {
    }
    free(keeper);
}
