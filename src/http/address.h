/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Clients' addresses: reading, comparing, hashing; prefixes such as 10.0.0.0/8 for proxies that are trusted.
 *
 * Both families are kept in sixteen bytes, IPv4 as IPv4-mapped IPv6, so that nobody else need tell them apart and a
 * dual-stack socket's ::ffff:192.0.2.1 is the client 192.0.2.1.
 */
#ifndef REFEREE_HTTP_ADDRESS_H
#define REFEREE_HTTP_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#include "util/err.h"

enum { ADDRESS_TEXT_SIZE = 46, ADDRESS_KEY_BYTES = 16 };

struct address {
    unsigned char bytes[16];
};

struct prefix {
    struct address address;
    unsigned bits; /* 0..128 */
};

/* Of a family that is neither IPv4 nor IPv6 (a Unix socket's peer): loopback. */
struct address address_of(const struct sockaddr *from);

/* Reads "192.0.2.1", "2001:db8::1" or "[2001:db8::1]", each with or without ":port" where that is unambiguous. */
bool address_parse(struct address *out, const char *text, size_t length);

/* Without port; IPv4 in its own form. */
void address_format(char out[static ADDRESS_TEXT_SIZE], const struct address *address);

bool address_is_loopback(const struct address *address);

/* A keyed hash for limits; of IPv6 only the /64 counts, since one customer commonly holds all of it. */
uint64_t address_key(const struct address *address, const unsigned char key[static ADDRESS_KEY_BYTES]);

/* Reads an address or a prefix ("10.0.0.0/8"). */
bool prefix_parse(struct prefix *out, const char *text);

bool prefix_holds(const struct prefix *prefix, const struct address *address);

#endif
