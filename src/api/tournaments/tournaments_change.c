/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Joining a tournament, declining, cancelling: what people do to one. All else in it the server does.
 */
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/idempotency.h"
#include "tournament/tournament.h"
#include "tournament/tournament_open.h"
#include "tournament_change.h"

/* ---- what all changes share ---- */

enum err tournament_changed(struct tournament_input *input, struct request *request, struct tx *tx,
                            struct change *change, const struct id *id) {
    const struct change_def *def = request->endpoint->detail;
    input->id = *id;
    enum err err = tournament_head_read(&input->head, request, tx_read(tx), id);
    change->version = input->head.row.version;
    if (err == OK && def->render != NULL) {
        err = tournament_head_keep_rows(&input->head, request, tx_read(tx));
    }
    return err;
}

void tournament_change_render(const struct request *request, const struct change *change, struct names *names,
                              struct db *db, struct json_out *out) {
    static const struct standings_page page = {.offset = 0, .limit = STANDINGS_LIMIT_DEFAULT};
    const struct tournament_input *input = change->input;
    (void)request;
    if (tournament_view(out, db, names, &input->head, &page, NULL) != OK) {
        json_out_json(out, NULL); /* there is no answer, but the change stands */
    }
}

void tournament_change_record(const struct change *change, struct json_out *out) {
    const struct tournament_input *input = change->input;
    json_out_text(out, input->id.text);
}

/* What it is now, and of that what was so at the version. */
static enum err read_past(struct tournament_input *input, struct request *request, struct db *db, int64_t version) {
    struct tournament *tournament = NULL;
    enum err err = tournament_head_read(&input->head, request, db, &input->id);
    if (err == OK && id_is_none(&input->head.row.id)) {
        return ERR_NOT_FOUND;
    }
    err = err == OK ? tournament_load_at(&tournament, db, &input->id, version) : err;
    err = err == OK ? tournament_head_go_back(&input->head, request, tournament) : err;
    tournament_free(tournament);
    return err;
}

enum err tournament_change_recall(struct request *request, struct change *change, struct db *db) {
    struct tournament_input *input = change->input;
    if (input == NULL) {
        input = arena_alloc(&request->arena, sizeof *input);
        change->input = input;
    }
    enum err err = input == NULL ? ERR_NO_MEMORY : idempotency_id(&input->id, change);
    return err == OK ? read_past(input, request, db, change->version) : err;
}

/* ---- the caller's own entry, and their tournament ---- */

enum err tournaments_change_find(struct request *request) {
    struct tournament_head head;
    enum err err = tournament_head_find(&head, request);
    return err == OK ? change_find_nothing(request) : err;
}

/* The tournament again, in the transaction. */
static enum err find_again(struct tournament_input **out, struct request *request, struct tx *tx,
                           struct change *change) {
    struct tournament_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    *out = input;
    enum err err = ERR_NOT_FOUND;
    if (id_parse(&input->id, request->params[0].bytes, request->params[0].length)) {
        err = tournament_head_read(&input->head, request, tx_read(tx), &input->id);
    }
    return err == OK ? OK : problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
}

/* ---- join, decline ---- */

static enum err find_entry(struct tournament_entrant_row *out, struct request *request, struct tx *tx,
                           const struct tournament_input *input) {
    enum err err = OK;
    if (input->head.own == 0) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "You are not an entrant of this tournament.");
    }
    err = tournament_entrant_get(out, tx_read(tx), &input->id, input->head.own);
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
    }
    if (strcmp(input->head.row.status, tournament_status_name(TOURNAMENT_OPEN)) != 0) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "The tournament is %s: everybody has answered.",
                           input->head.row.status);
    }
    if (input->head.row.starts_at != 0 && tx_now(tx) >= input->head.row.starts_at) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "The tournament begins at this moment.");
    }
    return OK;
}

static enum err answer(struct request *request, struct tx *tx, struct change *change, bool joins) {
    struct tournament_input *input = NULL;
    struct tournament_entrant_row entry;
    enum err err = find_again(&input, request, tx, change);
    err = err == OK ? find_entry(&entry, request, tx, input) : err;
    if (err != OK) {
        return err;
    }
    bool is_playing = strcmp(entry.status, entrant_status_name(ENTRANT_PLAYING)) == 0;
    if (strcmp(entry.status, entrant_status_name(ENTRANT_INVITED)) != 0 && (joins || !is_playing)) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "You have %s.",
                           is_playing ? "joined already" : "declined");
    }
    err = tournament_answer(tx, &input->head.row, &entry, joins);
    change->status = 201;
    return err == OK ? tournament_changed(input, request, tx, change, &input->id) : err;
}

static enum err join_apply(struct request *request, struct tx *tx, struct change *change) {
    return answer(request, tx, change, true);
}

static enum err decline_apply(struct request *request, struct tx *tx, struct change *change) {
    return answer(request, tx, change, false);
}

const struct change_def tournaments_join_def = {.apply = join_apply, TOURNAMENT_CHANGE_ANSWER};
const struct change_def tournaments_decline_def = {.apply = decline_apply, TOURNAMENT_CHANGE_ANSWER};

/* ---- cancel ---- */

static enum err delete_apply(struct request *request, struct tx *tx, struct change *change) {
    struct tournament_input *input = NULL;
    enum err err = find_again(&input, request, tx, change);
    if (err != OK) {
        return err;
    }
    if (!id_equal(&input->head.row.creator, &request->caller.player)) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "Only who has made a tournament can cancel it.");
    }
    if (input->head.has_ended) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "The tournament is %s.", input->head.row.status);
    }
    err = tournament_cancel(tx, &input->head.row, "creator");
    change->status = 204;
    return err == OK ? tournament_changed(input, request, tx, change, &input->id) : err;
}

const struct change_def tournaments_delete_def = {.apply = delete_apply};
