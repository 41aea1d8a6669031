/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a tournament costs, on one core: `make bench-tournaments`.
 *
 * 1000 games of four `optimal` bots of Yahtzee, all at one table: once as the server plays them in memory; once as a whole
 * tournament, with every game in the log and its standings, in a database of its own. What lies between the two is what
 * durability and standings cost. Then games in memory by family, how many a second; and a page of the standings of 10,000
 * entrants, from the beginning, the middle and the end. Each figure of the first part is the median of several runs,
 * A B A B, in processor time of the whole process (the writer's included). The exit status is 1 when a claim does not
 * hold: the whole tournament below one second, a page below 2 ms, and both come to the same points.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <pthread.h>
#include <sodium.h>

#include "core/cache.h"
#include "core/tx.h"
#include "core/writer.h"
#include "game/config_cache.h"
#include "play/bot_game.h"
#include "service/tournaments.h"
#include "store/store.h"
#include "store/tournaments.h"
#include "tournament/tournament.h"
#include "tournament/tournament_making.h"
#include "util/json.h"
#include "util/scheduler.h"

enum { RUNS = 5, GAMES = 1000, SEATS = 4, ENTRANTS = 10000, PAGE = 100, PAGES = 200, FAMILY_MS = 500 };

static const char seed[] = "bench";

struct bench {
    const struct bot *bot;
    struct config_cache *configs;
    const struct config *config;
    char directory[64];
    char path[80];
    struct id_source ids;
    struct log *log;
    struct cache *cache;
    struct db *db, *reader;
    struct writer *writer;
    struct tournaments *tournaments;
    struct scheduler *scheduler;
    struct tournament *plan; /* for its seeds */
};

static void fail(const char *what) {
    (void)fprintf(stderr, "bench-tournaments: %s\n", what);
    exit(1);
}

static void must(enum err err, const char *what) {
    if (err != OK) {
        fail(what);
    }
}

static double cpu_ms(void) {
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, compare);
    return values[count / 2];
}

/* ---- the games, two ways; points by entrant ---- */

static void add_points(double points[static SEATS], const double scores[static SEATS], int game) {
    double best = 0;
    for (int i = 0; i < SEATS; i++) {
        best = scores[i] > best ? scores[i] : best;
    }
    for (int i = 0; i < SEATS; i++) {
        points[(i + game) % SEATS] += scores[i] >= best;
    }
}

static void play_in_memory(struct bench *bench, double points[static SEATS]) {
    for (int i = 0; i < GAMES; i++) {
        struct bot_seat seats[SEATS];
        struct bot_game game = {.config = bench->config, .seats = seats};
        struct bot_game_result result;
        for (int k = 0; k < SEATS; k++) {
            seats[k] = (struct bot_seat){.bot = bench->bot, .number = (k + i) % SEATS + 1};
        }
        tournament_game_seed(game.seed, bench->plan, i + 1);
        must(bot_game_play(&result, &game), "a game failed");
        add_points(points, result.points, i);
    }
}

/* ---- games of every family ---- */

static void play_family(struct bench *bench, const char *ruleset, const char *name, int count) {
    const struct setup setup = {.opponents = count - 1};
    const struct config *config = NULL;
    struct problem problem;
    struct bot_seat seats[SEATS_MAX];
    int games = 0;
    must(config_cache_find(&config, bench->configs, ruleset, strlen(ruleset), &setup, &problem), "no such game");
    for (int i = 0; i < count; i++) {
        seats[i] = (struct bot_seat){.bot = bot_find(config->family->name, name, strlen(name)), .number = i + 1};
    }
    double start = cpu_ms();
    for (; cpu_ms() - start < FAMILY_MS; games++) {
        struct bot_game game = {.config = config, .seats = seats};
        struct bot_game_result result;
        tournament_game_seed(game.seed, bench->plan, games + 1);
        must(bot_game_play(&result, &game), "a game failed");
    }
    (void)printf("%-16s %d `%s` %*s %8.0f games/s\n", ruleset, count, name, 22 - (int)strlen(name), "",
                 games * 1e3 / (cpu_ms() - start));
    config_release(config);
}

static void play_families(struct bench *bench) {
    static const struct {
        const char *ruleset, *bot;
        int seats;
    } tables[] = {{"yahtzee", "random", 4},        {"yahtzee", "optimal", 4},        {"tic-tac-toe", "random", 2},
                  {"tic-tac-toe", "greedy", 2},    {"gomoku", "random", 2},          {"gomoku", "greedy", 2},
                  {"bulls-and-cows", "random", 2}, {"bulls-and-cows", "optimal", 2}, {"mastermind", "random", 2},
                  {"mastermind", "optimal", 2}};
    (void)puts("\nGames in memory, on one core");
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        play_family(bench, tables[i].ruleset, tables[i].bot, tables[i].seats);
    }
}

/* ---- a tournament in a database ---- */

static json_t *created(int entrants, int64_t games, const char *format, const char *ruleset, const char *bot) {
    json_t *list = json_array();
    for (int i = 0; i < entrants; i++) {
        (void)json_array_append_new(list, json_pack("{s:s}", "bot", bot));
    }
    return json_pack("{s:s, s:s, s:I, s:s, s:s, s:s, s:b, s:s, s:o}", "ruleset", ruleset, "format", format, "games",
                     (json_int_t)games, "deal", "independent", "visibility", "public", "seed", seed, "seeded", 1,
                     "creator", "0000000000000001", "entrants", list);
}

struct making {
    struct job job; /* first */
    struct tournament_making parts;
    struct writer *writer;
    int part;
    bool is_whole;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static enum err make(struct job *job, struct tx *tx) {
    struct making *making = (struct making *)job;
    return tournament_make(&making->is_whole, tx, &making->parts, making->part);
}

static void made(struct job *job) {
    struct making *making = (struct making *)job;
    if (job->err == OK && !making->is_whole) {
        making->part++;
        must(writer_submit(making->writer, job), "the writer is busy");
        return;
    }
    (void)pthread_mutex_lock(&making->lock);
    making->done = true;
    (void)pthread_cond_signal(&making->changed);
    (void)pthread_mutex_unlock(&making->lock);
}

static struct id make_tournament(struct bench *bench, json_t *body) {
    struct id id = id_make(&bench->ids, 1);
    struct making making = {.job = {.run = make, .done = made}, .writer = bench->writer};
    char *text = json_text(body);
    must(tournament_create(&making.parts.tournament, &id, 1, body), "the tournament cannot be made");
    making.parts.body = text;
    making.parts.plan = "{}";
    (void)pthread_mutex_init(&making.lock, NULL);
    (void)pthread_cond_init(&making.changed, NULL);
    must(writer_submit(bench->writer, &making.job), "the writer is busy");
    (void)pthread_mutex_lock(&making.lock);
    while (!making.done) {
        (void)pthread_cond_wait(&making.changed, &making.lock);
    }
    (void)pthread_mutex_unlock(&making.lock);
    must(making.job.err, "the tournament cannot be written");
    tournament_free(making.parts.tournament);
    json_decref(body);
    free(text);
    return id;
}

static void wait_for(struct bench *bench, const struct id *id) {
    bool over = false;
    while (!over) {
        struct tournament_row row;
        struct arena arena;
        arena_init(&arena);
        (void)usleep(1000);
        must(tournament_get(&row, &arena, bench->reader, id), "the tournament cannot be read");
        over = strcmp(row.status, "finished") == 0;
        arena_free(&arena);
    }
}

static enum err note_points(void *context, const struct tournament_entrant_row *row) {
    ((double *)context)[row->number - 1] = row->totals.points;
    return OK;
}

static void play_durably(struct bench *bench, double points[static SEATS]) {
    struct id id = make_tournament(bench, created(SEATS, GAMES, "all-play", "yahtzee", "optimal"));
    wait_for(bench, &id);
    must(tournament_entrants_by_place(bench->reader, &id, 0, SEATS, note_points, points), "no standings");
}

/* ---- standings ---- */

static enum err count_row(void *context, const struct tournament_entrant_row *row) {
    (void)row;
    ++*(int *)context;
    return OK;
}

static double page_ms(struct bench *bench, const struct id *id, int64_t offset, bool final) {
    double values[PAGES];
    for (int i = 0; i < PAGES; i++) {
        int rows = 0;
        int64_t above = 0;
        double start = cpu_ms();
        if (!final) { /* the rank of its first row; at the end that stands in the row */
            must(tournament_entrants_above(&above, bench->reader, id, 0), "no standings");
        }
        must(final ? tournament_entrants_by_place(bench->reader, id, offset, PAGE, count_row, &rows)
                   : tournament_entrants_by_points(bench->reader, id, offset, PAGE, count_row, &rows),
             "no standings");
        values[i] = cpu_ms() - start;
        if (rows != PAGE) {
            fail("a page is not full");
        }
    }
    return median(values, PAGES);
}

static bool measure_pages(struct bench *bench) {
    static const int64_t offsets[] = {0, ENTRANTS / 2, ENTRANTS - PAGE};
    struct id id = make_tournament(bench, created(ENTRANTS, 1, "swiss", "tic-tac-toe", "random"));
    bool good = true;
    wait_for(bench, &id);
    for (size_t i = 0; i < sizeof offsets / sizeof offsets[0]; i++) {
        double running = page_ms(bench, &id, offsets[i], false);
        double final = page_ms(bench, &id, offsets[i], true);
        (void)printf("%-44s %8.3f ms %8.3f ms\n", "", running, final);
        good = good && running < 2 && final < 2;
    }
    return good;
}

/* ---- all of it ---- */

static void open_all(struct bench *bench) {
    char explanation[STORE_EXPLANATION_MAX];
    int applied = 0;
    const struct setup setup = {.opponents = SEATS - 1};
    struct problem problem;
    (void)snprintf(bench->directory, sizeof bench->directory, "build/bench-tournaments.XXXXXX");
    if (mkdtemp(bench->directory) == NULL) {
        fail("no directory for the database; run it at the top of the repository");
    }
    (void)snprintf(bench->path, sizeof bench->path, "%s/referee.db", bench->directory);
    must(db_open(&bench->db, bench->path, DB_WRITE, explanation), "the database cannot be opened");
    must(store_migrate(bench->db, &applied, explanation), "the database cannot be migrated");
    must(db_open(&bench->reader, bench->path, DB_READ, explanation), "the database cannot be read");
    id_source_init(&bench->ids);
    bench->log = log_create(STDERR_FILENO, LOG_FORMAT_TEXT, LOG_WARN);
    bench->configs = config_cache_create();
    bench->cache = cache_create(1 << 20, bench->configs);
    bench->bot = bot_find("yahtzee", "optimal", strlen("optimal"));
    must(config_cache_find(&bench->config, bench->configs, "yahtzee", strlen("yahtzee"), &setup, &problem),
         "no yahtzee");
    struct scheduler_options lanes = {.log = bench->log};
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        lanes.lanes[lane] = (struct lane_options){.threads = 1, .queue_max = 1};
    }
    must(scheduler_start(&bench->scheduler, &lanes), "no threads");
    const struct tournaments_options playing = {.cache = bench->cache,
                                                .ids = &bench->ids,
                                                .db_url = bench->path,
                                                .scheduler = bench->scheduler,
                                                .threads = 1,
                                                .log = bench->log};
    must(tournaments_create(&bench->tournaments, &playing), "no tournaments");
    struct service *service = tournaments_service(bench->tournaments);
    const struct writer_options writing = {.db = bench->db,
                                           .cache = bench->cache,
                                           .ids = &bench->ids,
                                           .log = bench->log,
                                           .queue_max = 64,
                                           .batch_max = 64,
                                           .listeners = &service->listener,
                                           .listener_count = 1};
    must(writer_start(&bench->writer, &writing), "no writer");
    must(service->start(service, bench->writer), "tournaments do not start");
    json_t *body = created(SEATS, GAMES, "all-play", "yahtzee", "optimal");
    struct id id = id_make(&bench->ids, 1);
    must(tournament_create(&bench->plan, &id, 1, body), "no plan");
    json_decref(body);
}

static void close_all(struct bench *bench) {
    static const char *const endings[] = {"", "-wal", "-shm"};
    struct service *service = tournaments_service(bench->tournaments);
    service->stop(service);
    scheduler_stop(bench->scheduler);
    writer_stop(bench->writer);
    service->free(service);
    tournament_free(bench->plan);
    db_close(bench->reader);
    db_close(bench->db);
    cache_free(bench->cache);
    config_release(bench->config);
    config_cache_free(bench->configs);
    id_source_free(&bench->ids);
    log_free(bench->log);
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        char file[96];
        (void)snprintf(file, sizeof file, "%s%s", bench->path, endings[i]);
        (void)unlink(file);
    }
    (void)rmdir(bench->directory);
}

int main(void) {
    static void (*const ways[])(struct bench * bench, double points[static SEATS]) = {play_in_memory, play_durably};
    static const char *const names[] = {"as the server plays them, in memory", "the whole tournament, in the log"};
    enum { WAYS = sizeof ways / sizeof ways[0] };
    struct bench bench = {.bot = NULL};
    double times[WAYS][RUNS];
    double first[SEATS] = {0};
    bool good = sodium_init() >= 0;
    open_all(&bench);
    play_in_memory(&bench, first); /* makes the tables that the bots play by */
    for (int run = 0; run < RUNS; run++) {
        for (int way = 0; way < WAYS; way++) {
            double points[SEATS] = {0};
            double start = cpu_ms();
            ways[way](&bench, points);
            times[way][run] = cpu_ms() - start;
            good = good && memcmp(points, first, sizeof points) == 0;
        }
    }
    (void)printf("%d games of %d `optimal` bots of Yahtzee, all at one table; processor time, median of %d\n", GAMES,
                 SEATS, RUNS);
    for (int way = 0; way < WAYS; way++) {
        (void)printf("%-44s %8.0f ms\n", names[way], median(times[way], RUNS));
    }
    good = good && median(times[WAYS - 1], RUNS) < 1000;
    play_families(&bench);
    (void)printf("\nA page of %d out of %d entrants, from the beginning, the middle, the end: running, finished\n",
                 PAGE, ENTRANTS);
    good = measure_pages(&bench) && good;
    close_all(&bench);
    (void)puts(good ? "\nEvery claim holds." : "\nA claim does not hold.");
    return good ? 0 : 1;
}
