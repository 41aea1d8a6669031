/* SPDX-License-Identifier: Apache-2.0 */
/* The way of a request through the server, with endpoints that only tests have. */
#include "http/server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "serving.h"
#include "util/timestamp.h"

static struct serving serving;
static struct answer answer;

static void run(void) {
    serving_run(&serving);
}

static void end(void) {
    serving_close(&serving);
}

TestSuite(server, .init = run, .fini = end, .timeout = 60);
TestSuite(server_alone, .timeout = 60);

static void ask(const char *text) {
    client_ask(&serving, &answer, text);
}

static void expect_problem(int status, const char *name) {
    answer_expect_problem(&answer, status, name);
}

/* A counter, once the loop has come to it: an answer may arrive before its request has ended. */
static void expect_count(atomic_int *counter, int expected) {
    for (int i = 0; i < 10000 && *counter < expected; i++) {
        (void)usleep(5000);
    }
    (void)usleep(20000);
    cr_expect_eq(*counter, expected, "%d", *counter);
}

/* --- What endpoints are told --- */

static json_t *echo(const char *text) {
    ask(text);
    cr_assert_eq(answer.status, 200, "%s", answer.body);
    json_t *json = json_loads(answer.body, 0, NULL);
    cr_assert_not_null(json);
    return json;
}

static const char *text_of(const json_t *json, const char *name) {
    return json_string_value(json_object_get(json, name));
}

Test(server, params_query_and_headers_are_decoded) {
    json_t *json = echo("GET /echo/x%20y/%C3%A9?q=b%26+c%3D&n=7&id=0000000000000001 HTTP/1.1\r\nHost: a\r\n"
                        "X-Thing:  v \t\r\n\r\n");
    cr_expect_str_eq(text_of(json, "a"), "x y");
    cr_expect_str_eq(text_of(json, "b"), "\xc3\xa9");
    cr_expect_str_eq(text_of(json, "q"), "b& c=");
    cr_expect_str_eq(text_of(json, "thing"), "v");
    cr_expect_str_eq(text_of(json, "path"), "/echo/x%20y/%C3%A9");
    cr_expect_eq(json_integer_value(json_object_get(json, "n")), 7);
    cr_expect_str_eq(text_of(json, "id"), "0000000000000001");
    cr_expect_str_eq(text_of(json, "client"), "127.0.0.1");
    cr_expect_str_eq(text_of(json, "method"), "GET");
    json_decref(json);
}

Test(server, what_is_absent_is_absent) {
    json_t *json = echo(GET("/echo/a/b?&&"));
    cr_expect(json_is_null(json_object_get(json, "q")));
    cr_expect(json_is_null(json_object_get(json, "thing")));
    cr_expect_eq(json_integer_value(json_object_get(json, "n")), -1);
    json_decref(json);
    json = echo(GET("/echo/a/b?q"));
    cr_expect_str_eq(text_of(json, "q"), "");
    json_decref(json);
    json = echo(GET("/echo/a/b?%71=x"));
    cr_expect_str_eq(text_of(json, "q"), "x", "a name may be escaped too");
    json_decref(json);
}

Test(server, a_bad_number_or_id_in_the_query_is_told_by_name) {
    static const char *const numbers[] = {"", "x", "1.0", "11", "-1", "99999999999999999999", "+1", "0x1", "%31%20"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char text[128];
        (void)snprintf(text, sizeof text, "GET /echo/a/b?n=%s HTTP/1.1\r\nHost: a\r\n\r\n", numbers[i]);
        ask(text);
        expect_problem(422, "invalid-value");
        cr_expect_not_null(strstr(answer.body, "\"parameter\":\"n\""), "%s", answer.body);
    }
    ask(GET("/echo/a/b?id=nonsense"));
    expect_problem(422, "invalid-value");
}

/* --- Kinds of answers --- */

Test(server, every_kind_of_body_is_sent) {
    ask(GET("/fixed"));
    cr_expect_str_eq(answer.body, "fixed");
    cr_expect(answer_has(&answer, "Content-Type: text/plain"));
    ask(GET("/text"));
    cr_expect_str_eq(answer.body, "text");
    cr_expect(answer_has(&answer, "X-Own: 1") && answer_has(&answer, "ETag: \"7\""));
    ask(GET("/shared"));
    cr_expect_str_eq(answer.body, "shared");
    ask(GET("/nothing"));
    cr_expect_eq(answer.status, 204);
    cr_expect_null(strstr(answer.bytes, "\r\nContent-"));
}

Test(server, a_large_body_arrives_whole) {
    int fd = client_connect(&serving);
    client_send(fd, GET("/big?size=8000000") GET("/fixed"));
    enum { ROOM = 9000000 };
    char *bytes = calloc(1, ROOM);
    size_t length = 0;
    cr_assert_not_null(bytes);
    while (strstr(bytes + (length > 300 ? length - 300 : 0), "\r\n\r\nfixed") == NULL) {
        ssize_t got = recv(fd, bytes + length, ROOM - 1 - length, 0);
        cr_assert_gt(got, 0);
        length += (size_t)got;
    }
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        count += bytes[i] == 'x';
    }
    cr_expect(count >= 8000000 && count < 8000010);
    free(bytes);
    (void)close(fd);
}

Test(server, an_error_nobody_explained_is_explained) {
    ask(GET("/broken"));
    expect_problem(500, "internal-error");
}

/* --- Who may call --- */

static void ask_with_token(const char *path) {
    char text[256];
    (void)snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n\r\n", path,
                   serving.token);
    ask(text);
}

Test(server, a_token_is_asked_for_where_it_is_needed) {
    ask(GET("/any"));
    expect_problem(401, "unauthorized");
    cr_expect(answer_has(&answer, "WWW-Authenticate: Bearer"));
    ask(GET("/guest"));
    cr_expect_eq(answer.status, 200);
    static const char *const open[] = {"/any", "/play", "/guest", "/fixed"};
    for (size_t i = 0; i < 4; i++) {
        ask_with_token(open[i]);
        cr_expect_eq(answer.status, 200, "%s", open[i]);
    }
    ask_with_token("/service");
    expect_problem(403, "forbidden");
}

/* --- The parts of an endpoint --- */

Test(server, a_change_goes_through_all_parts) {
    ask(POST("/parts/x", "2", "{}"));
    cr_expect_eq(answer.status, 200);
    cr_expect(serving.found == 1 && serving.prepared == 1 && serving.committed == 1);
    expect_count(&serving.released, 1);
    cr_expect_eq(serving.answered, 1);
}

Test(server, what_waits_for_an_answer_does_not_wait_for_its_client_to_take_it) {
    int fd = client_connect(&serving);
    cr_assert_eq(setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &(int){4096}, sizeof(int)), 0);
    client_send(fd, GET("/big?size=8000000"));
    expect_count(&serving.answered, 1);
    cr_expect_eq(serving.released, 0);
    (void)close(fd);
    expect_count(&serving.released, 1);
    cr_expect_eq(serving.answered, 1);
}

Test(server, a_part_that_fails_spares_the_later_ones_but_answered_and_release) {
    ask(POST("/parts/y", "2", "{}"));
    expect_problem(404, "not-found");
    expect_count(&serving.released, 1);
    cr_expect_eq(serving.prepared, 0);

    ask(POST("/parts/x", "9", "{\"name\":1"));
    expect_problem(400, "malformed-json");
    cr_expect_eq(serving.prepared, 0);
    ask(POST("/parts/x", "10", "{\"name\":1}"));
    expect_problem(422, "invalid-value");
    expect_count(&serving.released, 3);
    cr_expect_eq(serving.committed, 0);

    ask(POST("/parts/xrefuse", "0", ""));
    expect_problem(409, "not-your-turn");
    cr_expect_not_null(strstr(answer.body, "Not now."));
    expect_count(&serving.released, 4);
    cr_expect_eq(serving.answered, 4);
}

Test(server, release_is_not_called_when_no_part_was) {
    ask("GET /parts/x HTTP/1.1\r\nHost: a\r\n\r\n");
    expect_problem(405, "method-not-allowed");
    ask("POST /parts/x HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\n\r\n");
    expect_problem(401, "unauthorized");
    cr_expect(serving.found == 0 && serving.answered == 0 && serving.released == 0);
}

Test(server, an_outcome_nobody_knows_is_told_as_such) {
    ask(POST("/parts/xlost", "0", ""));
    expect_problem(503, "store-unavailable");
    cr_expect(answer_has(&answer, "Retry-After: 1"));
    cr_expect_not_null(strstr(answer.body, "Idempotency-Key"));
}

Test(server, each_endpoint_has_its_own_largest_body) {
    ask(POST("/small", "10", "{        }"));
    cr_expect_eq(answer.status, 200);
    ask(POST("/small", "11", "{         }"));
    expect_problem(413, "too-large");
    ask("POST /small HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n{     \r\n5\r\n    }\r\n0\r\n\r\n");
    expect_problem(413, "too-large");
}

Test(server, delete_may_have_a_body) {
    ask("DELETE /small HTTP/1.1\r\nHost: a\r\n\r\n");
    cr_expect_eq(answer.status, 204);
    ask("DELETE /small HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{\"name\":1}");
    expect_problem(422, "invalid-value");
}

/* --- Waiting for the writer --- */

Test(server, a_client_that_leaves_while_its_change_is_made_loses_only_the_answer) {
    for (int i = 0; i < 20; i++) {
        int fd = client_connect(&serving);
        client_send(fd, POST("/slow", "0", ""));
        cr_assert_eq(sem_wait(&serving.entered), 0);
        if (i % 2 == 0) {
            struct linger reset = {.l_onoff = 1, .l_linger = 0};
            (void)setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
        }
        (void)close(fd);
        (void)sem_post(&serving.leave);
    }
    expect_count(&serving.released, 20);
    cr_expect_eq(serving.committed, 20);
    ask(GET("/fixed"));
    cr_expect_eq(answer.status, 200);
}

Test(server, a_client_that_has_finished_sending_gets_its_answer) {
    int fd = client_connect(&serving);
    client_send(fd, POST("/slow", "0", ""));
    cr_assert_eq(sem_wait(&serving.entered), 0);
    cr_assert_eq(shutdown(fd, SHUT_WR), 0);
    (void)usleep(50000);
    (void)sem_post(&serving.leave);
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    cr_expect(client_is_closed(fd));
    (void)close(fd);
}

Test(server, other_requests_go_on_meanwhile) {
    int fd = client_connect(&serving);
    client_send(fd, POST("/slow", "0", "") GET("/fixed"));
    cr_assert_eq(sem_wait(&serving.entered), 0);
    for (int i = 0; i < 10; i++) {
        ask(GET("/fixed"));
        cr_expect_eq(answer.status, 200);
    }
    (void)sem_post(&serving.leave);
    client_receive(fd, &answer);
    cr_expect_eq(answer.status, 200);
    (void)close(fd);
}

Test(server_alone, a_full_queue_is_told_at_once) {
    struct server_options options;
    serving_open(&serving, &options);
    serving_start(&serving, &options);
    serving_start_writer(&serving, 1);
    int running = client_connect(&serving);
    client_send(running, POST("/slow", "0", ""));
    cr_assert_eq(sem_wait(&serving.entered), 0);
    int waiting = client_connect(&serving);
    client_send(waiting, POST("/slow", "0", ""));
    while (writer_pending(serving.writer) < 2) {
        (void)usleep(1000);
    }
    ask(POST("/slow", "0", ""));
    expect_problem(503, "store-unavailable");
    cr_expect(answer_has(&answer, "Retry-After: 1"));
    (void)sem_post(&serving.leave);
    (void)sem_post(&serving.leave);
    client_receive(running, &answer);
    cr_expect_eq(answer.status, 200);
    client_receive(waiting, &answer);
    cr_expect_eq(answer.status, 200);
    (void)close(running);
    (void)close(waiting);
    serving_close(&serving);
}

/* --- A token that is revoked meanwhile --- */

/* To the store it is revoked, to the server only once it forgets what it knows: so the moment can be chosen. */
static void let_token_be_forgotten(void) {
    ask_with_token("/any");
    cr_assert_eq(answer.status, 200);
    database_sql(serving.database.path, "UPDATE token SET revoked_at = 1");
}

static int send_with_token(const char *line, const char *rest) {
    char text[512];
    (void)snprintf(text, sizeof text, "%s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n%s", line, serving.token,
                   rest);
    int fd = client_connect(&serving);
    client_send(fd, text);
    return fd;
}

static void expect_unauthorized(int fd) {
    client_receive(fd, &answer);
    expect_problem(401, "unauthorized");
    (void)close(fd);
}

Test(server, a_token_that_is_revoked_while_a_body_comes_prepares_nothing) {
    let_token_be_forgotten();
    int fd = send_with_token("POST /parts/x", "Content-Length: 2\r\n\r\n{");
    expect_count(&serving.found, 1);
    tokens_forget_all(serving.tokens);
    client_send(fd, "}");
    expect_unauthorized(fd);
    expect_count(&serving.released, 1);
    cr_expect(serving.prepared == 0 && serving.committed == 0 && serving.answered == 1);
}

Test(server, a_token_that_is_revoked_while_a_change_waits_for_the_writer_changes_nothing) {
    let_token_be_forgotten();
    int slow = client_connect(&serving);
    client_send(slow, POST("/slow", "0", ""));
    cr_assert_eq(sem_wait(&serving.entered), 0);
    int fd = send_with_token("POST /parts/x", "Content-Length: 2\r\n\r\n{}");
    while (writer_pending(serving.writer) < 2) {
        (void)usleep(1000);
    }
    tokens_forget_all(serving.tokens);
    (void)sem_post(&serving.leave);
    expect_unauthorized(fd);
    client_receive(slow, &answer);
    cr_expect_eq(answer.status, 200);
    cr_expect_eq(serving.committed, 1, "only what came without a token");
    cr_expect_eq(serving.answered, 1, "the other, though nobody has played it");
    (void)close(slow);
}

Test(server, a_token_that_is_revoked_while_work_is_done_is_not_told_of_it) {
    let_token_be_forgotten();
    int fd = send_with_token("GET /work?slow", "\r\n");
    cr_assert_eq(sem_wait(&serving.entered), 0);
    tokens_forget_all(serving.tokens);
    (void)sem_post(&serving.leave);
    expect_unauthorized(fd);
    cr_expect_eq(serving.worked, 1);
}

/* --- Work that takes long --- */

Test(server, work_is_done_before_the_change_or_the_reply) {
    ask(POST("/work", "0", ""));
    cr_expect_eq(answer.status, 200);
    cr_expect(serving.worked == 1 && serving.committed == 1);
    ask(GET("/work"));
    cr_expect_eq(answer.status, 200);
    cr_expect(serving.worked == 2 && serving.committed == 1);
    ask(POST("/work?bad", "0", ""));
    expect_problem(409, "not-allowed-now");
    cr_expect_eq(serving.committed, 1);
    expect_count(&serving.released, 2);
    cr_expect_eq(serving.answered, 2);
}

Test(server, work_that_is_stale_is_done_again_but_not_for_ever) {
    serving.stale = 3;
    ask(POST("/work", "0", ""));
    cr_expect_eq(answer.status, 200);
    cr_expect(serving.worked == 4 && serving.committed == 1, "%d", serving.worked);
    serving.stale = 100;
    ask(POST("/work", "0", ""));
    cr_expect_eq(answer.status, err_def(ERR_STALE)->status);
    cr_expect_eq(serving.worked, 9, "%d", serving.worked);
    expect_count(&serving.released, 2);
    cr_expect_eq(serving.answered, 2, "once each, however often they were tried");
}

Test(server, a_change_whose_time_has_not_come_is_made_later_and_nothing_is_done_twice) {
    serving.early = 3;
    ask(POST("/work", "0", ""));
    cr_expect_eq(answer.status, 200);
    cr_expect(serving.worked == 1 && serving.committed == 1 && serving.postponed == 3, "%d", serving.postponed);
    serving.early = 3;
    ask(POST("/work?never", "0", ""));
    cr_expect_eq(answer.status, err_def(ERR_EARLY)->status);
    cr_expect(serving.committed == 1 && serving.postponed == 4);
    serving.early = 1;
    ask(POST("/held", "0", ""));
    cr_expect_eq(answer.status, err_def(ERR_EARLY)->status, "nobody knows when");
    expect_count(&serving.released, 2);
}

Test(server, a_full_pool_is_told_at_once) {
    int fds[2];
    for (int i = 0; i < 2; i++) {
        fds[i] = client_connect(&serving);
        client_send(fds[i], POST("/work?slow", "0", ""));
        while (scheduler_pending(serving.scheduler, LANE_WORK) < (size_t)i + 1) {
            (void)usleep(1000);
        }
        if (i == 0) {
            cr_assert_eq(sem_wait(&serving.entered), 0);
        }
    }
    ask(POST("/work", "0", ""));
    expect_problem(503, "store-unavailable");
    for (int i = 0; i < 2; i++) {
        (void)sem_post(&serving.leave);
        client_receive(fds[i], &answer);
        cr_expect_eq(answer.status, 200);
        (void)close(fds[i]);
    }
}

/* --- Many connections: suspended and resumed, nothing may stand still --- */

static void play_rounds(int *fds, int count) {
    for (int round = 0; round < 5; round++) {
        for (int i = 0; i < count; i++) {
            client_send(fds[i], POST("/parts/x", "2", "{}"));
        }
        for (int i = 0; i < count; i++) {
            client_receive(fds[i], &answer);
            cr_assert_eq(answer.status, 200, "%d of %d, round %d", i, count, round);
        }
    }
}

Test(server, nothing_stands_still_at_any_number_of_connections) {
    static const int counts[] = {1, 8, 64, 127, 128, 129, 256, 300};
    int fds[300];
    int open = 0;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        while (open < counts[i]) {
            fds[open++] = client_connect(&serving);
        }
        play_rounds(fds, open);
    }
    while (open > 0) {
        (void)close(fds[--open]);
    }
}

/* --- Metrics --- */

Test(server, requests_are_counted_by_route_method_and_status) {
    for (int i = 0; i < 3; i++) {
        ask(GET("/echo/a/b"));
    }
    ask(POST("/parts/y", "0", ""));
    ask(GET("/nowhere"));
    expect_count(&serving.released, 1);
    struct buf out;
    buf_init(&out, 1000000);
    server_write_metrics(serving.server, &out);
    static const char *const lines[] = {
        "\nreferee_http_requests_total{route=\"/echo/{a}/{b}\",method=\"GET\",status=\"200\"} 3\n",
        "\nreferee_http_requests_total{route=\"/parts/{x}\",method=\"POST\",status=\"404\"} 1\n",
        "\nreferee_http_requests_total{route=\"other\",method=\"other\",status=\"404\"} 1\n",
        "\nreferee_http_request_seconds_count{route=\"/echo/{a}/{b}\",method=\"GET\"} 3\n",
        "\nreferee_http_connections_refused_total 0\n",
        "\nreferee_http_timeouts_total{phase=\"idle\"} 0\n",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        cr_expect_not_null(strstr(out.bytes, lines[i]), "%s not in:\n%s", lines[i], out.bytes);
    }
    buf_free(&out);
}
