/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Guests: players made without a name, mostly on the way, because playing should need no registration.
 */
#ifndef REFEREE_API_GUEST_H
#define REFEREE_API_GUEST_H

#include "api/change.h"

/* What every guest is called. */
#define GUEST_NAME "Guest"

struct guest {
    bool needed; /* the request came without a token */
    char token[TOKEN_TEXT_SIZE];
    unsigned char hash[TOKEN_HASH_SIZE];
};

/* Refuses, as err: there are no guests here. */
enum err guest_refuse(struct request *request, enum err err) MUST_CHECK;

/* Where guests are welcome: ERR_UNAUTHORIZED when this server wants players to be made by a service. */
enum err guest_check(struct request *request) MUST_CHECK;

/* Makes the guest's token, on the loop's thread, once all else about the request is right. ERR_RATE_LIMITED. */
enum err guest_prepare(struct guest *guest, struct request *request) MUST_CHECK;

/* Makes the guest the change's player, where one is needed; else the caller must still be there, as player_check has it. */
enum err guest_admit(const struct guest *guest, struct request *request, struct tx *tx,
                     struct change *change) MUST_CHECK;

/* Writes the guest and their token, after all that could be refused. */
enum err guest_write(const struct guest *guest, struct request *request, struct tx *tx,
                     struct change *change) MUST_CHECK;

/* In the transaction: ERR_UNAUTHORIZED when the player's account was deleted since the request came. */
enum err player_check(struct request *request, struct tx *tx, const struct id *player) MUST_CHECK;

/* Writes a player and their first token, which may play. */
enum err player_write(const struct player_row *player, struct tx *tx,
                      const unsigned char hash[static TOKEN_HASH_SIZE]) MUST_CHECK;

#endif
