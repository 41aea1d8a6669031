/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Endpoints and finding them.
 *
 * An endpoint is one method on one path pattern. Its work is cut into parts, each on the thread where it belongs:
 *
 *     find     loop thread    is what the path names there, and may the caller know? Before the body is looked at.
 *     prepare  loop thread    decode and check the body
 *     work     pool thread    what takes long; only where prepare set request->is_long. request->db is not to be used
 *     commit   writer thread  the change itself, the only part with a tx; NULL for reads
 *     postpone writer thread  its time has not come: has the request's job submitted again, by whoever knows when; see below
 *     recall   pool thread    what takes long about the answer to it; only where commit set request->recalls; as work
 *     ready    loop thread    need the answer wait no longer? Only where prepare set request->wait_ms; see below
 *     reply    loop thread    build the answer
 *     answered loop thread    what the answer is is known, a refusal too: let go of what others wait for. A client may take a
 *                             minute to take it, and `release` follows only then. Once any part ran
 *     release  loop thread    let go of what request->data holds beyond the arena; called last, once any part ran
 *
 * Where the database is beyond a network, find, prepare, ready and reply are no loop's to do, as each question would stop it:
 * they are done by pool threads that have connections (LANE_READS). `find` is tried on the loop's thread first, `ready` and
 * `reply` too where there is a commit, and all of them where the endpoint is in_memory. Whatever they have asked the database
 * there is answered ERR_ELSEWHERE, and they are called once more on a pool thread: after `release` has undone what `find` did;
 * `prepare` must have asked before it changed anything; what `reply` wrote is forgotten.
 *
 * A pool thread is one of the scheduler's (util/scheduler.h), in the lane that the endpoint names for its work.
 *
 * The query is looked at before `prepare`: what the endpoint does not declare of it, or not so, is refused (http/query.h).
 *
 * The body is parsed before `prepare`: on the loop's thread, or a pool thread where it has more than BODY_MAX_DEFAULT.
 *
 * `foresee` asks for what `commit` will ask for; see core/writer.h.
 *
 * `ready` looks at what is newest and sets request->watched. While it says no, the answer is held: it is asked again
 * whenever the watchers tell of a change there, and answered in any case after wait_ms, when the client hangs up, and when
 * the server stops.
 *
 * A commit that returns ERR_EARLY has done nothing, and is run again once `postpone` says so: it has taken request->job,
 * which somebody submits to the writer later, or has its `done` called. Where it returns false, or is NULL, the error is
 * the answer.
 *
 * A commit that returns ERR_STALE wants the work done again, on what has changed meanwhile; after a few tries it is the
 * answer. One that sets is_partial has done a part of what is much: it is run again, in a job and a transaction of its own,
 * until it does not; so nobody else's change waits for all of it. Any part but commit and reply may be NULL (one of the two
 * must be there; commit needs reply). A part that fails returns its error with request->problem set; the later parts (but
 * answered and release) are then skipped and the problem is the answer.
 */
#ifndef REFEREE_HTTP_ROUTE_H
#define REFEREE_HTTP_ROUTE_H

#include <stdbool.h>
#include <stddef.h>

#include "http/query.h"
#include "http/reply.h"
#include "http/request.h"
#include "util/err.h"

struct tx;

enum auth {
    AUTH_NONE,    /* anybody; a token that is sent must be good all the same */
    AUTH_GUEST,   /* no token, or one with the scope `play` */
    AUTH_PLAY,    /* a token with the scope `play` */
    AUTH_ANY,     /* any good token */
    AUTH_SERVICE, /* a token with the scope `service` */
};

/* How a request goes on whose caller has no requests left: see server_options.rate_limit. */
enum passage {
    PASSAGE_NONE,  /* not at all */
    PASSAGE_APART, /* while the caller's other bucket holds something: see server_options.apart_limit */
    PASSAGE_FREE,  /* always; what it costs is paid for, and it may be answered only then */
};

enum { BODY_MAX_DEFAULT = 64 * 1024 };

enum { TABLE_ITEMS_MAX = 2 };

/* A list as a table, for clients that want text/csv: see util/csv.h. */
struct table_def {
    const char
        *items[TABLE_ITEMS_MAX]; /* the member of the answer that holds the rows: the first of these that is there */
    const char *const *columns;  /* the same on every page; behind the last NULL */
};

struct endpoint {
    const char *method; /* GET (HEAD comes with it), POST, PUT, PATCH, DELETE */
    const char *path;   /* "/v1/games/{game}/guesses": {name} stands for one non-empty segment */
    enum auth auth;
    size_t body_max; /* bytes; 0 = BODY_MAX_DEFAULT. Bodies are read on POST, PUT, PATCH and DELETE. */
    bool is_costly;  /* more than BODY_MAX_DEFAULT bytes are taken with a token only */
    bool is_screen;  /* for whoever wants a page (request_prefers_html); to anybody else nothing is there */
    bool is_cheap;   /* it costs its caller no request: see allowance.h */
    bool in_memory;  /* none of its parts asks the database, most often: see above */
    bool is_passing; /* nothing that is made of its body holds a part of it when the request is over */
    enum lane lane;  /* of its work */
    const struct query_member
        *query; /* all that may stand in a query, which is checked before `prepare`; NULL = nothing */
    bool packs; /* its answers may be packed: see packed.h for which may */
    const struct table_def *table; /* its answers are tables, too; NULL = they are not */
    bool takes_any_query;          /* it is left alone, whatever stands there */
    enum err (*find)(struct request *request);
    enum err (*prepare)(struct request *request);
    enum err (*work)(struct request *request);
    enum err (*commit)(struct request *request, struct tx *tx);
    void (*foresee)(struct request *request, struct tx *tx); /* of commit: see core/writer.h */
    bool (*postpone)(struct request *request);
    enum err (*recall)(struct request *request);
    bool (*ready)(struct request *request);
    enum err (*reply)(struct request *request, struct reply *reply);
    void (*answered)(struct request *request);
    void (*release)(struct request *request);
    /* Loop thread, before find, and only when the caller's requests are used up. NULL: none goes on. */
    enum passage (*passage)(struct request *request);
    const void *detail; /* the endpoint's own constant, e.g. which action of a family it is */
};

struct router;

/* Compiles a table; the endpoints are borrowed. Asserts on two of the same method and path. Dies without memory. */
struct router *router_create(const struct endpoint *endpoints, size_t count);
void router_free(struct router *router);

struct route_match {
    const struct endpoint *endpoint; /* NULL: see path_known */
    size_t index;                    /* of the endpoint in the table */
    bool path_known;                 /* the path exists with other methods: 405 */
    struct span params[REQUEST_PARAMS_MAX];
    char allow[64]; /* where the path is known with other methods: "GET, HEAD, POST, OPTIONS" */
};

enum { ROUTE_HINT_SIZE = 200 };

/*
 * A path that is known, where the given one is not: without the slashes at its end, or with /v1 in front, or both. Screens
 * are none of these. False where none is known either, or is too long to be told.
 */
bool router_hint(char out[static ROUTE_HINT_SIZE], const struct router *router, const char *path);

/* HEAD finds GET. A fixed segment beats {name}. */
void router_match(struct route_match *out, const struct router *router, const char *method, const char *path);

#endif
