/* SPDX-License-Identifier: Apache-2.0 */
/* Commitments, as anybody can check them with sha256sum. */
#include "util/proof.h"

#include <string.h>

#include <criterion/criterion.h>
#include <sodium.h>

static void make(void) {
    cr_assert_geq(sodium_init(), 0);
}

TestSuite(proof, .init = make);

/* printf '%s\n%s' NONCE SECRET | sha256sum */
Test(proof, a_commitment_is_what_sha256sum_says) {
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff", "1234");
    cr_expect_str_eq(commitment, "232e62cd5743fdcdfc5eb24ce69b04080c485f0d38b27d1c54f44be664253059");
    proof_commit(commitment, "", "");
    cr_expect_str_eq(commitment, "01ba4719c80b6fe911b091a7c05124b64eeece964e09c058ef8f9805daca546b");
}

Test(proof, another_nonce_or_secret_gives_another) {
    char a[PROOF_HEX_SIZE], b[PROOF_HEX_SIZE], c[PROOF_HEX_SIZE];
    proof_commit(a, "n", "1234");
    proof_commit(b, "m", "1234");
    proof_commit(c, "n", "1235");
    cr_assert(strcmp(a, b) != 0 && strcmp(a, c) != 0);
}

Test(proof, a_nonce_is_64_hexadecimal_digits_and_follows_its_stream) {
    const unsigned char seed[RNG_SEED_BYTES] = {7};
    struct rng rng;
    char first[PROOF_HEX_SIZE], second[PROOF_HEX_SIZE], again[PROOF_HEX_SIZE];
    rng_init(&rng, seed);
    proof_make_nonce(first, &rng);
    proof_make_nonce(second, &rng);
    rng_init(&rng, seed);
    proof_make_nonce(again, &rng);
    cr_assert(proof_is_hex(first, strlen(first)));
    cr_assert_str_eq(first, again);
    cr_assert_str_neq(first, second);
}

Test(proof, only_64_lower_case_digits_are_one) {
    char text[PROOF_HEX_SIZE];
    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    cr_expect(proof_is_hex(text, 64));
    cr_expect_not(proof_is_hex(text, 63));
    cr_expect_not(proof_is_hex(text, 65));
    for (const char *bad = "gA-/:`@ "; *bad != '\0'; bad++) {
        text[40] = *bad;
        cr_expect_not(proof_is_hex(text, 64), "%c", *bad);
    }
}
