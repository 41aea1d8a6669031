/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Published results: a feed of what has ended, as JSON and as a stream, and one by its id. The feed is told oldest first;
 * as JSON also from the newest on, which is a walk through what is there, and nothing to wait for.
 *
 * Results of public games are everybody's; those of private ones are read by their seats and by the service that made the
 * players. Where a game was made public afterwards its results are found by their ids, their game and their players, but
 * the list of all is what it was: nothing comes in behind a reader's cursor. The ids come from the store by what narrows them down most; each is then looked at by itself. So a page looks at
 * a bounded number of results and may come out short, with a cursor to go on.
 *
 * A place in the list (store/results.h) is given in the order of commits, so what is read behind a cursor is all there ever
 * will be up to the newest that was there when reading began; and what is read before one stays what it was.
 */
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/event_feed.h"
#include "api/filter.h"
#include "api/list.h"
#include "game/names.h"
#include "live/watchers.h"
#include "rules/family.h"
#include "store/results.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { LOOK_MAX = 100, SCAN_MAX = 500 };

/* What is asked for. */
struct feed_filter {
    const struct preset *ruleset; /* NULL = any */
    struct id player, game;       /* none = any */
    int64_t since;                /* 0 = from the beginning */
    struct result_range range;
};

/* The end of the range from which it is read, which moves: none where the caller gave none, and nothing was read yet. */
static struct result_place *cursor_of(struct feed_filter *filter) {
    return filter->range.is_newest_first ? &filter->range.before : &filter->range.after;
}

/* While some of it is read. */
struct feed_page {
    struct request *request;
    struct feed_filter *filter;
    size_t wanted, listed;
    size_t found; /* by one look at the store */
    struct result_place places[2 * LOOK_MAX];
    struct json_out *out;  /* NULL: only count */
    struct frames *frames; /* of a stream; NULL = JSON */
};

struct results_feed {
    struct event_feed feed;
    struct feed_filter filter;
    int64_t read_up_at;     /* when a stream had read all there was, ms; 0 = it has not */
    struct feed_page *page; /* of an answer that is JSON: one for all looks */
    bool has_more;          /* behind the page */
};

/* ---- one result ---- */

static enum err write_seat(void *context, const struct seat_row *row) {
    const struct feed_page *page = context;
    const struct app *app = page->request->app;
    if (row->seat == SEAT_OF_MAKER) {
        return OK;
    }
    json_out_begin_object(page->out);
    json_out_put_integer(page->out, "seat", row->seat);
    json_out_key(page->out, "player");
    if (row->name != NULL) {
        names_write_named(page->out, row->name);
    } else if (id_is_none(&row->player)) {
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
    json_out_put_text(out, "kind", row->round == 0 ? "match" : "round");
    json_out_put_text(out, "game", row->game.text);
    json_out_put_text(out, "ruleset", row->ruleset);
    json_out_put_boolean(out, "ranked", row->ranked);
    json_out_members(out, body);
    json_decref(body);
    json_out_put_array(out, "seats");
    enum err err = seat_rows_read(page->request->db, &row->game, write_seat, (void *)page);
    json_out_end_array(out);
    json_out_end_object(out);
    return err;
}

/* May the caller read it? */
static enum err check_reader(bool *out, struct request *request, const struct result_row *row) {
    *out = row->is_public;
    return *out ? OK : result_may_be_read(request->db, row, &request->caller.player, out);
}

/* Is it what is asked for, as far as the row says? */
static bool matches(const struct feed_filter *filter, const struct result_row *row) {
    return row->published_at >= filter->since &&
           (filter->ruleset == NULL || strcmp(filter->ruleset->id, row->ruleset) == 0) &&
           (id_is_none(&filter->game) || id_equal(&filter->game, &row->game));
}

static enum err show_if_wanted(void *context, const struct result_row *row) {
    struct feed_page *page = context;
    const struct feed_filter *filter = page->filter;
    bool shown = matches(filter, row);
    enum err err = OK;
    if (shown && !id_is_none(&filter->player)) {
        err = result_has_player(page->request->db, &row->game, &filter->player, &shown);
    }
    if (err == OK && shown) {
        err = check_reader(&shown, page->request, row);
    }
    if (err != OK || !shown) {
        return err;
    }
    page->listed++;
    if (page->frames == NULL) {
        return page->out == NULL ? OK : write_result(page, row);
    }
    frames_begin(page->frames, row->id.text);
    err = write_result(page, row);
    frames_end(page->frames);
    return err;
}

static enum err not_found(struct request *request) {
    return problem_set(&request->problem, ERR_NOT_FOUND,
                       "There is no result with this id, or its game is private and you had no seat in it.");
}

enum err results_get(struct request *request, struct reply *reply) {
    struct feed_filter all = {0};
    struct feed_page page = {.request = request, .filter = &all, .out = reply_open(reply)};
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

/* ---- what is asked for ---- */

static enum err read_since(struct feed_filter *filter, struct request *request) {
    struct span since = request_query(request, "since");
    if (since.bytes == NULL || timestamp_parse(&filter->since, since.bytes, since.length)) {
        return OK;
    }
    return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?since",
                          "must be a time like 2026-11-20T18:00:00Z (with + of an offset sent as %%2B)");
}

static enum err read_order(struct feed_filter *filter, struct request *request, bool is_stream) {
    struct span order = request_query(request, "order");
    if (order.bytes == NULL) {
        return OK;
    }
    filter->range.is_newest_first = strcmp(order.bytes, "newest") == 0;
    if (!filter->range.is_newest_first && strcmp(order.bytes, "oldest") != 0) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?order", "must be oldest or newest");
    }
    if (is_stream) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?order",
                              "is for lists: a stream tells results as they come, so leave it out");
    }
    if (filter->range.is_newest_first && request_query(request, "wait").bytes != NULL) {
        return problem_set_at(
            &request->problem, ERR_INVALID_VALUE, "?wait",
            "is for results that are to come, which order=newest has none of: leave one of the two out");
    }
    return OK;
}

static enum err unread(struct request *request, enum err err) {
    return problem_set(&request->problem, err, "The results could not be read. Try again later.");
}

/* An EventSource names the last result it saw, and keeps the URL it was given: the header counts. */
static enum err read_cursor(struct feed_filter *filter, struct request *request, bool is_stream) {
    struct id cursor = {""};
    const char *last = is_stream ? request_header(request, "Last-Event-ID") : NULL;
    enum err err = OK;
    if (last != NULL && last[0] != '\0') {
        struct result_place end = {.position = 0};
        err = result_find_end(&end, request->db);
        if (err == OK && (!id_parse(&cursor, last, strlen(last)) || strcmp(cursor.text, end.id.text) > 0)) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "Last-Event-ID",
                                  "must be the id of a result that was sent");
        }
    } else {
        if (!is_stream && request_query(request, "after").bytes != NULL) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?after",
                                  "says where a stream begins: a list goes on from ?cursor");
        }
        err = request_query_id(&cursor, request, "cursor");
        err = err == OK && is_stream && id_is_none(&cursor) ? request_query_id(&cursor, request, "after") : err;
        if (err != OK) {
            return err;
        }
    }
    err = err == OK ? result_find_place(cursor_of(filter), request->db, &cursor, filter->range.is_newest_first) : err;
    return err == OK ? OK : unread(request, err);
}

/* A list that begins at a moment has nothing to do with what is before it. */
static enum err begin_at_moment(struct feed_filter *filter, struct request *request) {
    struct result_place floor = {.position = 0};
    enum err err = result_find_moment(&floor, request->db, filter->since);
    if (err == OK && result_place_compare(&floor, &filter->range.after) > 0) {
        filter->range.after = floor;
    }
    return err == OK ? OK : unread(request, err);
}

static enum err read_filter(struct feed_filter *filter, struct request *request, bool is_stream) {
    enum err err = filter_player(&filter->player, request);
    if (err == OK) {
        err = filter_ruleset(&filter->ruleset, request);
    }
    if (err == OK) {
        err = request_query_id(&filter->game, request, "game");
    }
    if (err == OK) {
        err = read_since(filter, request);
    }
    if (err == OK) {
        err = read_order(filter, request, is_stream);
    }
    if (err == OK) {
        err = read_cursor(filter, request, is_stream);
    }
    return err == OK && filter->since > 0 ? begin_at_moment(filter, request) : err;
}

/* ---- the feed ---- */

static enum err note_place(void *context, const struct result_place *place) {
    struct feed_page *page = context;
    page->places[page->found++] = *place;
    return OK;
}

/* Below 0 where a place stands before another in the order that was asked for. */
static int compare_places(const struct feed_page *page, const struct result_place *one,
                          const struct result_place *other) {
    int order = result_place_compare(one, other);
    return page->filter->range.is_newest_first ? -order : order;
}

/* Two runs of places in order, [0, middle) and [middle, found), become one without repeats. */
static void merge(struct feed_page *page, size_t middle) {
    struct result_place merged[2 * LOOK_MAX] = {{.position = 0}};
    size_t count = 0;
    size_t a = 0;
    size_t b = middle;
    while (a < middle || b < page->found) {
        bool from_a = b == page->found || (a < middle && compare_places(page, &page->places[a], &page->places[b]) <= 0);
        const struct result_place *next = &page->places[from_a ? a++ : b++];
        if (count == 0 || !id_equal(&merged[count - 1].id, &next->id)) {
            merged[count++] = *next;
        }
    }
    memcpy(page->places, merged, count * sizeof *merged);
    page->found = count;
}

/* A run that was cut off says nothing of what lies behind its end: the page ends there too. */
static void note_cut(struct result_place *bound, const struct feed_page *page, size_t begin) {
    if (page->found - begin == LOOK_MAX) {
        const struct result_place *last = &page->places[page->found - 1];
        *bound = id_is_none(&bound->id) || compare_places(page, last, bound) < 0 ? *last : *bound;
    }
}

/* Public results, and the caller's own among them. */
static enum err look_at_all(struct result_place *bound, struct feed_page *page) {
    struct request *request = page->request;
    const struct feed_filter *filter = page->filter;
    const char *ruleset = filter->ruleset == NULL ? NULL : filter->ruleset->id;
    enum err err = result_list_public(request->db, ruleset, &filter->range, note_place, page);
    note_cut(bound, page, 0);
    if (err != OK || !request->caller.known) {
        return err;
    }
    size_t middle = page->found;
    err = result_list_of_reader(request->db, &request->caller.player, &filter->range, note_place, page);
    note_cut(bound, page, middle);
    merge(page, middle);
    while (!id_is_none(&bound->id) && compare_places(page, &page->places[page->found - 1], bound) > 0) {
        page->found--;
    }
    return err;
}

/* The next places of the range; *out_more: there may be others behind them. */
static enum err look(struct feed_page *page, bool *out_more) {
    struct db *db = page->request->db;
    const struct feed_filter *filter = page->filter;
    struct result_place bound = {.position = 0};
    enum err err = OK;
    page->found = 0;
    if (!id_is_none(&filter->game)) {
        err = result_list_of_game(db, &filter->game, &filter->range, note_place, page);
        note_cut(&bound, page, 0);
    } else if (!id_is_none(&filter->player)) {
        err = result_list_of_reader(db, &filter->player, &filter->range, note_place, page);
        note_cut(&bound, page, 0);
    } else {
        err = look_at_all(&bound, page);
    }
    *out_more = !id_is_none(&bound.id);
    return err;
}

/*
 * The range ends with the newest there is. What is published while it is read is left for the next time: one of two lists
 * might have it and the other not yet what came before it.
 */
static enum err end_range(struct request *request, struct result_range *range) {
    struct result_place newest = {.position = 0};
    enum err err = result_find_end(&newest, request->db);
    const struct result_place end = result_place_behind(&newest);
    if (!range->is_newest_first || id_is_none(&range->before.id) || result_place_compare(&range->before, &end) > 0) {
        range->before = end;
    }
    range->limit = LOOK_MAX;
    return err;
}

/* Shows what is wanted behind the cursor, which moves; *out_more: there may be others behind it. */
static enum err read_feed(struct feed_page *page, bool *out_more) {
    struct request *request = page->request;
    struct feed_filter *filter = page->filter;
    struct result_place *cursor = cursor_of(filter);
    size_t scanned = 0;
    bool more = true;
    enum err err = end_range(request, &filter->range);
    while (err == OK && more && page->listed < page->wanted && scanned < SCAN_MAX) {
        err = look(page, &more);
        size_t looked = 0;
        while (err == OK && looked < page->found && page->listed < page->wanted) {
            *cursor = page->places[looked++];
            err = result_row_read(request->db, &cursor->id, show_if_wanted, page);
        }
        more = more || looked < page->found;
        scanned += looked;
    }
    *out_more = more;
    return err == OK ? OK : unread(request, err);
}

/* ---- the stream ---- */

/*
 * A stream is told of every result there is, and most may be nothing to it. Where they come one upon the other, it is
 * enough to look a few times a second: so a thousand streams cost no more than that, however many games end.
 */
static const int64_t pause_ms = 100;

static enum err more_results(struct request *request, struct frames *frames) {
    struct results_feed *results = request->data;
    int64_t now = timestamp_now();
    bool more = false;
    bool is_narrow = !id_is_none(&results->filter.game); /* and is told of that game alone */
    if (!is_narrow && now >= results->read_up_at && now < results->read_up_at + pause_ms) {
        frames->over_at = results->read_up_at + pause_ms;
        return OK;
    }
    struct feed_page *page = arena_alloc(&request->arena, sizeof *page);
    if (page == NULL) {
        return ERR_NO_MEMORY;
    }
    *page = (struct feed_page){.request = request,
                               .filter = &results->filter,
                               .wanted = STREAM_AT_ONCE,
                               .out = &frames->out,
                               .frames = frames};
    frames->over_at = 0;
    enum err err = read_feed(page, &more);
    if (err == OK && more && page->listed == 0) {
        frames_add_comment(frames); /* much that is not wanted: others' turn before it goes on */
    }
    results->read_up_at = more ? 0 : now;
    return err;
}

/* ---- what was asked, and the answer ---- */

static enum err ask(struct request *request, void *feed) {
    struct results_feed *results = feed;
    enum err err = read_filter(&results->filter, request, results->feed.is_stream);
    request->watched = id_is_none(&results->filter.game) ? watchers_results_key() : results->filter.game;
    if (err == OK && !results->feed.is_stream) {
        results->page = arena_alloc(&request->arena, sizeof *results->page);
        err = results->page == NULL ? ERR_NO_MEMORY : OK;
    }
    return err;
}

/* Is there anything, or so much to be looked through that the caller should go on with a cursor? */
bool results_ready(struct request *request) {
    struct results_feed *results = request->data;
    struct feed_filter filter = results->filter;
    struct feed_page *page = results->page;
    bool more = false;
    if (filter.range.is_newest_first) {
        return true;
    }
    *page = (struct feed_page){.request = request, .filter = &filter, .wanted = 1};
    enum err err = read_feed(page, &more);
    problem_clear(&request->problem); /* the answer will find it again */
    if (err == OK && page->listed == 0) {
        results->filter.range.after =
            filter.range.after; /* what the caller is not told need not be looked at again each time */
    }
    return err != OK || page->listed > 0 || more;
}

static enum err read_list(struct request *request, void *feed, int64_t limit) {
    struct results_feed *results = feed;
    *results->page = (struct feed_page){
        .request = request, .filter = &results->filter, .wanted = (size_t)limit, .out = results->feed.out};
    return read_feed(results->page, &results->has_more);
}

static enum err end_list(struct request *request, void *feed, struct reply *reply) {
    struct results_feed *results = feed;
    return list_reply(reply, request, results->has_more ? cursor_of(&results->filter)->id.text : NULL);
}

const struct feed_source results_source = {
    .stream = {.data_size = sizeof(struct results_feed), .more = more_results},
    .read = read_list,
    .ask = ask,
    .end = end_list,
};
