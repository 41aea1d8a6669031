/* SPDX-License-Identifier: Apache-2.0 */
/* The contract's lists of events, held against the tables that the program works by. */
#include "api/embedded.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "game/event_def.h"
#include "play/notifications.h"
#include "tournament/tournament.h"

static json_t *schemas;

static void set_up(void) {
    json_t *contract = json_loadb((const char *)openapi_json, openapi_json_size, 0, NULL);
    schemas = json_incref(json_object_get(json_object_get(contract, "components"), "schemas"));
    json_decref(contract);
    cr_assert_gt(json_object_size(schemas), 0);
}

static void tear_down(void) {
    json_decref(schemas);
}

TestSuite(contract, .init = set_up, .fini = tear_down);

/* The schema that a value stands for: itself, or what it refers to. */
static const json_t *schema_of(const json_t *value) {
    const char *reference = json_string_value(json_object_get(value, "$ref"));
    return reference == NULL ? value : json_object_get(schemas, strrchr(reference, '/') + 1);
}

static const json_t *member(const char *schema, const char *name) {
    return schema_of(json_object_get(json_object_get(json_object_get(schemas, schema), "properties"), name));
}

/* By the word for an event's kind: the name of the schema that a union of them leads to. */
static const char *name_of(const char *unions, const char *word) {
    const json_t *mapping =
        json_object_get(json_object_get(json_object_get(schemas, unions), "discriminator"), "mapping");
    const char *reference = json_string_value(json_object_get(mapping, word));
    cr_assert_not_null(reference, "%s is in no mapping", word);
    return strrchr(reference, '/') + 1;
}

/* The members of an event's schema by the word of its kind; the kind is one of them. */
static const json_t *members_of(const char *word) {
    const char *name = name_of("GameEvent", word);
    cr_expect_str_eq(json_string_value(json_object_get(member(name, "kind"), "const")), word);
    return json_object_get(json_object_get(schemas, name), "properties");
}

static void expect_shown(const char *word, const char *const members[]) {
    const json_t *properties = members_of(word);
    size_t count = 0;
    for (; members[count] != NULL; count++) {
        cr_expect_not_null(json_object_get(properties, members[count]), "%s shows %s", word, members[count]);
    }
    cr_expect_eq(json_object_size(properties), count + 1, "%s shows more than the contract says, or less", word);
}

static bool is_in(const json_t *list, const char *word) {
    bool found = false;
    for (size_t i = 0; i < json_array_size(list) && !found; i++) {
        found = strcmp(json_string_value(json_array_get(list, i)), word) == 0;
    }
    return found;
}

Test(contract, the_kinds_of_a_game_s_events_are_those_of_the_engine_and_the_families) {
    size_t kinds = EVENT_FAMILY - EVENT_UNKNOWN - 1;
    for (enum event_kind kind = EVENT_UNKNOWN + 1; kind < EVENT_FAMILY; kind++) {
        if (event_publishes(kind)) {
            cr_expect_not_null(members_of(family_event_word(NULL, kind)));
        } else {
            expect_shown(family_event_word(NULL, kind), event_def(kind)->members);
        }
    }
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t a = 0; a < families[f]->action_count; a++) {
            cr_expect_not_null(members_of(families[f]->actions[a].event)); /* no two families share a kind's word */
            kinds++;
        }
    }
    const json_t *event = json_object_get(schemas, "GameEvent");
    cr_expect_eq(json_array_size(json_object_get(event, "oneOf")), kinds);
    cr_expect_eq(json_object_size(json_object_get(json_object_get(event, "discriminator"), "mapping")), kinds);
}

Test(contract, what_everybody_sees_of_an_action_is_what_its_family_s_table_says) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t a = 0; families[f]->view_event == NULL && a < families[f]->action_count; a++) {
            expect_shown(families[f]->actions[a].event, families[f]->actions[a].shows);
        }
    }
}

Test(contract, the_kinds_of_notices_are_those_of_the_events_that_are_told) {
    const json_t *words = json_object_get(member("PlayerEvent", "kind"), "enum");
    size_t count = 1;
    cr_expect(is_in(words, NOTIFICATION_TURN));
    for (enum event_kind kind = EVENT_UNKNOWN + 1; kind < EVENT_FAMILY; kind++) {
        const char *word = kind == EVENT_CREATED ? NOTIFICATION_INVITED : family_event_word(NULL, kind);
        cr_expect_eq(is_in(words, word), event_def(kind)->told != 0, "%s", word);
        count += event_def(kind)->told != 0;
    }
    cr_expect_eq(json_array_size(words), count);
}

Test(contract, the_kinds_of_a_tournament_s_events_are_those_of_its_log) {
    cr_expect_eq(json_array_size(json_object_get(json_object_get(schemas, "TournamentEvent"), "oneOf")),
                 TOURNAMENT_EVENT_COUNT - 1);
    for (enum tournament_event kind = TOURNAMENT_EVENT_UNKNOWN + 1; kind < TOURNAMENT_EVENT_COUNT; kind++) {
        const char *name = name_of("TournamentEvent", tournament_events[kind].word);
        for (size_t i = 0; tournament_events[kind].members[i] != NULL; i++) {
            cr_expect_not_null(member(name, tournament_events[kind].members[i]), "%s of %s",
                               tournament_events[kind].members[i], tournament_events[kind].word);
        }
    }
}
