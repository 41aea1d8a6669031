/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exchanges that other threads have for a while: the writer their commit, the scheduler their tasks. Their connections are
 * suspended meanwhile. All but what a task or job itself does is for the loop's thread.
 */
#ifndef REFEREE_HTTP_ELSEWHERE_H
#define REFEREE_HTTP_ELSEWHERE_H

#include "internal.h"

/*
 * Submits the endpoint's commit, or a task of the stage (parse, work, recall). From then on exchange_handle is called
 * again when it is done, or nobody took it: request.job.err says how it went. ERR_BUSY when the server is drained; then
 * nothing happened.
 */
enum err elsewhere_commit(struct exchange *exchange) MUST_CHECK;
enum err elsewhere_task(struct exchange *exchange, enum stage stage) MUST_CHECK;

/* The same: has the refresher look for what is new of the game. ERR_BUSY likewise. */
enum err elsewhere_refresh(struct exchange *exchange, const struct id *game) MUST_CHECK;

/* The body as JSON, on whatever thread has the exchange. */
enum err elsewhere_parse(struct exchange *exchange) MUST_CHECK;

/*
 * Its client has hung up while it is worked on: what waits for a thread leaves the queue, and is answered as if there were
 * no place (the client may have shut down its sending half only). What runs looks for itself; a change stands.
 */
void elsewhere_hung_up(struct exchange *exchange);

/* Lets suspended exchanges whose jobs are done go on. */
void elsewhere_resume_finished(struct loop *loop);

#endif
