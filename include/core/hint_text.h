/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hints as instances tell them to each other: the text of a message, and what can be read of one.
 *
 *     INSTANCE SERIAL ITEM...
 *
 * separated by single spaces. SERIAL counts the messages of an instance from 1. The items are those of enum hint_kind.
 * Whoever may use the database can tell messages, so one is read as what a stranger sends: it is a message as a whole, or
 * none. Items of a kind that begins with another letter are those of a newer program, and are passed over.
 *
 * Pure functions.
 */
#ifndef REFEREE_CORE_HINT_TEXT_H
#define REFEREE_CORE_HINT_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/member_id.h"
#include "util/id.h"

enum hint_kind {
    HINT_ALL,        /* *                   anything may have changed */
    HINT_GAME,       /* g:ID:VERSION:FLAGS  the game has new events */
    HINT_TOLD,       /* p:ID                the player was told something (a notification), whatever the game */
    HINT_TOURNAMENT, /* t:ID                the tournament has new events, or more of its rows */
    HINT_RESULTS,    /* r                   results were published */
    HINT_ACCOUNT,    /* n:ID                the player has another name or is gone, or a token of theirs was revoked */
    HINT_WEBHOOK,    /* w:ID                the webhook was made or is used again, or there are messages for it */
};

/*
 * Of a game, what it may mean to an instance that has not looked at it: b a bot plays in it, c a clock runs, o it has come to the
 * lobby, or left it, t its tournament goes on.
 */
enum hint_flag { HINT_BOT = 1, HINT_CLOCK = 2, HINT_LOBBY = 4, HINT_TOURNAMENT_GAME = 8 };

struct hint {
    enum hint_kind kind;
    unsigned flags;
    struct id id;    /* none for HINT_ALL and HINT_RESULTS */
    int64_t version; /* of a game */
};

enum {
    HINT_MESSAGE_MAX = 7900, /* bytes of a message; what PostgreSQL takes is less than 8000 */
    HINT_MESSAGES_MAX = 8,   /* for what is told at once */
    HINTS_A_MESSAGE = 512,   /* items; a message with more is none */
    HINT_HEAD_MAX = MEMBER_ID_MAX + 1 + 19 + 1,
    HINT_ITEM_MAX = 2 + ID_LENGTH + 1 + 19 + 1 + 4 + 1, /* with the space behind it */
    /* So much always fits in HINT_MESSAGES_MAX messages. */
    HINT_TEXT_MAX = HINT_MESSAGES_MAX * (HINT_MESSAGE_MAX - HINT_HEAD_MAX - HINT_ITEM_MAX),
};

/* Hints that gather: items with a space behind each. Begins as zeros. */
struct hint_text {
    size_t length;
    bool is_all;      /* more than fits, or what is not known: then there are no items */
    bool has_results; /* which are said once */
    char items[HINT_TEXT_MAX];
};

void hint_text_add(struct hint_text *text, const struct hint *hint);
bool hint_text_is_empty(const struct hint_text *text);

/*
 * Writes the message that begins at *at of the text (0 at first; moved on) into `out`, with the NUL; false when there is
 * none left.
 */
bool hint_text_next(char out[static HINT_MESSAGE_MAX + 1], const struct hint_text *text, size_t *at,
                    const struct member_id *from, int64_t serial);

struct hint_message {
    struct member_id from;
    int64_t serial; /* > 0 */
    size_t count;
    struct hint hints[HINTS_A_MESSAGE];
};

/* False: it is no message; *out says nothing then. */
bool hint_message_parse(struct hint_message *out, const char *text);

#endif
