/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee stats`: how many games, players and moves there are, and how large the database is.
 *
 * All numbers are of one snapshot, read beside whoever serves. The log is read once, whole: games that were imported stand at
 * its end with the moments of long ago, so that no end of it could be left out. A move is what somebody at a seat did that the
 * family of some game has among its actions; who joined, resigned or asked for a rematch has not moved.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "opening.h"
#include "referee/commands.h"
#include "rules/family.h"
#include "store/summary.h"
#include "util/json_out.h"
#include "util/timestamp.h"

enum { DAYS = 14, RULESETS_MAX = 256, DAY_MS = 24 * 3600 * 1000, DATE_LENGTH = 10, COLUMNS = 80, COLUMNS_MAX = 400 };

enum { OPEN, PLAYING, FINISHED, ABORTED, STATUSES };

static const char *const status_words[STATUSES] = {"open", "playing", "finished", "aborted"};

struct ruleset_row {
    const char *family;
    char ruleset[64];
    int64_t games[STATUSES];
};

struct figures {
    int64_t now, since;
    struct ruleset_row rulesets[RULESETS_MAX]; /* by family, then name */
    size_t ruleset_count;
    struct summary_players players;
    struct summary_sizes sizes;
    int64_t events, moves;
    int64_t moves_by_day[DAYS];
};

/* ---- counting ---- */

static struct ruleset_row *row_of(struct figures *figures, const char *ruleset) {
    for (size_t i = 0; i < figures->ruleset_count; i++) {
        if (strcmp(figures->rulesets[i].ruleset, ruleset) == 0) {
            return &figures->rulesets[i];
        }
    }
    if (figures->ruleset_count == RULESETS_MAX) {
        return NULL;
    }
    struct ruleset_row *row = &figures->rulesets[figures->ruleset_count++];
    const struct family *family = NULL;
    bool is_known = family_find_preset(&family, ruleset, strlen(ruleset)) != NULL;
    row->family = is_known ? family->name : "unknown";
    (void)snprintf(row->ruleset, sizeof row->ruleset, "%s", ruleset);
    return row;
}

static enum err note_games(void *context, const char *ruleset, const char *status, int64_t games) {
    struct ruleset_row *row = row_of(context, ruleset);
    if (row == NULL) {
        return ERR_TOO_LARGE;
    }
    for (size_t i = 0; i < STATUSES; i++) {
        row->games[i] += strcmp(status_words[i], status) == 0 ? games : 0;
    }
    return OK;
}

static bool is_move(const char *kind) {
    for (const struct family *const *family = families; *family != NULL; family++) {
        if (family_find_event(*family, kind) >= EVENT_FAMILY) {
            return true;
        }
    }
    return false;
}

static enum err note_events(void *context, int64_t day, const char *kind, int64_t events, int64_t of_seats) {
    struct figures *figures = context;
    figures->events += events;
    if (is_move(kind)) {
        figures->moves += of_seats;
        if (day >= 0 && day < DAYS) {
            figures->moves_by_day[day] += of_seats;
        }
    }
    return OK;
}

static int compare_rows(const void *a, const void *b) {
    const struct ruleset_row *one = a;
    const struct ruleset_row *other = b;
    int order = strcmp(one->family, other->family);
    return order != 0 ? order : strcmp(one->ruleset, other->ruleset);
}

static enum err count_all(struct figures *figures, struct db *db, const char *url) {
    enum err err = summary_begin(db);
    err = err == OK ? summary_games(db, note_games, figures) : err;
    err = err == OK ? summary_players(&figures->players, db) : err;
    err = err == OK ? summary_events(db, figures->since, note_events, figures) : err;
    err = err == OK ? summary_sizes(&figures->sizes, db, url) : err;
    (void)db_rollback(db);
    qsort(figures->rulesets, figures->ruleset_count, sizeof figures->rulesets[0], compare_rows);
    return err;
}

/* ---- for people ---- */

static void write_date(char out[static TIMESTAMP_SIZE], const struct figures *figures, int day) {
    timestamp_format(out, figures->since + (int64_t)day * DAY_MS);
    out[DATE_LENGTH] = '\0';
}

static void write_row(const char *name, const int64_t games[static STATUSES]) {
    (void)printf("%-32s", name);
    for (size_t i = 0; i < STATUSES; i++) {
        (void)printf(" %10" PRId64, games[i]);
    }
    (void)printf("\n");
}

static void write_games(const struct figures *figures) {
    int64_t all[STATUSES] = {0};
    const char *family = "";
    (void)printf("%-32s", "games");
    for (size_t i = 0; i < STATUSES; i++) {
        (void)printf(" %10s", status_words[i]);
    }
    (void)printf("\n");
    for (size_t i = 0; i < figures->ruleset_count; i++) {
        const struct ruleset_row *row = &figures->rulesets[i];
        char name[sizeof row->ruleset + 4];
        if (strcmp(row->family, family) != 0) {
            family = row->family;
            (void)printf("  %s\n", family);
        }
        (void)snprintf(name, sizeof name, "    %s", row->ruleset);
        write_row(name, row->games);
        for (size_t status = 0; status < STATUSES; status++) {
            all[status] += row->games[status];
        }
    }
    write_row("  all", all);
}

/* How many signs a bar may have: none on a pipe, where the numbers are for programs. */
static int bar_length(void) {
    struct winsize size;
    if (isatty(STDOUT_FILENO) == 0) {
        return 0;
    }
    int columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : COLUMNS;
    columns = columns > COLUMNS_MAX ? COLUMNS_MAX : columns;
    return columns > DATE_LENGTH + 20 ? columns - DATE_LENGTH - 20 : 0;
}

static void write_days(const struct figures *figures) {
    int64_t most = 1;
    int length = bar_length();
    for (int day = 0; day < DAYS; day++) {
        most = figures->moves_by_day[day] > most ? figures->moves_by_day[day] : most;
    }
    (void)printf("\nmoves by day (UTC)\n");
    for (int day = 0; day < DAYS; day++) {
        char date[TIMESTAMP_SIZE];
        int64_t moves = figures->moves_by_day[day];
        int bar = (int)((double)moves / (double)most * length);
        bar = moves > 0 && bar == 0 && length > 0 ? 1 : bar;
        write_date(date, figures, day);
        (void)printf("  %s %12" PRId64, date, moves);
        (void)printf("%s", bar > 0 ? " " : "");
        for (int i = 0; i < bar; i++) {
            (void)putchar('#');
        }
        (void)printf("\n");
    }
    (void)printf("  %-10s %12" PRId64 " of %" PRId64 " events in the log\n", "ever", figures->moves, figures->events);
}

static void write_size(const char *name, int64_t bytes, const char *more) {
    (void)printf("  %-10s %12.1f MiB%s\n", name, (double)bytes / (1024 * 1024), more);
}

static void write_text(const struct figures *figures) {
    const struct summary_players *players = &figures->players;
    write_games(figures);
    (void)printf("\nplayers\n  people     %12" PRId64 "\n  guests     %12" PRId64 "\n  programs   %12" PRId64
                 "\n  deleted    %12" PRId64 "\n",
                 players->people, players->guests, players->programs, players->deleted);
    write_days(figures);
    (void)printf("\nsize\n");
    write_size("database", figures->sizes.database, "");
    if (figures->sizes.unused > 0) {
        write_size("unused", figures->sizes.unused, " of it");
    }
    if (figures->sizes.log >= 0) {
        write_size("log", figures->sizes.log, " (write-ahead)");
    } else {
        (void)printf("  %-10s %12s (write-ahead; the role needs pg_monitor to see it)\n", "log", "unknown");
    }
}

/* ---- for programs ---- */

static void put_days(struct json_out *out, const struct figures *figures) {
    json_out_put_array(out, "moves_by_day");
    for (int day = 0; day < DAYS; day++) {
        char date[TIMESTAMP_SIZE];
        write_date(date, figures, day);
        json_out_begin_object(out);
        json_out_put_text(out, "day", date);
        json_out_put_integer(out, "moves", figures->moves_by_day[day]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

static void put_all(struct json_out *out, const struct figures *figures) {
    json_out_begin_object(out);
    json_out_put_timestamp(out, "at", figures->now);
    json_out_put_array(out, "games");
    for (size_t i = 0; i < figures->ruleset_count; i++) {
        json_out_begin_object(out);
        json_out_put_text(out, "family", figures->rulesets[i].family);
        json_out_put_text(out, "ruleset", figures->rulesets[i].ruleset);
        for (size_t status = 0; status < STATUSES; status++) {
            json_out_put_integer(out, status_words[status], figures->rulesets[i].games[status]);
        }
        json_out_end_object(out);
    }
    json_out_end_array(out);
    json_out_put_object(out, "players");
    json_out_put_integer(out, "people", figures->players.people);
    json_out_put_integer(out, "guests", figures->players.guests);
    json_out_put_integer(out, "programs", figures->players.programs);
    json_out_put_integer(out, "deleted", figures->players.deleted);
    json_out_end_object(out);
    json_out_put_integer(out, "events", figures->events);
    json_out_put_integer(out, "moves", figures->moves);
    put_days(out, figures);
    json_out_put_object(out, "bytes");
    json_out_put_integer(out, "database", figures->sizes.database);
    json_out_put_integer(out, "unused", figures->sizes.unused);
    if (figures->sizes.log < 0) {
        json_out_put_null(out, "log");
    } else {
        json_out_put_integer(out, "log", figures->sizes.log);
    }
    json_out_end_object(out);
    json_out_end_object(out);
}

static bool write_json(const struct figures *figures) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    put_all(&out, figures);
    char *text = json_out_take(&out, &length);
    bool is_written = text != NULL && puts(text) >= 0;
    free(text);
    return is_written;
}

int command_stats(const struct settings *settings) {
    struct db *db = opening_current(settings, DB_READ, false);
    struct figures *figures = calloc(1, sizeof *figures);
    int code = EXIT_FAILURE;
    if (db == NULL || figures == NULL) {
        goto out;
    }
    figures->now = timestamp_now();
    figures->since = figures->now - figures->now % DAY_MS - (int64_t)(DAYS - 1) * DAY_MS;
    enum err err = count_all(figures, db, settings->db);
    if (err != OK) {
        code = opening_fail(settings->db_shown,
                            err == ERR_TOO_LARGE ? "it has games of more rulesets than are counted" : db_message(db));
        goto out;
    }
    bool is_written = true;
    if (settings->json) {
        is_written = write_json(figures);
    } else {
        write_text(figures);
    }
    is_written = fflush(stdout) == 0 && is_written;
    code = is_written ? EXIT_SUCCESS : opening_fail("stats", "the numbers cannot be written");
out:
    free(figures);
    db_close(db);
    return code;
}
