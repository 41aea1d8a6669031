/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The server's own export (src/rules/line/line_sgf.c) writes rounds of its games; this one also knows engines that lost by
 * what they did wrong, and what the moves have cost. Texts are escaped as SimpleText.
 */
#include "sgf.h"

static void write_text(FILE *out, const char *property, const char *text) {
    (void)fprintf(out, "%s[", property);
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == ']' || *c == '\\') {
            (void)fputc('\\', out);
        }
        (void)fputc(*c == '\n' || *c == '\r' || *c == '\t' ? ' ' : *c, out);
    }
    (void)fputs("]", out);
}

/* B+ and W+ with T for time or F for whatever else an engine must not do; 0 for a draw. */
static void write_result(FILE *out, const struct game_record *game) {
    if (game->winner == NO_ENGINE) {
        (void)fputs("RE[0]", out);
        return;
    }
    const char *how = game->fault == ENGINE_SOUND ? "" : game->fault == ENGINE_LATE ? "T" : "F";
    (void)fprintf(out, "RE[%c+%s]", game->winner == game->black ? 'B' : 'W', how);
}

void sgf_write(FILE *out, const struct game_plan *plan, const struct game_record *game, uint64_t pair, int number) {
    (void)fprintf(out, "(;FF[4]GM[4]CA[UTF-8]AP[referee-match]SZ[%d]RU[%s5 in a row]GN[pair %llu, game %d]",
                  plan->board.size, plan->board.exact ? "exactly " : "", (unsigned long long)pair, number);
    write_text(out, "PB", plan->engines[game->black].name);
    write_text(out, "PW", plan->engines[1 - game->black].name);
    write_result(out, game);
    char comment[4 * GAME_REASON];
    const struct engine_record *black = &game->engines[game->black];
    const struct engine_record *white = &game->engines[1 - game->black];
    (void)snprintf(
        comment, sizeof comment,
        "The first %d moves were given. Processor time: Black %lld ms for %d moves, White %lld ms for %d.%s%s",
        game->opening_count, (long long)black->used_us / 1000, black->moves, (long long)white->used_us / 1000,
        white->moves, game->fault == ENGINE_SOUND ? "" : " The loser: ", game->reason);
    write_text(out, "C", comment);
    for (int i = 0; i < game->count; i++) {
        (void)fprintf(out, "%s;%c[%c%c]", i % 16 == 0 ? "\n" : "", i % 2 == 0 ? 'B' : 'W', 'a' + game->moves[i].column,
                      'a' + game->moves[i].row);
    }
    (void)fputs(")\n", out);
}
