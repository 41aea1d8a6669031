/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The contract as it is served: openapi.yaml, as it is or as JSON, with the address that was asked as its server, plain or
 * packed by gzip.
 *
 * Only the newest of each is kept, since nearly everybody asks by one address. Any thread.
 */
#ifndef REFEREE_API_CONTRACT_H
#define REFEREE_API_CONTRACT_H

#include "http/reply.h"
#include "util/err.h"

enum contract_form { CONTRACT_YAML, CONTRACT_YAML_GZIP, CONTRACT_JSON, CONTRACT_JSON_GZIP, CONTRACT_FORMS };

struct contract;

/* Dies without memory. */
struct contract *contract_create(void);
void contract_free(struct contract *contract);

/* The bytes for a server at base (a URL without a slash at its end); a reference. ERR_NO_MEMORY. */
enum err contract_find(struct shared_bytes **out, struct contract *contract, enum contract_form form,
                       const char *base) MUST_CHECK;

#endif
