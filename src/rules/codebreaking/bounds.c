/* SPDX-License-Identifier: Apache-2.0 */
/* How an answer becomes needs. */
#include "rules/bounds.h"

void bounds_add(struct bounds *bounds, unsigned lane, const struct constraint *constraint, unsigned length, bool pegs) {
    uint8_t in_guess[CODE_SYMBOLS_MAX] = {0};
    bounds->exact[0][lane] = constraint->answer.exact;
    for (unsigned place = 0; place < length; place++) {
        unsigned symbol = constraint->guess.at[place];
        bounds->hits[place][symbol][lane] = 1;
        if (pegs) {
            bounds->counts[in_guess[symbol]++][symbol][lane] = 1;
        }
    }
    if (pegs) {
        bounds->total[0][lane] = (uint8_t)(constraint->answer.exact + constraint->answer.misplaced);
    }
}
