/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of src/http share: the server, its loops, a connection, and a request on its way (an exchange).
 *
 * Threads: a loop's members belong to the loop's thread, except those marked. A connection and its exchange belong to
 * their loop's thread, except that the writer's thread runs the commit of an exchange that is suspended.
 */
#ifndef REFEREE_HTTP_INTERNAL_H
#define REFEREE_HTTP_INTERNAL_H

#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <microhttpd.h>

#include "address.h"
#include "gate.h"
#include "http/limit.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/server.h"
#include "meter.h"
#include "util/json_out.h"

struct db;
struct event_stream;
struct exchange;
struct holds;
struct connection_limits;
struct stats;
struct waiter;

/* Headers that the server itself reads, found in one pass over a request's header section. */
enum header {
    HEADER_HOST,
    HEADER_AUTHORIZATION,
    HEADER_CONTENT_LENGTH,
    HEADER_TRANSFER_ENCODING,
    HEADER_CONTENT_TYPE,
    HEADER_CONTENT_ENCODING,
    HEADER_EXPECT,
    HEADER_IF_NONE_MATCH,
    HEADER_ORIGIN,
    HEADER_REQUEST_ID,
    HEADER_TRACEPARENT,
    HEADER_FORWARDED_FOR,
    HEADER_FORWARDED_PROTO,
    HEADER_PREFLIGHT_METHOD,
    HEADER_COUNT,
};

enum stage {
    STAGE_HEADERS,  /* until the first call of the access handler */
    STAGE_PAUSED,   /* suspended; for a moment, as its caller asks too much */
    STAGE_BODY,     /* a body is read, or thrown away when the answer is known already */
    STAGE_IDENTIFY, /* suspended, as in the next five: a pool thread does what may ask the database (parts.h) */
    STAGE_PASSAGE,
    STAGE_FIND,
    STAGE_PREPARE,
    STAGE_READY,
    STAGE_REPLY,
    STAGE_MORE,     /* suspended, as a stream; a pool thread asks for what it sends next */
    STAGE_REFRESH,  /* suspended; the refresher asks for what is new of the game */
    STAGE_PARSE,    /* suspended; a pool thread parses the body */
    STAGE_WORK,     /* suspended; the scheduler has the task */
    STAGE_COMMIT,   /* suspended; the writer has the job */
    STAGE_RECALL,   /* suspended; the scheduler has the task */
    STAGE_SHAPE,    /* suspended; the scheduler has the task */
    STAGE_OWING,    /* suspended; it is done, and its answer is due when its caller owes nothing */
    STAGE_HELD,     /* suspended; until the watchers say that something changed */
    STAGE_ANSWERED, /* the answer is with the library */
};

/* How a request goes on once something has been done, which came to `err`. Returns what exchange_handle is to return. */
typedef enum MHD_Result step(struct exchange *exchange, enum err err);

/* What a request has cost, and which bucket pays for it. */
struct bill {
    struct limit *limit; /* NULL: nobody pays */
    uint64_t key;
    int64_t effort_us; /* processor time; of the thread that has the request */
    int64_t began_us;  /* the loop is at it since; 0 = it is not */
    int64_t charged;   /* requests beyond the first */
    bool is_free;      /* but for what it costs: it went on though the bucket was empty */
};

/* Of an answer: see shape.h. */
struct shape {
    bool as_table, is_packed;
    const char *etag; /* of the answer as it was made */
};

struct exchange {
    struct request request; /* first: an exchange is found from its request */
    struct loop *loop;      /* this and all behind it, but the last, is zero again with each request */
    struct exchange *next;  /* in the loop's finished, paused or pooled list */
    enum stage stage;
    bool is_lent;                                /* to another thread */
    step *then;                                  /* what follows on the part that another thread does */
    enum err (*more)(struct exchange *exchange); /* of a stream: STAGE_MORE */
    struct event_stream *stream;                 /* likewise: whose it is for that while */

    const char *target; /* as sent, in the arena; NULL when it is longer than allowed */
    size_t target_length;
    const char *route_path; /* the path with its escapes resolved */
    const char *query;      /* undecoded; NULL when there is none */
    const char *allow;      /* for 405 */
    struct span headers[HEADER_COUNT];
    size_t headers_length; /* of all of them */
    uint64_t number;       /* of the request, on its connection */
    size_t endpoint_index; /* of the table; its size when no endpoint was found */
    bool limited;          /* limit says what the rate limit left */
    struct limit_state limit;
    struct bill bill;
    bool is_passage_known; /* another thread has found out about it */
    enum passage passage;
    bool pauses; /* is to be paused behind its headers */
    int64_t paused_until_us;

    bool has_body, is_chunked, expects_continue;
    uint64_t declared; /* Content-Length */
    uint64_t received;
    char *body; /* in the arena, grows */
    size_t body_room;

    enum stage left; /* which other thread's stage it has behind it, and what came of that */
    enum err outcome;
    unsigned tries;    /* of work and commit */
    int64_t waited_us; /* so long it was held: no part of its latency */
    bool decided;      /* the answer is known: err or reply */
    enum err err;
    bool ran;   /* a part of the endpoint was called: release must be */
    bool close; /* the connection ends with this answer */
    struct reply reply;
    struct shape shape;
    int status; /* of the answer that was given; 0 = none */
    uint64_t answer_bytes;

    struct json_out rendered; /* the JSON's text; its memory is kept for the next request */
};

enum { STREAMS_MAX = 32 }; /* of a caller, at once */

/* The server's life, in order. */
enum server_state {
    STATE_SERVING,
    STATE_DRAINING, /* nothing is accepted; what is under way ends */
    STATE_CLOSED,   /* no job is submitted any more */
    STATE_STOPPING, /* loops end */
};

enum phase {
    PHASE_HEADERS, /* of the first request, or of a later one whose request line has come */
    PHASE_BODY,
    PHASE_WORKING,   /* the answer is being made: no deadline of the server's */
    PHASE_WAITING,   /* the answer is held, or a stream has nothing to say: likewise */
    PHASE_STREAMING, /* a stream has something to say: until its reader takes it */
    PHASE_SENDING,
    PHASE_IDLE, /* between requests */
};

struct connection {
    struct connection *next, *previous; /* of the loop */
    struct loop *loop;
    struct exchange *exchange; /* from its request line to the end of its answer, or until that is a stream */
    struct waiter *waiter;     /* what is held, or streamed; NULL = neither */
    int fd;
    bool has_shaken;     /* hands with its client; only where there is TLS */
    bool is_watched;     /* by poller.c, whose this and the next five are */
    bool has_missed;     /* the library; an event, as it had taken the connection out */
    bool may_have_bytes; /* to be read */
    bool has_hung_up;    /* its client; or has shut down its sending half */
    uint32_t wanted;     /* the events that the library has asked for; 0 = it has taken the connection out */
    uint64_t mark;       /* by which the library knows it */
    struct gate gate;    /* what comes is read through it */
    uint64_t requests;   /* begun */
    enum phase phase;
    int64_t deadline_us;     /* monotonic; INT64_MAX = none */
    bool is_cut;             /* shut down already; the library has yet to notice */
    unsigned looks, hangups; /* ticks at which this phase was looked at; at which its client had hung up, running */
    bool is_counted;         /* with the limit per address */
    bool is_trusted;         /* a proxy whose X-Forwarded-For and -Proto count */
    uint64_t key;            /* of the address */
    char address[ADDRESS_TEXT_SIZE];
};

struct loop {
    struct server *server;
    unsigned number;
    pthread_t thread;
    bool is_running;
    int listener;                    /* -1 once closed */
    int epoll, library_epoll, wake;  /* see poller.c; the last is an eventfd */
    bool has_looked, looked_in_vain; /* for events: in this turn; and there were none, or only that it was woken */
    bool shakes_in_vain;             /* the library has asked for more of a handshake, and there was none */
    struct MHD_Daemon *daemon;
    struct db *db;
    int64_t now_us; /* monotonic, taken once a turn */
    int64_t now_ms; /* wall clock, taken once a turn */
    int64_t tick_at_us;
    int64_t flush_at_us; /* when lines must be written; INT64_MAX = there are none */
    int64_t drain_since_us;
    struct connection *connections;
    struct connection **by_fd; /* the same, for tap.c and poller.c */
    size_t by_fd_size;
    struct exchange *pooled; /* see exchange_pool.h */
    size_t pooled_count;
    struct exchange *scratch; /* for what streams do in between */
    size_t suspended;
    struct waiter *waiters; /* what is held and what streams */
    struct exchange *paused;
    uint64_t requests; /* for request ids */
    struct meter meter;
    struct stats *stats;
    /* Any thread from here. */
    alignas(64) _Atomic(struct exchange *) finished; /* newest first */
    _Atomic(struct waiter *) woken;                  /* newest first */
    atomic_bool asleep;                              /* or about to be: must be woken */
    alignas(64) atomic_size_t under_way;             /* exchanges; changed by the loop's thread only */
    atomic_size_t open;                              /* connections; the same */
    atomic_size_t waiting;                           /* waiters; the same */
    atomic_int reached;                              /* the server's state that the loop has acted on */
};

struct server {
    struct server_options options;
    struct router *router;
    struct limit *limit;        /* NULL = off */
    struct limit *apart;        /* for requests that go on when that is used up; NULL where it is */
    struct limit *beyond_limit; /* for what is asked beyond all that; NULL likewise */
    struct connection_limits *connection_limits;
    struct connection_limits *streams; /* by caller */
    struct holds *holds;               /* NULL = not counted */
    struct prefix *proxies;
    size_t proxy_count;
    unsigned char key[ADDRESS_KEY_BYTES];
    char id_prefix[9]; /* of request ids: differs between runs */
    uint16_t port;
    int64_t started_at; /* wall clock, ms */
    _Atomic(struct writer *) writer;
    struct refresher *refresher; /* NULL: nobody else writes to the database */
    struct meter writer_meter;   /* the writer's thread's */
    atomic_int state;            /* enum server_state */
    atomic_bool is_open;
    int *sockets; /* bound, one for each loop; those of the first loop_count are the loops' */
    struct loop *loops;
    unsigned loop_count;
};

#endif
