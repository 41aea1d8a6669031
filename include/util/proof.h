/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Commitments to a secret, as the fairness proof publishes them:
 *
 *     commitment = SHA-256(nonce || 0x0A || secret)      in lower-case hexadecimal
 *
 * The nonce is 32 random bytes as 64 lower-case hexadecimal characters, everything is ASCII, no line end follows the
 * secret, so that anyone can check it with `printf '%s\n%s' NONCE SECRET | sha256sum`.
 */
#ifndef REFEREE_UTIL_PROOF_H
#define REFEREE_UTIL_PROOF_H

#include <stdbool.h>
#include <stddef.h>

#include "util/rng.h"

enum { PROOF_HEX_SIZE = 65 }; /* 64 characters and a NUL */

/* A fresh nonce out of a stream. */
void proof_make_nonce(char out[static PROOF_HEX_SIZE], struct rng *rng);

/* The commitment of a nonce (of any text) and a secret. */
void proof_commit(char out[static PROOF_HEX_SIZE], const char *nonce, const char *secret);

/* Is it 64 lower-case hexadecimal characters? */
bool proof_is_hex(const char *text, size_t length);

#endif
