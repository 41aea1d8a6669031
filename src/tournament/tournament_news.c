/* SPDX-License-Identifier: Apache-2.0 */
/* What webhooks are told of a tournament that is over. */
#include "tournament/tournament_log.h"
#include "util/json_out.h"

enum { NEWS_PLACES_MAX = 100 };

static void write_entrant(struct json_out *out, const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    json_out_begin_object(out);
    json_out_put_integer(out, "rank", entrant->rank);
    json_out_put_integer(out, "number", index + 1);
    json_out_put_object(out, "entrant");
    if (entrant->bot[0] != '\0') {
        json_out_put_text(out, "bot", entrant->bot);
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
