/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The headers of an attempt to deliver a message: its signature, and the trace that it belongs to.
 */
#ifndef REFEREE_SERVICE_DELIVERY_HEADERS_H
#define REFEREE_SERVICE_DELIVERY_HEADERS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/webhooks.h"

struct curl_slist;

/*
 * Appends them to a list, which is the caller's to free in any case. now: by the server's time, ms. False when there is no
 * memory.
 */
bool delivery_headers_make(struct curl_slist **list, const struct webhook_row *webhook,
                           const struct delivery_row *delivery, int64_t now);

#endif
