/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counts what there is, for /metrics: what would take long to count is counted on a thread of its own, which rests for a hundred
 * times as long as that took, and ten seconds at least. So it never takes more than a hundredth of a processor, or of a connection
 * to the database, however much there is; a page of metrics has what was found last, and waits for nothing.
 *
 * Beside that it hears of the games that this process has made and ended.
 */
#ifndef REFEREE_SERVICE_CENSUS_SERVICE_H
#define REFEREE_SERVICE_CENSUS_SERVICE_H

#include "service/service.h"
#include "util/buf.h"
#include "util/err.h"

struct db;
struct log;

struct census_options {
    struct db *db;    /* DB_READ; the service's alone until it stops */
    const char *path; /* of a database that is a file, else NULL */
    struct log *log;
};

/* The options are copied; what they point to must outlive the service. ERR_NO_MEMORY. */
enum err census_service_create(struct service **out, const struct census_options *options) MUST_CHECK;

/* What was found last, and the counters, for Prometheus. Any thread, from its creation until it is freed. */
void census_service_write_metrics(struct service *service, struct buf *out);

#endif
