/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is logged of a request that has ended.
 */
#ifndef REFEREE_HTTP_REQUEST_LOG_H
#define REFEREE_HTTP_REQUEST_LOG_H

#include "internal.h"

/* Writes its line, on the loop's thread; status as for exchange_end. */
void request_log(const struct exchange *exchange, int status, bool is_aborted, int64_t duration_us);

#endif
