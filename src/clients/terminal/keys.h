/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a terminal sends for keys: characters of its charset, and sequences that begin with an escape.
 */
#ifndef REFEREE_TERMINAL_KEYS_H
#define REFEREE_TERMINAL_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEYS_SIZE = 256, CHARSET_SIZE = 64 };

struct keys {
    char charset[CHARSET_SIZE];
    unsigned char bytes[KEYS_SIZE];
    size_t length;
    bool is_at_end;
};

void keys_init(struct keys *keys, const char *charset);

/*
 * The next key: a code point or one of enum key (screen.h). Reads standard input when it has something; an escape
 * that nothing follows for a moment is the key.
 */
int32_t keys_read(struct keys *keys);

#endif
