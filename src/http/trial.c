/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The trial: this thread is the client, and runs the daemon too. Between the two ends of a pair of sockets bytes are there
 * as soon as they are sent, so nothing is waited for: some turns are enough, with or without a handshake.
 *
 * What the library has begun to handle, the gate must have let through: that is looked at when it has read the request
 * line, as exchange_begin does for each request. Before that it must have waited by the poller, and for this connection.
 */
#include "trial.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <gnutls/gnutls.h>

#include "daemon.h"
#include "poller.h"
#include "tap.h"

enum { TURNS_MAX = 1000, REASON_MAX = 160 };

static const char request[] = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

struct trial {
    struct loop loop;             /* one that does not run: what the tap looks connections up in */
    struct connection connection; /* the daemon's end */
    struct MHD_Daemon *daemon;
    int client; /* the other end */
    bool is_sent;
    bool is_read;    /* by the library */
    bool has_waited; /* the library; by the poller */
    bool has_seen;   /* the gate; by then */
    /* With TLS: */
    gnutls_session_t session;
    gnutls_certificate_credentials_t trust; /* none: the certificate is not what is on trial */
    bool is_shaken;
    char reason[REASON_MAX]; /* why the request could not be sent; empty = it could */
};

/* ---- the client ---- */

static bool begin_session(struct trial *trial) {
    /* As lenient as can be with the certificate: clients may be, too. */
    if (gnutls_init(&trial->session, GNUTLS_CLIENT | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) < 0 ||
        gnutls_certificate_allocate_credentials(&trial->trust) < 0 ||
        gnutls_priority_set_direct(trial->session, "NORMAL:%COMPAT", NULL) < 0 ||
        gnutls_credentials_set(trial->session, GNUTLS_CRD_CERTIFICATE, trial->trust) < 0) {
        return false;
    }
    gnutls_transport_set_int(trial->session, trial->client);
    return true;
}

/* As far as it goes by now. */
static void send_secretly(struct trial *trial) {
    ssize_t code = trial->is_shaken ? 0 : gnutls_handshake(trial->session);
    trial->is_shaken = code == 0;
    if (trial->is_shaken) {
        code = gnutls_record_send(trial->session, request, sizeof request - 1);
        trial->is_sent = code > 0;
    }
    if (code < 0 && gnutls_error_is_fatal((int)code) != 0) {
        (void)snprintf(trial->reason, sizeof trial->reason, "%s", gnutls_strerror((int)code));
    }
}

static void send_plainly(struct trial *trial) {
    trial->is_sent = send(trial->client, request, sizeof request - 1, MSG_NOSIGNAL) > 0;
    if (!trial->is_sent) {
        (void)snprintf(trial->reason, sizeof trial->reason, "%s", strerror(errno));
    }
}

/* ---- the daemon ---- */

static void *note_begin(void *cls, const char *target, struct MHD_Connection *mhd) {
    struct trial *trial = cls;
    (void)target;
    (void)mhd;
    trial->is_read = true;
    trial->has_seen = trial->connection.gate.requests == 1;
    return NULL;
}

/* Closes the connection without an answer. */
static enum MHD_Result answer_nothing(void *cls, struct MHD_Connection *mhd, const char *url, const char *method,
                                      const char *version, const char *upload, size_t *upload_size, void **context) {
    (void)cls;
    (void)mhd;
    (void)url;
    (void)method;
    (void)version;
    (void)upload;
    (void)upload_size;
    (void)context;
    return MHD_NO;
}

static struct MHD_Daemon *start_daemon(struct trial *trial, const struct server_options *options) {
    struct MHD_OptionItem tls[DAEMON_TLS_ITEMS];
    unsigned flags = MHD_USE_EPOLL | MHD_USE_ITC | MHD_USE_NO_LISTEN_SOCKET | daemon_use_tls(tls, options);
    return MHD_start_daemon(flags, 0, NULL, NULL, answer_nothing, trial, MHD_OPTION_URI_LOG_CALLBACK, note_begin, trial,
                            MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_ARRAY, tls, MHD_OPTION_END);
}

/* ---- the trial ---- */

/* The daemon's end belongs to the daemon afterwards, whatever comes of it. */
static enum err connect_both(struct trial *trial, struct problem *problem) {
    const struct sockaddr nowhere = {.sa_family = AF_UNIX};
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) {
        return problem_set(problem, ERR_NO_MEMORY, "Cannot make a pair of sockets: %s.", strerror(errno));
    }
    trial->client = ends[0];
    trial->connection.fd = ends[1];
    if (!tap_open(&trial->connection)) {
        (void)close(ends[1]);
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory to try the HTTP daemon.");
    }
    if (MHD_add_connection(trial->daemon, ends[1], &nowhere, sizeof nowhere.sa_family) != MHD_YES) {
        return problem_set(problem, ERR_NO_MEMORY, "Cannot try the HTTP daemon: %s.", strerror(errno));
    }
    return OK;
}

static enum err refuse(const char *what, struct problem *problem) {
    return problem_set(
        problem, ERR_INTERNAL,
        "libmicrohttpd %s, which was loaded, does not %s of this program, which comes between it and its "
        "clients; none could be answered. Use the library of Debian 12 or 13, or another build that finds "
        "the function by its name.",
        MHD_get_version(), what);
}

static enum err judge(const struct trial *trial, bool is_tls, struct problem *problem) {
    if (trial->reason[0] != '\0') {
        return problem_set(problem, ERR_INTERNAL, "A request of the server to itself cannot be sent%s: %s.",
                           is_tls ? " by TLS with this certificate and key" : "", trial->reason);
    }
    if (!trial->has_waited || !trial->connection.is_watched) {
        return refuse(trial->has_waited ? "watch its connections by the epoll_ctl" : "wait by the epoll_wait", problem);
    }
    if (!trial->is_read) {
        return problem_set(problem, ERR_INTERNAL, "libmicrohttpd %s does not read a request of the server to itself.",
                           MHD_get_version());
    }
    if (!trial->has_seen) {
        return refuse(is_tls ? "read by the gnutls_record_recv" : "read by the recv", problem);
    }
    return OK;
}

static enum err attempt(struct trial *trial, const struct server_options *options, struct problem *problem) {
    bool is_tls = options->tls_certificate != NULL;
    trial->daemon = start_daemon(trial, options);
    if (trial->daemon == NULL) {
        return daemon_refused(options, problem);
    }
    enum err err = poller_open(&trial->loop, trial->daemon, problem);
    if (err != OK) {
        return err;
    }
    tap_enter(&trial->loop);
    err = connect_both(trial, problem);
    if (err != OK) {
        return err;
    }
    if (is_tls && !begin_session(trial)) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory to try TLS.");
    }
    for (int i = 0; i < TURNS_MAX && !trial->is_read && trial->reason[0] == '\0'; i++) {
        if (!trial->is_sent && is_tls) {
            send_secretly(trial);
        } else if (!trial->is_sent) {
            send_plainly(trial);
        }
        poller_begin(&trial->loop);
        (void)MHD_run(trial->daemon);
        trial->has_waited = trial->loop.has_looked;
    }
    return judge(trial, is_tls, problem);
}

static void end(struct trial *trial) {
    if (trial->daemon != NULL) {
        MHD_stop_daemon(trial->daemon);
    }
    tap_enter(NULL);
    poller_close(&trial->loop);
    if (trial->session != NULL) {
        gnutls_deinit(trial->session);
    }
    if (trial->trust != NULL) {
        gnutls_certificate_free_credentials(trial->trust);
    }
    if (trial->client >= 0) {
        (void)close(trial->client);
    }
    gate_free(&trial->connection.gate);
    free(trial->loop.by_fd);
}

enum err trial_of_tap(struct server *server, struct problem *problem) {
    struct trial trial;
    memset(&trial, 0, sizeof trial);
    trial.client = -1;
    trial.loop.server = server;
    poller_init(&trial.loop);
    trial.connection.loop = &trial.loop;
    gate_init(&trial.connection.gate);
    enum err err = attempt(&trial, &server->options, problem);
    end(&trial);
    return err;
}
