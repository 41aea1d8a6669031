/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where and how the server is reached: the settings --listen, --tls-cert and --tls-key, and that the lists of origins and
 * proxies and the public URL can be what they are to be.
 */
#ifndef REFEREE_LISTENING_H
#define REFEREE_LISTENING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "referee/settings.h"

enum { LISTENING_EXPLANATION_MAX = 512, LISTENING_HOST_MAX = 256, LISTENING_ADDRESS_MAX = LISTENING_HOST_MAX + 32 };

struct listening {
    char host[LISTENING_HOST_MAX];
    uint16_t port;
    char *certificate, *key; /* in PEM; NULL without TLS */
    char explanation[LISTENING_EXPLANATION_MAX];
};

/* False with an explanation of what is wrong, and how it would be right; to be freed in any case. */
bool listening_read(struct listening *out, const struct settings *settings);
bool listening_read_or_say(struct listening *out, const struct settings *settings); /* and says so on stderr */
void listening_free(struct listening *listening);

/* The address as a URL, with the port that it has become. */
void listening_write(char out[static LISTENING_ADDRESS_MAX], const struct listening *listening, uint16_t port);

#endif
