/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The name of an instance, and which of some names a duty belongs to. Pure, but for the name that is drawn.
 */
#ifndef REFEREE_CORE_MEMBER_ID_H
#define REFEREE_CORE_MEMBER_ID_H

#include <stdbool.h>
#include <stddef.h>

enum { MEMBER_ID_MAX = 64 };

/* 1 to MEMBER_ID_MAX of A-Z a-z 0-9 . _ - */
struct member_id {
    char text[MEMBER_ID_MAX + 1]; /* zeros behind it */
};

/* False when it cannot be one; nothing is written then. */
bool member_id_parse(struct member_id *out, const char *text, size_t length);

/* One that nobody has: the machine's name and a random part. */
struct member_id member_id_draw(void);

/*
 * Which of them a duty belongs to: an index. By rendezvous hashing, so that it is the same wherever that is asked, and one
 * more or less moves the duties of that one only. There is at least one, and no two are the same.
 */
size_t member_id_choose(const struct member_id *ids, size_t count, const char *duty);

#endif
