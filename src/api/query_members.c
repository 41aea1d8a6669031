/* SPDX-License-Identifier: Apache-2.0 */
#include "query_members.h"

#include "api/games/rounds.h"
#include "api/tournaments/tournament_view.h"
#include "game/game.h"
#include "list.h"

enum { WAIT_SECONDS_MAX = 60, EVENTS_MAX = 1000, PLACES_MAX = 1000000000 };

#define TEXT(name_) \
    { .name = name_, .kind = QUERY_TEXT }
#define INTEGER(name_, min_, max_) \
    { .name = name_, .kind = QUERY_INTEGER, .min = min_, .max = max_ }
#define INTEGER_OR(name_, min_, max_, word_) \
    { .name = name_, .kind = QUERY_INTEGER, .min = min_, .max = max_, .word = word_ }
#define ID(name_) \
    { .name = name_, .kind = QUERY_ID }
#define ID_OR(name_, word_) \
    { .name = name_, .kind = QUERY_ID, .word = word_ }
#define LIMIT INTEGER("limit", 1, LIST_LIMIT_MAX)
#define SEAT INTEGER("seat", 0, SEATS_MAX - 1)
#define WAIT INTEGER("wait", 0, WAIT_SECONDS_MAX)
#define EVENTS INTEGER("after", 0, INT64_MAX - 1), INTEGER("limit", 1, EVENTS_MAX), WAIT
#define UPLOAD TEXT("format"), TEXT("encode"), TEXT("dry_run")

/* clang-format off */
const struct query_member query_wait[] = {WAIT, {0}};
const struct query_member query_page[] = {LIMIT, ID("cursor"), {0}};
const struct query_member query_events[] = {EVENTS, {0}};
const struct query_member query_game_events[] = {EVENTS, SEAT, {0}};
const struct query_member query_game[] = {SEAT, WAIT, {0}};
const struct query_member query_games[] = {
    ID_OR("player", "me"), TEXT("status"), TEXT("ruleset"), TEXT("turn"), LIMIT, ID("cursor"), {0}};
const struct query_member query_history[] = {
    INTEGER_OR("round", 1, ROUNDS_MAX, "all"), SEAT, LIMIT, INTEGER("cursor", 1, ROUNDS_MAX), {0}};
const struct query_member query_analysis[] = {INTEGER("round", 1, ROUNDS_MAX), {0}};
const struct query_member query_hint[] = {SEAT, TEXT("strategy"), {0}};
const struct query_member query_export[] = {TEXT("format"), {0}};
const struct query_member query_results[] = {
    TEXT("ruleset"), ID_OR("player", "me"), ID("game"), TEXT("since"), TEXT("order"), LIMIT, ID("cursor"), ID("after"),
    WAIT, {0}};
const struct query_member query_ratings[] = {TEXT("ruleset"), LIMIT, ID("cursor"), {0}};
const struct query_member query_leaderboard[] = {
    TEXT("metric"), TEXT("period"), ID_OR("around", "me"), LIMIT, TEXT("cursor"), {0}};
const struct query_member query_tournaments[] = {
    TEXT("status"), ID_OR("player", "me"), ID("series"), LIMIT, ID("cursor"), {0}};
const struct query_member query_tournament[] = {
    INTEGER("limit", 1, STANDINGS_LIMIT_MAX), INTEGER("cursor", 0, PLACES_MAX), {0}};
const struct query_member query_tournament_games[] = {LIMIT, INTEGER("cursor", 0, PLACES_MAX), {0}};
const struct query_member query_sets[] = {TEXT("owner"), TEXT("language"), TEXT("q"), LIMIT, ID("cursor"), {0}};
const struct query_member query_set_upload[] = {
    UPLOAD, TEXT("title"), TEXT("language"), TEXT("licence"), TEXT("author"), TEXT("source"), TEXT("subject"),
    TEXT("visibility"), {0}};
const struct query_member query_set_append[] = {UPLOAD, {0}};
const struct query_member query_questions[] = {INTEGER("version", 1, INT64_MAX), TEXT("format"), {0}};
/* clang-format on */
