/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee engine`: a bot, by default `gomoku`, as an engine for the managers of five in a row tournaments, which talk to it
 * by lines on its standard input and output. The protocol is that of the Piskvork manager, in use at Gomocup.
 *
 * A manager that measures strength can hold it by what it has worked, whatever else the machine does meanwhile: by the
 * processor's clock in place of the one on the wall, or by INFO max_node, which other engines know too.
 *
 * It knows no server and no game but the one on its board. What it is told and cannot do is answered with ERROR, after
 * which the board is as it was, what it does not know with UNKNOWN, INFO never. By MESSAGE it says how far it has come. What
 * `gomoku` found out it keeps from move to move here, so unlike inside the server it may play otherwise when asked again.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "api/version.h"
#include "referee/commands.h"
#include "rules/line.h"
#include "solvers/bot.h"
#include "solvers/line_think.h"
#include "thinkers.h"
#include "util/json.h"
#include "util/timestamp.h"

enum {
    LINE_MAX_BYTES = 512,
    LINE = 5,
    TURN_MS = 1000, /* where the manager says nothing */
    TURN_MS_MAX = 60000,
    MARGIN_MS = 30,        /* for the manager to hear of the move */
    MOVES_LEFT_GUESS = 15, /* that the time left of a match has to do for */
    STEPS_PER_NODE = 500,  /* of INFO max_node, which counts positions: about what the search spends on one */
};

/* Beyond this a number of nodes is none that anybody waits for, and its steps would not fit. */
#define NODES_MAX (INT64_MAX / STEPS_PER_NODE)

/* Bits of INFO rule. Those that are not named cannot be played. */
enum { RULE_EXACT = 1 };

enum owner { NOBODY, MYSELF, OTHER };

typedef int64_t clock_function(void);

struct desk {
    FILE *in, *out;
    const struct bot *bot;
    clock_function *now_us;
    struct config *config;  /* NULL before START */
    struct line_mind *mind; /* gomoku's, for boards of this kind */
    int threads;            /* that think with it */
    int size;
    enum owner fields[LINE_SIZE_MAX][LINE_SIZE_MAX]; /* by row and column */
    int counts[3];
    int64_t turn_ms, match_ms, left_ms;
    int64_t nodes; /* for a move; 0: as many as there is time for */
    long rule;
    bool ended;
};

struct point {
    long column, row;
};

static void say(struct desk *desk, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(struct desk *desk, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    (void)vfprintf(desk->out, format, arguments);
    va_end(arguments);
    (void)fputc('\n', desk->out);
    (void)fflush(desk->out);
}

/* ---- the board ---- */

static void clear(struct desk *desk) {
    memset(desk->fields, 0, sizeof desk->fields);
    memset(desk->counts, 0, sizeof desk->counts);
}

static bool is_on_board(const struct desk *desk, struct point point) {
    return point.column >= 0 && point.column < desk->size && point.row >= 0 && point.row < desk->size;
}

static void put(struct desk *desk, struct point point, enum owner owner) {
    desk->counts[desk->fields[point.row][point.column]]--;
    desk->fields[point.row][point.column] = owner;
    desk->counts[owner]++;
}

/* What holds for one kind of board only. */
static void forget(struct desk *desk) {
    if (desk->config != NULL) {
        config_release(desk->config);
    }
    line_mind_free(desk->mind);
    desk->config = NULL;
    desk->mind = NULL;
}

/* gomoku at its full strength: here it keeps in mind what it found out, in several threads. */
static bool is_thinker(const struct bot *bot) {
    return bot == bot_find("line", "gomoku", strlen("gomoku"));
}

/* A board of the size, by the rule that is agreed on. False when there is none such, or the bot is not for it. */
static bool make_config(struct desk *desk, int size) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, "line", strlen("line"));
    json_t *options =
        json_pack("{s:i, s:i, s:b}", "size", size, "line", LINE, "exact_line", (int)((desk->rule & RULE_EXACT) != 0));
    const struct setup setup = {.options = options, .opponents = 1};
    struct config *config = NULL;
    struct problem problem;
    bool good = family->configure(&config, preset, &setup, &problem) == OK;
    json_decref(options);
    if (!good) {
        return false;
    }
    if (!desk->bot->can_play(desk->bot, config)) {
        config_release(config);
        return false;
    }
    struct line_mind *mind = NULL;
    if (is_thinker(desk->bot) && line_mind_make(&mind) != OK) {
        abort();
    }
    forget(desk);
    desk->config = config;
    desk->mind = mind;
    desk->size = size;
    return true;
}

/* ---- thinking ---- */

static int64_t time_for_move_ms(const struct desk *desk) {
    int64_t limit = desk->turn_ms;
    if (desk->match_ms > 0 && desk->left_ms >= 0 && desk->left_ms / MOVES_LEFT_GUESS < limit) {
        limit = desk->left_ms / MOVES_LEFT_GUESS;
    }
    limit = limit < TURN_MS_MAX ? limit : TURN_MS_MAX;
    int64_t margin = limit / 10 > MARGIN_MS ? limit / 10 : MARGIN_MS;
    return limit > 2 * margin ? limit - margin : limit / 2;
}

struct deadline {
    clock_function *now_us;
    int64_t until_us;
};

static bool is_late(void *context) {
    const struct deadline *deadline = context;
    return deadline->now_us() >= deadline->until_us;
}

/* The board as the bot sees it: X is first. */
static void observe(struct line_observation *out, const struct desk *desk) {
    bool own_x = desk->counts[MYSELF] == desk->counts[OTHER];
    *out = (struct line_observation){.head = {.config = desk->config, .actions = 1}, .round.leader = own_x ? 0 : 1};
    line_empty_board(&out->board, desk->config);
    for (uint8_t row = 0; row < desk->size; row++) {
        for (uint8_t column = 0; column < desk->size; column++) {
            enum owner owner = desk->fields[row][column];
            if (owner != NOBODY) {
                line_board_place(&out->board, (owner == MYSELF) == own_x ? LINE_X : LINE_O,
                                 (struct stones_point){column, row});
            }
        }
    }
}

enum { MESSAGE_MOVES = 16, POINT_BYTES = sizeof " 19,19" };

static void report(void *context, const struct line_thought *thought) {
    struct desk *desk = context;
    char moves[MESSAGE_MOVES * POINT_BYTES] = "";
    char eval[sizeof "-M65536"];
    size_t length = 0;
    for (size_t i = 0; i < thought->count && i < MESSAGE_MOVES; i++) {
        length += (size_t)snprintf(moves + length, sizeof moves - length, " %d,%d", thought->moves[i].column,
                                   thought->moves[i].row);
    }
    if (thought->wins_in != 0) {
        (void)snprintf(eval, sizeof eval, "%sM%d", thought->wins_in < 0 ? "-" : "+", abs(thought->wins_in) & 0xffff);
    } else {
        (void)snprintf(eval, sizeof eval, "%d", (int)(int16_t)thought->score);
    }
    say(desk, "MESSAGE depth %d nodes %" PRIu64 " eval %s pv%s", thought->depth, thought->nodes, eval, moves);
}

static bool think(struct point *out, struct desk *desk, const struct line_board *board, struct rng *rng,
                  struct budget *budget) {
    const struct line_thinking thinking = {.board = board, .report = report, .context = desk};
    struct line_thought thought;
    line_mind_go_on(desk->mind);
    if (thinkers_think(&thought, desk->mind, &thinking, desk->threads, rng, budget) != OK) {
        return false;
    }
    *out = (struct point){thought.moves[0].column, thought.moves[0].row};
    return true;
}

/* What a bot does that keeps nothing. */
static bool decide(struct point *out, const struct desk *desk, const struct line_observation *observation,
                   struct rng *rng, struct budget *budget) {
    const struct bot_memory memory = {.bot_key = NULL};
    struct move move = {.action = NULL};
    if (desk->bot->decide(&move, desk->bot, &observation->head, &memory, rng, budget) != OK) {
        return false;
    }
    *out = (struct point){json_integer_value(json_object_get(move.body, "column")),
                          json_integer_value(json_object_get(move.body, "row"))};
    json_decref(move.body);
    return true;
}

static bool choose(struct point *out, struct desk *desk, int64_t since_us) {
    struct line_observation observation;
    observe(&observation, desk);
    struct deadline deadline = {desk->now_us, since_us + time_for_move_ms(desk) * 1000};
    struct budget budget = budget_of(desk->nodes > 0 ? (uint64_t)desk->nodes * STEPS_PER_NODE : UINT64_MAX);
    budget.expired = is_late;
    budget.context = &deadline;
    struct rng rng;
    rng_init_random(&rng);
    return desk->mind != NULL ? think(out, desk, &observation.board, &rng, &budget)
                              : decide(out, desk, &observation, &rng, &budget);
}

static void make_move(struct desk *desk, int64_t since_us) {
    struct point point;
    int ahead = desk->counts[OTHER] - desk->counts[MYSELF];
    if ((desk->rule & ~(long)RULE_EXACT) != 0) {
        say(desk, "ERROR this rule is not supported, only 0 (five or more) and 1 (exactly five)");
    } else if (ahead != 0 && ahead != 1) {
        say(desk, "ERROR it is not my turn: there are %d stones of mine and %d of the other's", desk->counts[MYSELF],
            desk->counts[OTHER]);
    } else if (desk->counts[MYSELF] + desk->counts[OTHER] == desk->size * desk->size) {
        say(desk, "ERROR the board is full");
    } else if (!choose(&point, desk, since_us)) {
        say(desk, "ERROR there is no memory to think");
    } else {
        put(desk, point, MYSELF);
        say(desk, "%ld,%ld", point.column, point.row);
    }
}

/* ---- commands ---- */

/* Reads "a,b" or "a,b,c"; false when it is not that. */
static bool read_numbers(long *out, int count, const char *text) {
    for (int i = 0; i < count; i++) {
        char *end = NULL;
        out[i] = strtol(text, &end, 10);
        if (end == text || (i + 1 < count && *end != ',')) {
            return false;
        }
        text = end + 1;
        if (i + 1 == count) {
            return *end == '\0';
        }
    }
    return true;
}

static bool read_point(struct point *out, const struct desk *desk, const char *text) {
    long numbers[2];
    if (!read_numbers(numbers, 2, text)) {
        return false;
    }
    *out = (struct point){numbers[0], numbers[1]};
    return is_on_board(desk, *out);
}

/* Says so where there is no board yet. */
static bool has_started(struct desk *desk) {
    if (desk->config == NULL) {
        say(desk, "ERROR no game has been started");
    }
    return desk->config != NULL;
}

static void start(struct desk *desk, const char *text, int64_t since_us) {
    long size = 0;
    (void)since_us;
    if (!read_numbers(&size, 1, text) || size < LINE || size > LINE_SIZE_MAX || !make_config(desk, (int)size)) {
        say(desk, "ERROR unsupported size: %s plays on boards of %d to %d at most", desk->bot->name, LINE,
            LINE_SIZE_MAX);
        return;
    }
    clear(desk);
    say(desk, "OK");
}

static void start_rectangle(struct desk *desk, const char *text, int64_t since_us) {
    long sizes[2];
    if (!read_numbers(sizes, 2, text) || sizes[0] != sizes[1]) {
        say(desk, "ERROR rectangular boards are not supported");
        return;
    }
    start(desk, strchr(text, ',') + 1, since_us);
}

static void restart(struct desk *desk, const char *text, int64_t since_us) {
    (void)text;
    (void)since_us;
    if (has_started(desk)) {
        clear(desk);
        say(desk, "OK");
    }
}

static void begin(struct desk *desk, const char *text, int64_t since_us) {
    (void)text;
    if (has_started(desk)) {
        make_move(desk, since_us);
    }
}

static void take_turn(struct desk *desk, const char *text, int64_t since_us) {
    struct point point;
    if (!has_started(desk)) {
        return;
    }
    if (!read_point(&point, desk, text) || desk->fields[point.row][point.column] != NOBODY) {
        say(desk, "ERROR '%s' is no free field", text);
        return;
    }
    put(desk, point, OTHER);
    make_move(desk, since_us);
}

static void take_back(struct desk *desk, const char *text, int64_t since_us) {
    struct point point;
    (void)since_us;
    if (!has_started(desk)) {
        return;
    }
    if (!read_point(&point, desk, text) || desk->fields[point.row][point.column] == NOBODY) {
        say(desk, "ERROR there is no stone on '%s'", text);
        return;
    }
    put(desk, point, NOBODY);
    say(desk, "OK");
}

/* ---- lines ---- */

/* A line without its end; false at the end of the input. One that is too long is made one that nobody knows. */
static bool read_line(char line[static LINE_MAX_BYTES], FILE *in) {
    if (fgets(line, LINE_MAX_BYTES, in) == NULL) {
        return false;
    }
    size_t length = strcspn(line, "\r\n");
    if (line[length] == '\0' && length == LINE_MAX_BYTES - 1) {
        int c = fgetc(in);
        while (c != '\n' && c != EOF) {
            c = fgetc(in);
        }
        (void)snprintf(line, LINE_MAX_BYTES, "?");
        return true;
    }
    line[length] = '\0';
    return true;
}

/* A whole position, line by line up to DONE. */
static void read_board(struct desk *desk, const char *text, int64_t since_us) {
    (void)text;
    char line[LINE_MAX_BYTES];
    bool good = has_started(desk);
    if (good) {
        clear(desk);
    }
    char bad[LINE_MAX_BYTES] = "";
    while (read_line(line, desk->in) && strcasecmp(line, "DONE") != 0) {
        long numbers[3] = {0};
        bool is_stone = good && read_numbers(numbers, 3, line) &&
                        is_on_board(desk, (struct point){numbers[0], numbers[1]}) &&
                        (numbers[2] == MYSELF || numbers[2] == OTHER) && desk->fields[numbers[1]][numbers[0]] == NOBODY;
        if (is_stone) {
            put(desk, (struct point){numbers[0], numbers[1]}, (enum owner)numbers[2]);
        } else if (bad[0] == '\0') {
            memcpy(bad, line, sizeof bad);
        }
        since_us = desk->now_us();
    }
    if (good && bad[0] != '\0') {
        clear(desk);
        say(desk, "ERROR '%s' is no stone on a free field; the board is empty now", bad);
    } else if (good) {
        make_move(desk, since_us);
    }
}

static void inform(struct desk *desk, const char *text, int64_t since_us) {
    (void)since_us;
    char key[32];
    char *end = NULL;
    size_t length = strcspn(text, " ");
    (void)snprintf(key, sizeof key, "%.*s", (int)length, text);
    long long number = strtoll(text + length, &end, 10);
    if (end == text + length) {
        return; /* such as a folder */
    }
    if (strcasecmp(key, "timeout_turn") == 0) {
        desk->turn_ms = number > 0 ? number : 0;
    } else if (strcasecmp(key, "timeout_match") == 0) {
        desk->match_ms = number;
    } else if (strcasecmp(key, "time_left") == 0) {
        desk->left_ms = number > 0 ? number : 0;
    } else if (strcasecmp(key, "max_node") == 0) {
        desk->nodes = number < 0 ? 0 : number < NODES_MAX ? number : NODES_MAX;
    } else if (strcasecmp(key, "threads") == 0) {
        desk->threads = number < 1 ? 1 : number > THINKERS_MAX ? THINKERS_MAX : (int)number;
    } else if (strcasecmp(key, "rule") == 0) {
        desk->rule = (long)number;
        if (desk->config != NULL) {
            (void)make_config(desk, desk->size);
        }
    }
}

static void tell_about(struct desk *desk, const char *text, int64_t since_us) {
    (void)text;
    (void)since_us;
    say(desk, "name=\"Referee\", version=\"" REFEREE_VERSION "\", author=\"the authors of Referee\"");
}

static void leave(struct desk *desk, const char *text, int64_t since_us) {
    (void)text;
    (void)since_us;
    desk->ended = true;
}

struct command_def {
    const char *name;
    void (*run)(struct desk *desk, const char *text, int64_t since_us);
};

static const struct command_def commands[] = {
    {"start", start},        {"rectstart", start_rectangle},
    {"restart", restart},    {"begin", begin},
    {"turn", take_turn},     {"board", read_board},
    {"takeback", take_back}, {"info", inform},
    {"about", tell_about},   {"end", leave},
};

static void obey(struct desk *desk, const char *line, int64_t since_us) {
    size_t length = strcspn(line, " ");
    const char *text = line + length + strspn(line + length, " ");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].name) == length && strncasecmp(commands[i].name, line, length) == 0) {
            commands[i].run(desk, text, since_us);
            return;
        }
    }
    if (line[0] != '\0') {
        say(desk, "UNKNOWN command");
    }
}

int command_engine(const struct settings *settings) {
    const struct bot *full = bot_find("line", settings->strategy, strlen(settings->strategy));
    if (full == NULL) {
        (void)fprintf(stderr, "referee: engine: no bot for line games is called '%s'\n", settings->strategy);
        return EXIT_FAILURE;
    }
    const struct bot *bot = bot_at_level(full, (int)settings->level);
    if (bot == NULL) {
        (void)fprintf(stderr, "referee: engine: the bot '%s' has no such --level, of %d\n", full->name, full->levels);
        return EXIT_USAGE;
    }
    struct desk *desk = calloc(1, sizeof *desk);
    if (desk == NULL) {
        abort();
    }
    desk->in = stdin;
    desk->out = stdout;
    desk->bot = bot;
    desk->now_us = strcmp(settings->clock, "cpu") == 0 ? timestamp_processor_us : timestamp_monotonic_us;
    desk->threads = (int)settings->threads;
    desk->turn_ms = TURN_MS;
    desk->left_ms = -1;
    char line[LINE_MAX_BYTES];
    while (!desk->ended && read_line(line, desk->in)) {
        obey(desk, line, desk->now_us());
    }
    forget(desk);
    free(desk);
    return EXIT_SUCCESS;
}
