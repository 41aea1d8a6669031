/* SPDX-License-Identifier: Apache-2.0 */
/* What passes a gate, and that it is the same however its bytes are cut into pieces. */
#include "http/gate.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "support/starve.h"

enum { NOTHING = -7 };

static const struct gate_limits limits = {.target = 100, .head = 400};

/* A text that comes in pieces, with nothing in between now and then. */
struct script {
    const char *text;
    size_t length, at, piece;
    bool rests;
};

static ssize_t read_script(void *context, char *out, size_t room) {
    struct script *script = context;
    if (script->rests) {
        script->rests = false;
        errno = EAGAIN;
        return NOTHING;
    }
    size_t left = script->length - script->at;
    size_t length = left < script->piece ? left : script->piece;
    length = length < room ? length : room;
    memcpy(out, script->text + script->at, length);
    script->at += length;
    script->rests = true;
    return (ssize_t)length;
}

/* What passes of a text, in pieces of that size, read into that much room; NUL-terminated. */
static void run(char out[static 2048], struct gate *gate, const char *text, size_t length, size_t piece, size_t room) {
    struct script script = {text, length, 0, piece, false};
    const struct gate_source source = {read_script, &script};
    size_t passed = 0;
    ssize_t got = 1;
    gate_init(gate);
    while (got != 0) {
        cr_assert_leq(passed + room, 2047u);
        got = gate_read(gate, &limits, out + passed, room, &source, NOTHING);
        cr_assert(got >= 0 || got == NOTHING);
        passed += got > 0 ? (size_t)got : 0;
        if (gate->state == GATE_SHUT && gate->ready.length == 0) {
            break;
        }
    }
    out[passed] = '\0';
}

/* The text passes as that, however it comes, and is refused with that detail at last (NULL: not at all). */
static void expect(const char *text, size_t length, const char *wanted, const char *detail) {
    static const size_t sizes[] = {1, 2, 3, 5, 17, 100, 2000};
    for (size_t i = 0; i < 7; i++) {
        for (size_t j = 0; j < 7; j++) {
            char out[2048];
            struct gate gate;
            run(out, &gate, text, length, sizes[i], sizes[j] > 1000 ? 500 : sizes[j]);
            cr_expect_str_eq(out, wanted, "pieces of %zu, room %zu: %s", sizes[i], sizes[j], out);
            cr_expect_eq(gate.refusal.err == OK, detail == NULL);
            cr_expect(detail == NULL || (gate.refusal.detail != NULL && strstr(gate.refusal.detail, detail) != NULL),
                      "%s", gate.refusal.detail);
            gate_free(&gate);
        }
    }
}

#define EXPECT(text, wanted, detail) expect(text, sizeof(text) - 1, wanted, detail)
#define GET "GET /a HTTP/1.1\r\nHost:a\r\n"
#define CHUNKED GET "Transfer-Encoding:chunked\r\n\r\n"
#define REFUSED "GET /a HTTP/1.1\r\nHost:refused\r\n\r\n"
#define UNKNOWN "GET / HTTP/1.1\r\nHost:refused\r\n\r\n"

Test(gate, what_is_well_formed_passes_as_it_is) {
    EXPECT(GET "\r\n", GET "\r\n", NULL);
    EXPECT(GET "\r\n" GET "X: 1 \r\n\r\n" GET "\r\n", GET "\r\n" GET "X: 1 \r\n\r\n" GET "\r\n", NULL);
    EXPECT(GET "Content-Length:5\r\n\r\nhello" GET "\r\n", GET "Content-Length:5\r\n\r\nhello" GET "\r\n", NULL);
    EXPECT(CHUNKED "5\r\nhello\r\n0\r\n\r\n", CHUNKED "5\r\nhello\r\n0\r\n\r\n", NULL);
    EXPECT("POST / HTTP/1.0\r\n\r\n", "POST / HTTP/1.0\r\n\r\n", NULL);
}

#define ALPHANUMERIC "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* What of the bytes with nothing special about them, all but NUL and line ends, may stand at a place of a head. */
static void expect_at(const char *format, const char *allowed) {
    for (int c = 1; c < 256; c++) {
        char text[64];
        if (c != '\r' && c != '\n') {
            int length = snprintf(text, sizeof text, format, c);
            bool good = strchr(allowed, c) != NULL;
            expect(text, (size_t)length,
                   good                              ? text
                   : strncmp(text, "GET /a", 6) == 0 ? REFUSED
                                                     : UNKNOWN,
                   good ? NULL : "");
        }
    }
}

Test(gate, names_and_hosts_are_of_the_characters_that_the_standards_name) {
    expect_at("GET /a HTTP/1.1\r\nHost:a\r\nX%c: 1\r\n\r\n", ALPHANUMERIC "-_!#$%&'*+.^`|~:");
    expect_at("G%c / HTTP/1.1\r\nHost:a\r\n\r\n", ALPHANUMERIC "-_!#$%&'*+.^`|~");
    expect_at("GET /a HTTP/1.1\r\nHost:a%cb\r\n\r\n", ALPHANUMERIC "-._~%!$&'()*+,;=:[]");
}

Test(gate, values_are_of_all_characters_but_controls) {
    char allowed[256] = "\t";
    size_t count = 1;
    for (int c = 0x20; c < 256; c++) {
        if (c != 0x7f) {
            allowed[count++] = (char)c;
        }
    }
    expect_at("GET /a HTTP/1.1\r\nHost:a\r\nX:1234567890%c1234567890\r\n\r\n", allowed);
    expect_at("GET /a HTTP/1.1\r\nHost:a\r\nX:%c2345678\r\n\r\n", allowed);
    expect_at("GET /a HTTP/1.1\r\nHost:a\r\nX:1%c3\r\n\r\n", allowed);
}

Test(gate, framing_has_one_spelling_behind_it) {
    EXPECT(GET "CONTENT-LENGTH: \t005 \r\n\r\nhello", GET "Content-Length:5\r\n\r\nhello", NULL);
    EXPECT(GET "transfer-encoding: Chunked \r\n\r\n00B;x=y\r\nhello world\r\n000;z\r\nA: b\r\n\r\n" GET "\r\n",
           CHUNKED "b\r\nhello world\r\n0\r\n\r\n" GET "\r\n", NULL);
}

Test(gate, what_nobody_reads_does_not_pass) {
    EXPECT("\r\n\r\n" GET "Cookie: a=b\r\nX: 1\r\ncookie:c\r\n\r\n", GET "X: 1\r\n\r\n", NULL);
    EXPECT(GET "expect: 100-continue\r\n\r\n", GET "\r\n", NULL);
    EXPECT(GET "Expect: 100-continue\r\nContent-Length: 0\r\n\r\n", GET "Content-Length:0\r\n\r\n", NULL);
    EXPECT(GET "Content-Length:1\r\nExpect: 100-continue\r\n\r\na",
           GET "Content-Length:1\r\nExpect: 100-continue\r\n\r\na", NULL);
}

Test(gate, empty_lines_in_front_are_few) {
    static const char lines[] = "\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n\r\n";
    expect(lines, 32, "", NULL);
    expect(lines, 34, UNKNOWN, "empty lines");
    EXPECT("\r\n\r\n" GET "\r\n\r\n\r\n" GET "\r\n", GET "\r\n" GET "\r\n", NULL);
}

Test(gate, what_follows_a_body_is_the_next_request) {
    EXPECT(GET "Content-Length: 3\r\n\r\n\r\n\r\n" GET "\r\n", GET "Content-Length:3\r\n\r\n\r\n\r" UNKNOWN,
           "line feed alone");
}

Test(gate, a_refused_head_is_replaced_and_nothing_follows) {
    EXPECT(GET "X : 1\r\n\r\n" GET "\r\n", REFUSED, "token");
    EXPECT(GET "X: 1\nY: 2\r\n\r\n", REFUSED, "line feed alone");
    EXPECT(GET "X: 1\0\r\n\r\n", REFUSED, "control");
    EXPECT(GET "\r\n" GET "Content-Length: +3\r\n\r\nabc", GET "\r\n" REFUSED, "decimal digits");
    EXPECT("GET /a\x01 HTTP/1.1\r\nHost: a\r\n\r\n", UNKNOWN, "percent-encoded");
    EXPECT("GET /a HTTP/1.1\nHost: a\n\n", UNKNOWN, "line feed alone");
}

Test(gate, a_body_that_goes_wrong_is_brought_to_an_end) {
    EXPECT(CHUNKED "zz\r\n", CHUNKED "0\r\n\r\n", "hexadecimal");
    EXPECT(CHUNKED "2\r\nhi\r\n3\nabc", CHUNKED "2\r\nhi\r\n0\r\n\r\n", "CRLF");
    EXPECT(CHUNKED "2\r\nhi!\r\n", CHUNKED "2\r\nhi\r\n0\r\n\r\n", "longer");
    EXPECT(CHUNKED "2\r\nhi\r\n0\r\nX\r\n\r\n", CHUNKED "2\r\nhi\r\n0\r\n\r\n", "colon");
}

Test(gate, a_head_has_limits) {
    char text[1024] = "GET /";
    memset(text + 5, 'x', 500);
    expect(text, 505, UNKNOWN, "target");
    (void)snprintf(text + 505, sizeof text - 505, " HTTP/1.1\r\nHost: a\r\n\r\n");
    char out[2048];
    struct gate gate;
    run(out, &gate, text, strlen(text), 1000, 500);
    cr_expect_eq(gate.refusal.err, ERR_URI_TOO_LONG);
    gate_free(&gate);
    (void)snprintf(text, sizeof text, "%sX: %0500d", GET, 0);
    expect(text, strlen(text), REFUSED, "header section");
}

Test(gate, it_counts_requests_so_that_the_refused_one_is_known) {
    char out[2048];
    struct gate gate;
    static const char text[] = GET "\r\n" GET "\r\n" GET ":\r\n\r\n" GET "\r\n";
    run(out, &gate, text, sizeof text - 1, 1000, 500);
    cr_expect_eq(gate.requests, 3u);
    gate_free(&gate);
}

Test(gate, a_part_of_a_head_is_known_as_such) {
    char out[2048];
    struct gate gate;
    static const char *const parts[] = {"GET", "GET / HTTP/1.1\r", "GET / HTTP/1.1\r\n",
                                        "GET / HTTP/1.1\r\nHost: a\r\n"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        for (size_t piece = 1; piece < 40; piece++) {
            run(out, &gate, parts[i], strlen(parts[i]), piece, 500);
            cr_expect(gate_is_within_head(&gate), "%s", parts[i]);
            gate_free(&gate);
        }
    }
    run(out, &gate, "\r\n", 2, 10, 500);
    cr_expect_not(gate_is_within_head(&gate), "an empty line in front is nobody's");
    gate_free(&gate);
    run(out, &gate, GET "\r\n", sizeof GET + 1, 1000, 500);
    cr_expect_not(gate_is_within_head(&gate));
    gate_free(&gate);
}

Test(gate, without_memory_the_connection_ends) {
    if (!starve_is_possible()) {
        return;
    }
    char out[100];
    struct gate gate;
    struct script script = {GET "\r\n", sizeof GET + 1, 0, 5, false};
    const struct gate_source source = {read_script, &script};
    gate_init(&gate);
    starve_after(0);
    errno = 0;
    ssize_t got = gate_read(&gate, &limits, out, sizeof out, &source, NOTHING);
    int error = errno;
    cr_expect(starve_end());
    cr_expect_eq(got, -1);
    cr_expect_eq(error, ENOMEM);
    gate_free(&gate);
}

static const char with_body[] = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";

/* Reads what passes of one request that comes in one piece. */
static ssize_t read_once(struct gate *gate, char *out, size_t room) {
    struct script script = {with_body, sizeof with_body - 1, 0, sizeof with_body, false};
    const struct gate_source source = {read_script, &script};
    return gate_read(gate, &limits, out, room, &source, NOTHING);
}

Test(gate, a_head_that_is_written_anew_costs_no_memory_of_its_own) {
    char first[200] = "", second[200] = "";
    struct gate gate;
    gate_init(&gate);
    ssize_t length = read_once(&gate, first, sizeof first - 1);
    starve_after(0);
    ssize_t again = read_once(&gate, second, sizeof second - 1);
    bool has_failed = starve_end();
    cr_expect_not(has_failed);
    cr_expect_gt(length, 0);
    cr_expect_eq(again, length);
    cr_expect_str_eq(second, first);
    gate_free(&gate);
}

Test(gate, without_memory_to_write_a_head_anew_the_connection_ends) {
    if (!starve_is_possible()) {
        return;
    }
    char out[200] = "";
    struct gate gate;
    gate_init(&gate);
    starve_after(0);
    errno = 0;
    ssize_t got = read_once(&gate, out, sizeof out - 1);
    int error = errno;
    cr_expect(starve_end());
    cr_expect_eq(got, -1);
    cr_expect_eq(error, ENOMEM);
    gate_free(&gate);
}
