/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Does the server ever stand still? N keep-alive connections, each with a game of its own and always one guess waiting
 * for its answer, for some seconds. Printed is one line of JSON: throughput, p50, p99, p99.9 and the longest latency, and
 * the longest time in which no answer came on any connection although guesses waited. With few connections it is the
 * measure of a guess's latency.
 *
 * A second without an answer fails, and so does any answer but 2xx and any guess left without an answer.
 *
 * The games come from bench/make_games, fresh ones for each run, as the file says where each of them stands.
 *
 * usage: stall --port N --games FILE --connections N --seconds N
 */
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "client.h"
#include "games.h"
#include "latencies.h"

static const uint64_t GAP_ALLOWED_NS = 1000000000u;

struct stall {
    struct games games; /* one for each connection */
    uint64_t random;
    uint64_t refused;
    char first_refusal[512];
    struct latencies latencies;
};

static size_t next_request(void *context, size_t connection, char *buffer, size_t size) {
    struct stall *stall = context;

    return games_write_next(&stall->games.items[connection], &stall->random, buffer, size);
}

static bool take_answer(void *context, const struct client_answer *answer) {
    struct stall *stall = context;

    if (answer->status / 100 != 2) {
        if (stall->refused == 0) {
            snprintf(stall->first_refusal, sizeof stall->first_refusal, "%u %.*s", answer->status,
                     (int)(answer->body_size < 400 ? answer->body_size : 400), answer->body);
        }
        stall->refused++;
    }
    return latencies_note(&stall->latencies, answer->nanoseconds);
}

/* Prints the line; true when nothing stood still and nothing was refused. */
static bool print_report(const struct stall *stall, const struct client_report *report, size_t connections) {
    double seconds = (double)report->nanoseconds / 1e9;
    bool good = report->longest_gap < GAP_ALLOWED_NS && report->unanswered == 0 && stall->refused == 0;

    printf("{\"connections\":%zu,\"seconds\":%.2f,\"answers\":%" PRIu64 ",\"per_second\":%.0f,\"p50_us\":%" PRIu32
           ",\"p99_us\":%" PRIu32 ",\"p999_us\":%" PRIu32 ",\"max_us\":%" PRIu32
           ",\"gap_ms\":%.1f,\"unanswered\":%zu,\"oldest_ms\":%.1f,"
           "\"refused\":%" PRIu64 ",\"good\":%s}\n",
           connections, seconds, report->answers, seconds > 0 ? (double)report->answers / seconds : 0.0,
           latencies_percentile(&stall->latencies, 0.50), latencies_percentile(&stall->latencies, 0.99),
           latencies_percentile(&stall->latencies, 0.999), latencies_percentile(&stall->latencies, 1.0),
           (double)report->longest_gap / 1e6, report->unanswered, (double)report->oldest_unanswered / 1e6,
           stall->refused, good ? "true" : "false");
    if (stall->refused > 0) {
        fprintf(stderr, "stall: first refusal: %s\n", stall->first_refusal);
    }
    return good;
}

static void parse_arguments(int argc, char **argv, struct client_load *load, const char **games) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},
        {"games", required_argument, NULL, 'g'},
        {"connections", required_argument, NULL, 'c'},
        {"seconds", required_argument, NULL, 's'},
        {NULL, 0, NULL, 0},
    };

    for (;;) {
        int option = getopt_long(argc, argv, "", options, NULL);

        if (option == -1) {
            break;
        }
        if (option == 'p') {
            load->port = (uint16_t)games_parse_number(optarg, UINT16_MAX);
        } else if (option == 'g') {
            *games = optarg;
        } else if (option == 'c') {
            load->connections = games_parse_number(optarg, CLIENT_CONNECTIONS_MAX);
        } else if (option == 's') {
            load->nanoseconds = games_parse_number(optarg, 3600) * 1000000000u;
        } else {
            exit(2);
        }
    }
}

int main(int argc, char **argv) {
    struct stall stall = {.random = 0x9e3779b97f4a7c15u};
    struct client_load load = {.next = next_request, .answered = take_answer, .context = &stall};
    const char *games_path = NULL;
    struct client_report report;
    bool good;

    parse_arguments(argc, argv, &load, &games_path);
    if (games_path == NULL || load.port == 0 || load.connections == 0 || load.nanoseconds == 0) {
        fputs("usage: stall --port N --games FILE --connections N --seconds N\n", stderr);
        return 2;
    }
    stall.games = games_read(games_path);
    if (stall.games.count < load.connections) {
        fprintf(stderr, "stall: %s has %zu games, fewer than the %zu connections\n", games_path, stall.games.count,
                load.connections);
        return 1;
    }
    report = client_run(&load);
    latencies_sort(&stall.latencies);
    good = print_report(&stall, &report, load.connections);
    latencies_free(&stall.latencies);
    games_free(&stall.games);
    return good ? 0 : 1;
}
