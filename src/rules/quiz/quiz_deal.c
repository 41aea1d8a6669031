/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drawing a round's questions: without replacement, and uniformly, as each set is shuffled once and every draw takes the
 * next question in that order that its reference lets through. What rounds before were dealt is out, and what later ones take
 * at the least stays. Questions that somebody who is asked has met before stand behind all others in the order, the least met
 * of them first: so they are drawn where the others do not suffice, and come last in what may not all be put.
 *
 * A deal is {"nonce", "sets", "questions", "tie_break", "parts"}. The questions stand in the order of dealing: those for
 * tie-breaks, then part by part, in a part of the kind `chair` stint by stint in the order of the seats. `tie_break` says how
 * many there are of the first, `parts` how many of each stint, or of the part. A question is its number in its set, from 0,
 * what was dealt as it is hashed, its salt, and what else is told of it; an export has no numbers, and of one that was not put
 * its leaf alone.
 */
#include "quiz_met.h"
#include "quiz_rounds.h"

#include <assert.h>
#include <stdlib.h>

#include "quiz_share.h"
#include "util/json.h"
#include "util/proof.h"

/* --- a question in a deal --- */

static bool put_text(json_t *object, const char *name, struct json_text text) {
    return text.bytes == NULL || json_put(object, name, json_stringn(text.bytes, text.length));
}

/* NULL without memory. */
static json_t *make_entry(const struct quiz_question *question, size_t set, size_t number, const char *salt) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_dealt_write(&out, question);
    char *dealt = json_out_take(&out, &length);
    json_t *entry = dealt == NULL ? NULL
                                  : json_pack("{s:i, s:i, s:s, s:s#}", "set", (int)set, "number", (int)number, "salt",
                                              salt, "dealt", dealt, (int)length);
    free(dealt);
    bool good = entry != NULL && put_text(entry, "category", question->category) &&
                put_text(entry, "explanation", question->explanation) && put_text(entry, "source", question->source) &&
                put_text(entry, "url", question->media_url) && put_text(entry, "alt", question->media_alt) &&
                (question->difficulty == QUIZ_NO_DIFFICULTY ||
                 json_put(entry, "difficulty", json_string(quiz_difficulties[question->difficulty])));
    if (!good) {
        json_decref(entry);
        return NULL;
    }
    return entry;
}

/* Bytes that it takes in a deal at the most, with the comma behind it; 0 without memory. */
static size_t entry_size(const struct quiz_question *question) {
    static const char salt[] = "0000000000000000000000000000000000000000000000000000000000000000";
    json_t *entry = make_entry(question, NEEDS_MAX, QUIZ_QUESTIONS_MAX, salt);
    size_t size = entry == NULL ? 0 : json_dumpb(entry, NULL, 0, JSON_COMPACT) + 1;
    json_decref(entry);
    return size;
}

static bool is_same(struct json_text a, struct json_text b) {
    return (a.bytes == NULL) == (b.bytes == NULL) && a.length == b.length &&
           (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

enum err stock_classify(struct stock_set *out, struct arena *arena, const struct quiz_set *set) {
    struct stock_class *classes = arena_alloc(arena, (set->count + 1) * sizeof *classes);
    size_t count = 0;
    for (size_t i = 0; classes != NULL && i < set->count; i++) {
        const struct quiz_question *question = &set->questions[i];
        size_t size = entry_size(question);
        size_t c = 0;
        while (c < count &&
               !(classes[c].difficulty == question->difficulty && is_same(classes[c].category, question->category))) {
            c++;
        }
        if (c == count) {
            classes[count++] = (struct stock_class){.category = question->category, .difficulty = question->difficulty};
        }
        classes[c].count++;
        classes[c].largest = size > classes[c].largest ? (uint32_t)size : classes[c].largest;
        if (size == 0) {
            return ERR_NO_MEMORY;
        }
    }
    if (classes == NULL) {
        return ERR_NO_MEMORY;
    }
    out->classes = classes;
    out->class_count = count;
    return OK;
}

/* --- drawing --- */

/* The questions of a set in the order in which they are drawn. */
struct pool {
    const struct quiz_set *set;
    uint32_t *order;
    bool *is_drawn;   /* in this round, or in one before */
    uint32_t *takers; /* of each question: the references that let it through, as bits */
};
static_assert(QUIZ_REFERENCES_MAX <= 32, "references are bits");

/* Those of them that a reference lets through. Whatever stands in front of `next` has been drawn. */
struct offer {
    uint32_t *questions;
    size_t count, next;
    size_t pool;
    size_t left;   /* of them, not drawn yet */
    size_t later;  /* what later rounds take of them at the least */
    size_t spared; /* the same with that of all others that let through one of the same */
};

/* What a stint, a part or the tie-breaks get. */
struct hand {
    size_t reference, pool;
    size_t least, most;
    size_t count;
    uint32_t *questions; /* most of them */
};

struct dealing {
    const struct quiz_config *config;
    const struct table *table;
    struct rng *rng;
    struct arena arena;
    struct pool pools[NEEDS_MAX];
    struct offer offers[QUIZ_REFERENCES_MAX];
    struct hand *hands; /* the first is that of the tie-breaks */
    size_t *took;       /* room for as many */
    size_t hand_count;
    size_t size; /* bytes so far */
};

/* dealt: which of its questions rounds before were dealt, as these hand it on; NULL in the first. */
static bool shuffle(struct dealing *dealing, struct pool *pool, const struct quiz_set *set, const char *dealt) {
    pool->set = set;
    pool->order = arena_alloc(&dealing->arena, set->count * sizeof *pool->order);
    pool->is_drawn = arena_alloc(&dealing->arena, set->count * sizeof *pool->is_drawn);
    pool->takers = arena_alloc(&dealing->arena, set->count * sizeof *pool->takers);
    if (pool->order == NULL || pool->is_drawn == NULL || pool->takers == NULL) {
        return false;
    }
    for (uint32_t i = 0; i < set->count; i++) {
        uint32_t other = rng_below(dealing->rng, i + 1);
        pool->order[i] = pool->order[other];
        pool->order[other] = i;
        pool->is_drawn[i] = dealt != NULL && quiz_was_dealt(dealt, i);
    }
    return quiz_put_met_last(pool->order, &dealing->arena, set);
}

/* What other tables of a tournament are dealt counts as drawn. */
static bool leave_to_others(struct dealing *dealing, const struct need *needs, size_t count) {
    const struct stock_share *share = dealing->table->share;
    struct rng lots;
    bool good = true;
    if (share == NULL) {
        return true;
    }
    rng_init(&lots, share->seed);
    for (size_t i = 0; good && i < count; i++) {
        const struct pool *pool = &dealing->pools[i];
        good = quiz_share_mark_others(pool->is_drawn, &dealing->arena, dealing->config, needs[i].set, pool->set, share,
                                      &lots);
    }
    return good;
}

/* Found once for each reference: a set has thousands of questions, a reference a hundred categories, a deal many draws. */
static bool find_offer(struct dealing *dealing, size_t reference, size_t pool_number) {
    const struct quiz_source *source = &dealing->config->references[reference];
    const struct pool *pool = &dealing->pools[pool_number];
    struct offer *offer = &dealing->offers[reference];
    if (offer->questions != NULL) {
        return true;
    }
    offer->pool = pool_number;
    offer->questions = arena_alloc(&dealing->arena, pool->set->count * sizeof *offer->questions);
    for (size_t i = 0; offer->questions != NULL && i < pool->set->count; i++) {
        const struct quiz_question *question = &pool->set->questions[pool->order[i]];
        if (quiz_source_takes(source, question->category, question->difficulty)) {
            offer->questions[offer->count++] = pool->order[i];
            offer->left += !pool->is_drawn[pool->order[i]];
            pool->takers[pool->order[i]] |= 1U << reference;
        }
    }
    return offer->questions != NULL;
}

/* later: what later rounds take for it at the least. */
static bool add_hand(struct dealing *dealing, const struct need *needs, int reference, int least, int most, int later) {
    if (reference == NONE) {
        return false;
    }
    struct hand *hand = &dealing->hands[dealing->hand_count++];
    *hand = (struct hand){.reference = (size_t)reference,
                          .pool = quiz_find_set(dealing->config, needs, reference),
                          .least = (size_t)least,
                          .most = (size_t)most};
    hand->questions = arena_alloc(&dealing->arena, hand->most * sizeof *hand->questions);
    if (hand->questions == NULL || !find_offer(dealing, hand->reference, hand->pool)) {
        return false;
    }
    dealing->offers[reference].later += (size_t)later;
    return true;
}

/* One question more or less is left to all that let it through. */
static void note_left(struct dealing *dealing, const struct pool *pool, uint32_t number, bool is_drawn) {
    pool->is_drawn[number] = is_drawn;
    for (uint32_t takers = pool->takers[number]; takers != 0; takers &= takers - 1) {
        size_t *left = &dealing->offers[__builtin_ctz(takers)].left;
        *left = is_drawn ? *left - 1 : *left + 1;
    }
}

/* One more question for a hand; false where there is none, or no room for it in a deal. */
static bool draw(struct dealing *dealing, struct hand *hand) {
    struct pool *pool = &dealing->pools[hand->pool];
    struct offer *offer = &dealing->offers[hand->reference];
    while (offer->next < offer->count && pool->is_drawn[offer->questions[offer->next]]) {
        offer->next++;
    }
    if (offer->next == offer->count) {
        return false;
    }
    uint32_t number = offer->questions[offer->next];
    size_t size = entry_size(&pool->set->questions[number]);
    if (size == 0 || dealing->size + size > QUIZ_DEAL_SIZE_MAX) {
        return false;
    }
    dealing->size += size;
    note_left(dealing, pool, number, true);
    hand->questions[hand->count++] = number;
    return true;
}

/* Nothing is drawn of its pool after that. */
static void take_back(struct dealing *dealing, struct hand *hand) {
    struct pool *pool = &dealing->pools[hand->pool];
    uint32_t number = hand->questions[--hand->count];
    note_left(dealing, pool, number, false);
    dealing->size -= entry_size(&pool->set->questions[number]);
}

/* Is there enough of a set left for what later rounds take, whichever of them draws first? */
static bool has_spared(const struct dealing *dealing, size_t pool) {
    bool good = true;
    for (int i = 0; i < dealing->config->reference_count; i++) {
        const struct offer *offer = &dealing->offers[i];
        good = good && (offer->questions == NULL || offer->pool != pool || offer->left >= offer->spared);
    }
    return good;
}

/* One more for each stint of a set that has room for it, or for none of them. */
static bool share_one(struct dealing *dealing, size_t pool) {
    size_t drawn = 0;
    size_t i = 0;
    bool good = true;
    for (i = 0; good && i < dealing->hand_count; i++) {
        struct hand *hand = &dealing->hands[i];
        if (hand->pool == pool && hand->count < hand->most) {
            good = draw(dealing, hand);
            dealing->took[drawn] = i;
            drawn += good;
        }
    }
    good = good && has_spared(dealing, pool);
    for (i = drawn; !good && i > 0; i--) {
        take_back(dealing, &dealing->hands[dealing->took[i - 1]]);
    }
    return good && drawn > 0;
}

static bool make_hands(struct dealing *dealing, const struct need *needs) {
    const struct quiz_config *config = dealing->config;
    int contenders = contenders_of(config);
    int ties = quiz_tie_questions(config, dealing->table->round);
    int later_ties = quiz_tie_questions(config, config->head.rounds) - ties;
    int later = config->head.rounds - dealing->table->round;
    size_t room = 1;
    for (int i = 0; i < config->part_count; i++) {
        room += (size_t)quiz_count_shares(config, i);
    }
    dealing->hands = arena_alloc(&dealing->arena, room * sizeof *dealing->hands);
    dealing->took = arena_alloc(&dealing->arena, room * sizeof *dealing->took);
    bool good = dealing->hands != NULL && dealing->took != NULL &&
                add_hand(dealing, needs, config->parts[config->part_count - 1].reference, ties, ties, later_ties);
    for (int i = 0; i < config->part_count; i++) {
        const struct quiz_part *part = &config->parts[i];
        if (part->kind != PART_CHAIR) {
            good = good &&
                   add_hand(dealing, needs, part->reference, part->questions, part->questions, later * part->questions);
            continue;
        }
        for (int seat = 0; seat < contenders; seat++) {
            int least = quiz_stint_least(part->seconds);
            good = good && add_hand(dealing, needs, quiz_stint_reference(config, dealing->table, i, seat), least,
                                    (part->seconds + 1) / 2, later * least);
        }
    }
    return good;
}

/* As a game that is made must have enough for all its rounds: a reference for itself and all that share with it. */
static void spare_for_later(struct dealing *dealing) {
    for (int i = 0; i < dealing->config->reference_count; i++) {
        struct offer *offer = &dealing->offers[i];
        uint32_t takers = 0;
        for (size_t k = 0; k < offer->count; k++) {
            takers |= dealing->pools[offer->pool].takers[offer->questions[k]];
        }
        for (; takers != 0; takers &= takers - 1) {
            offer->spared += dealing->offers[__builtin_ctz(takers)].later;
        }
    }
}

static bool draw_least(struct dealing *dealing, struct hand *hand) {
    bool good = true;
    while (good && hand->count < hand->least) {
        good = draw(dealing, hand);
    }
    return good;
}

/* Sheets and the like, which are drawn before stints. */
static bool draw_wholes(struct dealing *dealing) {
    bool good = true;
    for (size_t i = 1; good && i < dealing->hand_count; i++) {
        struct hand *hand = &dealing->hands[i];
        if (hand->least == hand->most) {
            good = draw_least(dealing, hand);
            /* Of what is put as a whole the place of a question is not to tell that somebody has met it. */
            if (dealing->pools[hand->pool].set->met != NULL) {
                quiz_mix(hand->questions, hand->count, dealing->rng);
            }
        }
    }
    return good;
}

/* One question each in turn, so that what has been met comes to all of them alike. */
static bool draw_stints(struct dealing *dealing) {
    bool good = true;
    for (bool more = true; good && more;) {
        more = false;
        for (size_t i = 1; good && i < dealing->hand_count; i++) {
            struct hand *hand = &dealing->hands[i];
            bool wants = hand->least < hand->most && hand->count < hand->least;
            good = !wants || draw(dealing, hand);
            more = more || wants;
        }
    }
    return good;
}

/* Tie-breaks come behind what parts must have: most are never played, and what nobody has met would be lost in them. */
static bool draw_all(struct dealing *dealing) {
    spare_for_later(dealing);
    bool good = draw_wholes(dealing) && draw_stints(dealing) && draw_least(dealing, &dealing->hands[0]);
    for (size_t pool = 0; good && pool < NEEDS_MAX && dealing->pools[pool].set != NULL; pool++) {
        bool is_sharing = true;
        while (is_sharing) {
            is_sharing = share_one(dealing, pool);
        }
    }
    return good;
}

/* --- writing --- */

/* Lists a hand's questions behind the others; how many they are. NULL without memory. */
static json_t *list_hand(struct dealing *dealing, const struct hand *hand, json_t **questions) {
    const struct quiz_set *set = dealing->pools[hand->pool].set;
    for (size_t i = 0; i < hand->count; i++) {
        char salt[PROOF_HEX_SIZE];
        struct quiz_question question = set->questions[hand->questions[i]];
        proof_make_nonce(salt, dealing->rng);
        if (quiz_question_shuffle(&question, &dealing->arena, dealing->rng) != OK) {
            return NULL;
        }
        json_push(questions, make_entry(&question, hand->pool, hand->questions[i], salt));
    }
    return *questions == NULL ? NULL : json_integer((json_int_t)hand->count);
}

static json_t *list_sets(const struct dealing *dealing, const struct need *needs) {
    json_t *sets = json_array();
    for (size_t i = 0; i < NEEDS_MAX && dealing->pools[i].set != NULL; i++) {
        const struct quiz_set *set = dealing->pools[i].set;
        json_t *origin = json_pack("{s:s, s:i, s:s#, s:s#, s:s#}", "set", needs[i].set, "version", needs[i].version,
                                   "title", set->title.bytes, (int)set->title.length, "language", set->language.bytes,
                                   (int)set->language.length, "licence", set->licence.bytes, (int)set->licence.length);
        if (origin != NULL && !(put_text(origin, "author", set->author) && put_text(origin, "source", set->source))) {
            json_decref(origin);
            origin = NULL;
        }
        json_push(&sets, origin);
    }
    return sets;
}

static json_t *write_deal(struct dealing *dealing, const struct need *needs) {
    const struct quiz_config *config = dealing->config;
    char nonce[PROOF_HEX_SIZE];
    proof_make_nonce(nonce, dealing->rng);
    json_t *questions = json_array();
    json_t *parts = json_array();
    const struct hand *hand = dealing->hands;
    json_t *ties = list_hand(dealing, hand++, &questions);
    bool good = ties != NULL;
    for (int i = 0; good && i < config->part_count; i++) {
        json_t *counts = json_array();
        for (int k = 0; k < quiz_count_shares(config, i); k++) {
            json_push(&counts, list_hand(dealing, hand++, &questions));
        }
        good = counts != NULL;
        json_push(&parts, counts);
    }
    if (!good || parts == NULL) {
        json_decref(questions);
        json_decref(parts);
        json_decref(ties);
        return NULL;
    }
    return json_pack("{s:s, s:o, s:o, s:o, s:o}", "nonce", nonce, "sets", list_sets(dealing, needs), "questions",
                     questions, "tie_break", ties, "parts", parts);
}

json_t *quiz_deal(const struct config *head, const struct table *table, struct rng *rng) {
    struct dealing *dealing = calloc(1, sizeof *dealing);
    struct need needs[NEEDS_MAX];
    size_t count = quiz_needs(head, needs);
    if (dealing == NULL || table->sets == NULL) {
        free(dealing);
        return NULL;
    }
    dealing->config = (const struct quiz_config *)head;
    dealing->table = table;
    dealing->rng = rng;
    arena_init(&dealing->arena);
    const json_t *dealt = json_object_get(table->carry, "dealt");
    bool good = true;
    for (size_t i = 0; good && i < count; i++) {
        good = shuffle(dealing, &dealing->pools[i], table->sets[i], json_string_value(json_array_get(dealt, i)));
    }
    good = good && leave_to_others(dealing, needs, count);
    good = good && make_hands(dealing, needs) && draw_all(dealing);
    json_t *deal = good ? write_deal(dealing, needs) : NULL;
    arena_free(&dealing->arena);
    free(dealing);
    return deal;
}

/* --- what an export has of it --- */

static json_t *make_leaf(const json_t *entry) {
    const char *salt = json_string_value(json_object_get(entry, "salt"));
    const char *dealt = json_string_value(json_object_get(entry, "dealt"));
    char leaf[PROOF_HEX_SIZE];
    if (salt == NULL || dealt == NULL) {
        return json_incref((json_t *)entry);
    }
    quiz_leaf(leaf, salt, dealt);
    return json_pack("{s:s}", "leaf", leaf);
}

static json_t *without_number(json_t *entry) {
    json_t *copy = json_copy(entry);
    (void)json_object_del(copy, "number"); /* which one that was imported lacks */
    return copy;
}

json_t *quiz_redact_deal(const json_t *deal, const struct state *last) {
    const json_t *questions = json_object_get(deal, "questions");
    json_t *list = json_array();
    json_t *redacted = json_copy((json_t *)deal);
    size_t i = 0;
    json_t *entry = NULL;
    json_array_foreach(questions, i, entry) {
        bool was_put = false;
        for (size_t k = 0; k < last->asked_count; k++) {
            was_put = was_put || asked_of(last)[k].item == i;
        }
        json_push(&list, was_put ? without_number(entry) : make_leaf(entry));
    }
    if (list == NULL || redacted == NULL || json_object_set_new(redacted, "questions", list) != 0) {
        json_decref(redacted);
        return NULL;
    }
    return redacted;
}
