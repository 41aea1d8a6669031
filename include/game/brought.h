/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the seats of a game have brought to the table before its first round, a text each: client seeds, subjects. What the
 * texts are for is the family's to say (struct brought_def); they come with making and joining a game, or in events of
 * their own, and are part of the game from then on.
 *
 * A struct brought is immutable and shared by the versions of the game that it lasts through; a further text makes a new
 * one. Seats are numbers that the game has.
 */
#ifndef REFEREE_GAME_BROUGHT_H
#define REFEREE_GAME_BROUGHT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/brought.h"
#include "rules/family.h"
#include "util/err.h"
#include "util/problem.h"

enum { BROUGHT_MAX = 64 };

struct brought {
    atomic_int references;
    size_t length;
    char texts[]; /* in the order of the seats, joined by commas; NUL-terminated */
};

/* What came with a request: a legal text and what it is said to be, as families share the words; or all zero: nothing. */
struct bringing {
    const struct brought_def *def;
    const char *text;
    size_t length;
};

/* 1 to BROUGHT_MAX letters, digits, `_` and `-`? */
bool brought_is_legal(const char *text, size_t length);

/* Nothing; and with a seat's text replaced, length 0: by none. One reference; NULL when there is no memory. */
struct brought *brought_create(int seats) MUST_CHECK;
struct brought *brought_with(const struct brought *brought, int seat, const char *text, size_t length) MUST_CHECK;

/* A list as brought_list writes it. ERR_CORRUPT where it is none of this config's, ERR_NO_MEMORY. */
enum err brought_read(struct brought **out, const struct config *config, const json_t *list) MUST_CHECK;

struct brought *brought_ref(const struct brought *brought); /* NULL is fine, here and below */
void brought_release(const struct brought *brought);
size_t brought_size(const struct brought *brought); /* bytes it takes */
bool brought_is_same(const struct brought *a, const struct brought *b);

/* Has the seat brought something? This? Which seat has brought this, or -1? */
bool brought_has(const struct brought *brought, int seat);
bool brought_has_this(const struct brought *brought, int seat, const char *text, size_t length);
int brought_by(const struct brought *brought, const char *text, size_t length);

/* What a seat has chosen of what the config offers: see struct table. CHOSEN_NONE also where nothing is offered. */
uint8_t brought_chosen(const struct brought *brought, const struct config *config, int seat);

/* The same for all seats, for a table: `room`, filled in, or NULL where the config offers nothing. */
const uint8_t *brought_choose(uint8_t room[static SEATS_MAX], const struct brought *brought,
                              const struct config *config);

/* By seat, "" for a seat that has brought nothing. NULL when there is no memory. */
json_t *brought_list(const struct brought *brought) MUST_CHECK;

/*
 * May something be brought to a game of this config, to that seat? It is as yet not said what others have brought.
 * ERR_INVALID_VALUE at "/MEMBER", as member names it, for what is for other games, for officials, or not offered. OK for
 * nothing.
 */
enum err brought_check(const struct bringing *bringing, const struct config *config, int seat, const char *member,
                       struct problem *problem) MUST_CHECK;

#endif
