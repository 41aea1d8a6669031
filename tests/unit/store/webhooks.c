/* SPDX-License-Identifier: Apache-2.0 */
/* Which messages may go to a webhook, and when: in the order of their game, and not while the webhook is out of use. */
#include "store/webhooks.h"

#include <stdio.h>
#include <string.h>

#include "database.h"

static struct database database;
static struct id owner, hook, other_hook;

static struct id make_webhook(int number) {
    struct webhook_row row = {.id = sample_id(number), .owner = owner, .url = "https://example.org/", .events = 1};
    must(webhook_insert(database.db, &row));
    return row.id;
}

static void open_it(void) {
    database_open(&database);
    owner = sample_player(database.db, 1);
    hook = make_webhook(50);
    other_hook = make_webhook(51);
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(webhooks, .init = open_it, .fini = close_it);

static void post_text(const struct id *webhook, int number, int game, const char *body) {
    char message[16];
    (void)snprintf(message, sizeof message, "m%d", number);
    struct delivery_row row = {.id = sample_id(number), .webhook = *webhook, .message = message, .type = "t"};
    row.body = body;
    row.body_length = strlen(body);
    row.created_at = number;
    row.seq = number;
    if (game != 0) {
        row.game = sample_id(game);
    }
    must(delivery_insert(database.db, &row));
}

/* A message with this number, of a game (0 = of none), made at the moment of its number. */
static void post(const struct id *webhook, int number, int game) {
    post_text(webhook, number, game, "{}");
}

static int64_t count(const char *sql) {
    return database_number(database.path, sql);
}

static int64_t attempts_of(int number) {
    char sql[64];
    (void)snprintf(sql, sizeof sql, "SELECT attempts FROM delivery WHERE message = 'm%d'", number);
    return count(sql);
}

/* The attempt of a message at a moment: it ends there, or is due again. */
static void attempt(int number, int64_t at, int64_t due_at) {
    const struct delivery_row row = {.id = sample_id(number),
                                     .tried_at = at,
                                     .status = due_at == 0 ? 200 : 500,
                                     .due_at = due_at,
                                     .ended_at = due_at == 0 ? at : 0,
                                     .delivered = due_at == 0,
                                     .attempts = (int)attempts_of(number)};
    must(delivery_note_attempt(database.db, &row));
}

struct texts {
    char text[256];
};

static enum err note(void *context, const struct delivery_row *row) {
    struct texts *texts = context;
    size_t length = strlen(texts->text);
    (void)snprintf(texts->text + length, sizeof texts->text - length, "%s@%lld ", row->message, (long long)row->due_at);
    return OK;
}

static void expect_due(const struct id *webhook, const char *expected) {
    struct texts texts = {""};
    must(delivery_list_due(database.db, webhook, 100, note, &texts));
    cr_expect_str_eq(texts.text, expected);
}

Test(webhooks, of_a_game_only_the_first_message_that_has_not_ended_may_go) {
    post(&hook, 101, 200);
    post(&hook, 102, 200);
    post(&hook, 103, 201);
    post(&hook, 104, 0);
    post(&hook, 105, 0);
    post(&other_hook, 106, 200);
    expect_due(&hook, "m101@101 m103@103 m104@104 m105@105 ");
    expect_due(&other_hook, "m106@106 ");
    attempt(101, 300, 400); /* failed: it is due again, and the other one still waits */
    expect_due(&hook, "m103@103 m104@104 m105@105 m101@400 ");
    attempt(101, 400, 0);
    expect_due(&hook, "m103@103 m104@104 m105@105 m102@400 ");
    attempt(102, 500, 0);
    attempt(103, 500, 0);
    attempt(104, 500, 0);
    expect_due(&hook, "m105@105 ");
}

Test(webhooks, a_message_behind_one_that_has_ended_is_due_at_once) {
    post(&hook, 101, 200);
    attempt(101, 110, 0);
    post(&hook, 102, 200);
    expect_due(&hook, "m102@102 ");
}

Test(webhooks, one_that_is_sent_again_by_hand_goes_beside_the_one_that_is_due) {
    post(&hook, 101, 200);
    attempt(101, 110, 0);
    post(&hook, 102, 200);
    post(&hook, 103, 200);
    attempt(102, 120, 900);
    struct id again = sample_id(101);
    must(delivery_retry(database.db, &again, 500));
    expect_due(&hook, "m101@500 m102@900 ");
    cr_expect_eq(count("SELECT delivered + attempts FROM delivery WHERE message = 'm101'"), 0);
    attempt(101, 510, 0); /* what is due already keeps its time */
    expect_due(&hook, "m102@900 ");
    attempt(102, 900, 0);
    expect_due(&hook, "m103@900 ");
}

static void use_again(const struct id *webhook, int64_t now) {
    bool enabled = false;
    must(webhook_enable(&enabled, database.db, webhook, now, 100));
    cr_expect(enabled);
}

/* Whether the sender would look at what is due. */
static void expect_in_use(const struct id *webhook, bool in_use) {
    struct id none = {""};
    struct id next = {""};
    must(webhook_find_due(database.db, &none, &next));
    cr_expect_eq(id_equal(&next, webhook), in_use);
}

Test(webhooks, nothing_goes_to_one_out_of_use_until_it_is_used_again) {
    post(&hook, 101, 200);
    post(&hook, 102, 200);
    post(&hook, 103, 0);
    expect_in_use(&hook, true);
    must(webhook_disable(database.db, &hook, 400));
    expect_in_use(&hook, false);
    attempt(101, 410, 900); /* was under way */
    post(&hook, 104, 0);
    struct id tried = sample_id(103);
    must(delivery_retry(database.db, &tried, 420));
    expect_in_use(&hook, false);
    use_again(&hook, 600);
    expect_in_use(&hook, true);
    expect_due(&hook, "m104@104 m103@420 m101@600 ");
    attempt(101, 610, 0);
    expect_due(&hook, "m104@104 m103@420 m102@610 ");
    must(webhook_disable(database.db, &hook, 700));
    attempt(102, 710, 0);
    use_again(&hook, 800);
    expect_due(&hook, "m104@104 m103@420 ");
}

Test(webhooks, using_one_again_goes_on_a_few_messages_at_a_time_and_takes_effect_with_the_last) {
    bool enabled = true;
    for (int number = 101; number < 106; number++) {
        post(&hook, number, 0);
        attempt(number, 200, 1000 + number);
    }
    must(webhook_disable(database.db, &hook, 300));
    for (int step = 0; step < 2; step++) {
        must(webhook_enable(&enabled, database.db, &hook, 400, 2));
        cr_expect_not(enabled);
        expect_in_use(&hook, false);
        cr_expect_eq(count("SELECT count(*) FROM delivery WHERE due_at = 400"), 2 * (step + 1));
    }
    must(webhook_enable(&enabled, database.db, &hook, 400, 2));
    cr_expect(enabled);
    expect_in_use(&hook, true);
    cr_expect_eq(count("SELECT count(*) FROM delivery WHERE due_at = 400"), 5);
}

Test(webhooks, they_take_turns_in_the_order_of_their_ids) {
    struct id next = {""};
    struct id none = {""};
    must(webhook_find_due(database.db, &none, &next));
    cr_expect(id_is_none(&next));
    post(&other_hook, 101, 0);
    must(webhook_find_due(database.db, &none, &next));
    cr_expect(id_equal(&next, &other_hook));
    post(&hook, 102, 0);
    must(webhook_find_due(database.db, &none, &next));
    cr_expect(id_equal(&next, &hook));
    must(webhook_find_due(database.db, &hook, &next));
    cr_expect(id_equal(&next, &other_hook));
    must(webhook_find_due(database.db, &other_hook, &next));
    cr_expect(id_is_none(&next));
    must(webhook_disable(database.db, &hook, 300));
    must(webhook_find_due(database.db, &none, &next));
    cr_expect(id_equal(&next, &other_hook), "one that is out of use is passed over");
}

static enum err note_webhook(void *context, const struct webhook_row *row) {
    (void)row;
    ++*(int *)context;
    return OK;
}

Test(webhooks, a_deleted_one_is_gone_at_once_and_its_messages_a_few_at_a_time) {
    int seen = 0;
    int64_t left = 0;
    bool any = false;
    struct id none = {""};
    for (int number = 101; number < 106; number++) {
        post(&hook, number, 200);
    }
    post(&other_hook, 110, 0);
    must(webhook_delete(database.db, &hook, 300));
    expect_in_use(&hook, false);
    struct webhook_row gone;
    must(webhook_get(&gone, database.db, &hook));
    cr_expect(id_is_none(&gone.id));
    must(webhook_list(database.db, &owner, &none, 10, note_webhook, &seen));
    must(webhook_count(database.db, &owner, &left));
    must(webhook_any(database.db, &any));
    cr_expect(seen == 1 && left == 1 && any);
    static const int64_t steps[] = {2, 2, 1, 1, 0, 0}; /* the fourth is the webhook itself */
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        int64_t purged = -1;
        must(webhook_purge(database.db, 2, &purged));
        cr_expect_eq(purged, steps[i]);
    }
    cr_expect_eq(count("SELECT count(*) FROM delivery"), 1);
    cr_expect_eq(count("SELECT count(*) FROM webhook"), 1);
    must(webhook_delete(database.db, &other_hook, 400));
    must(webhook_any(database.db, &any));
    cr_expect_not(any);
}

Test(webhooks, messages_that_ended_are_forgotten_in_their_order_and_at_most_the_limit) {
    int64_t purged = -1;
    for (int number = 101; number < 107; number++) {
        post(&hook, number, 0);
        if (number < 106) {
            attempt(number, 600 - number, 0); /* the last ends first */
        }
    }
    must(delivery_purge(database.db, 497, 2, &purged));
    cr_expect_eq(purged, 2);
    cr_expect_eq(count("SELECT max(ended_at) FROM delivery"), 499);
    cr_expect_eq(count("SELECT min(ended_at) FROM delivery"), 497);
    must(delivery_purge(database.db, 1000, 100, &purged));
    cr_expect_eq(purged, 3);
    must(delivery_purge(database.db, 1000, 100, &purged));
    cr_expect_eq(purged, 0, "one that has not ended stays");
    cr_expect_eq(count("SELECT count(*) FROM delivery"), 1);
}

enum { LARGE = 30, LARGE_SIZE = 12 * 1000, OF_64_KIB = 6 };

/* Each call forgets as many as have 64 KiB, the last of them in part. */
static void expect_few_at_once(enum err (*purge)(int64_t *out_purged)) {
    for (int left = LARGE; left > 0; left -= OF_64_KIB) {
        int64_t purged = -1;
        must(purge(&purged));
        cr_expect_eq(purged, OF_64_KIB);
    }
    cr_expect_eq(count("SELECT count(*) FROM delivery"), 0);
}

static void post_large(bool is_ended) {
    static char body[LARGE_SIZE + 1];
    memset(body, 'x', LARGE_SIZE);
    for (int number = 101; number < 101 + LARGE; number++) {
        post_text(&hook, number, 0, body);
        if (is_ended) {
            attempt(number, 300, 0);
        }
    }
}

static enum err purge_ended(int64_t *out_purged) {
    return delivery_purge(database.db, 1000, DELIVERIES_AT_ONCE, out_purged);
}

Test(webhooks, of_large_messages_that_ended_few_are_forgotten_at_once) {
    post_large(true);
    expect_few_at_once(purge_ended);
}

static enum err purge_orphans(int64_t *out_purged) {
    return webhook_purge(database.db, DELIVERIES_AT_ONCE, out_purged);
}

Test(webhooks, of_large_messages_of_one_that_is_deleted_few_are_forgotten_at_once) {
    post_large(false);
    must(webhook_delete(database.db, &hook, 300));
    expect_few_at_once(purge_orphans);
}

Test(webhooks, one_message_that_is_larger_than_all_of_a_job_may_be_is_forgotten) {
    static char body[200 * 1000 + 1];
    int64_t purged = -1;
    memset(body, 'x', sizeof body - 1);
    for (int number = 101; number < 103; number++) {
        post_text(&hook, number, 0, body);
        attempt(number, 300, 0);
    }
    must(purge_ended(&purged));
    cr_expect_eq(purged, 1);
}
