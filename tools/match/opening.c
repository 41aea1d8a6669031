/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drawn openings are judged by our own search with a number of nodes and not with a time, so that a seed gives the same ones
 * everywhere. What it thinks even is so only to it; but each opening is played with either colour. Scores grow with the
 * board, so where none is as small as was asked for, the smallest of a number of them is taken.
 */
#include "opening.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "solvers/line/line_search.h"

enum {
    LINE = 5,
    LINE_BYTES = 1024,
    DRAWN_MIN = 3,
    DRAWN_MAX = 5,
    DRAWN_REACH = 3, /* from the middle, in each direction */
    DRAWS_MAX = 20000,
    JUDGED_MAX = 1000,    /* of the draws: one of some ten is even */
    STEPS_PER_NODE = 500, /* as the search spends them */
    SYMMETRIES = 8,
};

/* ---- as text ---- */

static bool read_named(struct stones_point *out, const char **at, int size) {
    const char *text = *at;
    int column = tolower((unsigned char)text[0]) - 'a';
    char *end = NULL;
    if (!isdigit((unsigned char)text[1])) {
        return false;
    }
    long row = strtol(text + 1, &end, 10) - 1;
    *at = end;
    *out = (struct stones_point){(uint8_t)column, (uint8_t)row};
    return column >= 0 && column < size && row >= 0 && row < size;
}

static bool read_offset(struct stones_point *out, const char **at, int size) {
    char *end = NULL;
    long column = strtol(*at, &end, 10);
    bool good = end != *at && *end == ',';
    const char *second = good ? end + 1 : *at;
    long row = strtol(second, &end, 10);
    good = good && end != second;
    *at = end;
    if (!good || column < -size || column > size || row < -size || row > size) {
        return false;
    }
    column += size / 2;
    row += size / 2;
    *out = (struct stones_point){(uint8_t)column, (uint8_t)row};
    return column >= 0 && column < size && row >= 0 && row < size;
}

bool opening_parse(struct opening *out, const char *line, const struct opening_board *board,
                   char reason[static OPENING_REASON]) {
    static const char between[] = " \t\r\n,";
    struct line_board stones;
    struct opening opening = {0};
    line_board_init(&stones, board->size, LINE, board->exact);
    const char *at = line + strspn(line, between);
    bool named = isalpha((unsigned char)*at) != 0;
    while (*at != '\0' && *at != '#') {
        struct stones_point point;
        const char *from = at;
        bool good = named ? read_named(&point, &at, board->size) : read_offset(&point, &at, board->size);
        enum line_side side = opening.count % 2 == 0 ? LINE_X : LINE_O;
        if (!good || !line_board_is_free(&stones, point) || opening.count == OPENING_STONES_MAX) {
            (void)snprintf(reason, OPENING_REASON, "'%.16s' is no free field, or one too many", from);
            return false;
        }
        line_board_place(&stones, side, point);
        if (line_board_wins_at(&stones, side, point)) {
            (void)snprintf(reason, OPENING_REASON, "with '%.16s' the game is over", from);
            return false;
        }
        opening.moves[opening.count++] = point;
        at += strspn(at, between);
    }
    *out = opening;
    return true;
}

size_t opening_print(char *out, size_t size, const struct opening *opening) {
    size_t length = 0;
    for (int i = 0; i < opening->count && length < size; i++) {
        int more = snprintf(out + length, size - length, "%s%c%d", i > 0 ? " " : "", 'a' + opening->moves[i].column,
                            opening->moves[i].row + 1);
        length += more > 0 ? (size_t)more : 0;
    }
    return length < size ? length : size - 1;
}

/* ---- lists ---- */

static struct stones_point turn(struct stones_point point, int symmetry, int size) {
    struct stones_point turned = point;
    if ((symmetry & 1) != 0) {
        turned = (struct stones_point){turned.row, turned.column};
    }
    if ((symmetry & 2) != 0) {
        turned.column = (uint8_t)(size - 1 - turned.column);
    }
    if ((symmetry & 4) != 0) {
        turned.row = (uint8_t)(size - 1 - turned.row);
    }
    return turned;
}

/* Has the other a stone of the same colour there? */
static bool has_stone(const struct opening *opening, struct stones_point point, int colour) {
    for (int i = colour; i < opening->count; i += 2) {
        if (opening->moves[i].column == point.column && opening->moves[i].row == point.row) {
            return true;
        }
    }
    return false;
}

bool opening_is_alike(const struct opening *one, const struct opening *other, int size) {
    if (one->count != other->count) {
        return false;
    }
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        int same = 0;
        while (same < one->count && has_stone(other, turn(one->moves[same], symmetry, size), same % 2)) {
            same++;
        }
        if (same == one->count) {
            return true;
        }
    }
    return false;
}

bool opening_list_add(struct opening_list *list, const struct opening *opening) {
    if (list->count == list->room) {
        size_t room = list->room > 0 ? 2 * list->room : 64;
        struct opening *items = reallocarray(list->items, room, sizeof *items);
        if (items == NULL) {
            return false;
        }
        list->items = items;
        list->room = room;
    }
    list->items[list->count++] = *opening;
    return true;
}

void opening_list_clear(struct opening_list *list) {
    free(list->items);
    *list = (struct opening_list){0};
}

bool opening_list_read(struct opening_list *list, FILE *in, const struct opening_board *board,
                       char reason[static OPENING_REASON]) {
    char line[LINE_BYTES];
    for (int number = 1; fgets(line, sizeof line, in) != NULL; number++) {
        struct opening opening;
        char why[OPENING_REASON];
        if (strchr(line, '\n') == NULL && strlen(line) == sizeof line - 1) {
            (void)snprintf(reason, OPENING_REASON, "line %d is too long", number);
            return false;
        }
        if (!opening_parse(&opening, line, board, why)) {
            (void)snprintf(reason, OPENING_REASON, "line %d: %.100s", number, why);
            return false;
        }
        if (opening.count > 0 && !opening_list_add(list, &opening)) {
            (void)snprintf(reason, OPENING_REASON, "there is no memory for it");
            return false;
        }
    }
    if (list->count == 0) {
        (void)snprintf(reason, OPENING_REASON, "it has no openings");
        return false;
    }
    return true;
}

/* ---- drawing ---- */

/* Stones on different fields near the middle: too few for anybody to have a line. */
static void draw(struct opening *out, int size, struct rng *rng) {
    int wanted = DRAWN_MIN + (int)rng_below(rng, DRAWN_MAX - DRAWN_MIN + 1);
    int reach = size / 2 < DRAWN_REACH ? size / 2 : DRAWN_REACH;
    uint32_t width = (uint32_t)(2 * reach + size % 2);
    *out = (struct opening){0};
    while (out->count < wanted) {
        struct stones_point point = {(uint8_t)(size / 2 - reach + (int)rng_below(rng, width)),
                                     (uint8_t)(size / 2 - reach + (int)rng_below(rng, width))};
        if (!has_stone(out, point, 0) && !has_stone(out, point, 1)) {
            out->moves[out->count++] = point;
        }
    }
}

/* What the side to move thinks of it; false: out of memory. */
static bool judge(int *out, const struct opening *opening, const struct opening_board *board, uint64_t nodes) {
    struct line_board stones;
    struct line_position *position = NULL;
    line_board_init(&stones, board->size, LINE, board->exact);
    for (int i = 0; i < opening->count; i++) {
        line_board_place(&stones, i % 2 == 0 ? LINE_X : LINE_O, opening->moves[i]);
    }
    if (line_position_make(&position, &stones, opening->count % 2) != OK) {
        return false;
    }
    const struct line_aims aims = {.sound = false};
    struct budget budget = budget_of(nodes * STEPS_PER_NODE);
    struct line_verdict verdict;
    bool good = line_search(&verdict, position, &aims, &budget) == OK;
    if (good) {
        *out = verdict.score;
    }
    free(position);
    return good;
}

static bool is_known(const struct opening_list *list, const struct opening *opening, int size) {
    for (size_t i = 0; i < list->count; i++) {
        if (opening_is_alike(&list->items[i], opening, size)) {
            return true;
        }
    }
    return false;
}

bool opening_list_draw(struct opening_list *list, const struct opening_board *board, const struct opening_scale *scale,
                       struct rng *rng) {
    struct opening best = {0};
    int least = INT_MAX;
    int judged = 0;
    for (int i = 0; i < DRAWS_MAX && judged < JUDGED_MAX && least > scale->score_max; i++) {
        struct opening opening;
        int score = 0;
        draw(&opening, board->size, rng);
        if (is_known(list, &opening, board->size)) {
            continue;
        }
        if (!judge(&score, &opening, board, scale->nodes)) {
            return false;
        }
        judged++;
        if (abs(score) < least) {
            least = abs(score);
            best = opening;
        }
    }
    return judged > 0 && opening_list_add(list, &best);
}
