/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many connections are open: in all, and from each address. One table for all loops, touched when a connection opens
 * or closes and never by a request.
 */
#ifndef REFEREE_HTTP_CONNECTION_LIMITS_H
#define REFEREE_HTTP_CONNECTION_LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct connection_limits;

/* Dies when there is no memory. */
struct connection_limits *connection_limits_create(size_t max, size_t max_per_address);
void connection_limits_free(struct connection_limits *connection_limits);

/* May one more connection open? Of an address that is not limited only the limit in all counts. Counts the refused. */
bool connection_limits_admit(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited);

/* A connection has opened, has closed. is_limited must be the same for both. */
void connection_limits_opened(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited);
void connection_limits_closed(struct connection_limits *connection_limits, uint64_t address_key, bool is_limited);

/* Admits and opens in one step, also of two at the same moment. The limit per address must be set. */
bool connection_limits_enter(struct connection_limits *connection_limits, uint64_t address_key);

/* How many are open now. */
size_t connection_limits_count(const struct connection_limits *connection_limits);

uint64_t connection_limits_refused(const struct connection_limits *connection_limits);

#endif
