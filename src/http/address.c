/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Addresses in sixteen bytes. Knows nothing of requests or connections.
 */
#include "address.h"

#include <stdlib.h>
#include <string.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>

static const unsigned char mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
static const unsigned char ipv6_loopback[16] = {[15] = 1};

enum { IPV4_AT = 12, CUSTOMER_BYTES = 8, MAPPED_BITS = 96 };

_Static_assert(ADDRESS_KEY_BYTES == crypto_shorthash_KEYBYTES, "the key is SipHash's");

static bool is_ipv4(const struct address *address) {
    return memcmp(address->bytes, mapped, sizeof mapped) == 0;
}

static struct address from_ipv4(const void *bytes) {
    struct address address;
    memcpy(address.bytes, mapped, sizeof mapped);
    memcpy(address.bytes + IPV4_AT, bytes, 4);
    return address;
}

struct address address_of(const struct sockaddr *from) {
    struct address address;
    if (from->sa_family == AF_INET) {
        return from_ipv4(&((const struct sockaddr_in *)(const void *)from)->sin_addr);
    }
    if (from->sa_family == AF_INET6) {
        memcpy(address.bytes, &((const struct sockaddr_in6 *)(const void *)from)->sin6_addr, sizeof address.bytes);
    } else {
        memcpy(address.bytes, ipv6_loopback, sizeof address.bytes);
    }
    return address;
}

bool address_parse(struct address *out, const char *text, size_t length) {
    const char *start = text;
    const char *end = text + length;
    if (length > 0 && text[0] == '[') {
        start = text + 1;
        end = memchr(start, ']', length - 1);
    } else if (memchr(text, '.', length) != NULL) {
        const char *colon = memrchr(text, ':', length);
        const char *first = memchr(text, ':', length);
        end = colon != NULL && colon == first ? colon : end; /* more colons: IPv6 with dotted end */
    }
    char copy[ADDRESS_TEXT_SIZE];
    if (end == NULL || end == start || (size_t)(end - start) >= sizeof copy) {
        return false;
    }
    memcpy(copy, start, (size_t)(end - start));
    copy[end - start] = '\0';
    unsigned char bytes[16];
    if (inet_pton(AF_INET, copy, bytes) == 1) {
        *out = from_ipv4(bytes);
        return true;
    }
    if (inet_pton(AF_INET6, copy, bytes) == 1) {
        memcpy(out->bytes, bytes, sizeof out->bytes);
        return true;
    }
    return false;
}

void address_format(char out[static ADDRESS_TEXT_SIZE], const struct address *address) {
    const char *text = is_ipv4(address) ? inet_ntop(AF_INET, address->bytes + IPV4_AT, out, ADDRESS_TEXT_SIZE)
                                        : inet_ntop(AF_INET6, address->bytes, out, ADDRESS_TEXT_SIZE);
    if (text == NULL) {
        out[0] = '\0'; /* cannot be: the buffer is large enough for both families */
    }
}

bool address_is_loopback(const struct address *address) {
    return is_ipv4(address) ? address->bytes[IPV4_AT] == 127
                            : memcmp(address->bytes, ipv6_loopback, sizeof ipv6_loopback) == 0;
}

uint64_t address_key(const struct address *address, const unsigned char key[static ADDRESS_KEY_BYTES]) {
    unsigned char hash[crypto_shorthash_BYTES];
    size_t length = is_ipv4(address) ? sizeof address->bytes : CUSTOMER_BYTES;
    (void)crypto_shorthash(hash, address->bytes, length, key);
    uint64_t number = 0;
    memcpy(&number, hash, sizeof number);
    return number;
}

bool prefix_parse(struct prefix *out, const char *text) {
    const char *slash = strchr(text, '/');
    struct prefix prefix;
    if (!address_parse(&prefix.address, text, slash == NULL ? strlen(text) : (size_t)(slash - text))) {
        return false;
    }
    unsigned offset = is_ipv4(&prefix.address) ? MAPPED_BITS : 0;
    prefix.bits = 128;
    if (slash != NULL) {
        char *end = NULL;
        unsigned long bits = strtoul(slash + 1, &end, 10);
        if (slash[1] < '0' || slash[1] > '9' || *end != '\0' || bits > 128 - offset) {
            return false;
        }
        prefix.bits = offset + (unsigned)bits;
    }
    *out = prefix;
    return true;
}

bool prefix_holds(const struct prefix *prefix, const struct address *address) {
    unsigned whole = prefix->bits / 8;
    unsigned rest = prefix->bits % 8;
    if (memcmp(prefix->address.bytes, address->bytes, whole) != 0) {
        return false;
    }
    unsigned char mask = (unsigned char)(0xff << (8 - rest));
    return rest == 0 || ((prefix->address.bytes[whole] ^ address->bytes[whole]) & mask) == 0;
}
