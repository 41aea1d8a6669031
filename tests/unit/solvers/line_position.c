/* SPDX-License-Identifier: Apache-2.0 */
/* Positions of line games as they are searched: what every field is worth, kept up to date. */
#include "line_positions.h"

#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"

static const struct {
    int size, length;
    bool exact;
} played[] = {
    {3, 3, false}, {4, 3, false}, {5, 4, false}, {7, 4, true},   {9, 5, false},  {9, 5, true},
    {8, 6, false}, {8, 6, true},  {9, 7, false}, {10, 10, true}, {20, 5, false}, {20, 10, false},
};
enum { PLAYED = sizeof played / sizeof played[0] };

/* Everything but the padding. */
static bool are_alike(const struct line_position *a, const struct line_position *b) {
    bool alike = a->to_move == b->to_move && a->empty == b->empty && a->hash == b->hash &&
                 memcmp(a->sums, b->sums, sizeof a->sums) == 0 && memcmp(a->rooms, b->rooms, sizeof a->rooms) == 0 &&
                 memcmp(a->classes, b->classes, sizeof a->classes) == 0 &&
                 memcmp(a->class, b->class, sizeof a->class) == 0 && memcmp(a->fours, b->fours, sizeof a->fours) == 0;
    for (int cell = 0; alike && cell < a->cells; cell++) {
        const struct line_field *one = &a->fields[cell];
        const struct line_field *other = &b->fields[cell];
        alike =
            one->stone == other->stone && one->neighbours == other->neighbours &&
            (one->stone != SIDE_NONE || (memcmp(one->shapes, other->shapes, sizeof one->shapes) == 0 &&
                                         memcmp(one->combination, other->combination, sizeof one->combination) == 0));
    }
    return alike;
}

Test(line_position, a_field_completes_a_line_exactly_when_the_rules_say_so) {
    struct rng rng = rng_numbered(21);
    for (int i = 0; i < PLAYED; i++) {
        struct drawn *drawn = draw(played[i].size, played[i].length, played[i].exact, "");
        for (int round = 0; round < 20; round++) {
            line_position_init(&drawn->position, drawn->shapes, drawn->position.size);
            /* One side alone makes many lines. */
            for (int n = 0; n < drawn->position.cells / 2; n++) {
                int cell = (int)rng_below(&rng, (uint32_t)drawn->position.cells);
                if (drawn->position.fields[cell].stone == SIDE_NONE && drawn->position.class[0][cell] != CLASS_LINE) {
                    line_position_put(&drawn->position, cell, round % 4 == 0 ? n % 2 : n % 5 == 0);
                }
            }
            for (int cell = 0; cell < drawn->position.cells; cell++) {
                for (int side = 0; side < 2 && drawn->position.fields[cell].stone == SIDE_NONE; side++) {
                    cr_assert_eq(drawn->position.class[side][cell] == CLASS_LINE,
                                 wins_by_the_rules(&drawn->position, side, cell), "%d,%d side %d field %d",
                                 played[i].size, played[i].length, side, cell);
                }
            }
        }
        drawn_free(drawn);
    }
}

Test(line_position, taking_stones_back_leaves_no_trace) {
    struct rng rng = rng_numbered(22);
    for (int i = 0; i < PLAYED; i++) {
        struct drawn *drawn = draw(played[i].size, played[i].length, played[i].exact, "");
        play_at_random(&drawn->position, drawn->position.cells / 3, &rng);
        const struct line_position before = drawn->position;
        int moves[LINE_CELLS];
        int count = 0;
        while (drawn->position.empty > 0) { /* more than the journal can hold */
            int cell = (int)rng_below(&rng, (uint32_t)drawn->position.cells);
            if (drawn->position.fields[cell].stone == SIDE_NONE) {
                line_position_play(&drawn->position, cell);
                moves[count++] = cell;
            }
        }
        while (count > 0) {
            line_position_undo(&drawn->position, moves[--count]);
        }
        cr_expect(are_alike(&before, &drawn->position), "%d,%d", played[i].size, played[i].length);
        drawn_free(drawn);
    }
}

Test(line_position, the_order_of_stones_does_not_matter) {
    struct rng rng = rng_numbered(23);
    for (int i = 0; i < PLAYED; i++) {
        struct drawn *drawn = draw(played[i].size, played[i].length, played[i].exact, "");
        play_at_random(&drawn->position, drawn->position.cells / 2, &rng);
        struct drawn *again = draw(played[i].size, played[i].length, played[i].exact, "");
        for (int cell = drawn->position.cells - 1; cell >= 0; cell--) {
            if (drawn->position.fields[cell].stone != SIDE_NONE) {
                line_position_put(&again->position, cell, drawn->position.fields[cell].stone);
            }
        }
        again->position.to_move = drawn->position.to_move;
        cr_expect(are_alike(&again->position, &drawn->position), "%d,%d", played[i].size, played[i].length);
        drawn_free(again);
        drawn_free(drawn);
    }
}

Test(line_position, the_fields_for_a_four_are_found_in_their_order) {
    struct rng rng = rng_numbered(26);
    int found = 0;
    for (int i = 0; i < PLAYED; i++) {
        struct drawn *drawn = draw(played[i].size, played[i].length, played[i].exact, "");
        const struct line_position *position = &drawn->position;
        play_at_random(&drawn->position, position->cells / 2, &rng);
        for (int side = 0; side < 2; side++) {
            for (int class = CLASS_THREE; class < CLASS_COUNT; class ++) {
                int first = 0;
                while (first < position->cells && position->class[side][first] < class) {
                    first++;
                }
                int cell = line_position_find(position, side, (enum line_class) class);
                cr_expect_eq(cell, first < position->cells ? first : LINE_NO_CELL);
                found += class >= CLASS_FOUR && cell != LINE_NO_CELL;
            }
        }
        drawn_free(drawn);
    }
    cr_expect_gt(found, 20);
}

/* What is kept up to date, from the shapes of all fields. */
static void add_up(struct line_sums *out, int *rooms, const struct line_position *position, int side) {
    const struct line_combinations *combinations = NULL;
    cr_assert_eq(line_combinations_get(&combinations), OK);
    *out = (struct line_sums){0};
    *rooms = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        const struct line_field *field = &position->fields[cell];
        if (field->stone != SIDE_NONE) {
            continue;
        }
        unsigned packed = 0;
        for (int direction = 0; direction < LINE_DIRECTIONS; direction++) {
            const uint32_t *masks = field->near_stones[direction];
            unsigned shape = (unsigned)line_shape(position->shapes, masks[side], masks[1 - side]);
            packed |= shape << direction * SHAPE_BITS;
            *rooms += shape != SHAPE_DEAD;
        }
        unsigned number = combinations->number[packed];
        cr_assert_eq(position->class[side][cell], combinations -> class[number]);
        out->mover += position->shapes->weights->worths[number].mover;
        out->other += position->shapes->weights->worths[number].other;
    }
}

Test(line_position, what_is_kept_up_to_date_is_what_the_fields_come_to) {
    struct rng rng = rng_numbered(25);
    for (int i = 0; i < PLAYED; i++) {
        struct drawn *drawn = draw(played[i].size, played[i].length, played[i].exact, "");
        struct line_position *position = &drawn->position;
        int moves[LINE_CELLS];
        int count = 0;
        for (int n = 0; n < 300; n++) {
            int cell = (int)rng_below(&rng, (uint32_t)position->cells);
            if (count > 0 && rng_below(&rng, 3) == 0) {
                line_position_undo(position, moves[--count]);
            } else if (position->fields[cell].stone == SIDE_NONE) {
                line_position_play(position, cell);
                moves[count++] = cell;
            }
            for (int side = 0; side < 2; side++) {
                struct line_sums sums;
                int rooms;
                add_up(&sums, &rooms, position, side);
                cr_assert_eq(sums.mover, position->sums[side].mover, "%d,%d", played[i].size, played[i].length);
                cr_assert_eq(sums.other, position->sums[side].other, "%d,%d", played[i].size, played[i].length);
                cr_assert_eq(rooms, position->rooms[side]);
            }
        }
        drawn_free(drawn);
    }
}

static void expect_class(const char *rows, int size, bool exact, int column, int row, enum line_class class) {
    struct drawn *drawn = draw(size, 5, exact, rows);
    int found = drawn->position.class[0][field_at(drawn, column, row)];
    cr_expect_eq(found, class, "%s at %d,%d: %d, not %d", rows, column, row, found, class);
    drawn_free(drawn);
}

Test(line_position, threats_are_told_apart) {
    expect_class("..../...xx../", 9, false, 5, 1, CLASS_THREE);
    expect_class("..../...x.x.../", 9, false, 4, 1, CLASS_THREE);
    expect_class("..../oxx...../", 9, false, 3, 1, CLASS_NONE);
    expect_class("..../..xxx../", 9, false, 5, 1, CLASS_FOURS);
    expect_class("..../oxxx..../", 9, false, 4, 1, CLASS_FOUR);
    expect_class("..../xxxx..../", 9, false, 4, 1, CLASS_LINE);
}

Test(line_position, two_fours_or_threes_in_one_move_are_seen) {
    /* A four across and a four down. */
    expect_class("oxxx.../....x/....x/....x/..../....o", 9, false, 4, 0, CLASS_FOURS);
    /* A four across and an open three down. */
    expect_class("........./........./oxxx...../....x..../....x..../", 9, false, 4, 2, CLASS_FOUR_THREE);
    /* Two open threes. */
    expect_class("........./........./..xx...../....x..../....x..../", 9, false, 4, 2, CLASS_THREES);
    /* Two fields of the same row that each complete a line. */
    expect_class("........./x.x.x.x../", 9, false, 3, 1, CLASS_FOURS);
}

Test(line_position, a_longer_line_counts_only_where_it_may) {
    expect_class("xxx.xx...", 9, false, 3, 0, CLASS_LINE);
    expect_class("xxx.xx...", 9, true, 3, 0, CLASS_NONE);
    /* The run would be five, with a stone just beside it on the other side of the field. */
    expect_class("xxxx.x...", 9, true, 4, 0, CLASS_NONE);
    expect_class("xxxx..x..", 9, true, 4, 0, CLASS_LINE);
}
