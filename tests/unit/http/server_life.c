/* SPDX-License-Identifier: Apache-2.0 */
/* The server's life: starting, draining, stopping, and what it lets one caller have. */
#include "http/server.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serving.h"

static struct serving serving;
static struct answer answer;

static void run(void) {
    serving_run(&serving);
}

static void end(void) {
    serving_close(&serving);
}

TestSuite(server_life, .init = run, .fini = end, .timeout = 60);
TestSuite(server_start, .timeout = 60);

static void ask(const char *text) {
    client_ask(&serving, &answer, text);
}

static void expect_problem(int status, const char *name) {
    answer_expect_problem(&answer, status, name);
}

/* --- Limits --- */

static void start_limited(int apart_limit) {
    struct server_options options;
    serving_open(&serving, &options);
    options.rate_limit = 1;
    options.apart_limit = apart_limit;
    serving_start(&serving, &options);
    serving_start_writer(&serving, 16);
}

/* How many of 100 go through; some will not, unless a hundred take a minute. */
static int count_passed(const char *text) {
    int passed = 0;
    for (int i = 0; i < 100; i++) {
        ask(text);
        passed += answer.status == 200;
    }
    return passed;
}

Test(server_start, an_endpoint_may_exempt_a_caller_whose_limit_is_used_up) {
    start_limited(1);
    for (int i = 0; i < 3; i++) {
        ask(GET("/exempt"));
    }
    expect_problem(429, "rate-limited");
    cr_expect_eq(count_passed(GET("/exempt?vip")), 100);
    serving_close(&serving);
}

Test(server_start, an_endpoint_may_let_a_caller_go_on_from_a_bucket_apart) {
    start_limited(4);
    (void)count_passed(GET("/exempt"));
    int passed = count_passed(GET("/exempt?apart"));
    cr_expect(passed >= 8 && passed < 100, "%d", passed);
    expect_problem(429, "rate-limited");
    cr_expect(answer_has(&answer, "Retry-After: 1"));
    serving_close(&serving);
}

/* The same for a body that is too large for an answer of the client's. */
static void ask_and_forget(const char *text) {
    static char bytes[64 * 1024];
    int fd = client_connect(&serving);
    client_send(fd, text);
    ssize_t got = 0;
    do {
        got = recv(fd, bytes, sizeof bytes, 0);
        cr_assert_geq(got, 0);
    } while (got > 0);
    (void)close(fd);
}

#define BIG(query) "GET /big?size=6553600" query " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

Test(server_start, who_got_a_hundred_times_64_kib_has_taken_a_hundred_requests) {
    start_limited(1);
    ask_and_forget(BIG(""));
    ask(GET("/exempt"));
    expect_problem(429, "rate-limited");
    cr_expect(answer_has(&answer, "RateLimit: \"default\";r=0;t=62") ||
              answer_has(&answer, "RateLimit: \"default\";r=0;t=61"));
    ask(GET("/exempt?apart"));
    cr_expect_eq(answer.status, 200, "the bucket apart has not paid");
    serving_close(&serving);
}

Test(server_start, what_goes_on_apart_is_paid_for_apart) {
    start_limited(4);
    (void)count_passed(GET("/exempt"));
    ask_and_forget(BIG("&apart"));
    cr_expect_eq(count_passed(GET("/exempt?apart")), 0, "not for 24 seconds");
    serving_close(&serving);
}

/* --- The life of a server --- */

Test(server_start, until_there_is_a_writer_everything_is_503) {
    struct server_options options;
    serving_open(&serving, &options);
    serving_start(&serving, &options);
    ask(GET("/fixed"));
    expect_problem(503, "store-unavailable");
    ask(POST("/parts/x", "0", ""));
    expect_problem(503, "store-unavailable");
    serving_start_writer(&serving, 16);
    ask(GET("/fixed"));
    cr_expect_eq(answer.status, 200);
    serving_close(&serving);
}

Test(server_life, draining_ends_idle_connections_and_returns, .timeout = 120) {
    int idle = client_connect(&serving);
    client_send(idle, GET("/fixed"));
    client_receive(idle, &answer);
    int silent = client_connect(&serving);
    cr_expect_not(server_is_draining(serving.server));
    server_drain(serving.server, 1000000); /* longer than the test may take */
    cr_expect(server_is_draining(serving.server));
    cr_expect(client_is_closed(idle));
    cr_expect(client_is_closed(silent));
    (void)close(idle);
    (void)close(silent);
}

static void *drain_in_time(void *context) {
    server_drain(context, 50000);
    return NULL;
}

Test(server_life, draining_waits_for_requests_under_way) {
    int slow = client_connect(&serving);
    int half = client_connect(&serving);
    client_send(slow, POST("/slow", "0", ""));
    client_send(half, "POST /parts/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{");
    cr_assert_eq(sem_wait(&serving.entered), 0);
    pthread_t drainer;
    cr_assert_eq(pthread_create(&drainer, NULL, drain_in_time, serving.server), 0);
    while (!server_is_draining(serving.server)) {
        (void)usleep(1000);
    }
    (void)usleep(600000); /* longer than idle connections are left */
    client_send(half, "}");
    (void)sem_post(&serving.leave);
    client_receive(half, &answer);
    cr_expect_eq(answer.status, 200);
    cr_expect(answer_has(&answer, "Connection: close"));
    client_receive(slow, &answer);
    cr_expect_eq(answer.status, 200);
    (void)pthread_join(drainer, NULL);
    (void)close(slow);
    (void)close(half);
}

Test(server_life, a_change_that_outlives_the_drain_is_still_made_and_answered) {
    int fd = client_connect(&serving);
    client_send(fd, POST("/slow", "0", ""));
    cr_assert_eq(sem_wait(&serving.entered), 0);
    server_drain(serving.server, 10);
    (void)sem_post(&serving.leave);
    writer_stop(serving.writer);
    serving.writer = NULL;
    server_stop(serving.server);
    serving.server = NULL;
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    cr_expect_eq(serving.committed, 1);
    (void)close(fd);
}

Test(server_life, after_the_drain_neither_writer_nor_scheduler_is_used) {
    static const char *const paths[] = {"/work", "/parts/x"};
    int fds[2];
    for (size_t i = 0; i < 2; i++) {
        char text[128];
        (void)snprintf(text, sizeof text, "POST %s HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{", paths[i]);
        fds[i] = client_connect(&serving);
        client_send(fds[i], text);
    }
    (void)usleep(50000);
    server_drain(serving.server, 10);
    scheduler_stop(serving.scheduler);
    writer_stop(serving.writer);
    serving.scheduler = NULL;
    serving.writer = NULL;
    for (size_t i = 0; i < 2; i++) {
        client_send(fds[i], "}");
        client_receive(fds[i], &answer);
        expect_problem(503, "store-unavailable");
        (void)close(fds[i]);
    }
}

Test(server_life, stopping_in_the_middle_of_anything_leaves_nothing_behind) {
    static const char *const beginnings[] = {
        "",
        "G",
        "GET /fixed HTTP/1.1\r\nHost: a\r\n",
        "POST /parts/x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        "POST /parts/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        GET("/big?size=8000000")};
    int fds[6];
    for (size_t i = 0; i < 6; i++) {
        fds[i] = client_connect(&serving);
        client_send(fds[i], beginnings[i]);
    }
    (void)usleep(50000);
    serving_close(&serving);
    for (size_t i = 0; i < 6; i++) {
        (void)close(fds[i]);
    }
    serving_run(&serving);
}

Test(server_life, a_port_in_use_is_refused_with_words) {
    struct server_options options = {.host = "127.0.0.1",
                                     .port = server_port(serving.server),
                                     .loops = 2,
                                     .max_connections = 10,
                                     .db_url = serving.database.path};
    struct server *second = NULL;
    struct problem problem;
    cr_assert_eq(serving_try(&second, &options, &problem), ERR_BUSY);
    cr_expect_not_null(strstr(problem.detail, "already"), "%s", problem.detail);
    cr_expect_null(second);
    options.loops = 1;
    cr_assert_eq(serving_try(&second, &options, &problem), ERR_BUSY);
}

Test(server_start, what_cannot_be_listened_on_is_refused_with_words) {
    struct server_options options;
    struct problem problem;
    serving_open(&serving, &options);
    static const char *const hosts[] = {"192.0.2.1", "no such host", "256.0.0.1"};
    for (size_t i = 0; i < 3; i++) {
        options.host = hosts[i];
        cr_expect_eq(serving_try(&serving.server, &options, &problem), ERR_INVALID_VALUE);
        cr_expect_not_null(strstr(problem.detail, hosts[i]), "%s", problem.detail);
    }
    options.host = "127.0.0.1";
    options.db_url = "/nowhere/at/all.db";
    cr_expect_neq(serving_try(&serving.server, &options, &problem), OK);
    cr_expect_null(serving.server);
    serving_close(&serving);
}

Test(server_start, one_loop_and_ipv6_work_too) {
    struct server_options options;
    struct problem problem;
    serving_open(&serving, &options);
    options.host = "::1";
    options.loops = 1;
    if (serving_try(&serving.server, &options, &problem) != OK) {
        serving_close(&serving);
        cr_skip_test("no IPv6 here");
    }
    server_stop(serving.server);
    options.host = "::";
    cr_assert_eq(serving_try(&serving.server, &options, &problem), OK, "%s", problem.detail);
    serving_start_writer(&serving, 16);
    ask(GET("/echo/a/b")); /* over IPv4 */
    cr_expect_not_null(strstr(answer.body, "\"client\":\"127.0.0.1\""), "%s", answer.body);
    serving_close(&serving);
}
