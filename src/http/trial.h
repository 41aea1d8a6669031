/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A trial of the tap, before the server serves anybody: what tap.c relies on is the way in which the library that was
 * loaded reads, and no version of it promises that.
 */
#ifndef REFEREE_HTTP_TRIAL_H
#define REFEREE_HTTP_TRIAL_H

#include "internal.h"

/*
 * Has a daemon of its own read one request, from a pair of sockets, with TLS where the server has a certificate. No port,
 * loop, log or figure of the server's takes part. ERR_INTERNAL where the library reads it past the gate, or not at all;
 * ERR_INVALID_VALUE where certificate and key are no good; ERR_NO_MEMORY: with the problem set. The calling thread must
 * have no loop.
 */
enum err trial_of_tap(struct server *server, struct problem *problem) MUST_CHECK;

#endif
