/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A server of one's own, in threads of this process, for one game in the terminal.
 */
#ifndef REFEREE_OWN_SERVER_H
#define REFEREE_OWN_SERVER_H

struct own_server;

/*
 * Starts it on a database in this folder and waits until it answers. The caller has blocked all signals, so that none of its
 * threads takes one. NULL after a message on stderr.
 */
struct own_server *own_server_start(const char *folder);

/* Where it is, as a URL. */
const char *own_server_address(const struct own_server *server);

/* Ends it, with whatever is still asked of it. NULL is fine. */
void own_server_stop(struct own_server *server);

#endif
