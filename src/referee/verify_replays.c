/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of the games among built-in bots in a tournament's log: each is played again from its seed, which must be
 * the one that the tournament's seed gives it, and must come to the same scores. It takes as long as playing them did, so
 * it stands outside of transactions: a log's rows never change.
 *
 * Only what the bots of this program played is played again (`bots` in the event): those of another version may have
 * played in another way. Of games from before events said that, and of walkovers, which nobody plays, no more is known
 * than their scores; and what a bot was disqualified for is in no event.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "play/bot_game.h"
#include "play/bot_player.h"
#include "solvers/bot.h"
#include "tournament/tournament.h"
#include "verify_internal.h"

enum { EVENTS_AT_ONCE = 100 };

struct replays {
    const struct verify_context *verify;
    const struct tournament *tournament;
    const struct config *config; /* a reference; for so many seats: */
    int config_seats;
    int64_t at; /* seq of the event being looked at */
    int events; /* of this look */
    bool broken;
};

static void report(struct replays *replays, const char *text) {
    const struct verify_context *verify = replays->verify;
    verify->report(verify->context, "tournament", &replays->tournament->id, replays->at, text);
    replays->broken = true;
}

/* As in a slice of work on it. ERR_INVALID_VALUE where the options do not fit so many. */
static enum err find_config(struct replays *replays, int seats) {
    const struct tournament *tournament = replays->tournament;
    const struct setup setup = tournament_setup(tournament, seats, false);
    struct problem problem;
    if (replays->config != NULL && replays->config_seats == seats) {
        return OK;
    }
    if (replays->config != NULL) {
        config_release(replays->config);
        replays->config = NULL;
    }
    replays->config_seats = seats;
    return config_cache_find(&replays->config, replays->verify->configs, tournament->ruleset,
                             strlen(tournament->ruleset), &setup, &problem);
}

/* The bot of an entrant, at its level; NULL for a player, or a bot that is none of this program. */
static const struct bot *find_bot(const struct replays *replays, json_int_t number) {
    const struct tournament *tournament = replays->tournament;
    if (number < 1 || number > tournament->entrant_count) {
        return NULL;
    }
    const struct entrant *entrant = &tournament->entrants[number - 1];
    return bot_player_in(replays->config->family->name, entrant->bot, entrant->bot_level);
}

static bool is_same_score(const json_t *logged, double score) {
    double value = json_number_value(logged);
    return isnan(score) ? json_is_null(logged) : json_is_number(logged) && value <= score && value >= score;
}

/* One table: the entrants from `first` on. *out_same stays as it is where they come to what the log says. */
static enum err replay_table(bool *out_same, struct replays *replays, const json_t *body, size_t first, int seats) {
    const struct tournament *tournament = replays->tournament;
    const json_t *entrants = json_object_get(body, "entrants");
    const json_t *scores = json_object_get(body, "scores");
    struct bot_seat at_table[SEATS_MAX];
    const json_t *logged = json_object_get(body, "rules");
    json_int_t rules = logged == NULL ? 1 : json_integer_value(logged);
    struct bot_game game = {
        .config = replays->config, .seats = at_table, .rules = (int)rules, .duplicate = tournament->duplicate};
    struct bot_game_result result = {.offender = -1};
    if (rules < 1 || rules > replays->config->family->rules_version) {
        *out_same = false; /* there are no such rules here */
        return OK;
    }
    for (int i = 0; i < seats; i++) {
        json_int_t number = json_integer_value(json_array_get(entrants, first + (size_t)i));
        at_table[i] = (struct bot_seat){find_bot(replays, number), (int32_t)number};
        if (at_table[i].bot == NULL) {
            return OK;
        }
    }
    tournament_game_seed(game.seed, tournament, json_integer_value(json_object_get(body, "game")));
    enum err err = bot_game_play(&result, &game);
    for (int i = 0; i < seats && err == OK; i++) {
        double score = tournament->duplicate ? result.value : result.points[i];
        *out_same = *out_same && result.offender < 0 && is_same_score(json_array_get(scores, first + (size_t)i), score);
    }
    return err;
}

static enum err replay(struct replays *replays, const json_t *body) {
    const struct tournament *tournament = replays->tournament;
    size_t count = json_array_size(json_object_get(body, "entrants"));
    int seats = tournament_table_size(tournament->format, tournament->duplicate, (int32_t)count);
    enum err err = seats < 1 || count % (size_t)seats != 0 ? ERR_INVALID_VALUE : find_config(replays, seats);
    bool same = true;
    for (size_t first = 0; first < count && same && err == OK; first += (size_t)seats) {
        err = replay_table(&same, replays, body, first, seats);
    }
    if (err == ERR_NO_MEMORY) {
        return err;
    }
    if (!same || err != OK) {
        report(replays, "The game comes to other scores when it is played again.");
    }
    return OK;
}

static enum err look_at_game(struct replays *replays, const json_t *body) {
    unsigned char seed[RNG_SEED_BYTES];
    char hex[2 * RNG_SEED_BYTES + 1];
    const char *logged = json_string_value(json_object_get(body, "seed"));
    if (logged == NULL) {
        return OK;
    }
    tournament_game_seed(seed, replays->tournament, json_integer_value(json_object_get(body, "game")));
    (void)sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
    if (strcmp(hex, logged) != 0) {
        report(replays, "The seed of the game is not that of the tournament.");
        return OK;
    }
    bool is_ours = json_integer_value(json_object_get(body, "bots")) == BOTS_VERSION;
    return is_ours ? replay(replays, body) : OK;
}

static enum err look_at_event(void *context, const struct tournament_event_row *row) {
    struct replays *replays = context;
    replays->at = row->seq;
    replays->events++;
    if (replays->broken || tournament_event_find(row->kind) != TOURNAMENT_EVENT_GAME) {
        return OK;
    }
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    enum err err = body == NULL ? ERR_NO_MEMORY : look_at_game(replays, body); /* it has been read before */
    json_decref(body);
    return err;
}

enum err verify_replays(const struct verify_context *verify, const struct tournament *tournament) {
    struct replays replays = {.verify = verify, .tournament = tournament};
    enum err err = OK;
    do {
        replays.events = 0;
        err = tournament_event_read(verify->db, &tournament->id, replays.at, tournament->version, EVENTS_AT_ONCE,
                                    look_at_event, &replays);
    } while (err == OK && !replays.broken && replays.events == EVENTS_AT_ONCE);
    if (replays.config != NULL) {
        config_release(replays.config);
    }
    verify->totals->broken += err == OK && replays.broken;
    return err;
}
