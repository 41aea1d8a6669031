/* SPDX-License-Identifier: Apache-2.0 */
#include "reader.h"

#include "api/app.h"
#include "store/db_pool.h"

enum err reader_open(struct db **out, const struct request *request) {
    const struct app *app = request->app;
    char explanation[DB_EXPLANATION_MAX];
    if (app->reads == NULL) {
        return db_open(out, app->db_url, DB_READ, explanation);
    }
    *out = db_pool_take(app->reads);
    return OK;
}

void reader_close(const struct request *request, struct db *db) {
    const struct app *app = request->app;
    if (app->reads == NULL) {
        db_close(db);
    } else {
        db_pool_give_back(app->reads, db);
    }
}
