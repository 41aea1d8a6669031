/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One player's results after the other: no more is held in memory than what is made of them.
 */
#include <assert.h>

#include "player_stats_internal.h"

static void begin(struct sheets *sheets, const struct id *player) {
    *sheets = (struct sheets){.player = *player};
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count; i++) {
            assert(sheets->count < RULESETS_MAX);
            sheets->sheets[sheets->count++].preset = &families[f]->presets[i];
        }
    }
}

/* As it is noted in rows. */
static void note_seat(struct sheet *sheet, const struct published *published, int seat) {
    struct outing outing = player_stats_outing(published, seat);
    struct outing counted = player_stats_counted(&outing);
    if (player_stats_means_nothing(&outing)) {
        return;
    }
    if (counted.game) {
        tally_note(&sheet->record, &counted, published->at);
        sheet->has_record = true;
    }
    if (published->ranked) {
        stats_note(&sheet->stats, &outing, published->at);
        sheet->has_stats = true;
    }
}

static enum err note(void *context, const struct published *published) {
    struct sheets *sheets = context;
    struct sheet *sheet = sheets->sheets;
    while (sheet->preset != published->preset) {
        sheet++;
    }
    for (int i = 0; i < published->seats; i++) {
        if (id_equal(&published->players[i], &sheets->player)) {
            note_seat(sheet, published, i);
        }
    }
    return OK;
}

enum err sheets_read(struct sheets *sheets, struct db *db, const struct id *player) {
    begin(sheets, player);
    return player_stats_replay_player(db, player, note, sheets);
}
