/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One thread with a curl multi handle. It sleeps until something is due, an answer comes or it is woken. What is under way
 * is in a fixed table of slots; a slot is free again once the outcome of its attempt is written. Webhooks take turns and
 * each has a part of the slots at most, so that one that is slow or has much to be told holds up no other.
 *
 * When an outcome cannot be written, nothing is sent for a while: the message is still due, and the receiver is not to pay
 * for a disk that is full.
 */
#include "service/sender.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <curl/curl.h>
#include <sodium.h>

#include "core/members.h"
#include "core/tx.h"
#include "core/writer.h"
#include "delivery_headers.h"
#include "release.h"
#include "service/webhook_url.h"
#include "util/timestamp.h"

enum {
    SLOTS = 32,
    SLOTS_PER_WEBHOOK = 8,
    LOOK_MAX = 2 * SLOTS_PER_WEBHOOK,
    TIMEOUT_SECONDS = 15,
    IDLE_MS = 1000,
    ANSWER_MAX = 64 * 1024, /* of a receiver, headers included, which is read and thrown away */
    RETRY_AFTER_MAX_SECONDS = 24 * 60 * 60,
    QUIET_MS = 5000, /* after an outcome could not be written */
};

/* So old a message is tried once and no more: what waited behind others is not tried for three days more. */
static const int64_t age_max_ms = INT64_C(79) * 60 * 60 * 1000;

static const int64_t pauses_s[] = {5, 30, 300, 1800, 7200, 18000, 36000, 50400, 72000, 72000};

enum slot_state { SLOT_FREE, SLOT_SENDING, SLOT_WRITING };

/* One attempt. While SLOT_WRITING it belongs to the writer. */
struct slot {
    struct job job; /* first: see slot_of */
    struct sender *sender;
    atomic_int state;
    CURL *easy;
    struct curl_slist *headers;
    char *body;
    size_t received; /* of the answer */
    struct id delivery, webhook;
    int64_t created_at;
    int attempts; /* before this one */
    struct delivery_row outcome;
    bool disables; /* the webhook is gone */
};

struct sender {
    struct service service; /* first */
    struct sender_options options;
    struct sender_metrics metrics;
    struct writer *writer;
    CURLM *multi;
    pthread_t thread;
    bool has_thread;
    atomic_bool stopping;
    atomic_int_fast64_t quiet_until; /* wall clock, ms */
    struct id served;                /* the webhook whose turn it was last */
    struct release release;          /* of a shared database */
    struct slot slots[SLOTS];
};

int64_t sender_pause_ms(int attempts) {
    size_t count = sizeof pauses_s / sizeof pauses_s[0];
    return attempts >= 1 && (size_t)attempts <= count ? pauses_s[attempts - 1] * 1000 : 0;
}

/* ---- one attempt ---- */

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    const struct sender *sender = context;
    (void)purpose;
    if (!sender->options.allow_private && !webhook_address_is_public(&address->addr)) {
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* The answer's headers and body mean nothing, but a receiver must not send for ever. */
static size_t throw_away(char *bytes, size_t size, size_t count, void *context) {
    struct slot *slot = context;
    (void)bytes;
    slot->received += size * count;
    return slot->received > ANSWER_MAX ? 0 : size * count;
}

static bool set_options(struct slot *slot, const struct webhook_row *webhook, size_t body_length) {
    CURL *easy = slot->easy;
    const char *protocols = slot->sender->options.allow_private ? "http,https" : "https";
    return curl_easy_setopt(easy, CURLOPT_URL, webhook->url) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, protocols) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_PROXY, "") == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_TIMEOUT, (long)TIMEOUT_SECONDS) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)body_length) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_POSTFIELDS, slot->body) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_HTTPHEADER, slot->headers) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, slot->sender) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, throw_away) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_WRITEDATA, slot) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, throw_away) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_HEADERDATA, slot) == CURLE_OK &&
           curl_easy_setopt(easy, CURLOPT_PRIVATE, slot) == CURLE_OK;
}

/* Lets go of what an attempt holds; the slot itself is freed by its state. */
static void clear_slot(struct slot *slot) {
    if (slot->easy != NULL) {
        (void)curl_multi_remove_handle(slot->sender->multi, slot->easy);
        curl_easy_cleanup(slot->easy);
    }
    curl_slist_free_all(slot->headers);
    free(slot->body);
    slot->easy = NULL;
    slot->headers = NULL;
    slot->body = NULL;
}

static bool begin_attempt(struct slot *slot, const struct webhook_row *webhook, const struct delivery_row *delivery) {
    slot->received = 0;
    slot->delivery = delivery->id;
    slot->webhook = delivery->webhook;
    slot->created_at = delivery->created_at;
    slot->attempts = delivery->attempts;
    slot->disables = false;
    slot->easy = curl_easy_init();
    slot->body = strndup(delivery->body, delivery->body_length);
    return slot->easy != NULL && slot->body != NULL &&
           delivery_headers_make(&slot->headers, webhook, delivery, timestamp_now()) &&
           set_options(slot, webhook, delivery->body_length) &&
           curl_multi_add_handle(slot->sender->multi, slot->easy) == CURLM_OK;
}

/* ---- the outcome ---- */

/* Any thread; cheap. */
static void wake(struct sender *sender) {
    (void)curl_multi_wakeup(sender->multi);
}

static struct slot *slot_of(struct job *job) {
    return (struct slot *)job;
}

static enum err write_outcome(struct job *job, struct tx *tx);

static void outcome_written(struct job *job) {
    struct slot *slot = slot_of(job);
    struct sender *sender = slot->sender;
    if (job->err != OK) {
        log_note(sender->options.log, LOG_WARN, "delivery-not-noted", "%s will be sent again", slot->delivery.text);
        atomic_store(&sender->quiet_until, timestamp_now() + QUIET_MS);
    } else if (slot->outcome.ended_at != 0 && db_is_shared(sender->options.db)) {
        release_note(&sender->release, &slot->delivery, timestamp_now());
    }
    atomic_store(&slot->state, SLOT_FREE);
    wake(sender);
}

/* When the next attempt is due: with jitter, and no sooner than the receiver asks for. */
static int64_t next_due(const struct slot *slot, int64_t now, curl_off_t retry_after_s) {
    int64_t pause = sender_pause_ms(slot->attempts + 1);
    if (pause == 0 || now - slot->created_at > age_max_ms) {
        return 0;
    }
    pause += (int64_t)randombytes_uniform((uint32_t)(pause / 10) + 1);
    int64_t asked = retry_after_s > RETRY_AFTER_MAX_SECONDS ? RETRY_AFTER_MAX_SECONDS : retry_after_s;
    return now + (pause > asked * 1000 ? pause : asked * 1000);
}

static void count_attempt(struct sender *sender, bool delivered, bool is_last) {
    atomic_fetch_add(delivered ? &sender->metrics.delivered : &sender->metrics.failed, 1);
    atomic_fetch_add(&sender->metrics.given_up, !delivered && is_last);
}

static void finish_attempt(struct slot *slot, CURLcode code) {
    struct sender *sender = slot->sender;
    int64_t now = timestamp_now();
    long status = 0;
    curl_off_t retry_after = 0;
    (void)curl_easy_getinfo(slot->easy, CURLINFO_RESPONSE_CODE, &status);
    (void)curl_easy_getinfo(slot->easy, CURLINFO_RETRY_AFTER, &retry_after);
    bool delivered = status >= 200 && status < 300 && (code == CURLE_OK || code == CURLE_WRITE_ERROR);
    slot->disables = status == 410;
    int64_t due = delivered || slot->disables ? 0 : next_due(slot, now, retry_after);
    slot->outcome = (struct delivery_row){
        .id = slot->delivery,
        .attempts = slot->attempts,
        .tried_at = now,
        .status = (int)status,
        .due_at = due,
        .ended_at = due == 0 ? now : 0,
        .delivered = delivered,
    };
    count_attempt(sender, delivered, due == 0);
    if (!delivered) {
        log_note(sender->options.log, LOG_INFO, "delivery-failed", "%s to webhook %s: %s", slot->delivery.text,
                 slot->webhook.text, code == CURLE_OK ? "the receiver refused it" : curl_easy_strerror(code));
    }
    clear_slot(slot);
    slot->job = (struct job){.run = write_outcome, .done = outcome_written};
    atomic_store(&slot->state, SLOT_WRITING);
    if (writer_submit(sender->writer, &slot->job) != OK) {
        atomic_store(&sender->quiet_until, now + QUIET_MS); /* it stays due, and goes again */
        atomic_store(&slot->state, SLOT_FREE);
    }
}

/* ---- the thread ---- */

static bool is_under_way(const struct sender *sender, const struct id *delivery) {
    for (size_t i = 0; i < SLOTS; i++) {
        const struct slot *slot = &sender->slots[i];
        if (atomic_load(&slot->state) != SLOT_FREE && id_equal(&slot->delivery, delivery)) {
            return true;
        }
    }
    return false;
}

static size_t count_under_way(const struct sender *sender, const struct id *webhook) {
    size_t count = 0;
    for (size_t i = 0; i < SLOTS; i++) {
        const struct slot *slot = &sender->slots[i];
        count += atomic_load(&slot->state) != SLOT_FREE && id_equal(&slot->webhook, webhook);
    }
    return count;
}

static struct slot *free_slot(struct sender *sender) {
    for (size_t i = 0; i < SLOTS; i++) {
        if (atomic_load(&sender->slots[i].state) == SLOT_FREE) {
            return &sender->slots[i];
        }
    }
    return NULL;
}

/* What is due, read first and sent afterwards: nothing may be read of the store while a row is being shown. */
struct due {
    struct sender *sender;
    int64_t now;
    int64_t next; /* when something is due later; INT64_MAX = nothing is known of */
    size_t count;
    struct id ids[LOOK_MAX];
};

static enum err note_due(void *context, const struct delivery_row *row) {
    struct due *due = context;
    if (row->due_at > due->now) {
        due->next = row->due_at < due->next ? row->due_at : due->next;
    } else if (!is_under_way(due->sender, &row->id)) {
        due->ids[due->count++] = row->id;
    }
    return OK;
}

/* Unless it has ended, or its webhook has gone or was disabled, since it was looked for. */
static enum err send_delivery(struct slot *slot, const struct id *delivery) {
    struct db *db = slot->sender->options.db;
    struct delivery_row row;
    struct webhook_row webhook = {.events = 0};
    struct arena arena;
    arena_init(&arena);
    enum err err = delivery_get(&row, &arena, db, delivery);
    if (err == OK && row.due_at != 0) {
        err = webhook_get(&webhook, db, &row.webhook);
        bool is_there = err == OK && !id_is_none(&webhook.id) && webhook.disabled_at == 0;
        if (is_there && begin_attempt(slot, &webhook, &row)) {
            atomic_store(&slot->state, SLOT_SENDING);
        } else {
            clear_slot(slot);
        }
    }
    arena_free(&arena);
    return err;
}

/* Begins what is due for one webhook, as far as there is room. */
static enum err begin_of_webhook(struct due *due, const struct id *webhook) {
    struct sender *sender = due->sender;
    due->count = 0;
    enum err err = delivery_list_due(sender->options.db, webhook, LOOK_MAX, note_due, due);
    for (size_t i = 0; i < due->count && err == OK && count_under_way(sender, webhook) < SLOTS_PER_WEBHOOK; i++) {
        struct slot *slot = free_slot(sender);
        if (slot == NULL) {
            break;
        }
        err = send_delivery(slot, &due->ids[i]);
    }
    return err;
}

/* Begins for the webhooks behind one, up to and including another (NULL = to the end). */
static enum err begin_between(struct due *due, struct id webhook, const struct id *last) {
    struct sender *sender = due->sender;
    enum err err = OK;
    while (err == OK && free_slot(sender) != NULL) {
        struct id next = {""};
        err = webhook_find_due(sender->options.db, &webhook, &next);
        if (err != OK || id_is_none(&next) || (last != NULL && strcmp(next.text, last->text) > 0)) {
            break;
        }
        webhook = next;
        sender->served = next;
        if (members_is_mine(sender->options.members, &webhook)) {
            err = begin_of_webhook(due, &webhook);
        }
    }
    return err;
}

/* Once round all webhooks that have something to be sent, from the one behind the last that had its turn. */
static enum err begin_of_all(struct due *due) {
    static const struct id none = {""};
    const struct id first = due->sender->served;
    enum err err = begin_between(due, first, NULL);
    return err == OK ? begin_between(due, none, &first) : err;
}

/* Returns for how long there is nothing to begin, ms. */
static int begin_what_is_due(struct sender *sender) {
    struct due due = {.sender = sender, .now = timestamp_now(), .next = INT64_MAX};
    if (due.now < atomic_load(&sender->quiet_until)) {
        return IDLE_MS;
    }
    if (begin_of_all(&due) != OK) {
        log_note(sender->options.log, LOG_WARN, "outbox-unreadable", "webhooks wait; trying again");
        return IDLE_MS;
    }
    return due.next - due.now < IDLE_MS ? (int)(due.next - due.now) : IDLE_MS;
}

static void finish_what_has_ended(struct sender *sender) {
    int left = 0;
    for (CURLMsg *message = curl_multi_info_read(sender->multi, &left); message != NULL;
         message = curl_multi_info_read(sender->multi, &left)) {
        struct slot *slot = NULL;
        if (message->msg == CURLMSG_DONE &&
            curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &slot) == CURLE_OK) {
            finish_attempt(slot, message->data.result);
        }
    }
}

static void *run(void *context) {
    struct sender *sender = context;
    while (!atomic_load(&sender->stopping)) {
        int running = 0;
        int idle_ms = begin_what_is_due(sender);
        if (db_is_shared(sender->options.db)) {
            idle_ms = release_look(&sender->release, timestamp_now(), idle_ms);
        }
        (void)curl_multi_perform(sender->multi, &running);
        finish_what_has_ended(sender);
        (void)curl_multi_poll(sender->multi, NULL, 0, idle_ms, NULL);
    }
    return NULL;
}

/* ---- as a service ---- */

static void changed(void *context, const struct change_note *changes, size_t count) {
    bool has_more = false;
    for (size_t i = 0; i < count; i++) {
        has_more = has_more || changes[i].kind == CHANGE_WEBHOOK || changes[i].kind == CHANGE_DELIVERY ||
                   change_is_of_all(changes[i].kind);
    }
    if (has_more) {
        wake(context);
    }
}

static enum err start(struct service *service, struct writer *writer) {
    struct sender *sender = (struct sender *)service;
    sender->writer = writer;
    bool waits = false;
    if (db_is_shared(sender->options.db) && delivery_any_waiting(sender->options.db, &waits) != OK) {
        return ERR_STORE;
    }
    release_begin(&sender->release, writer, waits);
    sender->has_thread = pthread_create(&sender->thread, NULL, run, sender) == 0;
    return sender->has_thread ? OK : ERR_NO_MEMORY;
}

/* The writer may still note outcomes, and wake it. */
static void stop(struct service *service) {
    struct sender *sender = (struct sender *)service;
    atomic_store(&sender->stopping, true);
    wake(sender);
    if (sender->has_thread) {
        (void)pthread_join(sender->thread, NULL);
    }
}

static void free_sender(struct service *service) {
    struct sender *sender = (struct sender *)service;
    for (size_t i = 0; i < SLOTS; i++) {
        clear_slot(&sender->slots[i]);
    }
    (void)curl_multi_cleanup(sender->multi);
    release_free(&sender->release);
    free(sender);
}

const struct sender_metrics *sender_metrics(const struct service *sender) {
    return &((const struct sender *)sender)->metrics;
}

enum err sender_create(struct service **out, const struct sender_options *options) {
    struct sender *sender = calloc(1, sizeof *sender);
    bool good = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK; /* before there are other threads */
    CURLM *multi = good ? curl_multi_init() : NULL;
    if (sender == NULL || multi == NULL) {
        free(sender);
        (void)curl_multi_cleanup(multi);
        return ERR_NO_MEMORY;
    }
    sender->service = (struct service){.name = "the sender of webhooks",
                                       .listener = {.context = sender, .changed = changed},
                                       .start = start,
                                       .stop = stop,
                                       .free = free_sender};
    sender->options = *options;
    sender->multi = multi;
    release_init(&sender->release);
    for (size_t i = 0; i < SLOTS; i++) {
        sender->slots[i].sender = sender;
        atomic_init(&sender->slots[i].state, SLOT_FREE);
    }
    *out = &sender->service;
    return OK;
}

/* ---- on the writer's thread ---- */

static enum err write_outcome(struct job *job, struct tx *tx) {
    const struct slot *slot = slot_of(job);
    struct db *db = tx_write(tx);
    enum err err = slot->disables ? webhook_disable(db, &slot->webhook, slot->outcome.tried_at) : OK;
    return err == OK ? delivery_note_attempt(db, &slot->outcome) : err;
}
