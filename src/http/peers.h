/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many connections are open: in all, and from each address. One table for all loops, touched when a connection opens
 * or closes and never by a request.
 */
#ifndef REFEREE_HTTP_PEERS_H
#define REFEREE_HTTP_PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct peers;

/* Dies when there is no memory. */
struct peers *peers_create(size_t max, size_t max_per_address);
void peers_free(struct peers *peers);

/* May one more connection open? Of an address that is not limited only the limit in all counts. Counts the refused. */
bool peers_admit(struct peers *peers, uint64_t address_key, bool is_limited);

/* A connection has opened, has closed. is_limited must be the same for both. */
void peers_opened(struct peers *peers, uint64_t address_key, bool is_limited);
void peers_closed(struct peers *peers, uint64_t address_key, bool is_limited);

/* Admits and opens in one step, also of two at the same moment. The limit per address must be set. */
bool peers_enter(struct peers *peers, uint64_t address_key);

/* How many are open now. */
size_t peers_count(const struct peers *peers);

uint64_t peers_refused(const struct peers *peers);

#endif
