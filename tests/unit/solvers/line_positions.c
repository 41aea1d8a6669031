/* SPDX-License-Identifier: Apache-2.0 */
/* Text to positions, positions to boards. */
#include "line_positions.h"

#include <stdlib.h>

#include <criterion/criterion.h>

struct drawn *draw(int size, int length, bool exact, const char *rows) {
    struct drawn *drawn = malloc(sizeof *drawn);
    const struct line_rules rules = {.length = length, .exact = exact};
    cr_assert_not_null(drawn);
    cr_assert_eq(line_shapes_get(&drawn->shapes, &rules), OK);
    line_position_init(&drawn->position, drawn->shapes, size);
    int counts[2] = {0};
    int column = 0;
    int row = 0;
    for (const char *at = rows; *at != '\0'; at++) {
        if (*at == '/') {
            row++;
            column = 0;
            continue;
        }
        cr_assert(column < size && row < size, "%s", rows);
        if (*at != '.') {
            int side = *at == 'o';
            line_position_put(&drawn->position, row * size + column, side);
            counts[side]++;
        }
        column++;
    }
    drawn->position.to_move = counts[0] > counts[1];
    return drawn;
}

void drawn_free(struct drawn *drawn) {
    free(drawn);
}

int field_at(const struct drawn *drawn, int column, int row) {
    return row * drawn->position.size + column;
}

void copy_to_board(struct line_board *out, const struct line_position *position) {
    const struct line_rules *rules = &position->shapes->rules;
    line_board_init(out, position->size, rules->length, rules->exact);
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            struct stones_point point = {(uint8_t)(cell % position->size), (uint8_t)(cell / position->size)};
            line_board_place(out, (enum line_side)position->fields[cell].stone, point);
        }
    }
}

bool wins_by_the_rules(const struct line_position *position, int side, int cell) {
    struct line_board board;
    struct stones_point point = {(uint8_t)(cell % position->size), (uint8_t)(cell / position->size)};
    copy_to_board(&board, position);
    line_board_place(&board, (enum line_side)side, point);
    return line_board_wins_at(&board, (enum line_side)side, point);
}

void play_at_random(struct line_position *position, int moves, struct rng *rng) {
    for (int i = 0; i < moves && position->empty > 0; i++) {
        int cell = (int)rng_below(rng, (uint32_t)position->cells);
        if (position->fields[cell].stone == SIDE_NONE && position->class[position->to_move][cell] != CLASS_LINE) {
            line_position_play(position, cell);
        }
    }
}
