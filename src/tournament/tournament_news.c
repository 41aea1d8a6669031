/* SPDX-License-Identifier: Apache-2.0 */
/* What players are told of a tournament that they are entered in, and webhooks of one that is over. */
#include "store/notifications.h"
#include "tournament/tournament_log.h"
#include "util/json_out.h"

enum { NEWS_PLACES_MAX = 100 };

enum err tournament_tell(struct tx *tx, const struct tournament *tournament, int32_t index, enum tournament_event kind,
                         int64_t seq, int64_t at) {
    const struct entrant *entrant = &tournament->entrants[index];
    bool invites = kind == TOURNAMENT_EVENT_CREATED;
    if (entrant->bot[0] != '\0' || entrant->status != (invites ? ENTRANT_INVITED : ENTRANT_DECLINED)) {
        return OK;
    }
    const struct notification_row row = {
        .at = at,
        .kind = invites ? NOTIFICATION_TOURNAMENT_INVITED : NOTIFICATION_TOURNAMENT_MISSED,
        .game = tournament->id,
        .game_seq = seq,
    };
    enum err err = notification_append(tx_write(tx), &entrant->player, &row);
    return err == OK ? tx_change(tx, CHANGE_TOLD, &entrant->player, 0) : err;
}

static void write_entrant(struct json_out *out, const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    json_out_begin_object(out);
    json_out_put_integer(out, "rank", entrant->rank);
    json_out_put_integer(out, "number", index + 1);
    json_out_put_object(out, "entrant");
    if (entrant->bot[0] != '\0') {
        json_out_put_text(out, "bot", entrant->bot);
        if (entrant->bot_level > 0) {
            json_out_put_integer(out, "level", entrant->bot_level);
        }
    } else {
        json_out_put_object(out, "player");
        json_out_put_text(out, "id", entrant->player.text);
        json_out_end_object(out);
    }
    json_out_end_object(out);
    json_out_put_real(out, "points", entrant->totals.points);
    json_out_end_object(out);
}

char *tournament_news(const struct tournament *tournament, const json_t *winners) {
    struct json_out out;
    json_out_init(&out);
    json_out_begin_object(&out);
    json_out_put_text(&out, "id", tournament->id.text);
    json_out_put_text(&out, "ruleset", tournament->ruleset);
    json_out_put_text(&out, "format", tournament_format_name(tournament->format));
    json_out_put_text(&out, "status", tournament_status_name(TOURNAMENT_FINISHED));
    json_out_put_integer(&out, "played", tournament->played);
    json_out_put_integer(&out, "tie_break_games", tournament->tie_break_games);
    json_out_put_json(&out, "winners", winners);
    json_out_put_array(&out, "standings");
    for (size_t i = 0; i < json_array_size(winners) && i < NEWS_PLACES_MAX; i++) {
        write_entrant(&out, tournament, (int32_t)json_integer_value(json_array_get(winners, i)) - 1);
    }
    json_out_end_array(&out);
    json_out_end_object(&out);
    size_t length = 0;
    return json_out_take(&out, &length);
}
