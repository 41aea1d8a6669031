/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who sits where: making a game, taking a seat, leaving one, taking a game back. All of it happens before the first action;
 * once the last seat is taken the first round begins by itself.
 */
#include "play/play.h"

#include <stdio.h>
#include <string.h>

#include <sodium.h>

#include "game/bodies.h"
#include "game/match.h"
#include "game/question_bank.h"
#include "invitations.h"
#include "play/bot_player.h"
#include "play/project.h"
#include "play_internal.h"
#include "store/accounts.h"
#include "store/projection.h"
#include "util/json.h"

enum {
    JOIN_CODE_TRIES = 16,
    /* With so many events before the first round nobody brings anything in place of something else: each is kept for ever. */
    OPEN_EVENTS_MAX = 1000,
};

/* Without 0, 1, I, L, O and U: what is read aloud must come out the same. */
static const char join_digits[] = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/* A join code that no unfinished game has. */
static enum err make_join_code(char out[static JOIN_CODE_LENGTH + 1], struct tx *tx) {
    for (int tries = 0; tries < JOIN_CODE_TRIES; tries++) {
        for (int i = 0; i < JOIN_CODE_LENGTH; i++) {
            out[i] = join_digits[randombytes_uniform(sizeof join_digits - 1)];
        }
        out[JOIN_CODE_LENGTH] = '\0';
        struct id taken;
        enum err err = game_find_by_join_code(&taken, tx_read(tx), out);
        if (err != OK || id_is_none(&taken)) {
            return err;
        }
    }
    return ERR_BUSY;
}

/* Begins the first round when nobody is missing any more, and stages. */
static enum err begin_if_ready(struct play *play) {
    enum err err = OK;
    if (play->after->status == GAME_OPEN && game_is_ready(play->after)) {
        if (play->sets_are_gone) {
            return play_abort_and_stage(play, -1, REASON_SET_DELETED);
        }
        err = play_begin_round(play);
    }
    return err == OK ? play_stage(play) : err;
}

/* The players that the bots at the table are. */
static enum err seat_bots(struct play *play) {
    const struct game *game = play->after;
    enum err err = OK;
    for (int i = 0; i < game->seat_count && err == OK; i++) {
        const struct seat *seat = &game->seats[i];
        const struct bot *bot =
            seat->bot[0] == '\0' ? NULL : bot_player_in(game->config->family->name, seat->bot, seat->level);
        if (bot != NULL) {
            err = bot_player_put(tx_write(play->tx), &seat->player, bot, tx_now(play->tx));
        }
    }
    return err == OK ? OK : problem_set(play->problem, err, "The bots could not be seated. Try again later.");
}

/* A guest's row comes with this change only: a guest is neither a program nor gone. */
static enum err find_sitter(struct player_row *out, struct play *play, const struct id *player) {
    enum err err = id_is_none(player) ? OK : player_hold(out, tx_read(play->tx), player);
    return err == OK ? OK : problem_set(play->problem, err, "The players could not be looked up. Try again later.");
}

/* A player who was there when the game was asked for may have deleted their account since; they would never answer. */
static enum err refuse_gone(struct play *play, const struct new_game *new_game, int seat) {
    char pointer[PROBLEM_POINTER_MAX];
    invitations_write_pointer(pointer, new_game, seat);
    return problem_set_at(play->problem, ERR_INVALID_VALUE, pointer, "is not the id of a player");
}

enum err play_ask_rights(struct question_rights *out, struct play *play, const struct config *config,
                         const struct id *player) {
    enum err err = question_bank_ask_rights(out, tx_read(play->tx), config, player);
    return err == OK ? OK
                     : problem_set(play->problem, err, "The question sets could not be looked up. Try again later.");
}

/* Would the player compete in a game of their own questions? */
static enum err note_owner(bool *out_owns, struct play *play, const struct config *config, int seat,
                           const struct id *player) {
    *out_owns = false;
    if (config->family->needs == NULL || config_is_official(config, seat) || id_is_none(player)) {
        return OK;
    }
    struct question_rights rights;
    enum err err = play_ask_rights(&rights, play, config, player);
    *out_owns = err == OK && rights.owns;
    return err;
}

/* The seats as they are logged. Alone and without a clock it makes no difference who plays, so nobody looks. */
static enum err resolve_seats(struct seat out[static SEATS_MAX], struct play *play, const struct new_game *new_game) {
    int count = new_game->config->seats;
    bool matters = count > 1 || new_game->time_control.turn_seconds > 0 || new_game->time_control.initial_seconds > 0 ||
                   new_game->time_control.bot_turn_seconds > 0;
    enum err err = OK;
    for (int i = 0; i < count && err == OK; i++) {
        struct player_row sitter = {.bot = false};
        out[i] = new_game->seats[i];
        out[i].owns_questions = false;
        if (matters && out[i].bot[0] == '\0') {
            err = find_sitter(&sitter, play, &out[i].player);
        }
        if (!id_is_none(&sitter.id)) {
            out[i].outside_bot = sitter.bot;
        }
        if (err == OK && out[i].status == SEAT_JOINED) {
            bool owns_questions = false;
            err = note_owner(&owns_questions, play, new_game->config, i, &out[i].player);
            out[i].owns_questions = owns_questions;
        }
        if (err == OK && sitter.deleted_at != 0 && out[i].status == SEAT_INVITED) {
            err = refuse_gone(play, new_game, i);
        }
    }
    return err;
}

/* The server's seed of a game; NULL without memory. */
static struct game_seeds *draw_seeds(const struct new_game *new_game) {
    unsigned char drawn[SERVER_SEED_SIZE];
    randombytes_buf(drawn, sizeof drawn);
    const unsigned char *given = new_game->deal_seed != NULL ? new_game->deal_seed : new_game->server_seed;
    return seeds_create(given == NULL ? drawn : given);
}

/* What a game begins with; NULL without memory. */
static struct brought *bring_first(const struct new_game *new_game, int creator) {
    const struct bringing *bringing = &new_game->bringing;
    if (new_game->brought != NULL) {
        return brought_ref(new_game->brought);
    }
    struct brought *none = brought_create(new_game->config->seats);
    if (none == NULL || bringing->def == NULL) {
        return none;
    }
    struct brought *with = brought_with(none, creator, bringing->text, bringing->length);
    brought_release(none);
    return with;
}

/* The body of `created`; NULL without memory. */
static json_t *created_body(const struct play *play, const struct new_game *new_game, const struct seat *seats,
                            const char *join_code) {
    const struct config *config = new_game->config;
    const struct id *creator = id_is_none(&play->player) ? &new_game->tournament : &play->player;
    bool is_brought = config_brought(config) != NULL;
    struct game_seeds *seeds = config->family->seeded ? draw_seeds(new_game) : NULL;
    struct brought *brought = is_brought ? bring_first(new_game, play->seat) : NULL;
    bool is_whole = (seeds != NULL) == config->family->seeded && (brought != NULL) == is_brought;
    json_t *body = is_whole ? body_created(new_game, seats, creator, join_code, seeds, brought) : NULL;
    seeds_release(seeds);
    brought_release(brought);
    return body;
}

enum err play_create(struct play *play, const struct new_game *new_game) {
    const struct config *config = new_game->config;
    struct seat seats[SEATS_MAX] = {0};
    bool waits = false;
    play->seat = -1;
    for (int i = 0; i < config->seats; i++) {
        waits = waits || new_game->seats[i].status != SEAT_JOINED;
        play->seat = id_equal(&new_game->seats[i].player, &play->player) ? i : play->seat;
    }
    enum err err = resolve_seats(seats, play, new_game);
    if (err == OK) {
        err = invitations_check(play, new_game, seats);
    }
    if (err != OK) {
        return err;
    }
    char join_code[JOIN_CODE_LENGTH + 1] = "";
    if (waits) {
        err = make_join_code(join_code, play->tx);
        if (err != OK) {
            return problem_set(play->problem, err, "No join code could be found for the game. Try again later.");
        }
    }
    err = play_append(play, EVENT_CREATED, play->seat, created_body(play, new_game, seats, join_code));
    if (err == OK) {
        err = seat_bots(play);
    }
    return err == OK ? begin_if_ready(play) : err;
}

/* May this player come in? They are invited, or have the code, or the game is public (a sent code must be right). */
static bool may_join(const struct game *game, int seat, const char *join_code) {
    if (seat >= 0) {
        return true;
    }
    if (join_code != NULL) {
        return game->join_code[0] != '\0' && strcasecmp(game->join_code, join_code) == 0;
    }
    return game->is_public;
}

/* The seat to take: the invitation's, the wanted one, or the first open one; -1 with the problem set. */
static int choose_seat(struct play *play, int wanted, enum err *out_err) {
    const struct game *game = play->before;
    if (play->seat >= 0) {
        if (game->seats[play->seat].status != SEAT_INVITED) {
            *out_err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "You have seat %d already.", play->seat);
            return -1;
        }
        return play->seat;
    }
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].status == SEAT_OPEN && (wanted < 0 || wanted == i)) {
            return i;
        }
    }
    *out_err = problem_set(play->problem, ERR_GAME_FULL,
                           wanted < 0 ? "Every seat of the game is taken." : "That seat is not free.");
    return -1;
}

/* The body of `joined`. */
static json_t *joined_body(const struct play *play, bool outside_bot, bool owns_questions,
                           const struct bringing *bringing) {
    json_t *body = json_pack("{s:s, s:o*, s:o*}", "player", play->player.text, "outside_bot",
                             outside_bot ? json_true() : NULL, "owns_questions", owns_questions ? json_true() : NULL);
    if (body != NULL && bringing->def != NULL &&
        !json_put(body, config_brought(play->before->config)->joining,
                  json_stringn(bringing->text, bringing->length))) {
        json_decref(body);
        return NULL;
    }
    return body;
}

/* Another seat has brought the same, where each brings something else; in a tournament they have before the game. */
static enum err refuse_taken(struct play *play, const struct bringing *bringing, int seat) {
    const struct game *game = play->before;
    const struct brought_def *def = config_brought(game->config);
    if (def->differs && !id_is_none(&game->tournament) &&
        !brought_has_this(game->brought, seat, bringing->text, bringing->length)) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                           "In a tournament a %s is chosen before the game is made: it stays what it is.", def->name);
    }
    int by = def->differs ? brought_by(game->brought, bringing->text, bringing->length) : -1;
    return by < 0 || by == seat ? OK
                                : problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                                              "Seat %d has that %s already. Choose another.", by, def->name);
}

/* May a player who joins bring that along? */
static enum err check_bringing(struct play *play, const struct bringing *bringing, int seat) {
    const struct game *game = play->before;
    enum err err = OK;
    if (bringing->def != NULL && game->duplicate) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/%s", bringing->def->joining);
        return problem_set_at(play->problem, ERR_INVALID_VALUE, pointer,
                              "would make other dice: all are dealt the same here");
    }
    err =
        brought_check(bringing, game->config, seat, bringing->def == NULL ? "" : bringing->def->joining, play->problem);
    return err == OK && bringing->def != NULL ? refuse_taken(play, bringing, seat) : err;
}

enum err play_join(struct play *play, const char *join_code, int wanted, struct bringing bringing) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    const struct game *game = play->before;
    if (game_is_watched_by_maker(game, &play->player)) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "You made this game for others, and watch it.");
    }
    if (!may_join(game, play->seat, join_code)) {
        return problem_set(play->problem, ERR_NOT_FOUND, "There is no such game to join.");
    }
    err = play_check_version(play);
    if (err != OK) {
        return err;
    }
    if (game->status == GAME_FINISHED || game->status == GAME_ABORTED) {
        return problem_set(play->problem, ERR_GAME_OVER, "The game is %s.", game_status_name(game->status));
    }
    if (wanted >= game->seat_count) {
        return problem_set_at(play->problem, ERR_INVALID_VALUE, "/seat", "must be a seat of the game, from 0 to %d",
                              game->seat_count - 1);
    }
    int seat = choose_seat(play, wanted, &err);
    if (seat < 0) {
        return err;
    }
    struct player_row sitter = {.bot = false};
    err = find_sitter(&sitter, play, &play->player);
    if (err != OK) {
        return err;
    }
    err = check_bringing(play, &bringing, seat);
    if (err != OK) {
        return err;
    }
    bool owns_questions = false;
    err = note_owner(&owns_questions, play, game->config, seat, &play->player);
    if (err == OK && owns_questions && game->ranked) {
        err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "The game is ranked, and asks questions of yours.");
    }
    if (err != OK) {
        return err;
    }
    err = play_append(play, EVENT_JOINED, seat, joined_body(play, sitter.bot, owns_questions, &bringing));
    play->seat = seat;
    return err == OK ? begin_if_ready(play) : err;
}

/* Is there anything that this seat brings to this game? */
static enum err find_bringing(struct play *play, const struct bringing *bringing) {
    const struct game *game = play->before;
    const struct brought_def *def = game->config->family->brought;
    struct problem *problem = play->problem;
    if (def == NULL || strcmp(def->word, bringing->def->word) != 0) {
        return problem_set(problem, ERR_NOT_FOUND, "%s", bringing->def->no_use);
    }
    if (config_brought(game->config) == NULL) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "%s", def->no_use);
    }
    if (game->duplicate) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "All are dealt the same dice here, whoever they are.");
    }
    if (config_is_official(game->config, play->seat)) {
        const char *official = config_role_name(game->config, play->seat);
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "A %s brings no %s. For a seat without an account, name it as `seat`.", official, def->name);
    }
    if (game->seats[play->seat].named && !def->for_named) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "A seat without an account brings no %s.", def->name);
    }
    return OK;
}

enum err play_bring(struct play *play, struct bringing bringing) {
    enum err err = play_find_seated(play);
    err = err == OK ? find_bringing(play, &bringing) : err;
    if (err != OK) {
        return err;
    }
    const struct game *game = play->before;
    const struct brought_def *def = config_brought(game->config);
    json_t *body = json_pack("{s:s%}", def->member, bringing.text, bringing.length);
    if (body == NULL) {
        return play_no_memory(play);
    }
    if (brought_has_this(game->brought, play->seat, bringing.text, bringing.length)) {
        play->repeated = true;
        play->seq = game->version;
        play->members = body;
        return OK;
    }
    if (game->status != GAME_OPEN) {
        err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "%s", def->too_late);
    } else if (game->version >= OPEN_EVENTS_MAX && brought_has(game->brought, play->seat)) {
        err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                          "So much has changed at this table that your %s stays what it is.", def->name);
    } else if (game->seats[play->seat].status != SEAT_JOINED) {
        err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                          "You are invited and have not joined: POST .../join takes your %s.", def->name);
    } else {
        err = refuse_taken(play, &bringing, play->seat);
    }
    err = err == OK ? brought_check(&bringing, game->config, play->seat, def->member, play->problem) : err;
    if (err != OK) {
        json_decref(body);
        return err;
    }
    err = play_append(play, EVENT_BROUGHT, play->seat, body);
    return err == OK ? begin_if_ready(play) : err;
}

enum err play_abort_and_stage(struct play *play, int seat, const char *reason) {
    enum err err = play_append(play, EVENT_ABORTED, seat, body_aborted(play->after, reason));
    return err == OK ? play_stage(play) : err;
}

enum err play_decline(struct play *play) {
    enum err err = play_find_seated(play);
    if (err != OK) {
        return err;
    }
    const struct game *game = play->before;
    if (game->status != GAME_OPEN) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "The game has begun. To leave it, resign.");
    }
    if (id_equal(&game->creator, &play->player)) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "You made this game. To take it back, DELETE it.");
    }
    err = play_append(play, EVENT_DECLINED, play->seat, json_pack("{s:s}", "player", play->player.text));
    if (err != OK) {
        return err;
    }
    return game_ends_by_declining(game) ? play_abort_and_stage(play, -1, REASON_DECLINED) : play_stage(play);
}

enum err play_abort(struct play *play) {
    enum err err = play_find_made(play);
    err = err == OK ? play_check_going(play) : err;
    if (err != OK) {
        return err;
    }
    if (!id_equal(&play->before->creator, &play->player)) {
        return problem_set(play->problem, ERR_FORBIDDEN, "Only who made the game can take it back.");
    }
    if (play->before->begun) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                           play->seat < 0 ? "Somebody has acted already: the game goes on."
                                          : "Somebody has acted already. To leave it, resign.");
    }
    return play_abort_and_stage(play, play->seat, REASON_CREATOR);
}

/* The player's own seat first, then those they act for, as long as the game is not over. */
static enum err resign_all(struct play *play, seat_set seats, int own) {
    enum err err = OK;
    while (seats != 0 && err == OK && (play->after == NULL || play->after->finished_at == 0)) {
        int seat = seat_set_has(seats, own) ? own : seat_set_lowest(seats);
        seats &= ~seat_set_of(seat);
        game_release(play->before);
        game_release(play->after);
        play->before = NULL;
        play->after = NULL;
        play->for_named = seat != own;
        play->named_seat = seat;
        err = play_resign(play);
    }
    return err;
}

enum err play_leave(struct play *play) {
    struct game *game = NULL;
    enum err err = tx_find_game(&game, play->tx, &play->game_id, play->problem);
    if (err != OK) {
        return err;
    }
    int seat = game_seat_of(game, &play->player);
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    seat_set in = game_seats_of(game, seat) & game_seats_in(game);
    bool open = game->status == GAME_OPEN;
    bool invited = open && seat >= 0 && game->seats[seat].status == SEAT_INVITED;
    bool own = id_equal(&game->creator, &play->player);
    bool watches = game_is_watched_by_maker(game, &play->player);
    game_release(game);
    if (over || (in == 0 && !invited && !(watches && open))) {
        return OK;
    }
    if (!open) {
        return resign_all(play, in, seat);
    }
    return own ? play_abort(play) : play_decline(play);
}
