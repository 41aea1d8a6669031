/* SPDX-License-Identifier: Apache-2.0 */
/* Hexadecimal digits, of either case. Pure; any thread. */
#ifndef REFEREE_UTIL_HEX_H
#define REFEREE_UTIL_HEX_H

#include <stddef.h>

/* 0 to 15, -1 for any other character. */
int hex_value(char c);

enum { HEX_ESCAPE_LENGTH = 3 };
/* The byte that the escape stands for which text begins with (RFC 3986, 2.1: `%7E`), -1 where it begins with none. */
int hex_escape(const char *text, size_t length);

#endif
