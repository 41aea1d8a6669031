/* SPDX-License-Identifier: Apache-2.0 */
/*
 * URLs are taken apart by curl, which will use them: two parsers would disagree where it hurts.
 */
#include "service/webhook_url.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>

#include "store/webhooks.h"

struct range {
    uint32_t first;
    int bits;
};

/* IPv4 ranges that are not globally reachable: RFC 6890 and the IANA registry that follows it. */
static const struct range private_ranges[] = {
    {0x00000000, 8},  /* this network */
    {0x0a000000, 8},  /* private */
    {0x64400000, 10}, /* shared, carriers' NAT */
    {0x7f000000, 8},  /* loopback */
    {0xa9fe0000, 16}, /* link-local */
    {0xac100000, 12}, /* private */
    {0xc0000000, 24}, /* protocol assignments */
    {0xc0000200, 24}, /* documentation */
    {0xc0586300, 24}, /* 6to4 relays */
    {0xc0a80000, 16}, /* private */
    {0xc6120000, 15}, /* benchmarks */
    {0xc6336400, 24}, /* documentation */
    {0xcb007100, 24}, /* documentation */
    {0xe0000000, 3},  /* multicast, reserved, broadcast */
};

static bool is_public_ipv4(uint32_t address) {
    for (size_t i = 0; i < sizeof private_ranges / sizeof private_ranges[0]; i++) {
        uint32_t mask = ~UINT32_C(0) << (32 - private_ranges[i].bits);
        if ((address & mask) == private_ranges[i].first) {
            return false;
        }
    }
    return true;
}

static uint32_t ipv4_at(const unsigned char *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool begins_with(const unsigned char *bytes, const char *prefix, size_t length) {
    return memcmp(bytes, prefix, length) == 0;
}

static bool is_public_ipv6(const unsigned char *bytes) {
    static const char zeros[12] = {0};
    if (begins_with(bytes, zeros, 10) && bytes[10] == 0xff && bytes[11] == 0xff) {
        return is_public_ipv4(ipv4_at(bytes + 12)); /* ::ffff:a.b.c.d, mapped */
    }
    if (begins_with(bytes, "\x00\x64\xff\x9b\0\0\0\0\0\0\0\0", 12)) {
        return is_public_ipv4(ipv4_at(bytes + 12)); /* 64:ff9b::a.b.c.d, NAT64 */
    }
    if (begins_with(bytes, "\x20\x02", 2)) {
        return is_public_ipv4(ipv4_at(bytes + 2)); /* 2002:abcd::, 6to4 */
    }
    bool global = (bytes[0] & 0xe0) == 0x20;                    /* 2000::/3 is all that is given out */
    bool special = begins_with(bytes, "\x20\x01\x0d\xb8", 4) || /* documentation */
                   (begins_with(bytes, "\x20\x01", 2) && (bytes[2] & 0xfe) == 0) || /* protocols, Teredo */
                   begins_with(bytes, "\x3f\xff", 2);                               /* documentation */
    return global && !special;
}

bool webhook_address_is_public(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        struct sockaddr_in ipv4;
        memcpy(&ipv4, address, sizeof ipv4);
        return is_public_ipv4(ntohl(ipv4.sin_addr.s_addr));
    }
    if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 ipv6;
        memcpy(&ipv6, address, sizeof ipv6);
        return is_public_ipv6(ipv6.sin6_addr.s6_addr);
    }
    return false;
}

/* A host that is an address, with the brackets of IPv6; names are judged once they are resolved. */
static bool is_private_literal(const char *host) {
    struct in_addr ipv4;
    struct in6_addr ipv6;
    char bare[INET6_ADDRSTRLEN];
    size_t length = strlen(host);
    if (inet_pton(AF_INET, host, &ipv4) == 1) {
        return !is_public_ipv4(ntohl(ipv4.s_addr));
    }
    if (length < 2 || host[0] != '[' || length - 2 >= sizeof bare) {
        return strcasecmp(host, "localhost") == 0;
    }
    memcpy(bare, host + 1, length - 2);
    bare[length - 2] = '\0';
    return inet_pton(AF_INET6, bare, &ipv6) != 1 || !is_public_ipv6(ipv6.s6_addr);
}

static bool has_part(CURLU *parsed, CURLUPart part) {
    char *text = NULL;
    bool there = curl_url_get(parsed, part, &text, 0) == CURLUE_OK;
    curl_free(text);
    return there;
}

static const char *parsed_fault(CURLU *parsed, bool allow_private) {
    char *scheme = NULL;
    char *host = NULL;
    const char *fault = NULL;
    if (curl_url_get(parsed, CURLUPART_SCHEME, &scheme, 0) != CURLUE_OK ||
        curl_url_get(parsed, CURLUPART_HOST, &host, 0) != CURLUE_OK) {
        fault = "must be a URL with a host";
    } else if (strcmp(scheme, "https") != 0 && !(allow_private && strcmp(scheme, "http") == 0)) {
        fault = allow_private ? "must begin with https:// or http://" : "must begin with https://";
    } else if (has_part(parsed, CURLUPART_USER) || has_part(parsed, CURLUPART_PASSWORD)) {
        fault = "must not hold a user name or a password";
    } else if (has_part(parsed, CURLUPART_FRAGMENT)) {
        fault = "must not have a fragment";
    } else if (!allow_private && is_private_literal(host)) {
        fault = "must not lead to a private address";
    }
    curl_free(scheme);
    curl_free(host);
    return fault;
}

const char *webhook_url_fault(const char *url, size_t length, bool allow_private) {
    char text[WEBHOOK_URL_MAX + 1];
    if (length == 0 || length > WEBHOOK_URL_MAX) {
        return "must be a URL of at most 2048 characters";
    }
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)url[i] <= ' ' || (unsigned char)url[i] >= 0x7f) {
            return "must be a URL: without spaces, control characters or letters outside ASCII";
        }
    }
    memcpy(text, url, length);
    text[length] = '\0';
    const char *mark = strstr(text, "://");
    if (mark != NULL && mark[3] == '/') { /* curl would take what follows for the host */
        return "must be a URL with a host";
    }
    CURLU *parsed = curl_url();
    const char *fault = "must be a URL such as https://example.org/hooks";
    if (parsed != NULL && curl_url_set(parsed, CURLUPART_URL, text, 0) == CURLUE_OK) {
        fault = parsed_fault(parsed, allow_private);
    }
    curl_url_cleanup(parsed);
    return fault;
}
