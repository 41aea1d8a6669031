/* SPDX-License-Identifier: Apache-2.0 */
/* The contract's lists of events, held against the tables that the program works by. */
#include "api/embedded.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "game/event_def.h"
#include "play/notifications.h"
#include "rules/brought.h"
#include "store/notifications.h"
#include "tournament/tournament.h"

enum { FAMILIES_MAX = 16 };

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

/* The schemas of an event by the word of its kind: that to which the union leads, or those that families share it with. */
static size_t schemas_of(const json_t *out[static FAMILIES_MAX], const char *word) {
    const json_t *schema = json_object_get(schemas, name_of("GameEvent", word));
    const json_t *shared = json_object_get(schema_of(json_array_get(json_object_get(schema, "allOf"), 0)), "anyOf");
    size_t count = shared == NULL ? 1 : json_array_size(shared);
    cr_assert_leq(count, (size_t)FAMILIES_MAX);
    for (size_t i = 0; i < count; i++) {
        out[i] = shared == NULL ? schema : schema_of(json_array_get(shared, i));
        const json_t *kind = json_object_get(json_object_get(out[i], "properties"), "kind");
        cr_expect_str_eq(json_string_value(json_object_get(kind, "const")), word);
    }
    return count;
}

/* One of the schemas of the kind has these members, besides the kind, and no others. */
static void expect_shown(const char *word, const char *const members[]) {
    const json_t *of_word[FAMILIES_MAX];
    size_t fitting = 0;
    for (size_t i = 0, count = schemas_of(of_word, word); i < count; i++) {
        const json_t *properties = json_object_get(of_word[i], "properties");
        size_t shown = 0;
        while (members[shown] != NULL && json_object_get(properties, members[shown]) != NULL) {
            shown++;
        }
        fitting += members[shown] == NULL && json_object_size(properties) == shown + 1;
    }
    cr_expect_gt(fitting, 0, "%s shows other members than the contract says", word);
}

static bool is_in(const json_t *list, const char *word) {
    bool found = false;
    for (size_t i = 0; i < json_array_size(list) && !found; i++) {
        found = strcmp(json_string_value(json_array_get(list, i)), word) == 0;
    }
    return found;
}

/* Of the families from that one on, how many have events of the kind? */
static size_t count_sharing(const struct family *const from[], const char *word) {
    size_t count = 0;
    for (size_t f = 0; from[f] != NULL; f++) {
        count += family_find_event(from[f], word) != EVENT_UNKNOWN;
    }
    return count;
}

/* All that any family's games show of a kind of the engine's: they differ in what they call what is brought. */
static void expect_engine_s(enum event_kind kind) {
    const char *members[EVENT_MEMBERS_MAX + FAMILIES_MAX] = {NULL};
    size_t count = 0;
    for (size_t f = 0; families[f] != NULL; f++) {
        const char *shown[EVENT_MEMBERS_MAX + 1];
        event_shown(shown, families[f], kind);
        for (size_t i = 0; shown[i] != NULL; i++) {
            size_t k = 0;
            while (k < count && strcmp(members[k], shown[i]) != 0) {
                k++;
            }
            members[k] = shown[i];
            count += k == count;
        }
    }
    expect_shown(family_event_word(NULL, kind), members);
}

Test(contract, the_kinds_of_a_game_s_events_are_those_of_the_engine_and_the_families) {
    const json_t *of_word[FAMILIES_MAX];
    size_t kinds = EVENT_FAMILY - EVENT_UNKNOWN - 2; /* what is brought has a word of each family's */
    for (enum event_kind kind = EVENT_UNKNOWN + 1; kind < EVENT_FAMILY; kind++) {
        if (event_publishes(kind)) {
            cr_expect_eq(schemas_of(of_word, family_event_word(NULL, kind)), 1);
        } else if (kind != EVENT_BROUGHT) {
            expect_engine_s(kind);
        }
    }
    for (size_t f = 0; families[f] != NULL; f++) {
        const struct brought_def *brought = families[f]->brought;
        if (brought != NULL) {
            expect_shown(brought->word, (const char *const[]){brought->member, NULL});
            kinds += count_sharing(&families[f], brought->word) == 1; /* the last of them */
        }
    }
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t a = 0; a < families[f]->action_count + families[f]->server_event_count; a++) {
            const char *word = family_event_word(families[f], event_of_action(a));
            cr_expect_eq(schemas_of(of_word, word), count_sharing(families, word), "a schema for each family's %s",
                         word);
            kinds += count_sharing(&families[f], word) == 1; /* the last of them */
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
    static const char *const others[] = {NOTIFICATION_TURN, NOTIFICATION_TOURNAMENT_INVITED,
                                         NOTIFICATION_TOURNAMENT_MISSED};
    size_t count = sizeof others / sizeof others[0];
    for (size_t i = 0; i < count; i++) {
        cr_expect(is_in(words, others[i]), "%s", others[i]);
    }
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
