/* SPDX-License-Identifier: Apache-2.0 */
#include "ticking.h"

#include <time.h>

void ticking_make(struct ticking *ticking, struct engine *engine) {
    ticking->reader = database_connect(&engine->database, DB_READ);
    const struct clock_service_options options = {.cache = engine->cache, .db = ticking->reader};
    must(clock_service_create(&ticking->clocks, &options));
    ticking->service = clock_service_entry(ticking->clocks);
    engine->shared = true;
    engine->listeners[0] = ticking->service->listener;
    engine->outages = clock_service_outages(ticking->clocks);
}

void ticking_run(struct ticking *ticking, struct engine *engine, size_t queue_max, size_t batch_max) {
    engine_start_writer(engine, queue_max, batch_max);
    must(ticking->service->start(ticking->service, engine->writer));
}

void ticking_drop(struct ticking *ticking, struct engine *engine) {
    ticking->service->stop(ticking->service);
    engine_stop_writer(engine);
    ticking->service->free(ticking->service);
    db_close(ticking->reader);
}

void ticking_down(struct ticking *ticking, struct engine *engine, long ms) {
    ticking_drop(ticking, engine);
    engine_restart(engine);
    engine_stop_writer(engine);
    pause_ms(ms);
    ticking_make(ticking, engine);
}

void pause_ms(long ms) {
    const struct timespec time = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
    (void)nanosleep(&time, NULL);
}
