/* SPDX-License-Identifier: Apache-2.0 */
#include "quiz_table.h"

#include "util/json.h"

enum err quiz_table_configure(struct quiz_table *table, const char *ruleset, const char *options, int contenders,
                              int officials) {
    memset(table, 0, sizeof *table);
    rng_init(&table->rng, (const unsigned char[RNG_SEED_BYTES]){42});
    json_t *given = options == NULL ? NULL : quiz_json(options);
    struct setup setup = {.options = given,
                          .opponents = contenders < 0 ? -1 : contenders + officials - 1,
                          .officials = officials,
                          .stock = shelf_stock()};
    const struct preset *preset = &quiz_family.presets[strcmp(ruleset, "quiz") == 0];
    enum err err = quiz_family.configure(&table->config, preset, &setup, &table->problem);
    json_decref(given);
    return err;
}

void quiz_table_close(struct quiz_table *table) {
    free(table->state);
    json_decref(table->carry);
    json_decref(table->deal);
    json_decref(table->log);
    if (table->config != NULL) {
        config_release(table->config);
    }
}

/* --- canaries --- */

static bool may_know_text(const struct quiz_table *table, const struct put_question *put, int viewer, bool is_master) {
    return is_master || put->is_told ||
           (table->is_aloud ? !put->is_open && (put->tie == 0 || put->seat == viewer)
                            : put->tie == 0 || put->seat == viewer);
}

static bool may_know_answer(const struct put_question *put, int viewer, bool is_master) {
    bool is_own = put->seat == viewer && viewer >= 0;
    return is_master || (viewer >= 0 && seat_set_has(put->said, viewer)) || put->is_told ||
           ((!put->is_open || put->is_judged) && !put->is_passed && (put->tie == 0 || is_own));
}

static bool may_know(const struct quiz_table *table, int number, bool answer, int viewer) {
    bool is_master = viewer >= 0 && seat_set_has(table->config->officials, viewer);
    for (size_t i = 0; i < table->put_count; i++) {
        const struct put_question *put = &table->put[i];
        if (put->number == number &&
            (answer ? may_know_answer(put, viewer, is_master) : may_know_text(table, put, viewer, is_master))) {
            return true;
        }
    }
    return false;
}

/* zq, zm: with the text; za in a choice that is shown is not told from one that is not, so it counts with the text. */
static void expect_no_canary(const struct quiz_table *table, const char *what, const char *text, int viewer) {
    for (const char *at = strchr(text, 'z'); at != NULL; at = strchr(at + 1, 'z')) {
        int number = 0;
        char kind = at[1];
        if (sscanf(at + 2, "%3d", &number) != 1 || strchr("qabmesxw", kind) == NULL || kind == '\0') {
            continue;
        }
        bool with_text = strchr("qmxw", kind) != NULL || (kind == 'a' && shelf_has_choices(number));
        cr_assert(may_know(table, number, !with_text, viewer), "%s tells viewer %d of %.5s: %s", what, viewer, at,
                  text);
    }
}

static char *printed(const struct quiz_table *table, const struct state *state, observation_printer *print,
                     int viewer) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    family_print(&out, table->config, print, state, viewer);
    char *text = json_out_take(&out, &length);
    cr_assert_not_null(text);
    return text;
}

static void expect_same_printed(const struct quiz_table *table, const struct state *a, const struct state *b,
                                observation_printer *print, int viewer) {
    char *one = printed(table, a, print, viewer);
    char *other = printed(table, b, print, viewer);
    cr_assert_str_eq(one, other, "as seen by %d", viewer);
    free(one);
    free(other);
}

static void expect_same_redrawn(const struct quiz_table *table, int viewer) {
    struct state *other = NULL;
    struct rng rng = table->rng;
    cr_assert_eq(quiz_family.resample(&other, table->state, viewer, &rng), OK);
    expect_same_printed(table, table->state, other, quiz_family.view, viewer);
    expect_same_printed(table, table->state, other, quiz_family.history, viewer);
    struct observation *a = family_observe(table->config, table->state, viewer);
    struct observation *b = family_observe(table->config, other, viewer);
    size_t size = quiz_family.observation_size(table->state);
    cr_assert_eq(quiz_family.observation_size(other), size);
    cr_assert_eq(memcmp(a, b, size), 0, "what viewer %d observes holds what they cannot know", viewer);
    free(a);
    free(b);
    free(other);
}

/* Of a large table those look who sit at its ends, and where 32 bits end. */
static bool looks(const struct quiz_table *table, int viewer) {
    int seats = table->config->seats;
    return seats <= 10 || viewer < 1 || viewer == 31 || viewer == 32 || viewer >= seats - 2;
}

static void expect_nothing_told(const struct quiz_table *table) {
    for (int viewer = VIEWER_SPECTATOR; viewer < table->config->seats; viewer++) {
        if (!looks(table, viewer)) {
            continue;
        }
        char *view = printed(table, table->state, quiz_family.view, viewer);
        char *history = printed(table, table->state, quiz_family.history, viewer);
        json_t *seen = quiz_table_event(table, json_array_size(table->log) - 1, viewer);
        char *event = json_text(seen);
        expect_no_canary(table, "the view", view, viewer);
        expect_no_canary(table, "the history", history, viewer);
        expect_no_canary(table, "an event", event, viewer);
        json_decref(seen);
        free(event);
        free(view);
        free(history);
        expect_same_redrawn(table, viewer);
    }
}

/* --- what events tell --- */

static struct put_question *put_of(struct quiz_table *table, const json_t *body) {
    json_int_t number = json_integer_value(json_object_get(body, "question"));
    cr_assert(number >= 1 && (size_t)number <= table->put_count);
    return &table->put[number - 1];
}

static void note(struct quiz_table *table, const char *kind, int seat, const json_t *body) {
    if (strcmp(kind, "question") == 0) {
        int number = 0;
        cr_assert_eq(sscanf(json_string_value(json_object_get(body, "text")), "zq%3d", &number), 1);
        cr_assert_eq(json_integer_value(json_object_get(body, "question")), (json_int_t)table->put_count + 1);
        table->put[table->put_count++] =
            (struct put_question){.number = number, .seat = seat, .tie = table->tie, .is_open = true};
    } else if (strcmp(kind, "response") == 0) {
        const char *text = json_string_value(json_object_get(body, "text"));
        put_of(table, body)->said |= text != NULL && strncmp(text, "za", 2) == 0 ? seat_set_of(seat) : 0;
        put_of(table, body)->is_judged = json_is_boolean(json_object_get(body, "correct"));
    } else if (strcmp(kind, "closed") == 0) {
        struct put_question *put = put_of(table, body);
        const json_t *first = json_array_get(json_object_get(body, "outcomes"), 0);
        const char *outcome = json_string_value(json_object_get(first, "outcome"));
        put->is_open = false;
        put->is_passed = put->seat >= 0 && outcome != NULL && strcmp(outcome, "pass") == 0;
    } else if (strcmp(kind, "tie-break") == 0) {
        table->tie = (int)json_integer_value(json_object_get(body, "number"));
    } else if (strcmp(kind, "tie-break-over") == 0 || strcmp(kind, "stint-over") == 0) {
        bool is_tie = kind[0] == 't';
        for (size_t i = 0; i < table->put_count; i++) {
            table->put[i].is_told = table->put[i].is_told || (is_tie ? table->put[i].tie > 0 : table->put[i].tie == 0);
        }
    }
    struct turn turn;
    quiz_family.turn(table->state, &turn);
    for (size_t i = 0; turn.over && i < table->put_count; i++) {
        table->put[i].is_told = true;
    }
}

/* --- events --- */

static enum err apply(struct quiz_table *table, int64_t at, int seat, enum event_kind kind, const json_t *body) {
    struct event event = {table->seq + 1, at, kind, seat, body};
    struct state *next = NULL;
    problem_clear(&table->problem);
    enum err err = quiz_family.apply(&next, table->state, &event, &table->problem);
    cr_assert_eq(err, table->problem.err);
    if (err != OK) {
        return err;
    }
    json_t *record = kind < EVENT_FAMILY ? json_incref((json_t *)body) : quiz_family.record(next, &event);
    cr_assert_not_null(record, "%s", family_event_word(&quiz_family, kind));
    struct state *again = NULL;
    event.body = record;
    cr_assert_eq(quiz_family.apply(&again, table->state, &event, &table->problem), OK, "as recorded: %s",
                 table->problem.detail);
    for (int viewer = VIEWER_SPECTATOR; viewer < table->config->seats; viewer++) {
        if (!looks(table, viewer)) {
            continue;
        }
        expect_same_printed(table, next, again, quiz_family.view, viewer);
        expect_same_printed(table, next, again, quiz_family.history, viewer);
    }
    free(again);
    free(table->state);
    table->state = next;
    table->seq++;
    table->at = at;
    const char *word = family_event_word(&quiz_family, kind);
    json_push(&table->log,
              json_pack("{s:I, s:s, s:i, s:o}", "at", (json_int_t)at, "kind", word, "seat", seat, "body", record));
    cr_assert_not_null(table->log);
    note(table, word, seat, record);
    expect_nothing_told(table);
    return OK;
}

/* What is due before a moment, and at it where `inclusive`. */
static void catch_up(struct quiz_table *table, int64_t at, bool inclusive) {
    struct auto_action due;
    json_t *nothing = json_object();
    for (int i = 0; quiz_family.due(table->state, &due) && (due.at < at || (due.at == at && inclusive)); i++) {
        cr_assert_lt(i, 1000, "the server never stops");
        int64_t when = due.at == 0 ? table->at : due.at;
        enum err err = apply(table, when, due.seat, due.kind, nothing);
        cr_assert_eq(err, OK, "%s by the server: %s", family_event_word(&quiz_family, due.kind), table->problem.detail);
    }
    json_decref(nothing);
}

/* Of sets without canaries nothing is known. */
static void note_dealt(struct quiz_table *table) {
    size_t i = 0;
    const json_t *entry = NULL;
    json_array_foreach(json_object_get(table->deal, "questions"), i, entry) {
        const char *canary = strstr(json_string_value(json_object_get(entry, "dealt")), "\"zq");
        int number = 0;
        if (canary != NULL && sscanf(canary, "\"zq%3d", &number) == 1) {
            cr_assert_not(table->was_dealt[number], "question %d is dealt again in round %d", number, table->round);
            table->was_dealt[number] = true;
        }
    }
}

static void begin_round(struct quiz_table *table, int64_t at) {
    struct table round = {.round = ++table->round,
                          .at = at,
                          .leader = LEADER_SERVER,
                          .rules = 1,
                          .carry = table->carry,
                          .points = table->points,
                          .minor = table->minor,
                          .sets = shelf_serve(table->config)};
    table->deal = quiz_family.deal(table->config, &round, &table->rng);
    cr_assert_not_null(table->deal);
    note_dealt(table);
    round.sets = NULL;
    round.deal = table->deal;
    cr_assert_eq(quiz_family.start(&table->state, table->config, &round, &table->problem), OK, "%s",
                 table->problem.detail);
    table->log = json_array();
    table->began = at;
    table->at = at;
    catch_up(table, at, true);
}

void quiz_table_open(struct quiz_table *table, const char *ruleset, const char *options, int contenders,
                     int officials) {
    cr_assert_eq(quiz_table_configure(table, ruleset, options, contenders, officials), OK, "%s", table->problem.detail);
    const char *reading = json_string_value(json_object_get(table->config->options, "reading"));
    table->is_aloud = strcmp(reading, "aloud") == 0;
    begin_round(table, 1000000);
}

void quiz_table_next(struct quiz_table *table) {
    struct turn turn;
    double points[SEATS_MAX] = {0};
    double minor[SEATS_MAX] = {0};
    quiz_family.turn(table->state, &turn);
    cr_assert(turn.over);
    quiz_family.points(table->state, points);
    quiz_family.minor(table->state, minor);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        table->points[seat] += points[seat];
        table->minor[seat] += minor[seat];
    }
    json_decref(table->carry);
    table->carry = quiz_family.carry(table->state);
    free(table->state);
    json_decref(table->deal);
    json_decref(table->log);
    table->put_count = 0;
    table->tie = 0;
    table->seq = 0;
    begin_round(table, table->at + 1000);
}

enum err quiz_table_try(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body) {
    json_t *given = quiz_json(body);
    enum event_kind number = family_find_event(&quiz_family, kind);
    const struct action_def *action = family_find_action(&quiz_family, number);
    problem_clear(&table->problem);
    enum err err = action == NULL ? OK : quiz_family.check_form(table->config, action, given, &table->problem);
    if (err == OK) {
        catch_up(table, table->began + at, false);
        err = apply(table, table->began + at, seat, number, given);
    }
    if (err == OK) {
        catch_up(table, 1, true); /* what is due at once */
    }
    json_decref(given);
    return err;
}

void quiz_table_do(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body) {
    enum err err = quiz_table_try(table, at, seat, kind, body);
    cr_assert_eq(err, OK, "%lld: seat %d, %s %s: %s: %s", (long long)at, seat, kind, body, err_name(err),
                 table->problem.detail);
}

bool quiz_table_refused(struct quiz_table *table, int64_t at, int seat, const char *kind, const char *body,
                        enum err err, const char *pointer) {
    catch_up(table, table->began + at, false);
    size_t size = quiz_family.size(table->state);
    char *before = malloc(size);
    memcpy(before, table->state, size);
    enum err got = quiz_table_try(table, at, seat, kind, body);
    bool unchanged = quiz_family.size(table->state) == size && memcmp(before, table->state, size) == 0;
    free(before);
    const char *place = table->problem.point_count == 0 ? NULL : table->problem.points[0].pointer;
    bool same_place = pointer == NULL ? place == NULL : place != NULL && strcmp(place, pointer) == 0;
    bool good = got == err && unchanged && same_place && table->problem.detail[0] != '\0';
    if (!good) {
        fprintf(stderr, "seat %d, %s %s: %s at %s: %s\n", seat, kind, body, err_name(got), place == NULL ? "-" : place,
                table->problem.detail);
    }
    return good;
}

void quiz_table_wait(struct quiz_table *table, int64_t at) {
    catch_up(table, table->began + at, true);
}

/* --- responses --- */

static void answer(struct quiz_table *table, int64_t at, int seat, const char *letters) {
    char body[80];
    catch_up(table, table->began + at, false);
    cr_assert_gt(table->put_count, 0);
    (void)snprintf(body, sizeof body, "{'question':%zu,'text':'%s%03d'}", table->put_count, letters,
                   table->put[table->put_count - 1].number);
    quiz_table_do(table, at, seat, "response", body);
}

void quiz_table_right(struct quiz_table *table, int64_t at, int seat) {
    answer(table, at, seat, "za");
}

void quiz_table_wrong(struct quiz_table *table, int64_t at, int seat) {
    answer(table, at, seat, "nothing");
}

void quiz_table_pass(struct quiz_table *table, int64_t at, int seat) {
    quiz_table_do(table, at, seat, "response", "{'pass':true}");
}

bool quiz_table_is_text(const struct quiz_table *table) {
    cr_assert_gt(table->put_count, 0);
    return !shelf_has_choices(table->put[table->put_count - 1].number);
}

void quiz_table_find_text(struct quiz_table *table, int64_t at, int seat) {
    while (!quiz_table_is_text(table)) {
        quiz_table_wrong(table, ++at, seat);
    }
}

void quiz_table_ready_all(struct quiz_table *table, int64_t at) {
    for (int seat = 0; seat < table->config->seats; seat++) {
        if (!config_is_official(table->config, seat)) {
            quiz_table_do(table, at, seat, "ready", "{}");
        }
    }
}

/* --- looking --- */

bool quiz_table_is_over(const struct quiz_table *table) {
    struct turn turn;
    quiz_family.turn(table->state, &turn);
    return turn.over;
}

json_t *quiz_table_see(struct quiz_table *table, int viewer, const char *path) {
    json_t *view = family_view_json(table->config, quiz_family.view, table->state, viewer);
    const json_t *at = view;
    char copy[100];
    (void)snprintf(copy, sizeof copy, "%s", path);
    for (char *rest = copy, *name = strsep(&rest, "/"); name != NULL; name = strsep(&rest, "/")) {
        at = json_is_array(at) ? json_array_get(at, (size_t)strtoul(name, NULL, 10)) : json_object_get(at, name);
    }
    json_t *found = json_deep_copy(at);
    json_decref(view);
    return found;
}

bool quiz_table_is(struct quiz_table *table, int viewer, const char *path, const char *expected) {
    return play_is(quiz_table_see(table, viewer, path), expected);
}

static const json_t *find_last(const struct quiz_table *table, const char *kind) {
    for (size_t i = json_array_size(table->log); i > 0; i--) {
        const json_t *entry = json_array_get(table->log, i - 1);
        if (strcmp(json_string_value(json_object_get(entry, "kind")), kind) == 0) {
            return entry;
        }
    }
    return NULL;
}

size_t quiz_table_count(const struct quiz_table *table, const char *kind) {
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(table->log); i++) {
        count += strcmp(json_string_value(json_object_get(json_array_get(table->log, i), "kind")), kind) == 0;
    }
    return count;
}

const json_t *quiz_table_last(const struct quiz_table *table, const char *kind) {
    return json_object_get(find_last(table, kind), "body");
}

int64_t quiz_table_last_at(const struct quiz_table *table, const char *kind) {
    return json_integer_value(json_object_get(find_last(table, kind), "at")) - table->began;
}

bool quiz_table_comes(struct quiz_table *table, const char *kind, int64_t at) {
    size_t before = quiz_table_count(table, kind);
    quiz_table_wait(table, at - 1);
    bool is_early = quiz_table_count(table, kind) != before;
    quiz_table_wait(table, at);
    return !is_early && quiz_table_count(table, kind) == before + 1 && quiz_table_last_at(table, kind) == at;
}

json_t *quiz_table_event(const struct quiz_table *table, size_t index, int viewer) {
    const json_t *entry = json_array_get(table->log, index);
    struct event event = {(int64_t)index + 1, json_integer_value(json_object_get(entry, "at")),
                          family_find_event(&quiz_family, json_string_value(json_object_get(entry, "kind"))),
                          (int)json_integer_value(json_object_get(entry, "seat")), json_object_get(entry, "body")};
    return event.kind < EVENT_FAMILY ? json_object() : family_view_event(table->config, &event, viewer);
}
