/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 100, MOVE_MS = 300, MARGIN_MS = 100, HANG_MS = 60000, REST_MS = 10, JUDGE_NODES = 50000, BALANCE = 100 };

enum key {
    KEY_GAMES = 256,
    KEY_SPRT,
    KEY_MOVE_MS,
    KEY_MOVE_MS_A,
    KEY_MOVE_MS_B,
    KEY_CLOCK_A,
    KEY_CLOCK_B,
    KEY_INFO_A,
    KEY_INFO_B,
    KEY_NAME_A,
    KEY_NAME_B,
    KEY_MARGIN_MS,
    KEY_HANG_MS,
    KEY_REST_MS,
    KEY_SIZE,
    KEY_RULE,
    KEY_OPENINGS,
    KEY_SEED,
    KEY_JUDGE_NODES,
    KEY_BALANCE,
    KEY_DRAW,
    KEY_SGF,
    KEY_CONCURRENCY,
    KEY_QUIET,
    KEY_HELP,
};

static const struct option flags[] = {
    {"games", required_argument, NULL, KEY_GAMES},
    {"sprt", required_argument, NULL, KEY_SPRT},
    {"move-ms", required_argument, NULL, KEY_MOVE_MS},
    {"move-ms-a", required_argument, NULL, KEY_MOVE_MS_A},
    {"move-ms-b", required_argument, NULL, KEY_MOVE_MS_B},
    {"clock-a", required_argument, NULL, KEY_CLOCK_A},
    {"clock-b", required_argument, NULL, KEY_CLOCK_B},
    {"info-a", required_argument, NULL, KEY_INFO_A},
    {"info-b", required_argument, NULL, KEY_INFO_B},
    {"name-a", required_argument, NULL, KEY_NAME_A},
    {"name-b", required_argument, NULL, KEY_NAME_B},
    {"margin-ms", required_argument, NULL, KEY_MARGIN_MS},
    {"hang-ms", required_argument, NULL, KEY_HANG_MS},
    {"rest-ms", required_argument, NULL, KEY_REST_MS},
    {"size", required_argument, NULL, KEY_SIZE},
    {"rule", required_argument, NULL, KEY_RULE},
    {"openings", required_argument, NULL, KEY_OPENINGS},
    {"seed", required_argument, NULL, KEY_SEED},
    {"judge-nodes", required_argument, NULL, KEY_JUDGE_NODES},
    {"balance", required_argument, NULL, KEY_BALANCE},
    {"draw", required_argument, NULL, KEY_DRAW},
    {"sgf", required_argument, NULL, KEY_SGF},
    {"concurrency", required_argument, NULL, KEY_CONCURRENCY},
    {"quiet", no_argument, NULL, KEY_QUIET},
    {"help", no_argument, NULL, KEY_HELP},
    {NULL, 0, NULL, 0},
};

void options_help(FILE *out) {
    (void)fputs(
        "match [OPTIONS] ENGINE_A ENGINE_B\n"
        "\n"
        "Has two engines for five in a row play each other, each a command of the shell that speaks the Gomocup "
        "protocol,\n"
        "and says which is the stronger. Every opening is played twice, with the colours changed.\n"
        "\n"
        "  --games N            at most (100)\n"
        "  --sprt ELO0,ELO1     stop as soon as it is sure, with errors of 5 %, that A is not ELO0 but ELO1 stronger "
        "than B,\n"
        "                       or the reverse\n"
        "  --move-ms N          processor time for a move, in milliseconds (300); --move-ms-a and --move-ms-b for one "
        "of them\n"
        "  --clock-a cpu|wall   what engine A itself goes by (wall): one that goes by the clock on the wall is told of "
        "more\n"
        "                       time as it has had to wait for the processor; --clock-b\n"
        "  --info-a TEXT        what engine A is told behind INFO, such as \"max_node 30000\"; several times; "
        "--info-b\n"
        "  --name-a NAME        what engine A is called; --name-b\n"
        "  --margin-ms N        so much more processor time than it was told of loses the game (100)\n"
        "  --hang-ms N          an engine is killed after ten times what it was told of and this, on the wall (60000)\n"
        "  --rest-ms N          an engine is told nothing for so long behind its answer (10): some lose what comes "
        "while they\n"
        "                       still end their search\n"
        "  --size 15            of the board, 5 to 20\n"
        "  --rule 0|1           five or more stones win (0), exactly five (1)\n"
        "  --openings FILE      one in a line: \"h8 i9 ...\", or \"0,0, 1,2, ...\" from the middle as at Gomocup;\n"
        "                       without it 3 to 5 stones are drawn near the middle\n"
        "  --seed N             of what is drawn (1)\n"
        "  --judge-nodes N      with which the search that is built in looks at what was drawn (50000)\n"
        "  --balance SCORE      and takes it when neither side is better by more (100), or the most even of 24\n"
        "  --draw N             print so many drawn openings, and play nothing\n"
        "  --sgf FILE           write the games\n"
        "  --concurrency N      games at the same time, 1 or 2 (1)\n"
        "  --quiet              say nothing but what came out of it\n"
        "\n"
        "Ends with 0 when all was played, with --sprt when A is stronger; 1: with --sprt A is not; 4: with --sprt it "
        "was not\n"
        "decided; 2: the arguments are wrong; 3: an engine cannot be started, or a file not be used; 130: it was "
        "stopped.\n",
        out);
}

static bool complain(const char *flag, const char *expected) {
    (void)fprintf(stderr, "match: --%s: expected %s\n", flag, expected);
    return false;
}

static bool read_number(long *out, const char *flag, const char *text, long min, long max) {
    char *end = NULL;
    errno = 0;
    long number = strtol(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || number < min || number > max) {
        char expected[64];
        (void)snprintf(expected, sizeof expected, "a number from %ld to %ld", min, max);
        return complain(flag, expected);
    }
    *out = number;
    return true;
}

static bool read_sprt(struct options *out, const char *flag, const char *text) {
    char *end = NULL;
    out->elo0 = strtod(text, &end);
    bool good = end != text && *end == ',';
    const char *second = good ? end + 1 : text;
    out->elo1 = strtod(second, &end);
    out->sprt = true;
    return (good && end != second && *end == '\0' && out->elo0 < out->elo1 && out->elo0 > -1000 && out->elo1 < 1000) ||
           complain(flag, "two numbers, the lower first, such as 0,10");
}

static bool add_info(struct engine_plan *engine, const char *flag, const char *text) {
    for (int i = 0; i < INFOS_MAX; i++) {
        if (engine->infos[i] == NULL) {
            engine->infos[i] = text;
            return true;
        }
    }
    return complain(flag, "fewer of them");
}

static bool read_clock(struct engine_plan *engine, const char *flag, const char *text) {
    engine->own_clock = strcmp(text, "cpu") == 0;
    return engine->own_clock || strcmp(text, "wall") == 0 || complain(flag, "cpu or wall");
}

static bool read_engine_option(struct engine_plan *engine, int key, const char *flag, const char *text) {
    switch (key) {
    case KEY_MOVE_MS_A:
    case KEY_MOVE_MS_B:
        return read_number(&engine->move_ms, flag, text, 1, 600000);
    case KEY_CLOCK_A:
    case KEY_CLOCK_B:
        return read_clock(engine, flag, text);
    case KEY_INFO_A:
    case KEY_INFO_B:
        return add_info(engine, flag, text);
    default:
        engine->name = text;
        return true;
    }
}

/* Where most numbers go, and what they may be. */
static bool read_plain_number(struct options *out, int key, const char *flag, const char *text) {
    long number = 0;
    switch (key) {
    case KEY_GAMES:
        return read_number(&out->games, flag, text, 2, 1000000);
    case KEY_MARGIN_MS:
        return read_number(&out->plan.margin_ms, flag, text, 0, 600000);
    case KEY_HANG_MS:
        return read_number(&out->plan.hang_ms, flag, text, 0, 600000);
    case KEY_REST_MS:
        return read_number(&out->plan.rest_ms, flag, text, 0, 60000);
    case KEY_SEED:
        return read_number(&out->seed, flag, text, 0, INT32_MAX);
    case KEY_DRAW:
        return read_number(&out->draw, flag, text, 1, 100000);
    case KEY_CONCURRENCY:
        return read_number(&out->concurrency, flag, text, 1, 2);
    case KEY_SIZE:
        return read_number(&number, flag, text, 5, LINE_SIZE_MAX) && (out->plan.board.size = (int)number) != 0;
    case KEY_JUDGE_NODES:
        out->scale.nodes = read_number(&number, flag, text, 1, 100000000) ? (uint64_t)number : 0;
        return out->scale.nodes != 0;
    default:
        out->scale.score_max = read_number(&number, flag, text, 0, 30000) ? (int)number : -1;
        return out->scale.score_max >= 0;
    }
}

static bool read_option(struct options *out, int key, const char *flag, const char *text) {
    struct engine_plan *engines = out->plan.engines;
    long number = 0;
    switch (key) {
    case KEY_SPRT:
        return read_sprt(out, flag, text);
    case KEY_MOVE_MS:
        if (!read_number(&number, flag, text, 1, 600000)) {
            return false;
        }
        engines[0].move_ms = engines[1].move_ms = number;
        return true;
    case KEY_MOVE_MS_A:
    case KEY_CLOCK_A:
    case KEY_INFO_A:
    case KEY_NAME_A:
        return read_engine_option(&engines[0], key, flag, text);
    case KEY_MOVE_MS_B:
    case KEY_CLOCK_B:
    case KEY_INFO_B:
    case KEY_NAME_B:
        return read_engine_option(&engines[1], key, flag, text);
    case KEY_RULE:
        out->plan.board.exact = strcmp(text, "1") == 0;
        return out->plan.board.exact || strcmp(text, "0") == 0 || complain(flag, "0 or 1");
    case KEY_OPENINGS:
        out->openings = text;
        return true;
    case KEY_SGF:
        out->sgf = text;
        return true;
    case KEY_QUIET:
        out->quiet = true;
        return true;
    default:
        return read_plain_number(out, key, flag, text);
    }
}

enum options_result options_read(struct options *out, int argc, char **argv) {
    *out = (struct options){
        .plan = {.engines = {{.move_ms = MOVE_MS}, {.move_ms = MOVE_MS}},
                 .board = {.size = 15},
                 .margin_ms = MARGIN_MS,
                 .hang_ms = HANG_MS,
                 .rest_ms = REST_MS},
        .games = GAMES,
        .seed = 1,
        .scale = {JUDGE_NODES, BALANCE},
        .concurrency = 1,
    };
    int index = 0;
    for (int key = getopt_long(argc, argv, "", flags, &index); key != -1;
         key = getopt_long(argc, argv, "", flags, &index)) {
        if (key == KEY_HELP) {
            return OPTIONS_HELP;
        }
        if (key == '?' || !read_option(out, key, flags[index].name, optarg)) {
            return OPTIONS_BAD;
        }
    }
    int wanted = out->draw > 0 ? 0 : GAME_ENGINES;
    if (argc - optind != wanted) {
        (void)fprintf(stderr, "match: expected %d engines, and not %d (--help)\n", wanted, argc - optind);
        return OPTIONS_BAD;
    }
    for (int i = 0; i < wanted; i++) {
        struct engine_plan *engine = &out->plan.engines[i];
        engine->command = argv[optind + i];
        engine->name = engine->name != NULL ? engine->name : engine->command;
    }
    return OPTIONS_GOOD;
}
