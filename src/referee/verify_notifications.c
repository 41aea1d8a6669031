/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of what players and webhooks are told: each row must be one that an event of its game, or tournament,
 * makes. It decides nothing and is purged by and by, so nothing is made of it anew: what is forged is reported.
 */
#include <stdio.h>

#include "store/notifications.h"
#include "store/webhooks.h"
#include "verify_internal.h"

enum { REPORTED_MAX = 1000 };

static enum err note(const struct verify_context *verify, const char *what, const struct id *id, int64_t number,
                     const char *row) {
    char text[96];
    (void)snprintf(text, sizeof text, "%s %lld is not what the log says", row, (long long)number);
    verify->report(verify->context, what, id, 0, text);
    verify->totals->forged++;
    return OK;
}

enum err verify_note_notification(const struct verify_context *verify, const struct id *player, int64_t number) {
    return note(verify, "player", player, number, "notice");
}

static enum err note_notification(void *context, const struct id *player, int64_t number) {
    return verify_note_notification(context, player, number);
}

static enum err note_message(void *context, const struct id *webhook, int64_t number) {
    return note(context, "webhook", webhook, number, "delivery");
}

enum err verify_notifications(const struct verify_context *verify) {
    enum err err = notification_list_forged(verify->db, REPORTED_MAX, note_notification, (void *)verify);
    return err == OK ? delivery_list_forged(verify->db, REPORTED_MAX, note_message, (void *)verify) : err;
}
