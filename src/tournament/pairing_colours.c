/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The leader has the first move, as White has: the rules for colours are FIDE's.
 *
 * An entrant's wish is absolute where they have led at least two times more, or less, than they have followed, and where
 * they did the same in their last two games; strong where the difference is one game; mild is the wish to take turns.
 */
#include "pairing_internal.h"

enum { BALANCE_MAX = 1, LEADS_KEPT = 64 };

static bool led(const struct swiss_entrant *entrant, int32_t games_ago) {
    return (entrant->leads >> games_ago & 1u) != 0;
}

int colours_wish(const struct swiss_entrant *entrant) {
    int sign = entrant->balance != 0 ? (entrant->balance < 0 ? 1 : -1) : led(entrant, 0) ? -1 : 1;
    if (entrant->games == 0) {
        return WISH_NONE;
    }
    if (entrant->balance > BALANCE_MAX || entrant->balance < -BALANCE_MAX) {
        return sign * WISH_ABSOLUTE;
    }
    if (entrant->games >= 2 && led(entrant, 0) == led(entrant, 1)) {
        return led(entrant, 0) ? -WISH_ABSOLUTE : WISH_ABSOLUTE;
    }
    return sign * (entrant->balance != 0 ? WISH_STRONG : WISH_MILD);
}

bool colours_allow(const struct swiss_entrant *one, const struct swiss_entrant *other, enum care care) {
    int a = colours_wish(one);
    int b = colours_wish(other);
    if (care >= CARE_NEW || a * b <= 0) {
        return true;
    }
    bool both_must = a * b == WISH_ABSOLUTE * WISH_ABSOLUTE;
    bool may_give_in = care == CARE_TOP && (one->is_top || other->is_top);
    return care != CARE_COLOURS && (!both_must || may_give_in);
}

/* The latest game before which both did the same; the one who led then is not to lead now. 0: there is none. */
static int turn_about(const struct swiss_entrant *high, const struct swiss_entrant *low) {
    int32_t games = high->games < low->games ? high->games : low->games;
    for (int32_t i = 0; i < games && i < LEADS_KEPT; i++) {
        if (led(high, i) != led(low, i)) {
            return led(high, i) ? -1 : 1;
        }
    }
    return 0;
}

static int32_t strength(int32_t value) {
    return value < 0 ? -value : value;
}

bool colours_high_leads(const struct swiss_entrant *high, const struct swiss_entrant *low, size_t number) {
    int upper = colours_wish(high);
    int lower = colours_wish(low);
    if (upper == 0 && lower == 0) {
        return number % 2 == 0;
    }
    if (upper * lower <= 0) { /* both can have what they would like */
        return upper != 0 ? upper > 0 : lower < 0;
    }
    int32_t more = strength(upper) - strength(lower);
    if (more == 0 &&
        strength(upper) == WISH_ABSOLUTE) { /* only a top scorer gives in; of two, the one nearer to balance */
        more = high->is_top != low->is_top ? (int)low->is_top - (int)high->is_top
                                           : strength(high->balance) - strength(low->balance);
    }
    if (more != 0) {
        return more > 0 ? upper > 0 : lower < 0;
    }
    int turn = turn_about(high, low);
    return turn != 0 ? turn > 0 : upper > 0;
}

void colours_note(struct swiss_entrant *entrant, bool leads) {
    entrant->balance += leads ? 1 : -1;
    entrant->leads = entrant->leads << 1 | (uint64_t)leads;
    entrant->games++;
}
