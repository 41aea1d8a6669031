/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee copy`: a database moves from one place, or engine, to another; and `referee backup`, as which it is there twice.
 */
#include "store/copy.h"

#include <stdio.h>
#include <stdlib.h>

#include <sodium.h>

#include "play/player_stats.h"
#include "referee/commands.h"

struct copied {
    long long tables, rows;
};

static void print_table(void *context, const char *table, int64_t rows,
                        const unsigned char hash[static COPY_HASH_SIZE]) {
    struct copied *copied = context;
    char text[2 * COPY_HASH_SIZE + 1];
    copied->tables++;
    copied->rows += rows;
    (void)printf("%-20s %12lld  %s\n", table, (long long)rows, sodium_bin2hex(text, sizeof text, hash, COPY_HASH_SIZE));
    (void)fflush(stdout); /* a large one takes its time */
}

static enum err rebuild(void *context, struct db *copy) {
    (void)context;
    (void)puts("The source has noted results in another order, or not yet: the copy's statistics are reckoned anew.");
    (void)fflush(stdout);
    return player_stats_rebuild(copy);
}

int command_copy(const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    char from[DB_SHOWN_MAX];
    char to[DB_SHOWN_MAX];
    struct copied copied = {0};
    const struct copy_listener listener = {.report = print_table, .rebuild = rebuild, .context = &copied};
    if (settings->from == NULL || settings->to == NULL) {
        (void)fputs("usage: referee copy --from PATH|URL --to PATH|URL; see `referee help copy`\n", stderr);
        return EXIT_USAGE;
    }
    db_show_url(from, settings->from);
    db_show_url(to, settings->to);
    if (store_copy(settings->from, settings->to, &listener, explanation) != OK) {
        (void)fprintf(stderr, "referee: copy from %s to %s: %s\n", from, to, explanation);
        return EXIT_FAILURE;
    }
    (void)printf("%lld rows of %lld tables are the same in %s as in %s.\n"
                 "Now check them against the rules: referee verify --db %s\n",
                 copied.rows, copied.tables, to, from, to);
    return EXIT_SUCCESS;
}

int command_backup(const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    const struct copy_listener listener = {.rebuild = rebuild};
    if (store_backup(settings->db, settings->positional[0], &listener, explanation) != OK) {
        (void)fprintf(stderr, "referee: %s: %s\n", settings->db_shown, explanation);
        return EXIT_FAILURE;
    }
    (void)printf("%s: written\n", settings->positional[0]);
    return EXIT_SUCCESS;
}
