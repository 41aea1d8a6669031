/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens: who they speak for, until when, and how soon they stop to. */
#include "http/tokens.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include <sodium.h>

#include "support/engine.h"
#include "support/gate.h"

enum { NOW = 1000000, LENGTH = TOKEN_TEXT_SIZE - 1 };

static struct engine engine;
static struct gate gate; /* of the reader */
static struct tokens *tokens;

/* A token that is in the database. */
struct minted {
    char text[TOKEN_TEXT_SIZE];
    struct token_row row;
};

static struct minted minted;

static void mint(struct minted *out, int player, int64_t expires_at, int64_t revoked_at) {
    token_generate(out->text, out->row.hash);
    out->row.id = id_make(&engine.ids, 5000);
    out->row.player = engine.players[player];
    out->row.scopes = SCOPE_PLAY | SCOPE_ADMIN;
    out->row.label[0] = '\0';
    out->row.created_at = 1;
    out->row.expires_at = expires_at;
    out->row.revoked_at = revoked_at;
    struct db *db = database_connect(&engine.database, DB_WRITE);
    must(token_insert(db, &out->row));
    db_close(db);
}

static void open_tokens(void) {
    engine_open(&engine);
    gate_install(&gate, engine.reader);
    tokens = tokens_create(64);
    mint(&minted, 0, 0, 0);
}

static void close_tokens(void) {
    tokens_free(tokens);
    gate_remove(&gate);
    engine_close(&engine);
}

TestSuite(tokens, .init = open_tokens, .fini = close_tokens, .timeout = 60);

static enum err find(struct caller *out, const char *text, int64_t now) {
    return tokens_find(out, tokens, engine.reader, text, strlen(text), now);
}

static int reads(void) {
    return atomic_load(&gate.calls[GATE_RUN]);
}

Test(tokens, a_token_says_who_calls_and_what_they_may) {
    struct caller caller = {.known = false};
    for (int i = 0; i < 3; i++) {
        must(find(&caller, minted.text, NOW));
        cr_expect(caller.known && id_equal(&caller.player, &engine.players[0]));
        cr_expect(id_equal(&caller.token, &minted.row.id));
        cr_expect(caller.scopes == (SCOPE_PLAY | SCOPE_ADMIN) && caller.expires_at == 0);
    }
    cr_expect(reads() == 1);
}

Test(tokens, a_generated_token_is_random_text_and_its_hash_is_sha_256) {
    char texts[2][TOKEN_TEXT_SIZE];
    unsigned char hashes[2][TOKEN_HASH_SIZE];
    for (int i = 0; i < 2; i++) {
        unsigned char wanted[crypto_hash_sha256_BYTES];
        token_generate(texts[i], hashes[i]);
        cr_expect(strlen(texts[i]) == LENGTH && strncmp(texts[i], "rf_", 3) == 0);
        cr_expect(strspn(texts[i] + 3, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") == 43);
        (void)crypto_hash_sha256(wanted, (const unsigned char *)texts[i], LENGTH);
        cr_expect(memcmp(wanted, hashes[i], sizeof wanted) == 0);
    }
    cr_expect(strcmp(texts[0], texts[1]) != 0);
}

Test(tokens, what_cannot_be_a_token_is_refused_without_asking_the_store) {
    struct caller caller;
    char text[TOKEN_TEXT_SIZE + 1];
    (void)memcpy(text, minted.text, sizeof minted.text);
    expect_err(tokens_find(&caller, tokens, engine.reader, text, 0, NOW), ERR_UNAUTHORIZED);
    expect_err(tokens_find(&caller, tokens, engine.reader, text, LENGTH - 1, NOW), ERR_UNAUTHORIZED);
    text[LENGTH] = 'x';
    expect_err(tokens_find(&caller, tokens, engine.reader, text, LENGTH + 1, NOW), ERR_UNAUTHORIZED);
    text[0] = 'R';
    expect_err(tokens_find(&caller, tokens, engine.reader, text, LENGTH, NOW), ERR_UNAUTHORIZED);
    cr_expect(reads() == 0);
}

Test(tokens, a_token_that_differs_in_one_character_is_unknown_even_while_the_right_one_is_cached) {
    struct caller caller = {.known = false};
    must(find(&caller, minted.text, NOW));
    caller = (struct caller){.known = false};
    for (size_t i = 3; i < LENGTH; i++) {
        char text[TOKEN_TEXT_SIZE];
        (void)memcpy(text, minted.text, sizeof text);
        text[i] = text[i] == 'A' ? 'B' : 'A';
        expect_err(find(&caller, text, NOW), ERR_UNAUTHORIZED);
    }
    cr_expect(!caller.known);     /* written only on success */
    cr_expect(reads() == 1 + 43); /* unknown ones are asked for each time: one may be minted any moment */
}

Test(tokens, a_token_minted_elsewhere_works_at_once) {
    struct caller caller;
    struct minted later;
    token_generate(later.text, later.row.hash);
    expect_err(find(&caller, later.text, NOW), ERR_UNAUTHORIZED);
    mint(&later, 1, 0, 0);
    must(find(&caller, later.text, NOW));
    cr_expect(id_equal(&caller.player, &engine.players[1]));
}

Test(tokens, a_token_is_good_until_the_moment_it_expires_also_when_cached) {
    struct caller caller;
    struct minted short_lived;
    mint(&short_lived, 0, NOW + 10, 0);
    must(find(&caller, short_lived.text, NOW + 9));
    cr_expect(caller.expires_at == NOW + 10);
    expect_err(find(&caller, short_lived.text, NOW + 10), ERR_UNAUTHORIZED);
    expect_err(find(&caller, short_lived.text, NOW + 11), ERR_UNAUTHORIZED);
    must(find(&caller, short_lived.text, NOW));
}

/* ---- revocation ---- */

/* As the endpoint does it: the row first, then the cache. */
static void revoke_token(struct minted *token) {
    char sql[128];
    char hex[2 * TOKEN_HASH_SIZE + 1];
    (void)sodium_bin2hex(hex, sizeof hex, token->row.hash, TOKEN_HASH_SIZE);
    (void)snprintf(sql, sizeof sql, "UPDATE token SET revoked_at = 5 WHERE hash = x'%s'", hex);
    database_sql(engine.database.path, sql);
    tokens_forget(tokens, &token->row.player);
}

Test(tokens, a_revoked_token_is_refused_at_once) {
    struct caller caller;
    struct minted other;
    mint(&other, 1, 0, 0);
    must(find(&caller, minted.text, NOW));
    must(find(&caller, other.text, NOW));
    revoke_token(&minted);
    expect_err(find(&caller, minted.text, NOW), ERR_UNAUTHORIZED);
    int before = reads();
    must(find(&caller, other.text, NOW));
    cr_expect(reads() == before); /* still cached */
}

Test(tokens, a_token_that_was_revoked_before_it_was_ever_used_is_refused) {
    struct caller caller;
    struct minted revoked;
    mint(&revoked, 0, 0, 7);
    expect_err(find(&caller, revoked.text, NOW), ERR_UNAUTHORIZED);
}

struct reader {
    pthread_t thread;
    enum err err;
};

static void *find_minted(void *context) {
    struct reader *reader = context;
    struct caller caller;
    reader->err = find(&caller, minted.text, NOW);
    return NULL;
}

Test(tokens, a_slow_reader_does_not_bring_back_a_token_that_was_revoked_meanwhile) {
    struct reader reader;
    struct caller caller;
    gate_hold(&gate, QUERY_READ_TOKEN);
    cr_assert(pthread_create(&reader.thread, NULL, find_minted, &reader) == 0);
    gate_wait(&gate); /* it has seen a good token */
    revoke_token(&minted);
    gate_open(&gate);
    (void)pthread_join(reader.thread, NULL);
    cr_expect(reader.err == OK); /* it was, when it was asked for */
    expect_err(find(&caller, minted.text, NOW), ERR_UNAUTHORIZED);
}

Test(tokens, a_token_that_two_readers_brought_in_is_forgotten_wholly) {
    struct reader reader;
    struct caller caller;
    struct db *other = database_connect(&engine.database, DB_READ);
    gate_hold(&gate, QUERY_READ_TOKEN);
    cr_assert(pthread_create(&reader.thread, NULL, find_minted, &reader) == 0);
    gate_wait(&gate);
    must(tokens_find(&caller, tokens, other, minted.text, LENGTH, NOW));
    gate_open(&gate);
    (void)pthread_join(reader.thread, NULL);
    revoke_token(&minted);
    expect_err(find(&caller, minted.text, NOW), ERR_UNAUTHORIZED);
    db_close(other);
}

/* ---- the store and many callers ---- */

Test(tokens, when_the_store_fails_nobody_is_called_unauthorized) {
    struct caller caller;
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE);
    expect_err(find(&caller, minted.text, NOW), ERR_STORE);
    must(find(&caller, minted.text, NOW));
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE);
    must(find(&caller, minted.text, NOW)); /* the cache needs no store */
}

enum { MANY = 20, THREADS = 3, TURNS = 3000 };

static struct minted many[MANY];
static atomic_int wrong;

static void *find_many(void *context) {
    struct db *db = context;
    for (int i = 0; i < TURNS; i++) {
        const struct minted *token = &many[(i * 7) % MANY];
        struct caller caller;
        enum err err = tokens_find(&caller, tokens, db, token->text, LENGTH, NOW);
        if (err != OK || !id_equal(&caller.token, &token->row.id) || !id_equal(&caller.player, &token->row.player)) {
            atomic_fetch_add(&wrong, 1);
        }
        if (i % 32 == 0) {
            tokens_forget(tokens, &token->row.player);
        }
    }
    return NULL;
}

Test(tokens, many_threads_get_the_same_answers_while_slots_are_fought_over) {
    pthread_t threads[THREADS];
    struct db *dbs[THREADS];
    tokens_free(tokens);
    tokens = tokens_create(5); /* two sets of four */
    for (int i = 0; i < MANY; i++) {
        mint(&many[i], i % ENGINE_PLAYERS, 0, 0);
    }
    for (int i = 0; i < THREADS; i++) {
        dbs[i] = database_connect(&engine.database, DB_READ);
        cr_assert(pthread_create(&threads[i], NULL, find_many, dbs[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        (void)pthread_join(threads[i], NULL);
        db_close(dbs[i]);
    }
    cr_expect(atomic_load(&wrong) == 0);
}

Test(tokens, freeing_none_is_fine) {
    tokens_free(NULL);
}

Test(tokens, what_looks_like_a_token_is_found_wherever_it_stands) {
    char text[3 * TOKEN_TEXT_SIZE];
    (void)snprintf(text, sizeof text, "/v1/rf_x/%s/events", minted.text);
    cr_expect_eq(token_spot(text), text + strlen("/v1/rf_x/"));
    (void)snprintf(text, sizeof text, "rf_%s", minted.text);
    cr_expect_eq(token_spot(text), text, "the longer one holds the other");
    (void)snprintf(text, sizeof text, "%.*s", LENGTH - 1, minted.text);
    cr_expect_null(token_spot(text), "a digit is missing");
    cr_expect_null(token_spot(""));
    cr_expect_null(token_spot("/v1/rulesets"));
}
