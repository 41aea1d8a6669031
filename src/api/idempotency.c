/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Records of answers.
 *
 * A record has a bounded size: what a client chooses, the key and how the path is spelt, is kept as its hash where it is
 * long.
 */
#include "idempotency.h"

#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "api/app.h"
#include "core/cache.h"
#include "game/load.h"
#include "reader.h"
#include "util/json_out.h"

enum {
    KEY_MAX = 255,
    KEY_KEPT_MAX = 64,    /* what is longer is kept as its hash; so are paths */
    PATH_KEPT_MAX = 72,   /* none that is there is longer, unless spelt with escapes */
    FOLD_AT_ONCE = 256,   /* events that a loop's thread may fold */
    SERVICE_BUDGETS = 16, /* a service acts for many */
};

static const int64_t life_ms = INT64_C(24) * 60 * 60 * 1000;
static const int64_t hour_ms = INT64_C(60) * 60 * 1000;
static const char hash_prefix[] = "sha256:";

/* ---- the key ---- */

/* Members of the query that say what is to be done belong to the request as the body does: their hash goes into its. */
static void hash_query(struct request *request, struct change *change) {
    const struct query_member *member = request->endpoint->query;
    crypto_hash_sha256_state state;
    bool is_any = false;
    (void)crypto_hash_sha256_init(&state);
    (void)crypto_hash_sha256_update(&state, change->body_hash, sizeof change->body_hash);
    for (; member != NULL && member->name != NULL; member++) {
        bool is_wait = strcmp(member->name, "wait") == 0; /* how the answer is to come */
        struct span value = is_wait ? (struct span){NULL, 0} : request_query(request, member->name);
        if (value.bytes != NULL) { /* with the NULs behind them, so that no two queries give the same bytes */
            (void)crypto_hash_sha256_update(&state, (const unsigned char *)member->name, strlen(member->name) + 1);
            (void)crypto_hash_sha256_update(&state, (const unsigned char *)value.bytes, value.length + 1);
            is_any = true;
        }
    }
    if (is_any) {
        (void)crypto_hash_sha256_final(&state, change->body_hash);
    }
}

/*
 * The key that came with the request and the body's hash, into the change; none where no answer is kept for it. A key is a
 * quoted string or a bare token of 1..255 visible ASCII characters (and spaces within quotes).
 */
static enum err read_key(struct request *request, struct change *change) {
    const char *header = request_header(request, "Idempotency-Key");
    bool kept = strcmp(request->method, "POST") == 0 || strcmp(request->method, "PUT") == 0;
    if (header == NULL || !kept || !request->caller.known) {
        return OK; /* without a token there is nobody to keep an answer for */
    }
    size_t length = strlen(header);
    if (length >= 2 && header[0] == '"' && header[length - 1] == '"') {
        header++;
        length -= 2;
    }
    bool good = length >= 1 && length <= KEY_MAX;
    for (size_t i = 0; good && i < length; i++) {
        good = header[i] >= ' ' && header[i] <= '~' && header[i] != '"' && header[i] != '\\';
    }
    if (!good) {
        return problem_set(&request->problem, ERR_BAD_REQUEST,
                           "Idempotency-Key must be 1 to %d visible ASCII characters, in quotes or bare.", KEY_MAX);
    }
    change->key = arena_copy(&request->arena, header, length);
    if (change->key == NULL) {
        return ERR_NO_MEMORY;
    }
    if (request->is_hashed) {
        memcpy(change->body_hash, request->body_hash, sizeof change->body_hash);
    } else {
        (void)crypto_hash_sha256(change->body_hash, (const unsigned char *)request->body.bytes, request->body.length);
    }
    hash_query(request, change);
    return OK;
}

/* A text as it is kept: itself, or its hash where it is long (or looks like one). NULL without memory. */
static const char *shorten(struct request *request, const char *text, size_t max) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    char spelt[sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, sodium_base64_VARIANT_URLSAFE_NO_PADDING)];
    if (strlen(text) <= max && strncmp(text, hash_prefix, strlen(hash_prefix)) != 0) {
        return text;
    }
    (void)crypto_hash_sha256(hash, (const unsigned char *)text, strlen(text));
    (void)sodium_bin2base64(spelt, sizeof spelt, hash, sizeof hash, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return arena_format(&request->arena, "%s%s", hash_prefix, spelt);
}

/* ---- finding ---- */

/* Reads the record of the change's key. */
static enum err read_record(struct idempotency_record *out, struct request *request, const struct change *change,
                            struct db *db) {
    const char *key = shorten(request, change->key, KEY_KEPT_MAX);
    return key == NULL ? ERR_NO_MEMORY : idempotency_record_get(out, &request->arena, db, &request->caller.player, key);
}

/* Does the record belong to this very request? */
static bool is_same_request(struct request *request, const struct change *change,
                            const struct idempotency_record *row) {
    const char *path = shorten(request, request->path, PATH_KEPT_MAX);
    return strcmp(row->method, request->method) == 0 && path != NULL && strcmp(row->path, path) == 0 &&
           memcmp(row->body_hash, change->body_hash, sizeof row->body_hash) == 0;
}

enum err idempotency_find(bool *out, struct request *request, struct change *change, bool any_request) {
    struct idempotency_record row;
    enum err err = read_key(request, change);
    *out = false;
    if (err == OK && change->key != NULL) {
        err = read_record(&row, request, change, request->db);
        *out = err == OK && !id_is_none(&row.player) && (any_request || is_same_request(request, change, &row));
    }
    return err;
}

static enum err take_record(struct request *request, struct change *change, const struct idempotency_record *row) {
    if (!is_same_request(request, change, row)) {
        return problem_set(&request->problem, ERR_IDEMPOTENCY_MISMATCH,
                           "This Idempotency-Key was used for another request (%s %s or another body). Use a new key.",
                           row->method, row->path);
    }
    change->replayed = true;
    change->status = row->status;
    change->version = row->etag == NULL ? 0 : strtoll(row->etag, NULL, 10);
    change->location = row->location == NULL ? change->location : row->location;
    change->kept = (struct idempotency_keep){
        .at = row->at, .text = row->body, .length = row->body_length, .game = row->game, .round_seq = row->round_seq};
    change->play.seq = row->seq;
    change->minimal = row->is_minimal;
    return OK;
}

/* ---- the budget ---- */

static enum err read_use(struct idempotency_use *out, const struct request *request, struct tx *tx) {
    return idempotency_use_read(out, tx_read(tx), &request->caller.player, tx_now(tx) - life_ms);
}

/* Has the player room for one more? Without limits there always is. */
static enum err check_budget(struct request *request, struct tx *tx) {
    const struct app *app = request->app;
    bool is_service = (request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) != 0;
    int64_t budget = (int64_t)IDEMPOTENCY_BUDGET_BYTES * (is_service ? SERVICE_BUDGETS : 1);
    struct idempotency_use use;
    if (app->throttles == NULL) {
        return OK;
    }
    enum err err = read_use(&use, request, tx);
    if (err != OK || use.bytes + IDEMPOTENCY_BYTES_MAX <= budget) {
        return err;
    }
    request->retry_after =
        (use.first_at + hour_ms + life_ms - tx_now(tx)) / 1000 + 1; /* when the oldest hour is a day old */
    return problem_set(&request->problem, ERR_RATE_LIMITED,
                       "Your requests with an Idempotency-Key have used up what is kept of them in a day, %lld MiB. "
                       "Nothing was done. Go on without keys, or try again in %lld s.",
                       (long long)(budget / (1024 * 1024)), (long long)request->retry_after);
}

/* ---- the game ---- */

/* Which game the answer shows: mostly the one that was played. */
static struct play *shown_of(struct request *request, struct change *change) {
    const struct change_def *def = request->endpoint->detail;
    return def->shown == NULL ? &change->play : def->shown(request, change);
}

/* The game at the kept version, if it is still the newest. */
static struct game *peek(const struct app *app, const struct change *change) {
    struct game *game = cache_peek(app->cache, &change->kept.game);
    if (game != NULL && game->version != change->version) {
        game_release(game);
        return NULL;
    }
    return game;
}

void idempotency_foresee(struct request *request, struct tx *tx, const struct change *change) {
    const struct app *app = request->app;
    struct idempotency_record row;
    struct idempotency_use use;
    (void)!read_record(&row, request, change, tx_read(tx));
    if (app->throttles != NULL && !change->is_kept) {
        (void)!read_use(&use, request, tx);
    }
}

enum err idempotency_take(struct request *request, struct tx *tx, struct change *change) {
    const struct app *app = request->app;
    const struct change_def *def = request->endpoint->detail;
    struct idempotency_record row;
    enum err err = read_record(&row, request, change, tx_read(tx));
    if (err == OK && id_is_none(&row.player)) {
        return change->is_kept ? OK : check_budget(request, tx);
    }
    err = err == OK ? take_record(request, change, &row) : err;
    if (err != OK) {
        return err;
    }
    bool shows_game = !id_is_none(&change->kept.game);
    if (shows_game) {
        change->recalled = peek(app, change);
    }
    bool is_long = change->version - change->kept.round_seq > FOLD_AT_ONCE;
    request->recalls = (shows_game && change->recalled == NULL && is_long) || def->recalls_long;
    return OK;
}

static enum err load_game(struct change *change, const struct app *app, struct db *db) {
    const struct idempotency_keep *kept = &change->kept;
    struct problem problem; /* names damage of the log, which the caller cannot mend */
    if (id_is_none(&kept->game) || change->recalled != NULL) {
        return OK;
    }
    return kept->round_seq == 0 ? game_load_whole(&change->recalled, db, cache_configs(app->cache), &kept->game,
                                                  change->version, &problem)
                                : game_load_round(&change->recalled, db, cache_configs(app->cache), &kept->game,
                                                  kept->round_seq, change->version, &problem);
}

enum err idempotency_recall(struct request *request, struct change *change, struct db *db) {
    const struct change_def *def = request->endpoint->detail;
    struct play *shown = shown_of(request, change);
    if (change->is_recalled) {
        return OK;
    }
    enum err err = shown == NULL ? ERR_NO_MEMORY : load_game(change, request->app, db);
    if (err == OK && change->recalled != NULL) {
        play_release(shown); /* of a run before this one */
        shown->player = request->caller.player;
        shown->game_id = change->kept.game;
        shown->after = change->recalled;
        change->recalled = NULL;
    }
    if (err == OK && def->record != NULL && change->kept.length == 0) {
        err = ERR_NOT_FOUND; /* it was too long to be kept */
    }
    if (err == OK && def->recall != NULL) {
        err = def->recall(request, change, db);
    }
    if (err != OK && request->problem.err != err) {
        return problem_set(&request->problem, err, "The answer given before could not be read. Try again later.");
    }
    if (err != OK) {
        return err;
    }
    change->is_recalled = true;
    return OK;
}

enum err idempotency_recall_elsewhere(struct request *request) {
    struct db *db = NULL;
    enum err err = reader_open(&db, request);
    if (err != OK) {
        return problem_set(&request->problem, err, "The answer given before could not be read. Try again later.");
    }
    err = idempotency_recall(request, request->data, db);
    reader_close(request, db);
    return err;
}

enum err idempotency_id(struct id *out, const struct change *change) {
    const struct idempotency_keep *kept = &change->kept;
    bool good = kept->length == ID_LENGTH + 2 && id_parse(out, kept->text + 1, ID_LENGTH); /* within quotes */
    return good ? OK : ERR_CORRUPT;
}

/* ---- keeping ---- */

enum err idempotency_keep(struct request *request, struct tx *tx, struct change *change) {
    const struct change_def *def = request->endpoint->detail;
    struct json_out *out = tx_scratch(tx);
    const struct play *shown = shown_of(request, change);
    bool leaves_out = change->minimal && def->render == change_render_game;
    const struct game *game = shown == NULL || leaves_out ? NULL : shown->after;
    const char *version = arena_format(&request->arena, "%lld", (long long)change->version);
    if (def->record != NULL) {
        def->record(change, out);
    }
    const struct id none = {""};
    struct idempotency_record row = {
        .player = request->caller.player,
        .key = shorten(request, change->key, KEY_KEPT_MAX),
        .method = request->method,
        .path = shorten(request, request->path, PATH_KEPT_MAX),
        .at = tx_now(tx),
        .status = change->status,
        .etag = change->version == 0 ? NULL : version,
        .location = change->location,
        .body = out->buf.length == 0 ? "" : out->buf.bytes,
        .body_length = out->buf.length,
        .game = game == NULL ? none : game->id,
        .round_seq = game == NULL ? 0 : game->round_seq,
        .seq = change->play.seq,
        .is_minimal = change->minimal,
    };
    if (json_out_failed(out) || version == NULL || row.key == NULL || row.path == NULL) {
        return ERR_NO_MEMORY;
    }
    memcpy(row.body_hash, change->body_hash, sizeof row.body_hash);
    if (idempotency_record_size(&row) >
        IDEMPOTENCY_BYTES_MAX) { /* that it was done is what must be known; the answer is lost */
        row.body = "";
        row.body_length = 0;
    }
    return idempotency_record_insert(tx_write(tx), &row);
}
