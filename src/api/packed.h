/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that are the same for everybody, packed by gzip once and sent so to whoever would rather have that. What depends on
 * the caller is never packed: its size would tell of what stands beside what an attacker has put in.
 */
#ifndef REFEREE_API_PACKED_H
#define REFEREE_API_PACKED_H

#include <stdbool.h>
#include <stddef.h>

#include "http/reply.h"
#include "http/request.h"

/* The bytes packed; one reference. NULL: there is no memory. */
struct shared_bytes *packed_create(const char *bytes, size_t length) MUST_CHECK;

/* Whether the caller would rather have it packed. */
bool packed_is_wanted(struct request *request);

/* The headers of an answer that was chosen by packed_is_wanted. */
void packed_add_headers(struct reply *reply, bool is_packed);

#endif
