/* SPDX-License-Identifier: Apache-2.0 */
/*
 * SHA-256 commitments over libsodium. Pure: the nonce's randomness is the caller's.
 */
#include "util/proof.h"

#include <string.h>

#include <sodium.h>

void proof_make_nonce(char out[static PROOF_HEX_SIZE], struct rng *rng) {
    unsigned char bytes[32];
    rng_bytes(rng, bytes, sizeof bytes);
    (void)sodium_bin2hex(out, PROOF_HEX_SIZE, bytes, sizeof bytes);
}

void proof_commit(char out[static PROOF_HEX_SIZE], const char *nonce, const char *secret) {
    crypto_hash_sha256_state state;
    unsigned char digest[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256_init(&state);
    (void)crypto_hash_sha256_update(&state, (const unsigned char *)nonce, strlen(nonce));
    (void)crypto_hash_sha256_update(&state, (const unsigned char *)"\n", 1);
    (void)crypto_hash_sha256_update(&state, (const unsigned char *)secret, strlen(secret));
    (void)crypto_hash_sha256_final(&state, digest);
    (void)sodium_bin2hex(out, PROOF_HEX_SIZE, digest, sizeof digest);
}

bool proof_is_hex(const char *text, size_t length) {
    if (length != PROOF_HEX_SIZE - 1) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (!((text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f'))) {
            return false;
        }
    }
    return true;
}
