/* SPDX-License-Identifier: Apache-2.0 */
/* How an answer becomes needs. */
#include "rules/needs.h"

void needs_add(struct needs *needs, unsigned lane, const struct constraint *constraint, unsigned length, bool pegs) {
    uint8_t in_guess[CODE_SYMBOLS_MAX] = {0};
    needs->exact[0][lane] = constraint->answer.exact;
    for (unsigned place = 0; place < length; place++) {
        unsigned symbol = constraint->guess.at[place];
        needs->hits[place][symbol][lane] = 1;
        if (pegs) {
            needs->counts[in_guess[symbol]++][symbol][lane] = 1;
        }
    }
    if (pegs) {
        needs->total[0][lane] = (uint8_t)(constraint->answer.exact + constraint->answer.misplaced);
    }
}
