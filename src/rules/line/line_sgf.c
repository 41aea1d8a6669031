/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rounds of line games in SGF, the format in which programs for board games exchange games (FF[4], with GM[4] for five in a
 * row and its kin).
 *
 * A round is one game tree of one line of moves: X is Black, as Black moves first, and fields are two letters, column and
 * row from `aa`, the top left. Names are escaped as SimpleText: a backslash stands before `]` and `\`, and there is no
 * line end in them.
 */
#include "line_internal.h"

/* How the round ended: B+, W+ with R or T after a forfeit, 0 for a draw, Void where the game was broken off. */
static void write_result(struct buf *out, const struct state *state) {
    if (!state->round.over) {
        buf_append_text(out, "Void");
    } else if (state->round.winner == STONES_NOBODY) {
        buf_append_text(out, "0");
    } else {
        buf_append_text(out, line_side_of(state->round.leader, state->round.winner) == LINE_X ? "B+" : "W+");
        buf_append_text(out, state->round.forfeited_by == STONES_NOBODY ? "" : state->round.timed_out ? "T" : "R");
    }
}

static void write_name(struct buf *out, const char *property, const char *name) {
    if (name == NULL) {
        return;
    }
    buf_append_text(out, property);
    buf_append_text(out, "[");
    for (const char *c = name; *c != '\0'; c++) {
        if (*c == ']' || *c == '\\') {
            buf_append(out, "\\", 1);
        }
        buf_append(out, *c == '\n' || *c == '\r' ? " " : c, 1);
    }
    buf_append_text(out, "]");
}

static void write_round(struct buf *out, const struct state *last, const struct round_label *label) {
    const struct line_board *board = &last->board;
    buf_append_format(out, "(;FF[4]GM[4]CA[UTF-8]SZ[%d]", board->size);
    buf_append_format(out, "RU[%s%d in a row]", board->exact ? "exactly " : "", board->line);
    buf_append_format(out, "GN[%s]RO[%d]DT[%s]", last->config->head.preset->id, label->number, label->date);
    write_name(out, "PB", label->names[last->round.leader]);
    write_name(out, "PW", label->names[STONES_SEATS - 1 - last->round.leader]);
    buf_append_text(out, "RE[");
    write_result(out, last);
    buf_append_text(out, "]\n");
    for (int i = 0; i < board->stones; i++) {
        const struct stones_point point = last->moves[i];
        const char move[] = {';', i % 2 == 0 ? 'B' : 'W', '[', (char)('a' + point.column), (char)('a' + point.row),
                             ']'};
        buf_append(out, move, sizeof move);
    }
    buf_append_text(out, ")\n");
}

const struct export_format line_sgf = {
    .name = "sgf",
    .media_type = "application/x-go-sgf",
    .write_round = write_round,
};
