/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a player may be called: 1 to 64 code points in normal form C, without control characters and without those that turn
 * the direction of writing, so that a name does not change how a page around it reads. What people make is called likewise,
 * by a title of up to 100.
 */
#ifndef REFEREE_UTIL_PLAYER_NAME_H
#define REFEREE_UTIL_PLAYER_NAME_H

#include <stddef.h>

#include "util/err.h"

enum { NAME_CODE_POINTS_MAX = 64, NAME_BYTES_MAX = 4 * NAME_CODE_POINTS_MAX };
enum { TITLE_CODE_POINTS_MAX = 100, TITLE_BYTES_MAX = 4 * TITLE_CODE_POINTS_MAX };

/*
 * Trims and normalises a text of valid UTF-8. ERR_INVALID_VALUE, with *why saying what a name must be, when it cannot be
 * one.
 */
enum err player_name_read(char out[static NAME_BYTES_MAX + 1], const char *text, size_t length,
                          const char **why) MUST_CHECK;

/* Likewise a title. */
enum err title_read(char out[static TITLE_BYTES_MAX + 1], const char *text, size_t length, const char **why) MUST_CHECK;

#endif
