/* SPDX-License-Identifier: Apache-2.0 */
/* Clients' addresses and prefixes. */
#include "http/address.h"

#include <string.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <sys/un.h>

static const unsigned char key[ADDRESS_KEY_BYTES] = {1, 2, 3};

static struct address parsed(const char *text) {
    struct address address;
    cr_assert(address_parse(&address, text, strlen(text)), "%s", text);
    return address;
}

static void expect_text(const char *given, const char *expected) {
    struct address address = parsed(given);
    char text[ADDRESS_TEXT_SIZE];
    address_format(text, &address);
    cr_expect_str_eq(text, expected);
}

Test(address, both_families_are_read_with_and_without_port) {
    expect_text("192.0.2.1", "192.0.2.1");
    expect_text("192.0.2.1:8080", "192.0.2.1");
    expect_text("2001:db8::1", "2001:db8::1");
    expect_text("2001:DB8:0:0::1", "2001:db8::1");
    expect_text("[2001:db8::1]", "2001:db8::1");
    expect_text("[2001:db8::1]:443", "2001:db8::1");
    expect_text("::ffff:192.0.2.1", "192.0.2.1");
    expect_text("64:ff9b::192.0.2.1", "64:ff9b::c000:201");
}

Test(address, what_is_no_address_is_refused) {
    static const char *const bad[] = {"",
                                      "x",
                                      "192.0.2",
                                      "192.0.2.256",
                                      "192.0.2.1.1",
                                      "[",
                                      "[]",
                                      "[::1",
                                      "unknown",
                                      "_gazonk",
                                      "::1::2",
                                      "1:2:3:4:5:6:7:8:9",
                                      ":8080",
                                      "[192.0.2.1",
                                      "0x7f.0.0.1",
                                      "2001:db8::1%eth0",
                                      "1111:2222:3333:4444:5555:6666:123.123.123.123x"};
    struct address address;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_expect_not(address_parse(&address, bad[i], strlen(bad[i])), "%s", bad[i]);
    }
}

Test(address, a_socket_gives_the_address_of_its_peer) {
    struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0xc0000201)};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    struct sockaddr_un local = {.sun_family = AF_UNIX};
    cr_assert_eq(inet_pton(AF_INET6, "::ffff:192.0.2.1", &v6.sin6_addr), 1);
    struct address a = address_of((const struct sockaddr *)&v4);
    struct address b = address_of((const struct sockaddr *)&v6);
    struct address c = address_of((const struct sockaddr *)&local);
    cr_expect_arr_eq(a.bytes, b.bytes, sizeof a.bytes, "IPv4 over an IPv6 socket is IPv4");
    cr_expect(address_is_loopback(&c));
}

Test(address, loopback_is_recognised) {
    static const char *const loopback[] = {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"};
    static const char *const other[] = {"128.0.0.1", "::2", "::", "0.0.0.0", "10.0.0.1"};
    for (size_t i = 0; i < 4; i++) {
        struct address address = parsed(loopback[i]);
        cr_expect(address_is_loopback(&address), "%s", loopback[i]);
    }
    for (size_t i = 0; i < 5; i++) {
        struct address address = parsed(other[i]);
        cr_expect_not(address_is_loopback(&address), "%s", other[i]);
    }
}

static uint64_t key_of(const char *text) {
    struct address address = parsed(text);
    return address_key(&address, key);
}

Test(address, of_ipv6_only_the_customers_part_counts) {
    cr_expect_eq(key_of("2001:db8:1:2::1"), key_of("2001:db8:1:2:ffff::2"));
    cr_expect_neq(key_of("2001:db8:1:2::1"), key_of("2001:db8:1:3::1"));
    cr_expect_neq(key_of("192.0.2.1"), key_of("192.0.2.2"));
    const unsigned char other[ADDRESS_KEY_BYTES] = {9};
    struct address address = parsed("192.0.2.1");
    cr_expect_neq(address_key(&address, key), address_key(&address, other));
}

static bool holds(const char *prefix, const char *address) {
    struct prefix parsed_prefix;
    struct address parsed_address = parsed(address);
    cr_assert(prefix_parse(&parsed_prefix, prefix), "%s", prefix);
    return prefix_holds(&parsed_prefix, &parsed_address);
}

Test(address, a_prefix_holds_what_begins_like_it) {
    cr_expect(holds("10.0.0.0/8", "10.255.1.2"));
    cr_expect_not(holds("10.0.0.0/8", "11.0.0.0"));
    cr_expect(holds("192.0.2.128/25", "192.0.2.200"));
    cr_expect_not(holds("192.0.2.128/25", "192.0.2.127"));
    cr_expect(holds("192.0.2.1", "192.0.2.1"));
    cr_expect_not(holds("192.0.2.1", "192.0.2.2"));
    cr_expect(holds("0.0.0.0/0", "203.0.113.9"));
    cr_expect_not(holds("0.0.0.0/0", "2001:db8::1"), "every IPv4 address and no other");
    cr_expect(holds("2001:db8::/33", "2001:db8:7fff::1"));
    cr_expect_not(holds("2001:db8::/33", "2001:db8:8000::1"));
    cr_expect(holds("::/0", "192.0.2.1"));
}

Test(address, what_is_no_prefix_is_refused) {
    static const char *const bad[] = {
        "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/ 8", "10.0.0.0/8x", "/8", "2001:db8::/129", "x/8", ""};
    struct prefix prefix;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        cr_expect_not(prefix_parse(&prefix, bad[i]), "%s", bad[i]);
    }
}
