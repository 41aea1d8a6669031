/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games as values: making, sharing, asking. How an event changes a game is in fold.c; nothing here writes to one.
 */
#include "game/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const char *const status_names[] = {
    [GAME_OPEN] = "open",         [GAME_PLAYING] = "playing", [GAME_ROUND_OVER] = "round-over",
    [GAME_FINISHED] = "finished", [GAME_ABORTED] = "aborted",
};

static const char *const seat_names[] = {
    [SEAT_OPEN] = "open",         [SEAT_INVITED] = "invited",   [SEAT_JOINED] = "joined",
    [SEAT_DECLINED] = "declined", [SEAT_RESIGNED] = "resigned",
};

static const char *const outcome_names[] = {[OUTCOME_WIN] = "win", [OUTCOME_DRAW] = "draw", [OUTCOME_LOSS] = "loss"};

const char *game_status_name(enum game_status status) {
    return status_names[status];
}

bool game_status_parse(enum game_status *out, const char *text, size_t length) {
    for (int i = GAME_OPEN; i <= GAME_ABORTED; i++) {
        if (strlen(status_names[i]) == length && memcmp(status_names[i], text, length) == 0) {
            *out = (enum game_status)i;
            return true;
        }
    }
    return false;
}

const char *seat_status_name(enum seat_status status) {
    return seat_names[status];
}

const char *outcome_name(enum outcome outcome) {
    return outcome_names[outcome];
}

struct game *game_ref(const struct game *game) {
    struct game *shared = (struct game *)game; /* only the count changes */
    (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    return shared;
}

static void release_round(struct round_state *round) {
    if (round != NULL && atomic_fetch_sub_explicit(&round->references, 1, memory_order_acq_rel) == 1) {
        free(round->state);
        free(round);
    }
}

void game_release(const struct game *game) {
    struct game *shared = (struct game *)game;
    if (shared == NULL || atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) != 1) {
        return;
    }
    release_round(shared->round);
    seeds_release(shared->seeds);
    brought_release(shared->brought);
    seat_names_release(shared->names);
    config_release(shared->config);
    free(shared);
}

const struct state *game_state(const struct game *game) {
    return game->round == NULL ? NULL : game->round->state;
}

int64_t game_next_due(const struct game *game, struct auto_action *out) {
    if (game->status != GAME_PLAYING || !family_auto_action(game->config->family, game_state(game), out)) {
        return 0;
    }
    return out->at > game->updated_at ? out->at : game->updated_at;
}

bool game_auto_action(const struct game *game, struct auto_action *out) {
    return game_next_due(game, out) != 0 && out->at == 0;
}

int64_t game_due_at(const struct game *game, struct auto_action *out) {
    int64_t at = game->config->keeps_time ? game_next_due(game, out) : 0;
    return at != 0 && out->at != 0 ? at : 0;
}

bool game_may_disclose(const struct game *game) {
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    return over && (!game->duplicate || game->proven);
}

/* Alone between two rounds there is nothing either that a spectator could tell somebody who plays. */
bool game_may_be_published(const struct game *game) {
    bool over = game->status == GAME_FINISHED || (game->status == GAME_ROUND_OVER && game->seat_count == 1);
    return !game->is_public && over && (!game->duplicate || game->proven);
}

seat_set game_seats_awaited(const struct game *game) {
    const struct brought_def *def = config_brought(game->config);
    bool awaits = def != NULL && !game->duplicate;
    seat_set seats = 0;
    for (int i = 0; i < game->seat_count && awaits; i++) {
        bool can = game->seats[i].bot[0] == '\0' && (def->for_named || !game->seats[i].named);
        seats |= can && !brought_has(game->brought, i) ? seat_set_of(i) : 0;
    }
    return seats & game->config->awaits_brought;
}

bool game_is_ready(const struct game *game) {
    return game_count_in(game) == game->seat_count && game_seats_awaited(game) == 0;
}

void game_add_brought(struct table *table, struct table_room *room, const struct game *game) {
    for (int i = 0; i < SEATS_MAX; i++) {
        room->points[i] = i < game->seat_count ? game->seats[i].points : 0;
        room->minor[i] = i < game->seat_count ? game->seats[i].minor : 0;
    }
    table->points = room->points;
    table->minor = room->minor;
    table->chosen = brought_choose(room->chosen, game->brought, game->config);
    if (game->seeds != NULL) {
        room->seeds = seeds_of_round(game->seeds, game->brought);
        table->seeds = &room->seeds;
    }
}

void game_turn(const struct game *game, struct turn *out) {
    *out = (struct turn){.over = true};
    if (game->status == GAME_PLAYING) {
        game->config->family->turn(game_state(game), out);
    }
}

seat_set game_seats_to_act(const struct game *game) {
    struct turn turn = {0};
    if (game != NULL) {
        game_turn(game, &turn);
    }
    return turn.seats;
}

int game_seat_of(const struct game *game, const struct id *player) {
    if (id_is_none(player)) {
        return -1;
    }
    for (int i = 0; i < game->seat_count; i++) {
        if (id_equal(&game->seats[i].player, player) && game->seats[i].status != SEAT_DECLINED) {
            return i;
        }
    }
    return -1;
}

bool game_may_disqualify(const struct game *game, int seat) {
    return !id_is_none(&game->tournament) && game->seats[seat].outside_bot && !config_is_official(game->config, seat);
}

bool game_acts_for(const struct game *game, int seat, int named) {
    return seat >= 0 && named >= 0 && named < game->seat_count && game->seats[named].named &&
           game->seats[named].by == seat && game->seats[seat].status != SEAT_INVITED;
}

seat_set game_seats_of(const struct game *game, int seat) {
    seat_set seats = seat_set_of(seat);
    for (int i = 0; i < game->seat_count; i++) {
        seats |= game_acts_for(game, seat, i) ? seat_set_of(i) : 0;
    }
    return seats;
}

seat_set game_actors(const struct game *game, seat_set seats) {
    seat_set actors = 0;
    for (int i = 0; i < game->seat_count; i++) {
        if (seat_set_has(seats, i)) {
            actors |= seat_set_of(game->seats[i].named ? game->seats[i].by : i);
        }
    }
    return actors;
}

seat_set game_seats_in(const struct game *game) {
    seat_set seats = 0;
    for (int i = 0; i < game->seat_count; i++) {
        seats |= game->seats[i].status == SEAT_JOINED ? seat_set_of(i) : 0;
    }
    return seats;
}

seat_set game_seats_out(const struct game *game) {
    return seat_set_first(game->seat_count) & ~game_seats_in(game);
}

int game_count_in(const struct game *game) {
    return seat_set_count(game_seats_in(game));
}

int game_count_contenders_in(const struct game *game) {
    return seat_set_count(game_seats_in(game) & config_contenders(game->config));
}

bool game_lacks_official(const struct game *game) {
    bool on = game->status == GAME_PLAYING || game->status == GAME_ROUND_OVER;
    seat_set gone = game->config->officials & ~game_seats_in(game);
    if (!on || gone == 0) {
        return false;
    }
    bool needed = game->config->needs_officials;
    for (int i = 0; i < game->seat_count && !needed; i++) {
        const struct seat *seat = &game->seats[i];
        needed = seat->named && seat->status == SEAT_JOINED && seat_set_has(gone, seat->by);
    }
    return needed;
}

int game_next_leader(const struct game *game, int leader, seat_set out) {
    if (game->config->server_leads) {
        return LEADER_SERVER;
    }
    for (int i = 1; i <= game->seat_count; i++) {
        int seat = (leader + i) % game->seat_count;
        if (!seat_set_has(out | game->config->officials, seat)) {
            return seat;
        }
    }
    return leader;
}

bool game_has_watching_maker(const struct game *game) {
    return id_is_none(&game->tournament) && game_seat_of(game, &game->creator) < 0;
}

bool game_is_watched_by_maker(const struct game *game, const struct id *player) {
    return id_equal(&game->creator, player) && game_has_watching_maker(game);
}

bool game_ends_by_declining(const struct game *game) {
    return game->seat_count == 2 && !game_has_watching_maker(game);
}

bool game_is_visible(const struct game *game, const struct id *player) {
    return game->is_public || game_seat_of(game, player) >= 0 || id_equal(&game->creator, player);
}

size_t game_struct_size(int seat_count, bool duplicate) {
    return sizeof(struct game) + (size_t)seat_count * sizeof(struct seat) + (duplicate ? RNG_SEED_BYTES : 0);
}

unsigned char *game_deal_seed(const struct game *game) {
    assert(game->duplicate);
    return (unsigned char *)&game->seats[game->seat_count];
}

size_t game_size(const struct game *game) {
    size_t size = game_struct_size(game->seat_count, game->duplicate) + brought_size(game->brought) +
                  seat_names_size(game->names) + (game->seeds == NULL ? 0 : sizeof *game->seeds);
    if (game->round != NULL) {
        size += sizeof *game->round + game->config->family->size(game->round->state);
    }
    return size;
}
