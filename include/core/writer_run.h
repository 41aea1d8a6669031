/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A job that a thread of the engine's own has the writer do, and waits for.
 */
#ifndef REFEREE_CORE_WRITER_RUN_H
#define REFEREE_CORE_WRITER_RUN_H

#include "core/tx.h"
#include "core/writer.h"

/*
 * Has the writer call work(context, tx) and returns when its outcome is durable or has failed. As a job it may be called
 * again from the start. Not on the writer's own thread. ERR_BUSY when the queue is full; else what the work returned, or
 * what became of the commit.
 */
enum err writer_run(struct writer *writer, enum err (*work)(void *context, struct tx *tx), void *context) MUST_CHECK;

#endif
