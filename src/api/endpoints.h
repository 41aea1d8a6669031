/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The endpoints' functions, by file, for table.c alone.
 */
#ifndef REFEREE_API_ENDPOINTS_H
#define REFEREE_API_ENDPOINTS_H

#include "change.h"
#include "event_feed.h"
#include "http/route.h"
#include "text/text.h"

/* Behind it stands an action's segment. */
#define GAME_PATH "/v1/games/{game}/"

/* system.c */
enum err system_index(struct request *request, struct reply *reply);
enum err system_health(struct request *request, struct reply *reply);
enum err system_ready_find(struct request *request);
enum err system_ready_commit(struct request *request, struct tx *tx);
enum err system_ready(struct request *request, struct reply *reply);
enum err system_ready_of_several(struct request *request, struct reply *reply); /* in the place of those three */
enum err system_metrics(struct request *request, struct reply *reply);
enum err system_contract(struct request *request, struct reply *reply);
enum err system_contract_json(struct request *request, struct reply *reply);

/* page.c; page_reply_fixed: the file of the endpoint's own path */
enum err page_find_screen(struct request *request);
enum err page_reply_screen(struct request *request, struct reply *reply);
enum err page_reply_asset(struct request *request, struct reply *reply);
enum err page_reply_docs(struct request *request, struct reply *reply);
enum err page_reply_fixed(struct request *request, struct reply *reply);

/* problems.c; problems_write: the items of the list, their types being addresses below base */
void problems_write(struct json_out *out, enum language language, const char *base);
enum err problems_list(struct request *request, struct reply *reply);
enum err problems_get(struct request *request, struct reply *reply);

/* players.c */
extern const struct change_def players_create_def, players_rename_def;
enum err players_create_find(struct request *request);
enum err players_me(struct request *request, struct reply *reply);
enum err players_get(struct request *request, struct reply *reply);

/* players_notifications.c */
extern const struct feed_source players_notifications_source;

/* players_delete.c */
enum err players_delete_find(struct request *request) MUST_CHECK;
void players_delete_release(struct request *request);
extern const struct change_def players_delete_def;

/* player_tokens.c */
extern const struct change_def tokens_mint_def, tokens_mint_for_def, tokens_revoke_def;
enum err tokens_mint_for_find(struct request *request);
enum err tokens_list(struct request *request, struct reply *reply);

/* player_blocks.c */
extern const struct change_def blocks_put_def, blocks_delete_def;
enum err blocks_list(struct request *request, struct reply *reply);

/* sets_write.c */
extern const struct change_def sets_create_def, sets_append_def;
enum err sets_create_find(struct request *request);
enum err sets_replace_find(struct request *request);
enum err sets_append_find(struct request *request);
enum err sets_upload_work(struct request *request);
void sets_upload_release(struct request *request);

/* sets_change.c */
extern const struct change_def sets_change_def, sets_delete_def;
enum err sets_change_find(struct request *request);

/* sets_read.c */
enum err sets_list_prepare(struct request *request);
enum err sets_list_work(struct request *request);
enum err sets_list(struct request *request, struct reply *reply);
enum err sets_get(struct request *request, struct reply *reply);
enum err sets_questions_find(struct request *request);
enum err sets_questions_prepare(struct request *request);
enum err sets_questions_work(struct request *request);
enum err sets_questions(struct request *request, struct reply *reply);
void sets_questions_release(struct request *request);

/* rulesets.c; rulesets_write: the items of the list */
void rulesets_write(struct json_out *out, enum language language, struct config_cache *configs);
enum err rulesets_list(struct request *request, struct reply *reply);
enum err rulesets_get(struct request *request, struct reply *reply);

/* bots.c */
enum err bots_list(struct request *request, struct reply *reply);

/* games_create.c */
extern const struct change_def games_create_def;
enum err games_create_find(struct request *request);
enum err games_create_work(struct request *request);
enum err games_supply_work(struct request *request);
void games_create_release(struct request *request);

/* games_read.c */
enum err games_get_prepare(struct request *request);
bool games_get_ready(struct request *request);
enum err games_get(struct request *request, struct reply *reply);
enum err games_history(struct request *request, struct reply *reply);
enum err games_result(struct request *request, struct reply *reply);

/* analysis.c */
enum err analysis_of_game_find(struct request *request);
enum err analysis_of_game_prepare(struct request *request);
enum err analysis_of_game_work(struct request *request);
void analysis_of_game_release(struct request *request);
enum err analysis_of_position_find(struct request *request);
enum err analysis_of_position_prepare(struct request *request);
enum err analysis_of_position_work(struct request *request);
void analysis_of_position_release(struct request *request);
enum err analysis_reply(struct request *request, struct reply *reply);

/* games_hint.c */
enum err games_hint_find(struct request *request);
enum err games_hint_prepare(struct request *request);
enum err games_hint_work(struct request *request);
enum err games_hint(struct request *request, struct reply *reply);
void games_hint_release(struct request *request);

/* games_events.c */
extern const struct feed_source games_events_source;
enum err games_events_find(struct request *request);
void games_events_release(struct request *request);

/* games_list.c */
enum err games_list(struct request *request, struct reply *reply);

/* leaderboards.c */
enum err leaderboards_list(struct request *request, struct reply *reply);
enum err leaderboards_prepare(struct request *request);
enum err leaderboards_work(struct request *request);
enum err leaderboards_get(struct request *request, struct reply *reply);
enum err players_stats(struct request *request, struct reply *reply);
enum err players_ratings(struct request *request, struct reply *reply);

/* webhooks.c */
extern const struct change_def webhooks_create_def, webhooks_delete_def, webhooks_rotate_def, webhooks_change_def;
enum err webhooks_find(struct request *request);
enum err webhooks_list(struct request *request, struct reply *reply);
enum err webhooks_get(struct request *request, struct reply *reply);

/* webhook_deliveries.c */
extern const struct change_def webhooks_test_def, webhooks_retry_def;
enum err webhooks_deliveries(struct request *request, struct reply *reply);

/* tournaments_create.c */
extern const struct change_def tournaments_create_def;
enum err tournaments_create_work(struct request *request);
void tournaments_create_release(struct request *request);

/* tournaments_rematch.c */
extern const struct change_def tournaments_rematch_def;
enum err tournaments_rematch_work(struct request *request);

/* tournaments_change.c */
extern const struct change_def tournaments_join_def, tournaments_decline_def, tournaments_delete_def;
enum err tournaments_change_find(struct request *request);

/* tournaments_subject.c */
extern const struct change_def tournaments_subject_def;
enum err tournaments_subject_work(struct request *request);
void tournaments_subject_release(struct request *request);

/* tournaments_read.c */
enum err tournaments_get(struct request *request, struct reply *reply);
enum err tournaments_list(struct request *request, struct reply *reply);
enum err tournaments_games(struct request *request, struct reply *reply);

/* tournaments_events.c */
extern const struct feed_source tournaments_events_source;
enum err tournaments_events_find(struct request *request);

/* results.c */
extern const struct feed_source results_source;
bool results_ready(struct request *request);
enum err results_get(struct request *request, struct reply *reply);

/* games_rematch.c */
extern const struct change_def games_rematch_def;
void games_rematch_release(struct request *request);

/* exports.c */
enum err games_export_find(struct request *request);
enum err games_export_prepare(struct request *request);
enum err games_export_work(struct request *request);
enum err games_export(struct request *request, struct reply *reply);
void games_export_release(struct request *request);
enum err exports_verify_prepare(struct request *request);
enum err exports_verify_work(struct request *request);
enum err exports_verify_reply(struct request *request, struct reply *reply);

/* games_seats.c */
extern const struct change_def games_join_def, games_join_by_code_def, games_decline_def, games_delete_def;
enum err games_preview_prepare(struct request *request);
enum err games_preview(struct request *request, struct reply *reply);
enum err games_join_find(struct request *request);
enum err games_join_by_code_find(struct request *request);

/* bringing.c */
extern const struct change_def games_bring_def;
enum err games_bring_find(struct request *request);

/* games_play.c */
extern const struct change_def games_action_def, games_rounds_def, games_resignation_def, games_finish_def,
    games_change_def;
enum err games_action_find(struct request *request);
enum err games_action_work(struct request *request);
enum passage games_action_passage(struct request *request);
enum err games_action_commit(struct request *request, struct tx *tx);
bool games_action_postpone(struct request *request);
void games_action_answered(struct request *request);
void games_action_release(struct request *request);

#endif
