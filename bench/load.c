/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sends requests over keep-alive connections, each with one under way, and prints one line of JSON: answers and answers
 * a second, percentiles of latency, what was refused, and the processor time that sending took here.
 *
 * With --chains it sends what bench/prepare wrote, a request a line:
 *
 *     CHAIN METHOD PATH TOKEN BODY
 *
 * Lines of one chain, a number, stand together and are sent one after the other over one connection; each connection
 * takes the next chain when its own is done. TOKEN is - for none, and the body, which may be missing, is the rest of the
 * line. A token of + and an id of + in a path (/v1/games/+/guesses) are those that the answer to the chain's first
 * request told. When all chains have been sent it is over; with --again they are sent anew, for requests that can be.
 *
 * With --games it guesses in the games of bench/make_games, each time in one that is drawn at random, and in the end
 * writes into the file how they stand, so that the next load goes on with them.
 *
 * With --log as well, for tests of what becomes of moves when something breaks, every guess in a game is another: its
 * number there, in twelve digits. A line of the log tells each answer:
 *
 *     ID NUMBER STATUS OUTCOME NANOSECONDS
 *
 * where OUTCOME is the seq of a move that was made, "unknown" where the server says that it does not know, or "failed", and
 * the time is the monotonic clock's. A refusal is no error then. SIGTERM ends the load, with the answers that are awaited.
 *
 * usage: load --port N --connections N --threads N --seconds N {--chains FILE [--again] | --games FILE [--log FILE]}
 */
#include <getopt.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "client.h"
#include "games.h"
#include "latencies.h"

enum { THREADS_MAX = 16, LINE_MAX_SIZE = 4096, PATH_SIZE = 512 };

struct request {
    unsigned long chain;
    char *method, *path, *token, *body; /* within `line`; token is "" and body NULL for none */
    char *line;                         /* owned */
};

struct chains {
    struct request *requests;
    size_t request_count;
    size_t *starts; /* of each chain among the requests; one more at the end */
    size_t count;
};

static const char no_id[] = "0000000000000000";
static const char no_token[] = "rf_0000000000000000000000000000000000000000000";

/* What a connection is at. */
struct at {
    size_t next, end; /* requests of its chain that are left */
    bool first;       /* the answer that it waits for is the chain's first */
    char id[GAMES_ID_MAX], token[GAMES_TOKEN_MAX];
    size_t drawn; /* the game of its latest guess */
};

struct settings {
    uint16_t port;
    size_t connections, threads, seconds;
    const char *chains_path, *games_path;
    FILE *log; /* NULL without --log */
    bool again;
};

struct worker {
    pthread_t thread;
    const struct settings *settings;
    const struct chains *chains;
    struct games *games;
    size_t number, connections;
    size_t next_chain; /* this worker's are number, number + threads, ... */
    struct at at[CLIENT_CONNECTIONS_MAX];
    uint64_t random, refused;
    char first_refusal[512];
    struct latencies latencies;
    struct client_report report;
    double processor_seconds;
};

static volatile sig_atomic_t told_to_stop;

static void stop(int number) {
    (void)number;
    told_to_stop = 1;
}

static _Noreturn void die(const char *what, const char *why) {
    fprintf(stderr, "load: %s: %s\n", what, why);
    exit(1);
}

static void *grow(void *items, size_t *room, size_t count, size_t size) {
    if (count < *room) {
        return items;
    }
    *room = *room > 0 ? 2 * *room : 1024;
    items = realloc(items, *room * size);
    if (items == NULL) {
        die("chains", "out of memory");
    }
    return items;
}

static struct request parse_request(const char *path, const char *line) {
    struct request request = {.line = strdup(line)};
    char *rest, *chain;

    if (request.line == NULL) {
        die(path, "out of memory");
    }
    request.line[strcspn(request.line, "\n")] = '\0';
    rest = request.line;
    chain = strsep(&rest, " ");
    request.method = strsep(&rest, " ");
    request.path = strsep(&rest, " ");
    request.token = strsep(&rest, " ");
    request.body = rest;
    if (request.token == NULL) {
        die(path, "has a line that is not CHAIN METHOD PATH TOKEN BODY");
    }
    request.chain = strtoul(chain, NULL, 10);
    if (strcmp(request.token, "-") == 0) {
        request.token = request.token + 1;
    }
    return request;
}

static struct chains read_chains(const char *path) {
    struct chains chains = {0};
    char line[LINE_MAX_SIZE];
    size_t room = 0, starts_room = 0;
    FILE *file = fopen(path, "r");

    if (file == NULL) {
        die(path, "cannot be read");
    }
    while (fgets(line, sizeof line, file) != NULL) {
        struct request request = parse_request(path, line);

        chains.requests = grow(chains.requests, &room, chains.request_count, sizeof *chains.requests);
        chains.starts = grow(chains.starts, &starts_room, chains.count + 1, sizeof *chains.starts);
        if (chains.request_count == 0 || chains.requests[chains.request_count - 1].chain != request.chain) {
            chains.starts[chains.count++] = chains.request_count;
        }
        chains.requests[chains.request_count++] = request;
        chains.starts[chains.count] = chains.request_count;
    }
    if (ferror(file) != 0 || chains.count == 0) {
        die(path, "has no requests");
    }
    fclose(file);
    return chains;
}

static void free_chains(struct chains *chains) {
    for (size_t i = 0; i < chains->request_count; i++) {
        free(chains->requests[i].line);
    }
    free(chains->requests);
    free(chains->starts);
}

/* The next chain of the worker for the connection; false when there is none left. */
static bool begin_chain(struct worker *worker, struct at *at) {
    if (worker->next_chain >= worker->chains->count) {
        if (!worker->settings->again) {
            return false;
        }
        worker->next_chain = worker->number;
    }
    at->next = worker->chains->starts[worker->next_chain];
    at->end = worker->chains->starts[worker->next_chain + 1];
    at->first = true;
    /* Until an answer tells others, of their length: the constant server's need not. */
    memcpy(at->id, no_id, sizeof no_id);
    memcpy(at->token, no_token, sizeof no_token);
    worker->next_chain += worker->settings->threads;
    return true;
}

static size_t next_of_chain(struct worker *worker, struct at *at, char *buffer, size_t size) {
    const struct request *request;
    const char *token, *plus;
    char path[PATH_SIZE];

    if (at->next == at->end && !begin_chain(worker, at)) {
        return 0;
    }
    request = &worker->chains->requests[at->next++];
    token = strcmp(request->token, "+") == 0 ? at->token : request->token;
    plus = strstr(request->path, "/+/");
    if (plus == NULL) {
        return games_write_request(buffer, size, request->method, request->path, token, request->body);
    }
    snprintf(path, sizeof path, "%.*s/%s%s", (int)(plus - request->path), request->path, at->id, plus + 2);
    return games_write_request(buffer, size, request->method, path, token, request->body);
}

/* The answer as short as it may be: that of a long game would be long. */
static size_t write_numbered(struct game *game, char *buffer, size_t size) {
    char body[64];
    int length;

    snprintf(body, sizeof body, "{\"code\":\"%012u\"}", ++game->guesses);
    length = snprintf(buffer, size,
                      "POST /v1/games/%s/guesses HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\n"
                      "Prefer: return=minimal\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                      game->id, game->token, strlen(body), body);
    if (length < 0 || (size_t)length >= size) {
        die(game->id, "the request is too long");
    }
    return (size_t)length;
}

static size_t next_request(void *context, size_t connection, char *buffer, size_t size) {
    struct worker *worker = context;
    struct at *at = &worker->at[connection];
    size_t all, mine;

    if (worker->chains != NULL) {
        return next_of_chain(worker, at, buffer, size);
    }
    /* Every connection has games of its own to draw from, so none has two guesses under way. */
    all = worker->settings->connections;
    mine = connection * worker->settings->threads + worker->number;
    at->drawn =
        mine + all * (size_t)(games_next_random(&worker->random) % ((worker->games->count - mine - 1) / all + 1));
    if (worker->settings->log != NULL) {
        return write_numbered(&worker->games->items[at->drawn], buffer, size);
    }
    return games_write_next(&worker->games->items[at->drawn], &worker->random, buffer, size);
}

/* The value of a member with a text, wherever it first stands. */
static void find_text(const struct client_answer *answer, const char *member, char *out, size_t size) {
    const char *found = memmem(answer->body, answer->body_size, member, strlen(member));
    size_t left, length = 0;

    if (found == NULL) {
        return;
    }
    found += strlen(member);
    left = answer->body_size - (size_t)(found - answer->body);
    while (length < left && length + 1 < size && found[length] != '"') {
        length++;
    }
    memcpy(out, found, length);
    out[length] = '\0';
}

static void log_answer(const struct worker *worker, const struct at *at, const struct client_answer *answer) {
    static const char seq[] = "\"seq\":", unknown[] = "unknown";
    const struct game *game = &worker->games->items[at->drawn];
    const char *found = memmem(answer->body, answer->body_size, seq, sizeof seq - 1);
    char outcome[24] = "failed";

    if (answer->status / 100 == 2 && found != NULL) {
        found += sizeof seq - 1;
        snprintf(outcome, sizeof outcome, "%.*s", (int)strspn(found, "0123456789"), found);
    } else if (answer->status / 100 == 2 ||
               memmem(answer->body, answer->body_size, unknown, sizeof unknown - 1) != NULL) {
        memcpy(outcome, unknown, sizeof unknown);
    }
    if (fprintf(worker->settings->log, "%s %u %u %s %" PRIu64 "\n", game->id, game->guesses, answer->status, outcome,
                client_now()) < 0) {
        die("log", "cannot be written");
    }
}

static bool take_answer(void *context, const struct client_answer *answer) {
    struct worker *worker = context;
    struct at *at = &worker->at[answer->connection];

    if (answer->status / 100 != 2) {
        if (worker->refused == 0) {
            snprintf(worker->first_refusal, sizeof worker->first_refusal, "%u %.*s", answer->status,
                     (int)(answer->body_size < 400 ? answer->body_size : 400), answer->body);
        }
        worker->refused++;
    }
    if (at->first && at->next < at->end) {
        find_text(answer, "\"id\":\"", at->id, sizeof at->id);
        find_text(answer, "\"token\":\"", at->token, sizeof at->token);
    }
    at->first = false;
    if (worker->settings->log != NULL) {
        log_answer(worker, at, answer);
    }
    if (!latencies_note(&worker->latencies, answer->nanoseconds)) {
        die("latencies", "out of memory");
    }
    return told_to_stop == 0;
}

static void *run_worker(void *argument) {
    struct worker *worker = argument;
    const struct client_load load = {
        .port = worker->settings->port,
        .connections = worker->connections,
        .nanoseconds = worker->settings->seconds * 1000000000u,
        .next = next_request,
        .answered = take_answer,
        .context = worker,
    };
    struct timespec used;

    worker->report = client_run(&load);
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0) {
        worker->processor_seconds = (double)used.tv_sec + (double)used.tv_nsec / 1e9;
    }
    return NULL;
}

/* Adds the workers up, prints the line and gives the exit status. */
static int print_report(struct worker *workers, size_t count, bool refusals_are_kept) {
    struct latencies all = {0};
    uint64_t answers = 0, longest = 0, refused = 0;
    double processor_seconds = 0, busiest = 0, rate = 0;
    size_t unanswered = 0;

    for (size_t i = 0; i < count; i++) {
        double seconds = (double)workers[i].report.nanoseconds / 1e9;
        double share = seconds > 0 ? workers[i].processor_seconds / seconds : 0;

        answers += workers[i].report.answers;
        refused += workers[i].refused;
        unanswered += workers[i].report.unanswered;
        processor_seconds += workers[i].processor_seconds;
        busiest = share > busiest ? share : busiest;
        longest = workers[i].report.nanoseconds > longest ? workers[i].report.nanoseconds : longest;
        if (workers[i].refused > 0) {
            fprintf(stderr, "load: first refusal: %s\n", workers[i].first_refusal);
        }
        if (!latencies_add(&all, &workers[i].latencies)) {
            die("latencies", "out of memory");
        }
    }
    latencies_sort(&all);
    rate = longest > 0 ? (double)answers * 1e9 / (double)longest : 0;
    printf("{\"answers\":%" PRIu64 ",\"seconds\":%.3f,\"per_second\":%.1f,\"p50_us\":%" PRIu32 ",\"p99_us\":%" PRIu32
           ",\"p999_us\":%" PRIu32 ",\"max_us\":%" PRIu32 ",\"refused\":%" PRIu64 ",\"unanswered\":%zu"
           ",\"client_seconds\":%.3f,\"busiest_client_thread\":%.2f}\n",
           answers, (double)longest / 1e9, rate, latencies_percentile(&all, 0.5), latencies_percentile(&all, 0.99),
           latencies_percentile(&all, 0.999), latencies_percentile(&all, 1.0), refused, unanswered, processor_seconds,
           busiest);
    latencies_free(&all);
    return (refused > 0 && !refusals_are_kept) || unanswered > 0 || answers == 0;
}

static int run(const struct settings *settings, const struct chains *chains, struct games *games) {
    struct worker *workers = calloc(settings->threads, sizeof *workers);
    int status;

    if (workers == NULL) {
        die("workers", "out of memory");
    }
    for (size_t i = 0; i < settings->threads; i++) {
        workers[i].settings = settings;
        workers[i].chains = chains;
        workers[i].games = games;
        workers[i].number = workers[i].next_chain = i;
        workers[i].connections = (settings->connections + settings->threads - 1 - i) / settings->threads;
        workers[i].random = 0x9e3779b97f4a7c15u + i;
        if (pthread_create(&workers[i].thread, NULL, run_worker, &workers[i]) != 0) {
            die("workers", "no thread");
        }
    }
    for (size_t i = 0; i < settings->threads; i++) {
        pthread_join(workers[i].thread, NULL);
    }
    if (settings->games_path != NULL) {
        games_write(games, settings->games_path);
    }
    status = print_report(workers, settings->threads, settings->log != NULL);
    for (size_t i = 0; i < settings->threads; i++) {
        latencies_free(&workers[i].latencies);
    }
    free(workers);
    return status;
}

static struct settings parse_arguments(int argc, char **argv) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},
        {"connections", required_argument, NULL, 'n'},
        {"threads", required_argument, NULL, 't'},
        {"seconds", required_argument, NULL, 's'},
        {"chains", required_argument, NULL, 'c'},
        {"games", required_argument, NULL, 'g'},
        {"again", no_argument, NULL, 'a'},
        {"log", required_argument, NULL, 'l'},
        {NULL, 0, NULL, 0},
    };
    struct settings settings = {0};

    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 'p') {
            settings.port = (uint16_t)games_parse_number(optarg, UINT16_MAX);
        } else if (option == 'n') {
            settings.connections = games_parse_number(optarg, CLIENT_CONNECTIONS_MAX);
        } else if (option == 't') {
            settings.threads = games_parse_number(optarg, THREADS_MAX);
        } else if (option == 's') {
            settings.seconds = games_parse_number(optarg, 3600);
        } else if (option == 'c') {
            settings.chains_path = optarg;
        } else if (option == 'g') {
            settings.games_path = optarg;
        } else if (option == 'a') {
            settings.again = true;
        } else if (option == 'l') {
            settings.log = fopen(optarg, "w");
            if (settings.log == NULL) {
                die(optarg, "cannot be written");
            }
        } else {
            exit(2);
        }
    }
    return settings;
}

int main(int argc, char **argv) {
    const struct settings settings = parse_arguments(argc, argv);
    struct chains chains = {0};
    struct games games = {0};
    int status;

    if (settings.port == 0 || settings.connections == 0 || settings.threads == 0 || settings.seconds == 0 ||
        (settings.chains_path == NULL) == (settings.games_path == NULL) || settings.threads > settings.connections ||
        (settings.log != NULL && settings.games_path == NULL)) {
        fputs("usage: load --port N --connections N --threads N --seconds N\n"
              "            {--chains FILE [--again] | --games FILE [--log FILE]}\n",
              stderr);
        return 2;
    }
    if (settings.log != NULL) {
        signal(SIGTERM, stop);
    }
    if (settings.chains_path != NULL) {
        chains = read_chains(settings.chains_path);
    } else {
        games = games_read(settings.games_path);
        if (games.count < settings.connections) {
            die(settings.games_path, "has fewer games than there are connections");
        }
    }
    status = run(&settings, settings.chains_path != NULL ? &chains : NULL, &games);
    free_chains(&chains);
    games_free(&games);
    if (settings.log != NULL && fclose(settings.log) != 0) {
        die("log", "cannot be written");
    }
    return status;
}
