/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A request's steps from its last byte to its answer: its body is parsed; prepare, work, commit, recall; its answer is held
 * until there is something new; reply. All of it is on the loop's thread; what is another's is done there meanwhile
 * (elsewhere.h, parts.h). Each returns what exchange_handle is to return.
 */
#ifndef REFEREE_HTTP_FLOW_H
#define REFEREE_HTTP_FLOW_H

#include "internal.h"

/* The request is complete. */
enum MHD_Result flow_begin(struct exchange *exchange) MUST_CHECK;

/* Another thread has done what it was given. */
enum MHD_Result flow_resumed(struct exchange *exchange) MUST_CHECK;

/* It has been paid for, or has waited for long enough. */
enum MHD_Result flow_paid(struct exchange *exchange) MUST_CHECK;

/* The answer was held, and is held no longer; or another thread is to look whether it must be. */
enum MHD_Result flow_released(struct exchange *exchange) MUST_CHECK;

/* Gives the answer: the reply that was made, or a problem. */
enum MHD_Result flow_answer(struct exchange *exchange, enum err err) MUST_CHECK;

#endif
