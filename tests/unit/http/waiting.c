/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that wait, over real sockets: held ones and streams. Nothing here depends on how long anything takes.
 */
#include <sys/socket.h>
#include <unistd.h>

#include "serving.h"
#include "util/timestamp.h"

static struct serving serving;
static struct answer answer;

static void open_it(void) {
    serving_run(&serving);
}

static void close_it(void) {
    serving_close(&serving);
}

TestSuite(waiting, .init = open_it, .fini = close_it, .timeout = 60);

/* Until so many wait, and have been asked at least so often in all. */
static void await(size_t waiting, int asked) {
    while (watchers_count(serving.watchers) != waiting || serving.asked < asked) {
        (void)usleep(1000);
    }
}

Test(waiting, an_answer_is_held_until_there_is_news) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/held?ms=60000"));
    await(1, 2);
    serving_tell(&serving);
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    cr_expect_str_eq(answer.body, "1");
    cr_expect_eq(watchers_count(serving.watchers), 0);
    client_send(fd, GET("/held?ms=60000")); /* at once now, and on the same connection */
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    (void)close(fd);
}

Test(waiting, a_change_that_does_not_matter_changes_nothing) {
    struct id key = sample_id(7);
    int fd = client_connect(&serving);
    client_send(fd, GET("/held?ms=60000"));
    await(1, 2);
    watchers_tell(serving.watchers, &key);
    watchers_tell(serving.watchers, &key);
    server_wake(serving.server);
    await(1, 3);
    serving_tell(&serving);
    client_receive(fd, &answer);
    cr_expect_str_eq(answer.body, "1");
    (void)close(fd);
}

Test(waiting, an_answer_comes_when_the_time_is_up) {
    int64_t begun = timestamp_monotonic_us();
    client_ask(&serving, &answer, GET("/held?ms=300"));
    cr_expect_str_eq(answer.body, "0");
    cr_expect_geq(timestamp_monotonic_us() - begun, 300 * 1000);
}

Test(waiting, without_a_wait_nobody_asks) {
    client_ask(&serving, &answer, GET("/held"));
    cr_expect_str_eq(answer.body, "0");
    cr_expect_eq(serving.asked, 0);
}

Test(waiting, a_client_that_shuts_down_its_sending_half_gets_its_answer_early) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/held?ms=60000"));
    (void)shutdown(fd, SHUT_WR);
    client_receive(fd, &answer);
    cr_expect_str_eq(answer.body, "0");
    (void)close(fd);
}

Test(waiting, who_hangs_up_is_forgotten) {
    int held = client_connect(&serving);
    int stream = client_connect(&serving);
    client_send(held, GET("/held?ms=60000"));
    client_send(stream, GET("/stream"));
    await(2, 3);
    (void)close(held);
    (void)close(stream);
    await(0, 0);
}

Test(waiting, a_stream_sends_what_comes_in_order) {
    int fd = client_connect(&serving);
    serving_tell(&serving);
    client_send(fd, GET("/stream"));
    client_await(fd, "retry: 2000\n\nid: 1\ndata: {\"n\":1}\n\n");
    serving_tell(&serving);
    client_await(fd, "id: 2\ndata: {\"n\":2}\n\n");
    serving_tell(&serving);
    client_await(fd, "id: 3\n");
    (void)close(fd);
    await(0, 0);
}

Test(waiting, a_stream_that_is_over_ends_and_the_connection_goes_on) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/stream?end"));
    client_await(fd, "retry");
    serving_tell(&serving);
    serving_tell(&serving);
    client_await(fd, "0\r\n\r\n");
    client_send(fd, GET("/fixed"));
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    (void)close(fd);
}

Test(waiting, a_stream_whose_last_moment_has_come_is_asked_whether_it_is_over) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/stream?late"));
    client_await(fd, "retry");
    serving_tell(&serving);
    serving_tell(&serving);
    client_await(fd, "0\r\n\r\n");
    (void)close(fd);
}

Test(waiting, a_stream_that_fails_ends) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/stream?fail"));
    client_await(fd, "retry");
    serving_tell(&serving);
    serving_tell(&serving);
    client_await(fd, "0\r\n\r\n");
    (void)close(fd);
}

Test(waiting, head_of_a_stream_waits_for_nothing_and_closes) {
    char bytes[2048] = {0};
    size_t length = 0;
    int fd = client_connect(&serving);
    client_send(fd, "HEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n");
    for (ssize_t got = 1; got > 0 && length < sizeof bytes - 1; length += (size_t)got) {
        got = read(fd, bytes + length, sizeof bytes - 1 - length);
        cr_assert_geq(got, 0);
    }
    const char *end = strstr(bytes, "\r\n\r\n");
    cr_assert(end != NULL && end[4] == '\0', "%s", bytes);
    cr_expect(strstr(bytes, "Connection: close") != NULL, "%s", bytes);
    cr_expect_eq(serving.asked, 0);
    (void)close(fd);
}

Test(waiting, a_stream_reaches_a_client_of_http_1_0) {
    int fd = client_connect(&serving);
    serving_tell(&serving);
    client_send(fd, "GET /stream HTTP/1.0\r\n\r\n");
    client_await(fd, "\r\n\r\nretry: 2000\n\nid: 1\n");
    (void)close(fd);
}

Test(waiting, a_caller_has_so_many_streams_and_no_more) {
    enum { MOST = 32 };
    int fds[MOST];
    for (int i = 0; i < MOST; i++) {
        fds[i] = client_connect(&serving);
        client_send(fds[i], GET("/stream"));
        client_await(fds[i], "retry");
    }
    client_ask(&serving, &answer, GET("/stream"));
    answer_expect_problem(&answer, 429, "rate-limited");
    serving_tell(&serving);
    for (int i = 0; i < MOST; i++) {
        client_await(fds[i], "id: 1\n");
        (void)close(fds[i]);
    }
}

Test(waiting, stopping_answers_and_ends_everything) {
    int held = client_connect(&serving);
    int stream = client_connect(&serving);
    int changed = client_connect(&serving);
    client_send(held, GET("/held?ms=60000"));
    client_send(stream, GET("/stream"));
    client_send(changed, POST("/held?ms=60000", "2", "{}"));
    await(3, 5);
    server_drain(serving.server, 30000);
    client_receive(held, &answer);
    cr_expect_eq(answer.status, 200);
    client_receive(changed, &answer);
    cr_expect_eq(answer.status, 200);
    client_await(stream, "0\r\n\r\n");
    cr_expect_eq(watchers_count(serving.watchers), 0);
    (void)close(held);
    (void)close(stream);
    (void)close(changed);
}

Test(waiting, who_is_woken_and_gone_at_the_same_moment_is_forgotten) {
    for (int i = 0; i < 50; i++) {
        int fd = client_connect(&serving);
        client_send(fd, GET("/stream"));
        client_await(fd, "retry");
        (void)shutdown(fd, SHUT_RDWR);
        serving_tell(&serving);
        (void)close(fd);
        await(0, 0);
    }
}

Test(waiting, preferences_are_found_wherever_they_stand) {
    client_ask(&serving, &answer,
               "GET /preference HTTP/1.1\r\nHost: a\r\nPrefer: return=minimal\r\n"
               "Prefer: waiting=1, Wait = \"5\" ; x=y, wait=6\r\nAccept: a/b\r\naccept: x, B/c;q=1\r\n\r\n");
    cr_expect_str_eq(answer.body, "[\"5\",true]");
    client_ask(&serving, &answer, "GET /preference HTTP/1.1\r\nHost: a\r\nPrefer: wait\r\nX: b/c\r\n\r\n");
    cr_expect_str_eq(answer.body, "[\"\",false]");
    client_ask(&serving, &answer, GET("/preference"));
    cr_expect_str_eq(answer.body, "[null,false]");
}
