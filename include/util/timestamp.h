/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Moments: milliseconds since 1970-01-01T00:00:00Z in an int64_t, everywhere inside; RFC 3339 in UTC with milliseconds
 * ("2026-11-20T18:04:05.123Z") wherever a person or a client reads them.
 */
#ifndef REFEREE_UTIL_TIMESTAMP_H
#define REFEREE_UTIL_TIMESTAMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TIMESTAMP_SIZE = 25 }; /* with the NUL */

/*
 * Now, in milliseconds since 1970: the wall clock, but for this process it never steps back. Where the wall clock does,
 * time goes on from where it was at the pace of the monotonic clock, and is ahead of the wall clock until that has caught
 * up.
 */
int64_t timestamp_now(void);

/*
 * From now on the time is that of somebody else's clock, which several programs share, and which is so many us ahead of
 * timestamp_monotonic_us. What they find anew again and again may be less than before: then time stands still for so long.
 */
void timestamp_steer(int64_t lead_us);

/* From now on it is at least so late (ms since 1970): what is recorded is not in the future. Ignored from year 10000. */
void timestamp_follow(int64_t ms);

/* The wall clock as it is, steps and all: for the log, and for what others hold against a clock of their own. */
int64_t timestamp_wall(void);

/* A clock that never steps back, in microseconds since some start: for durations and deadlines. */
int64_t timestamp_monotonic_us(void);

/* How long processors have worked for this process, all its threads together. */
int64_t timestamp_processor_us(void);

/* Writes RFC 3339; moments before year 0 or after 9999 are clamped. */
void timestamp_format(char out[static TIMESTAMP_SIZE], int64_t ms);

/* Reads RFC 3339 with any offset and up to nine digits of fraction; false when it is not one (nothing is written). */
bool timestamp_parse(int64_t *out_ms, const char *text, size_t length);

#endif
