/*
 * Published results: a feed of what has ended, oldest first, and one by its id.
 *
 * Results of public games are everybody's; those of private ones are read by their seats and by the service that made the
 * players. The ids come from the store by what narrows them down most; each is then looked at by itself. So a page looks at
 * a bounded number of results and may come out short, with a cursor to go on.
 */
#include <string.h>

#include "api/app.h"
#include "endpoints.h"
#include "engine/names.h"
#include "list.h"
#include "rules/family.h"
#include "store/results.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { LOOK_MAX = 100, SCAN_MAX = 500 };

struct feed_page {
    struct request *request;
    const char *ruleset;    /* NULL = any */
    struct id player, game; /* none = any */
    int64_t since;          /* 0 = from the beginning */
    struct id after;        /* the cursor */
    size_t wanted, listed;
    size_t found; /* by one look at the store */
    struct id ids[2 * LOOK_MAX];
    struct json_out *out;
};

/* ---- one result ---- */

static enum err write_seat(void *context, const struct seat_row *row) {
    const struct feed_page *page = context;
    const struct app *app = page->request->app;
    json_out_begin_object(page->out);
    json_out_key(page->out, "seat");
    json_out_integer(page->out, row->seat);
    json_out_key(page->out, "player");
    if (id_is_none(&row->player)) {
        json_out_null(page->out);
    } else {
        names_write(app->names, page->request->db, &row->player, page->out);
    }
    json_out_end_object(page->out);
    return OK;
}

static enum err write_result(const struct feed_page *page, const struct result_row *row) {
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    struct json_out *out = page->out;
    json_out_begin_object(out);
    json_out_key(out, "kind");
    json_out_text(out, row->round == 0 ? "match" : "round");
    json_out_key(out, "game");
    json_out_text(out, row->game.text);
    json_out_key(out, "ruleset");
    json_out_text(out, row->ruleset);
    json_out_key(out, "ranked");
    json_out_boolean(out, row->ranked);
    json_out_members(out, body);
    json_decref(body);
    json_out_key(out, "seats");
    json_out_begin_array(out);
    enum err err = seat_rows_read(page->request->db, &row->game, write_seat, (void *)page);
    json_out_end_array(out);
    json_out_end_object(out);
    return err;
}

/* May the caller read it? */
static enum err check_reader(bool *out, struct request *request, const struct result_row *row) {
    *out = row->is_public;
    if (*out || !request->caller.known) {
        return OK;
    }
    return result_has_reader(request->db, &row->id, &request->caller.player, out);
}

static enum err show_if_wanted(void *context, const struct result_row *row) {
    struct feed_page *page = context;
    bool shown =
        row->published_at >= page->since && (page->ruleset == NULL || strcmp(page->ruleset, row->ruleset) == 0);
    enum err err = OK;
    if (shown && !id_is_none(&page->player)) {
        err = result_has_reader(page->request->db, &row->id, &page->player, &shown);
    }
    if (err == OK && shown) {
        err = check_reader(&shown, page->request, row);
    }
    if (err == OK && shown) {
        page->listed++;
        err = write_result(page, row);
    }
    return err;
}

static enum err not_found(struct request *request) {
    return problem_set(&request->problem, ERR_NOT_FOUND,
                       "There is no result with this id, or its game is private and you had no seat in it.");
}

enum err results_get(struct request *request, struct reply *reply) {
    struct feed_page page = {.request = request, .out = reply_open(reply)};
    struct id id;
    if (!id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        return not_found(request);
    }
    enum err err = result_row_read(request->db, &id, show_if_wanted, &page);
    if (err != OK) {
        return problem_set(&request->problem, err, "The result could not be read. Try again later.");
    }
    reply->is_private = true;
    return page.listed == 0 ? not_found(request) : reply_close(reply);
}

/* ---- the feed ---- */

static enum err read_since(struct feed_page *page, struct request *request) {
    struct span since = request_query(request, "since");
    if (since.bytes == NULL || timestamp_parse(&page->since, since.bytes, since.length)) {
        return OK;
    }
    return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?since",
                          "must be a time like 2026-11-20T18:00:00Z (with + of an offset sent as %%2B)");
}

static enum err read_filter(struct feed_page *page, struct request *request) {
    int64_t limit = LIST_LIMIT_DEFAULT;
    struct span ruleset = request_query(request, "ruleset");
    struct span player = request_query(request, "player");
    if (ruleset.bytes != NULL) {
        const struct family *family = NULL;
        const struct preset *preset = family_find_preset(&family, ruleset.bytes, ruleset.length);
        if (preset == NULL) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?ruleset", "is not a ruleset of this server");
        }
        page->ruleset = preset->id;
    }
    enum err err = OK;
    if (player.length == 2 && memcmp(player.bytes, "me", 2) == 0) {
        page->player = request->caller.player;
        if (!request->caller.known) {
            return problem_set(&request->problem, ERR_UNAUTHORIZED, "?player=me needs a token.");
        }
    } else {
        err = request_query_id(&page->player, request, "player");
    }
    if (err == OK) {
        err = request_query_id(&page->game, request, "game");
    }
    if (err == OK) {
        err = read_since(page, request);
    }
    if (err == OK) {
        err = request_query_id(&page->after, request, "cursor");
    }
    if (err == OK) {
        err = request_query_integer(&limit, request, "limit", 1, LIST_LIMIT_MAX);
    }
    page->wanted = (size_t)limit;
    struct id floor = id_floor(page->since - 1);
    if (page->since > 0 && strcmp(floor.text, page->after.text) > 0) {
        page->after = floor;
    }
    return err;
}

static enum err note_id(void *context, const struct id *id) {
    struct feed_page *page = context;
    page->ids[page->found++] = *id;
    return OK;
}

/* Two ascending runs of ids, [0, middle) and [middle, found), become one without repeats. */
static void merge(struct feed_page *page, size_t middle) {
    struct id merged[2 * LOOK_MAX] = {{""}};
    size_t count = 0;
    size_t a = 0;
    size_t b = middle;
    while (a < middle || b < page->found) {
        bool from_a = b == page->found || (a < middle && strcmp(page->ids[a].text, page->ids[b].text) <= 0);
        const struct id *next = &page->ids[from_a ? a++ : b++];
        if (count == 0 || !id_equal(&merged[count - 1], next)) {
            merged[count++] = *next;
        }
    }
    memcpy(page->ids, merged, count * sizeof *merged);
    page->found = count;
}

/* A run of ids that was cut off says nothing of what lies behind its end: the page ends there too. */
static void note_cut(struct id *bound, const struct feed_page *page, size_t begin) {
    if (page->found - begin == LOOK_MAX) {
        const struct id *last = &page->ids[page->found - 1];
        *bound = id_is_none(bound) || strcmp(last->text, bound->text) < 0 ? *last : *bound;
    }
}

/* Public results, and the caller's own among them. */
static enum err look_at_all(struct id *bound, struct feed_page *page) {
    struct request *request = page->request;
    enum err err = result_list_public(request->db, page->ruleset, &page->after, LOOK_MAX, note_id, page);
    note_cut(bound, page, 0);
    if (err != OK || !request->caller.known) {
        return err;
    }
    size_t middle = page->found;
    err = result_list_of_reader(request->db, &request->caller.player, &page->after, LOOK_MAX, note_id, page);
    note_cut(bound, page, middle);
    merge(page, middle);
    while (!id_is_none(bound) && strcmp(page->ids[page->found - 1].text, bound->text) > 0) {
        page->found--;
    }
    return err;
}

/* The next ids after the cursor; *out_more: there may be others behind them. */
static enum err look(struct feed_page *page, bool *out_more) {
    struct db *db = page->request->db;
    struct id bound = {""};
    enum err err = OK;
    page->found = 0;
    if (!id_is_none(&page->game)) {
        err = result_list_of_game(db, &page->game, &page->after, LOOK_MAX, note_id, page);
        note_cut(&bound, page, 0);
    } else if (!id_is_none(&page->player)) {
        err = result_list_of_reader(db, &page->player, &page->after, LOOK_MAX, note_id, page);
        note_cut(&bound, page, 0);
    } else {
        err = look_at_all(&bound, page);
    }
    *out_more = !id_is_none(&bound);
    return err;
}

enum err results_list(struct request *request, struct reply *reply) {
    struct feed_page *page = arena_alloc(&request->arena, sizeof *page);
    if (page == NULL) {
        return ERR_NO_MEMORY;
    }
    page->request = request;
    enum err err = read_filter(page, request);
    if (err != OK) {
        return err;
    }
    page->out = list_begin(reply);
    bool more = true;
    size_t scanned = 0;
    while (err == OK && more && page->listed < page->wanted && scanned < SCAN_MAX) {
        err = look(page, &more);
        size_t looked = 0;
        while (err == OK && looked < page->found && page->listed < page->wanted) {
            page->after = page->ids[looked++];
            err = result_row_read(request->db, &page->after, show_if_wanted, page);
        }
        more = more || looked < page->found;
        scanned += looked;
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The results could not be read. Try again later.");
    }
    reply->is_private = true;
    return list_reply(reply, request, more ? page->after.text : NULL);
}
