/* SPDX-License-Identifier: Apache-2.0 */
/* A loop's one wait: what the library is told, when, and that nobody who has work finds the loop asleep for good. */
#include "http/poller.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "http/tap.h"
#include "util/timestamp.h"

enum { PAIRS_MAX = 200, BATCH = 128, ROUNDS = 100000, MOMENT_MAX = 512, FOREVER = -1 };

static struct server server;
static struct loop loop;
static struct connection connections[PAIRS_MAX];
static int peers[PAIRS_MAX];
static size_t count;
static struct epoll_event told[BATCH];

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

/* All that the test needs of a daemon is its epoll. */
static void open_all(void) {
    struct problem problem;
    loop.server = &server;
    loop.daemon = MHD_start_daemon(MHD_USE_EPOLL | MHD_USE_ITC | MHD_USE_NO_LISTEN_SOCKET, 0, NULL, NULL,
                                   answer_nothing, NULL, MHD_OPTION_END);
    cr_assert_not_null(loop.daemon);
    poller_init(&loop);
    cr_assert_eq(poller_open(&loop, loop.daemon, &problem), OK);
    tap_enter(&loop);
}

static void close_all(void) {
    for (size_t i = 0; i < count; i++) {
        tap_close(&connections[i]);
        (void)close(connections[i].fd);
        (void)close(peers[i]);
    }
    tap_enter(NULL);
    poller_close(&loop);
    MHD_stop_daemon(loop.daemon);
    free(loop.by_fd);
}

TestSuite(poller, .init = open_all, .fini = close_all, .timeout = 60);

/* --- The part of the library --- */

static void put(struct connection *connection) {
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLPRI | EPOLLET, .data.ptr = connection};
    cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_ADD, connection->fd, &event), 0);
}

static void take_out(struct connection *connection) {
    cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_DEL, connection->fd, NULL), 0);
}

/* As often within a turn as it likes. */
static int look_again(int milliseconds) {
    return epoll_wait(loop.library_epoll, told, BATCH, milliseconds);
}

static int look(void) {
    poller_begin(&loop);
    poller_distrust(&loop);
    return look_again(0);
}

static struct connection *open_pair(void) {
    struct connection *connection = &connections[count];
    int ends[2];
    cr_assert_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends), 0);
    connection->loop = &loop;
    connection->fd = ends[0];
    peers[count++] = ends[1];
    cr_assert(tap_open(connection));
    put(connection);
    return connection;
}

/* A connection of which the library has heard that it can be written. */
static struct connection *open_quiet(void) {
    struct connection *connection = open_pair();
    cr_assert_eq(look(), 1);
    cr_assert_eq(told[0].events, EPOLLOUT);
    cr_assert_eq(look(), 0);
    return connection;
}

static void say(const struct connection *connection, const char *text) {
    ssize_t length = (ssize_t)strlen(text);
    cr_assert_eq(write(peers[connection - connections], text, (size_t)length), length);
}

static void expect_bytes(struct connection *connection, const char *text) {
    char bytes[64];
    ssize_t length = poller_read(connection, bytes, sizeof bytes, 0);
    cr_assert_eq(length, (ssize_t)strlen(text), "%zd", length);
    cr_expect_eq(memcmp(bytes, text, (size_t)length), 0);
}

static void expect_nothing(struct connection *connection) {
    char byte;
    errno = 0;
    cr_expect_eq(poller_read(connection, &byte, 1, 0), -1);
    cr_expect_eq(errno, EAGAIN);
}

/* --- Events --- */

Test(poller, the_library_is_told_by_its_own_mark) {
    struct connection *connection = open_quiet();
    say(connection, "a");
    cr_assert_eq(look(), 1);
    cr_expect_eq(told[0].data.ptr, connection);
    cr_expect_neq(told[0].events & EPOLLIN, 0);
    expect_bytes(connection, "a");
    expect_nothing(connection);
    say(connection, "b");
    cr_assert_eq(look(), 1, "the next bytes are the next edge");
    expect_bytes(connection, "b");
}

Test(poller, of_a_connection_that_is_taken_out_it_hears_nothing_and_still_reads_what_came) {
    struct connection *connection = open_quiet();
    take_out(connection);
    say(connection, "a");
    cr_expect_eq(look(), 0);
    expect_bytes(connection, "a");
    expect_nothing(connection);
    put(connection);
    (void)look(); /* that it can be written may be told again */
    cr_expect_eq(look(), 0, "nothing has happened since");
    say(connection, "b");
    cr_assert_eq(look(), 1);
    expect_bytes(connection, "b");
}

Test(poller, what_came_while_it_was_taken_out_and_was_not_read_is_told_when_it_is_put_back) {
    struct connection *connection = open_quiet();
    take_out(connection);
    say(connection, "a");
    cr_expect_eq(look(), 0);
    put(connection);
    cr_assert_eq(look(), 1);
    cr_expect_neq(told[0].events & EPOLLIN, 0);
    expect_bytes(connection, "a");
}

Test(poller, that_it_can_be_written_again_is_told_too) {
    struct connection *connection = open_quiet();
    char bytes[4096] = "";
    while (send(connection->fd, bytes, sizeof bytes, 0) > 0) {
    }
    take_out(connection);
    while (recv(peers[0], bytes, sizeof bytes, MSG_DONTWAIT) > 0) {
    }
    cr_expect_eq(look(), 0);
    put(connection);
    cr_assert_eq(look(), 1);
    cr_expect_eq(told[0].events, EPOLLOUT);
}

Test(poller, an_edge_between_the_last_read_and_putting_back_is_told) {
    struct connection *connection = open_quiet();
    take_out(connection);
    expect_nothing(connection);
    say(connection, "a");
    put(connection);
    cr_assert_eq(look(), 1);
    expect_bytes(connection, "a");
}

Test(poller, a_read_that_is_filled_leaves_the_rest_to_be_read) {
    struct connection *connection = open_quiet();
    char bytes[2];
    say(connection, "abc");
    cr_assert_eq(look(), 1);
    cr_expect_eq(poller_read(connection, bytes, sizeof bytes, 0), 2);
    expect_bytes(connection, "c");
}

Test(poller, a_hang_up_is_noticed_whether_the_library_has_the_connection_or_not) {
    struct connection *in = open_quiet(), *out = open_quiet();
    take_out(out);
    say(out, "a");
    (void)shutdown(peers[in - connections], SHUT_WR);
    (void)shutdown(peers[out - connections], SHUT_WR);
    cr_expect_not(in->has_hung_up);
    cr_assert_eq(look(), 1);
    cr_expect_eq(told[0].data.ptr, in);
    cr_expect(in->has_hung_up);
    cr_expect(out->has_hung_up);
    expect_bytes(in, "");
    expect_bytes(out, "a");
    expect_bytes(out, "");
}

Test(poller, once_forgotten_a_connection_is_watched_no_more) {
    struct connection *connection = open_quiet();
    tap_close(connection);
    say(connection, "a");
    cr_expect_eq(look(), 0);
    take_out(connection); /* the library does so too, as it had put it in */
    cr_expect_not(connection->has_hung_up);
}

Test(poller, what_the_library_watches_besides_is_told_as_long_as_it_lasts) {
    int ends[2];
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = ends};
    cr_assert_eq(pipe(ends), 0);
    cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_ADD, ends[0], &event), 0);
    cr_expect_eq(look(), 0);
    cr_assert_eq(write(ends[1], "a", 1), 1);
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(look(), 1);
        cr_expect_eq(told[0].data.ptr, ends);
    }
    cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_DEL, ends[0], NULL), 0);
    cr_expect_eq(look(), 0);
    (void)close(ends[0]);
    (void)close(ends[1]);
}

/* --- Waiting --- */

Test(poller, after_a_full_batch_the_library_may_not_wait_and_the_rest_comes_in_the_next_turn) {
    for (int i = 0; i < PAIRS_MAX; i++) {
        (void)open_pair();
    }
    poller_begin(&loop);
    cr_assert_eq(look_again(FOREVER), BATCH);
    cr_assert_eq(look_again(FOREVER), 0, "what is ready would stand still");
    cr_assert_eq(look(), PAIRS_MAX - BATCH);
}

/* The library's epoll is one of what is found, but tells of more: of its listening socket and of what was resumed. */
Test(poller, a_full_batch_and_more_of_the_librarys_own_stay_within_the_room) {
    int ends[2][2];
    for (int i = 0; i < 2; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = ends[i]};
        cr_assert_eq(pipe(ends[i]), 0);
        cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_ADD, ends[i][0], &event), 0);
        cr_assert_eq(write(ends[i][1], "a", 1), 1);
    }
    for (int i = 0; i < BATCH - 1; i++) {
        (void)open_pair();
    }
    struct epoll_event more[BATCH + 2];
    memset(more, 0, sizeof more);
    poller_begin(&loop);
    cr_assert_eq(epoll_wait(loop.library_epoll, more, BATCH, 0), BATCH);
    cr_expect_null(more[BATCH].data.ptr);
    void *first = more[0].data.ptr; /* of the library's: one had a place, and the other has it next */
    cr_assert(first == ends[0] || first == ends[1]);
    cr_assert_eq(look(), 2);
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(epoll_ctl(loop.library_epoll, EPOLL_CTL_DEL, ends[i][0], NULL), 0);
        (void)close(ends[i][0]);
        (void)close(ends[i][1]);
    }
}

Test(poller, a_look_after_one_in_vain_is_left_out_but_never_two) {
    struct connection *connection = open_quiet(); /* it ends with a look in vain */
    say(connection, "a");
    poller_begin(&loop);
    cr_expect_eq(look_again(0), 0);
    poller_begin(&loop);
    cr_expect_eq(look_again(0), 1);
}

Test(poller, a_look_that_is_to_wait_is_a_real_one) {
    struct connection *connection = open_quiet();
    say(connection, "a");
    poller_begin(&loop);
    cr_expect_eq(look_again(FOREVER), 1);
}

/* The library takes such a connection for ready again and again. */
Test(poller, while_a_handshake_stands_still_the_loop_does_not_spin) {
    struct connection *connection = open_quiet();
    char byte;
    server.options.tls_certificate = "certificate";
    int64_t began_us = timestamp_monotonic_us();
    for (int i = 0; i < 10; i++) {
        cr_expect_eq(recv(connection->fd, &byte, 1, 0), -1);
        poller_begin(&loop);
        cr_expect_eq(look_again(0), 0);
    }
    cr_expect_geq(timestamp_monotonic_us() - began_us, 10 * 1000);
    cr_expect_eq(recv(connection->fd, &byte, 1, 0), -1);
    say(connection, "a");
    poller_begin(&loop);
    cr_expect_eq(look_again(0), 1);
    server.options.tls_certificate = NULL;
}

Test(poller, with_work_to_do_a_loop_does_not_sleep) {
    struct exchange *const work = (struct exchange *)(void *)&server;
    atomic_store(&loop.finished, work);
    poller_begin(&loop);
    cr_expect_eq(look_again(FOREVER), 0);
    atomic_store(&loop.finished, NULL);
    atomic_store(&loop.woken, (struct waiter *)(void *)&server);
    poller_begin(&loop);
    cr_expect_eq(look_again(FOREVER), 0);
    atomic_store(&loop.woken, NULL);
    atomic_store(&server.state, STATE_DRAINING);
    poller_begin(&loop);
    cr_expect_eq(look_again(FOREVER), 0);
}

/* --- Waking --- */

/*
 * A giver has work for the loop again and again, each time when the last was done and a moment more, from none to about as
 * long as the loop takes to go to sleep. There is only one at a time, as one would be helped by another's wake-up.
 */
struct giver {
    void (*give)(int number);
    bool (*take)(void);
};

static atomic_int done;

static void give_finished(int number) {
    (void)number;
    atomic_store(&loop.finished, (struct exchange *)(void *)&server);
}

static bool take_finished(void) {
    return atomic_exchange(&loop.finished, NULL) != NULL;
}

static void give_woken(int number) {
    (void)number;
    atomic_store(&loop.woken, (struct waiter *)(void *)&server);
}

static bool take_woken(void) {
    return atomic_exchange(&loop.woken, NULL) != NULL;
}

static void give_state(int number) {
    atomic_store(&server.state, number);
}

static bool take_state(void) {
    int state = atomic_load(&server.state);
    return atomic_exchange(&loop.reached, state) != state;
}

static void *give_again_and_again(void *context) {
    const struct giver *giver = context;
    for (int i = 0; i < ROUNDS; i++) {
        while (atomic_load(&done) < i) {
            (void)sched_yield();
        }
        for (volatile int moment = i % MOMENT_MAX; moment > 0; moment--) {
        }
        giver->give(i + 1);
        poller_wake(&loop);
    }
    return NULL;
}

/* The loop sleeps for ever where it is not woken. */
static void expect_no_loss(struct giver giver) {
    pthread_t thread;
    atomic_store(&done, 0);
    cr_assert_eq(pthread_create(&thread, NULL, give_again_and_again, &giver), 0);
    while (atomic_load(&done) < ROUNDS) {
        if (giver.take()) {
            atomic_fetch_add(&done, 1);
        } else {
            poller_begin(&loop);
            (void)look_again(FOREVER);
        }
    }
    cr_assert_eq(pthread_join(thread, NULL), 0);
}

Test(poller, no_wake_up_for_what_is_finished_is_lost) {
    expect_no_loss((struct giver){give_finished, take_finished});
}

Test(poller, no_wake_up_for_who_was_woken_is_lost) {
    expect_no_loss((struct giver){give_woken, take_woken});
}

Test(poller, no_wake_up_for_another_state_is_lost) {
    expect_no_loss((struct giver){give_state, take_state});
}
