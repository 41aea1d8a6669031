/* SPDX-License-Identifier: Apache-2.0 */
/* Long answers, which another thread shapes, if it has the time. tests/api/test_shapes.py has all other shapes there are. */
#include <stdatomic.h>
#include <unistd.h>

#include "serving.h"
#include "util/scheduler.h"

enum { TASKS = 2 }; /* one that runs, and one that fills the queue */

static struct serving serving;
static struct answer answer;
static struct task tasks[TASKS];
static atomic_int done;

static void run(void) {
    serving_run(&serving);
}

static void end(void) {
    serving_close(&serving);
}

TestSuite(shape, .init = run, .fini = end, .timeout = 60);

static void ask(const char *size, const char *wish) {
    char text[256];
    (void)snprintf(text, sizeof text, "GET /big?size=%s HTTP/1.1\r\nHost: a\r\n%s\r\n\r\n", size, wish);
    client_ask(&serving, &answer, text);
}

static void run_task(struct task *task) {
    (void)task;
    (void)sem_post(&serving.entered);
    while (sem_wait(&serving.leave) != 0) {
    }
}

static void finish_task(struct task *task) {
    (void)task;
    atomic_fetch_add(&done, 1);
}

static void fill_lane(void) {
    for (size_t i = 0; i < TASKS; i++) {
        tasks[i] = (struct task){.lane = LANE_READS, .caller = i, .run = run_task, .done = finish_task};
        cr_assert_eq(scheduler_submit(serving.scheduler, &tasks[i]), OK);
        while (i == 0 && sem_wait(&serving.entered) != 0) {
        }
    }
}

static void empty_lane(void) {
    for (size_t i = 0; i < TASKS; i++) {
        (void)sem_post(&serving.leave);
    }
    while (atomic_load(&done) < TASKS) {
        (void)usleep(1000);
    }
}

Test(shape, a_long_answer_is_packed_if_there_is_time_and_else_sent_as_it_is) {
    ask("20000", "Accept-Encoding: gzip");
    cr_expect_eq(answer.status, 200);
    cr_expect(answer_has(&answer, "Content-Encoding: gzip"), "%s", answer.bytes);
    cr_expect_lt(answer.body_length, (size_t)1000);
    fill_lane();
    ask("20000", "Accept-Encoding: gzip");
    cr_expect_eq(answer.status, 200);
    cr_expect_eq(answer.body_length, 20000);
    cr_expect_not(answer_has(&answer, "Content-Encoding: gzip"));
    cr_expect(answer_has(&answer, "Vary: Accept, Accept-Encoding"));
    ask("2000", "Accept-Encoding: gzip");
    cr_expect(answer_has(&answer, "Content-Encoding: gzip"), "it is short, and the loop does it");
    empty_lane();
}

Test(shape, a_table_that_nobody_has_time_to_make_is_asked_for_again_later) {
    fill_lane();
    ask("20000", "Accept: text/csv");
    answer_expect_problem(&answer, 503, "store-unavailable");
    cr_expect(answer_has(&answer, "Retry-After: 1"));
    empty_lane();
}

Test(shape, what_is_shorter_than_a_packet_is_not_packed) {
    ask("1023", "Accept-Encoding: gzip");
    cr_expect_eq(answer.body_length, 1023);
    ask("1024", "Accept-Encoding: gzip");
    cr_expect(answer_has(&answer, "Content-Encoding: gzip"));
}
