/* SPDX-License-Identifier: Apache-2.0 */
#include "tournament/tournament_illegal.h"

#include <string.h>

#include "store/tournaments.h"
#include "tournament_slice.h"
#include "util/json.h"

enum err tournament_disqualifies(bool *out, struct db *db, const struct id *tournament) {
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    *out = false;
    enum err err = tournament_get(&row, &arena, db, tournament);
    bool is_running =
        err == OK && !id_is_none(&row.id) && strcmp(row.status, tournament_status_name(TOURNAMENT_RUNNING)) == 0;
    json_t *plan = is_running ? json_loads(row.plan, 0, NULL) : NULL;
    const char *illegal = json_string_value(json_object_get(plan, "illegal"));
    *out = illegal != NULL && strcmp(illegal, tournament_illegal_name(true)) == 0;
    json_decref(plan);
    arena_free(&arena);
    return err;
}

bool tournament_has_illegal(const struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].disqualified) {
            return true;
        }
    }
    return false;
}

enum err slice_note_illegal(struct slice *slice, const struct contest *contest, int32_t first,
                            const struct game *game) {
    const struct tournament *tournament = slice->tournament;
    enum err err = OK;
    for (int32_t i = 0; first + i < contest->count && i < game->seat_count && err == OK; i++) {
        int32_t index = tournament->seats[contest->first + (size_t)(first + i)].entrant;
        bool is_new = tournament->entrants[index].status != ENTRANT_DISQUALIFIED;
        if (game->seats[i].disqualified && is_new && tournament->status == TOURNAMENT_RUNNING) {
            err = slice_disqualify(slice, contest->number, index, BOT_GAME_ILLEGAL);
        }
    }
    return err;
}
