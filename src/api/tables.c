/* SPDX-License-Identifier: Apache-2.0 */
#include "tables.h"

#include <stddef.h>

/* What games and results have of one family alone is empty in the rows of others. */
static const char *const of_game[] = {
    "id",         "ruleset",      "family",        "options",      "status",   "version",
    "created_at", "updated_at",   "finished_at",   "visibility",   "ranked",   "join_code",
    "you.seat",   "you.player",   "seats",         "round.number", "round.of", "round.leader",
    "turn.seats", "turn.actions", "turn.deadline", "tournament",   "clock",    "result",
    "reason",     "commitment",   "proof",         "state",        NULL,
};
const struct table_def table_games = {{"items"}, of_game};

static const char *const of_result[] = {
    "id",           "kind",      "published_at", "game",   "ruleset", "ranked",   "round",     "outcome",
    "winners",      "winner",    "points",       "minor",  "places",  "title",    "tie_break", "reason",
    "forfeited_by", "forfeited", "leader",       "solver", "solved",  "attempts", "secret",    "honest",
    "boards",       "moves",     "winning_line", "cards",  "scores",  "seats",    NULL,
};
const struct table_def table_results = {{"items"}, of_result};

static const char *const of_leaderboard[] = {
    "rank", "player.id", "player.name", "player.kind", "value", "games", NULL,
};
const struct table_def table_leaderboard = {{"items"}, of_leaderboard};

static const char *const of_standings[] = {
    "rank",
    "number",
    "entrant.player.id",
    "entrant.player.name",
    "entrant.player.kind",
    "entrant.bot",
    "entrant.level",
    "status",
    "points",
    "games",
    "wins",
    "draws",
    "losses",
    "average",
    "ci95",
    NULL,
};
const struct table_def table_standings = {{"standings", "totals"}, of_standings}; /* totals: while it runs */
