/* SPDX-License-Identifier: Apache-2.0 */
/* Log lines: one event, one line, whatever stands in it. */
#include "util/log.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "util/timestamp.h"

enum { TEXT_SIZE = 4 * 1024 * 1024 };

static FILE *file;
static char *text;

static void make(void) {
    file = tmpfile();
    text = malloc(TEXT_SIZE);
    cr_assert(file != NULL && text != NULL);
}

static void drop(void) {
    (void)fclose(file);
    free(text);
}

TestSuite(log, .init = make, .fini = drop);

static struct log *open_log(enum log_format format, enum log_level least) {
    return log_create(fileno(file), format, least);
}

/* What stands in the file. */
static const char *written(void) {
    ssize_t length = pread(fileno(file), text, TEXT_SIZE - 1, 0);
    cr_assert_geq(length, 0);
    text[length] = '\0';
    return text;
}

static json_t *only_line(void) {
    const char *line = written();
    cr_assert_eq(strcspn(line, "\n"), strlen(line) - 1, "not one line: %s", line);
    json_t *json = json_loads(line, 0, NULL);
    cr_assert_not_null(json, "%s", line);
    return json;
}

Test(log, a_json_line_has_time_level_event_and_fields) {
    struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
    const struct log_field fields[] = {log_text("path", "/v1"), log_number("status", -200), log_text("no", NULL)};
    log_write(log, LOG_INFO, "request", fields, 3);
    log_free(log);
    json_t *line = only_line();
    const char *time = json_string_value(json_object_get(line, "time"));
    int64_t ms = 0;
    cr_assert(timestamp_parse(&ms, time, strlen(time)));
    cr_assert_leq(llabs(ms - timestamp_now()), 60000);
    cr_assert_str_eq(json_string_value(json_object_get(line, "level")), "info");
    cr_assert_str_eq(json_string_value(json_object_get(line, "event")), "request");
    cr_assert_str_eq(json_string_value(json_object_get(line, "path")), "/v1");
    cr_assert_eq(json_integer_value(json_object_get(line, "status")), -200);
    cr_assert_eq(json_object_size(line), 5, "a NULL text is left out");
    json_decref(line);
}

Test(log, a_text_line_quotes_what_is_no_word) {
    struct log *log = open_log(LOG_FORMAT_TEXT, LOG_INFO);
    const struct log_field fields[] = {log_text("a", "/v1/x?y"), log_text("b", "two words"), log_text("c", ""),
                                       log_text("d", "x=y"), log_number("e", INT64_MIN)};
    log_write(log, LOG_ERROR, "thing", fields, 5);
    log_free(log);
    const char *line = written();
    cr_assert_str_eq(line + TIMESTAMP_SIZE - 1,
                     " error thing a=/v1/x?y b=\"two words\" c=\"\" d=\"x=y\" e=-9223372036854775808\n");
}

Test(log, no_text_can_break_out_of_its_line) {
    static const char *const texts[] = {"a\nb",
                                        "a\"b",
                                        "a\\b",
                                        "a\x01\x7f"
                                        "b",
                                        "\xff\xfe",
                                        "\xc3",
                                        "\xed\xa0\x80",
                                        "\xf5\x80\x80\x80",
                                        "\xc0\xaf",
                                        "\xe0\x80\x80",
                                        "\xf0\x80\x80\x80",
                                        "\xe2\x82\xac"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        cr_assert_eq(ftruncate(fileno(file), 0), 0);
        struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
        struct log_field field = log_text("x", texts[i]);
        log_write(log, LOG_INFO, "e", &field, 1);
        log_free(log);
        (void)lseek(fileno(file), 0, SEEK_SET);
        json_t *line = only_line();
        cr_expect(json_is_string(json_object_get(line, "x")));
        json_decref(line);
    }
}

Test(log, what_must_be_escaped_is_found_wherever_it_stands) {
    for (size_t at = 0; at < 20; at++) {
        for (int c = 1; c < 0x80; c++) {
            char given[21] = "aaaaaaaaaaaaaaaaaaaa";
            given[at] = (char)c;
            struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
            struct log_field field = log_text("x", given);
            log_write(log, LOG_INFO, "e", &field, 1);
            log_free(log);
            json_t *line = only_line();
            cr_assert_str_eq(json_string_value(json_object_get(line, "x")), given);
            json_decref(line);
            cr_assert_eq(ftruncate(fileno(file), 0), 0);
            (void)lseek(fileno(file), 0, SEEK_SET);
        }
    }
}

Test(log, text_that_is_utf_8_stays_as_it_is) {
    struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
    struct log_field field = log_text("x", "\xe2\x82\xac \xf0\x9f\x8e\xb2 \xc3\xa9\xff");
    log_write(log, LOG_INFO, "e", &field, 1);
    log_free(log);
    json_t *line = only_line();
    cr_assert_str_eq(json_string_value(json_object_get(line, "x")),
                     "\xe2\x82\xac \xf0\x9f\x8e\xb2 \xc3\xa9\xef\xbf\xbd");
    json_decref(line);
}

Test(log, a_line_has_a_largest_size_and_stays_json) {
    static char huge[100000];
    memset(huge, '\x01', sizeof huge - 1);
    struct log_field fields[40];
    for (size_t i = 0; i < 40; i++) {
        fields[i] = log_text("x", huge);
    }
    struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
    log_write(log, LOG_INFO, "e", fields, 40);
    log_free(log);
    json_t *line = only_line();
    json_decref(line);
    cr_assert_leq(strlen(text), 4096);
}

Test(log, a_field_that_does_not_fit_makes_room_for_smaller_ones) {
    static char huge[1000];
    memset(huge, '\x01', sizeof huge - 1);
    const struct log_field fields[] = {log_text("a", huge), log_text("b", huge), log_number("c", 7)};
    struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
    log_write(log, LOG_INFO, "e", fields, 3);
    log_free(log);
    json_t *line = only_line();
    cr_assert_not_null(json_object_get(line, "a"));
    cr_assert_null(json_object_get(line, "b"));
    cr_assert_eq(json_integer_value(json_object_get(line, "c")), 7);
    json_decref(line);
}

Test(log, what_is_below_the_level_is_not_written) {
    struct log *log = open_log(LOG_FORMAT_TEXT, LOG_WARN);
    log_note(log, LOG_DEBUG, "no", "x");
    log_note(log, LOG_INFO, "no", "x");
    log_note(log, LOG_WARN, "yes", "x");
    log_note(log, LOG_NOTHING, "no", "x");
    log_free(log);
    cr_assert_not_null(strstr(written(), "yes"));
    cr_assert_null(strstr(text, "no"));
}

Test(log, lines_wait_for_a_flush_unless_they_are_urgent) {
    struct log *log = open_log(LOG_FORMAT_TEXT, LOG_INFO);
    log_note(log, LOG_INFO, "first", "x");
    cr_assert_str_eq(written(), "");
    log_flush(log);
    cr_assert_not_null(strstr(written(), "first"));
    log_note(log, LOG_INFO, "second", "x");
    log_note(log, LOG_WARN, "third", "x");
    cr_assert_lt(strstr(written(), "second"), strstr(text, "third"), "and in their order");
    log_free(log);
}

Test(log, without_a_log_nothing_happens) {
    log_write(NULL, LOG_ERROR, "e", NULL, 0);
    log_note(NULL, LOG_ERROR, "e", "x");
    log_flush(NULL);
    log_free(NULL);
}

enum { THREADS = 4, LINES = 5000 };

struct talker {
    struct log *log;
    int number;
};

static void *talk(void *context) {
    const struct talker *talker = context;
    for (int i = 0; i < LINES; i++) {
        const struct log_field fields[] = {log_number("who", talker->number), log_number("n", i)};
        log_write(talker->log, LOG_INFO, "e", fields, 2);
        if (i % 100 == 0) {
            log_flush(talker->log);
        }
    }
    return NULL;
}

Test(log, threads_neither_lose_nor_tear_nor_reorder_lines) {
    struct log *log = open_log(LOG_FORMAT_JSON, LOG_INFO);
    pthread_t threads[THREADS];
    struct talker talkers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        talkers[i] = (struct talker){log, i};
        cr_assert_eq(pthread_create(&threads[i], NULL, talk, &talkers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        (void)pthread_join(threads[i], NULL);
    }
    log_free(log);
    json_int_t next[THREADS] = {0};
    (void)written();
    for (char *line = text; *line != '\0'; line += strcspn(line, "\n") + 1) {
        json_t *json = json_loadb(line, strcspn(line, "\n"), 0, NULL);
        cr_assert_not_null(json);
        json_int_t who = json_integer_value(json_object_get(json, "who"));
        cr_assert_eq(json_integer_value(json_object_get(json, "n")), next[who]++);
        json_decref(json);
    }
    for (int i = 0; i < THREADS; i++) {
        cr_assert_eq(next[i], LINES);
    }
}

Test(log, a_reader_that_does_not_read_loses_lines_but_finds_none_torn, .timeout = 60) {
    int ends[2];
    cr_assert_eq(pipe2(ends, O_NONBLOCK | O_CLOEXEC), 0);
    struct log *log = log_create(ends[1], LOG_FORMAT_JSON, LOG_INFO);
    for (int i = 0; i < 3000; i++) {
        log_note(log, LOG_INFO, "e", "%0100d", i);
    }
    log_flush(log);
    ssize_t length = read(ends[0], text, TEXT_SIZE - 1);
    cr_assert_gt(length, 0);
    log_note(log, LOG_WARN, "after", "x");
    ssize_t more = read(ends[0], text + length, (size_t)(TEXT_SIZE - 1 - length));
    cr_assert_gt(more, 0);
    text[length + more] = '\0';
    cr_assert_not_null(strstr(text, "\"after\""));
    size_t whole = 0, broken = 0;
    for (char *line = text; *line != '\0'; line += strcspn(line, "\n") + 1) {
        json_t *json = json_loadb(line, strcspn(line, "\n"), 0, NULL);
        whole += json != NULL;
        broken += json == NULL;
        json_decref(json);
    }
    cr_assert_leq(broken, 1, "only the one that did not fit");
    cr_assert_gt(whole, 100);
    log_free(log);
    (void)close(ends[0]);
    (void)close(ends[1]);
}
