/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An engine for five in a row that runs as a process of its own and speaks the protocol of the Piskvork manager.
 *
 * It is a stranger: it may be slow, die, say nonsense or talk without end. Whatever it does, every call here comes back in
 * the time given with a move on a free field or a reason why there is none; then it is to be stopped. A call also comes
 * back, without a move, soon after the caller itself was told to stop.
 */
#ifndef REFEREE_CLIENTS_PROCESS_H
#define REFEREE_CLIENTS_PROCESS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "rules/line_board.h"

struct engine_process;

/* How it failed, for those who count: it has ended, was too slow, or did what it must not. */
enum engine_fault { ENGINE_SOUND, ENGINE_GONE, ENGINE_LATE, ENGINE_WRONG };

/* What a field is to the engine, as the protocol numbers it. */
enum { FIELD_EMPTY, FIELD_OWN, FIELD_OTHER };

struct engine_board {
    int size;
    bool exact;                                         /* longer lines do not count */
    unsigned char fields[LINE_SIZE_MAX][LINE_SIZE_MAX]; /* by row and column */
};

/*
 * Starts a command of the shell and tells it the size of the board, its rule, and that a move may take so long. Nothing is
 * waited for any more once *stopped is set (NULL: never), which a signal's handler may do; it is borrowed. NULL after a
 * reason was written; engine_process_stop. The engine, and all that it starts, ends with the calling process, however that
 * ends.
 */
struct engine_process *engine_process_start(const char *command, const struct engine_board *board, long turn_ms,
                                            const atomic_int *stopped, char reason[static 128]);

/* Can the command be started, on a board that every engine for five in a row plays on? False after a reason was written. */
bool engine_process_check(const char *command, long turn_ms, const atomic_int *stopped, char reason[static 128]);

/*
 * Its move in a position in which it is to move. It is told that it has turn_ms for it, and given up after limit_ms. False
 * after a reason was written.
 */
bool engine_process_move(int *out_column, int *out_row, struct engine_process *process,
                         const struct engine_board *board, long turn_ms, long limit_ms, char reason[static 128]);

/* Tells it a line that managers answer for, such as "max_node 30000", behind INFO. False after a reason was written. */
bool engine_process_inform(struct engine_process *process, const char *info, char reason[static 128]);

/* How the last call has failed. A caller that was stopped finds it late. */
enum engine_fault engine_process_fault(const struct engine_process *process);

/* The process group in which it and all that it starts are. */
pid_t engine_process_group(const struct engine_process *process);

/* Ends it: asks first, if it has understood START, then kills it and what it has started. NULL is fine. */
void engine_process_stop(struct engine_process *process);

#endif
