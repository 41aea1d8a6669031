/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players and tokens.
 *
 * These are not derived from the log: a name belongs to its player and may change or go, so the log never holds one. Of
 * a token only the SHA-256 is kept.
 */
#ifndef REFEREE_STORE_ACCOUNTS_H
#define REFEREE_STORE_ACCOUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"
#include "util/player_name.h"

enum {
    TOKEN_HASH_SIZE = 32,
    TOKEN_LABEL_MAX = 64 /* code points */,
    SCOPE_PLAY = 1,
    SCOPE_SERVICE = 2,
    SCOPE_ADMIN = 4
};

struct player_row {
    struct id id;                  /* none = there is no such player */
    char name[NAME_BYTES_MAX + 1]; /* "" = deleted */
    bool bot;
    bool guest;       /* has not chosen a name, and is not rated */
    int64_t named_at; /* when a guest became a player: games begun since are rated; 0 = never */
    struct id owner;  /* the service that made it, or none */
    int64_t created_at;
    int64_t deleted_at; /* 0 = not */
};

struct token_row {
    struct id id; /* none = there is no such token */
    unsigned char hash[TOKEN_HASH_SIZE];
    struct id player;
    unsigned scopes; /* SCOPE_* bits */
    char label[4 * TOKEN_LABEL_MAX + 1];
    int64_t created_at;
    int64_t expires_at; /* 0 = never */
    int64_t revoked_at; /* 0 = not */
};

typedef enum err token_row_function(void *context, const struct token_row *row);

enum err player_insert(struct db *db, const struct player_row *row) MUST_CHECK;
enum err player_put(struct db *db, const struct player_row *row) MUST_CHECK;    /* unless it is there already */
enum err player_update(struct db *db, const struct player_row *row) MUST_CHECK; /* name, guest, named_at, deleted_at */
enum err player_get(struct player_row *out, struct db *db, const struct id *player) MUST_CHECK;
/*
 * The same within a transaction, whose end the player stays as they are until: for what must not come to be of one who is being
 * deleted, by another process too.
 */
enum err player_hold(struct player_row *out, struct db *db, const struct id *player) MUST_CHECK;
/* Is there such a player, who has not been deleted? */
bool player_lives(const struct player_row *row);

enum err token_insert(struct db *db, const struct token_row *row) MUST_CHECK;
/* By hash; also revoked and expired ones: the caller decides. */
enum err token_get(struct token_row *out, struct db *db, const unsigned char hash[static TOKEN_HASH_SIZE]) MUST_CHECK;

/* A player's tokens that are not revoked, after one (none = from the first), in order of creation. */
enum err token_list(struct db *db, const struct id *player, const struct id *after, int limit, token_row_function *row,
                    void *context) MUST_CHECK;
/* How many of them are good at a moment. */
enum err token_count(struct db *db, const struct id *player, int64_t now, int64_t *out_count) MUST_CHECK;
/* Has the player, at a moment, a good token of the scope `service` or `admin`? */
enum err player_is_service(bool *out, struct db *db, const struct id *player, int64_t now) MUST_CHECK;
/* One of them, by its id. */
enum err token_find(struct token_row *out, struct db *db, const struct id *player, const struct id *token) MUST_CHECK;
enum err token_revoke(struct db *db, const struct id *player, const struct id *token, int64_t now) MUST_CHECK;
/* Revokes all of them. */
enum err token_revoke_all(struct db *db, const struct id *player, int64_t now) MUST_CHECK;

/* Clean-ups: deleted players who are still in games that are not over. *out_player is none where there is none. */
enum err account_cleanup_insert(struct db *db, const struct id *player) MUST_CHECK;
enum err account_cleanup_next(struct db *db, struct id *out_player) MUST_CHECK;
enum err account_cleanup_delete(struct db *db, const struct id *player) MUST_CHECK;

#endif
