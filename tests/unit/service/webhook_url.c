/* SPDX-License-Identifier: Apache-2.0 */
/* Where webhooks may go, and where they may not. */
#include "service/webhook_url.h"

#include <string.h>

#include <arpa/inet.h>
#include <netinet/in.h>

#include <criterion/criterion.h>

TestSuite(webhook_url, .timeout = 20);

static bool is_public(const char *text) {
    struct sockaddr_in ipv4 = {.sin_family = AF_INET};
    struct sockaddr_in6 ipv6 = {.sin6_family = AF_INET6};
    if (inet_pton(AF_INET, text, &ipv4.sin_addr) == 1) {
        return webhook_address_is_public((const struct sockaddr *)&ipv4);
    }
    cr_assert(inet_pton(AF_INET6, text, &ipv6.sin6_addr) == 1, "%s", text);
    return webhook_address_is_public((const struct sockaddr *)&ipv6);
}

Test(webhook_url, addresses_of_the_internet_are_public) {
    static const char *const addresses[] = {
        "1.1.1.1",         "9.255.255.255",   "11.0.0.0",       "100.63.255.255",   "100.128.0.0",    "172.15.255.255",
        "172.32.0.0",      "192.167.255.255", "192.169.0.0",    "198.17.255.255",   "198.20.0.0",     "223.255.255.255",
        "2606:4700::1111", "2a00:1450::1",    "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1"};
    for (size_t i = 0; i < sizeof addresses / sizeof addresses[0]; i++) {
        cr_expect(is_public(addresses[i]), "%s", addresses[i]);
    }
}

Test(webhook_url, all_others_are_not) {
    static const char *const addresses[] = {"0.0.0.0",
                                            "10.0.0.1",
                                            "100.64.0.1",
                                            "127.0.0.1",
                                            "127.255.255.255",
                                            "169.254.169.254",
                                            "172.16.0.1",
                                            "172.31.255.255",
                                            "192.0.0.1",
                                            "192.0.2.1",
                                            "192.88.99.1",
                                            "192.168.1.1",
                                            "198.18.0.1",
                                            "198.19.255.255",
                                            "198.51.100.1",
                                            "203.0.113.1",
                                            "224.0.0.1",
                                            "255.255.255.255",
                                            "::",
                                            "::1",
                                            "fe80::1",
                                            "fc00::1",
                                            "fd12::1",
                                            "ff02::1",
                                            "2001:db8::1",
                                            "2001::1",
                                            "2001:10::1",
                                            "3fff::1",
                                            "::ffff:127.0.0.1",
                                            "::ffff:10.0.0.1",
                                            "64:ff9b::a00:1",
                                            "64:ff9b:1::1",
                                            "2002:7f00:1::1",
                                            "2002:c0a8:101::1",
                                            "::127.0.0.1",
                                            "4000::1"};
    for (size_t i = 0; i < sizeof addresses / sizeof addresses[0]; i++) {
        cr_expect(!is_public(addresses[i]), "%s", addresses[i]);
    }
    const struct sockaddr other = {.sa_family = AF_UNIX};
    cr_expect(!webhook_address_is_public(&other));
}

static bool is_good(const char *url, bool allow_private) {
    return webhook_url_fault(url, strlen(url), allow_private) == NULL;
}

Test(webhook_url, https_urls_are_good) {
    static const char *const urls[] = {"https://example.org", "https://example.org:8443/hooks?key=1",
                                       "https://1.1.1.1/", "https://[2606:4700::1111]/", "HTTPS://Example.ORG/x"};
    for (size_t i = 0; i < sizeof urls / sizeof urls[0]; i++) {
        cr_expect(is_good(urls[i], false), "%s", urls[i]);
    }
}

Test(webhook_url, others_are_not) {
    static const char *const urls[] = {"",
                                       "example.org",
                                       "//example.org",
                                       "http://example.org/",
                                       "file:///etc/passwd",
                                       "https://",

                                       "https://user@example.org/",
                                       "https://user:password@example.org/",
                                       "https://example.org/#x",
                                       "https://127.0.0.1/",
                                       "https://0177.0.0.1/",
                                       "https://2130706433/",
                                       "https://0x7f000001/",
                                       "https://127.1/",
                                       "https://[::1]/",
                                       "https://[::ffff:192.168.0.1]/",
                                       "https://localhost/",
                                       "https://LOCALHOST/",
                                       "https://exam\nple.org/",
                                       "https://example.org/\x7f",
                                       "https://ex\xc3\xa4mple.org/",
                                       "gopher://example.org/"};
    for (size_t i = 0; i < sizeof urls / sizeof urls[0]; i++) {
        cr_expect(!is_good(urls[i], false), "%s", urls[i]);
    }
}

Test(webhook_url, for_trying_things_out_private_ones_may_be_allowed) {
    cr_expect(is_good("http://127.0.0.1:9000/hook", true) && is_good("https://localhost/", true));
    cr_expect(!is_good("ftp://127.0.0.1/", true) && !is_good("http://a@127.0.0.1/", true));
}
