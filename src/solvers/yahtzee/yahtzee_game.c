/* SPDX-License-Identifier: Apache-2.0 */
/* A game in memory: turn by turn, seat by seat, as the rules have it. */
#include "yahtzee_game.h"

#include "yahtzee_players.h"

struct course {
    const struct yahtzee_game *game;
    struct yahtzee_sight sight;
    struct yahtzee_thought thought;
    struct yahtzee_throw next;
};

/* Rolls all dice but those in the places kept. */
static void roll(struct course *course, unsigned keep) {
    uint8_t values[YAHTZEE_DICE];
    course->next.stage = course->sight.stage;
    course->next.seat = course->sight.seat;
    course->game->roll(values, course->game->context, &course->next);
    course->next.number++;
    for (unsigned place = 0; place < YAHTZEE_DICE; place++) {
        if ((keep >> place & 1) == 0) {
            course->sight.dice[place] = values[place];
        }
    }
}

static bool is_legal(const struct yahtzee_sight *sight, const struct yahtzee_deed *deed) {
    if (deed->is_score) {
        unsigned choices = yahtzee_choices(&sight->cards[sight->seat], sight->dice, sight->joker);
        return deed->category < CATEGORY_COUNT && (choices >> deed->category & 1) != 0;
    }
    return sight->stage + 1 < YAHTZEE_STAGES && deed->keep < (1 << YAHTZEE_DICE) - 1;
}

/* A turn of the seat in sight. */
static enum err take_turn(struct course *course) {
    const struct yahtzee_game *game = course->game;
    struct yahtzee_sight *sight = &course->sight;
    const struct yahtzee_player *player = game->bots[sight->seat]->detail;
    struct yahtzee_deed deed = {.is_score = false};
    course->thought.is_planned = false;
    for (sight->stage = 0; !deed.is_score; sight->stage++) {
        roll(course, deed.keep);
        enum err err = player->decide(&deed, sight, &course->thought, &game->rngs[sight->seat]);
        if (err != OK) {
            return err;
        }
        if (!is_legal(sight, &deed)) {
            return ERR_INTERNAL;
        }
    }
    struct yahtzee_card *card = &sight->cards[sight->seat];
    yahtzee_fill(card, deed.category, yahtzee_score(card, sight->dice, deed.category));
    return OK;
}

enum err yahtzee_game_play(struct yahtzee_card out[static SEATS_MAX], int *out_offender,
                           const struct yahtzee_game *game) {
    struct course course = {.game = game, .sight = {.joker = game->joker, .seats = game->seats}};
    for (int i = 0; i < SEATS_MAX; i++) {
        course.sight.cards[i] = yahtzee_empty_card();
    }
    for (int turn = 1; turn <= YAHTZEE_TURNS; turn++) {
        course.next.turn = turn;
        for (int i = 0; i < game->seats; i++) {
            course.sight.seat = (game->leader + i) % game->seats;
            enum err err = take_turn(&course);
            if (err != OK) {
                *out_offender = course.sight.seat;
                return err;
            }
        }
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        out[i] = course.sight.cards[i];
    }
    return OK;
}
