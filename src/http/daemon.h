/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all daemons of the library have in common that the server starts: those of its loops, and that of its trial
 * (trial.h).
 */
#ifndef REFEREE_HTTP_DAEMON_H
#define REFEREE_HTTP_DAEMON_H

#include <microhttpd.h>

#include "http/server.h"

/* The first two at most are TLS, the next one is the end. */
enum { DAEMON_TLS_ITEMS = 3 };

/* MHD_USE_TLS and its options, where the server has a certificate; else 0, and no options. They borrow the certificate. */
unsigned daemon_use_tls(struct MHD_OptionItem out[static DAEMON_TLS_ITEMS], const struct server_options *options);

/* The library did not start a daemon with these options. Sets the problem and returns its error. */
enum err daemon_refused(const struct server_options *options, struct problem *problem) MUST_CHECK;

#endif
