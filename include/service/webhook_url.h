/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a webhook may go. Whoever may set a URL must not reach through this server what only the server can reach: so
 * addresses that are not of the public Internet are refused, in the URL and again at each connect, after the name was
 * resolved.
 */
#ifndef REFEREE_SERVICE_WEBHOOK_URL_H
#define REFEREE_SERVICE_WEBHOOK_URL_H

#include <stdbool.h>
#include <stddef.h>

#include <sys/socket.h>

/*
 * What is wrong with a URL, as the end of a sentence that begins with it; NULL when it is good. allow_private: http and
 * private addresses are fine too.
 */
const char *webhook_url_fault(const char *url, size_t length, bool allow_private);

/*
 * Is it an address of the public Internet? Not so loopback, link-local, private, shared, multicast, documentation and
 * reserved ones (RFC 6890 and its registries), nor IPv6 addresses that stand for such an IPv4 address (mapped, NAT64,
 * 6to4).
 */
bool webhook_address_is_public(const struct sockaddr *address);

#endif
