/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All these headers are lists of names with parameters, of which only the weight counts: `text/html;q=0.8, *;q=0.1`.
 */
#include "http/negotiate.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

enum { WHOLE = 1000, BARELY = 1 };

struct item {
    const char *name;
    size_t length;
    int weight; /* -1: it cannot be read */
};

static const char *skip_blanks(const char *at) {
    return at + strspn(at, " \t");
}

/* Where a run ends that begins here: at one of the delimiters that does not stand in a quoted text, or at the end. */
static const char *find_end(const char *at, const char *delimiters) {
    bool is_quoted = false;
    for (; *at != '\0' && (is_quoted || strchr(delimiters, *at) == NULL); at++) {
        if (*at == '"') {
            is_quoted = !is_quoted;
        } else if (is_quoted && *at == '\\' && at[1] != '\0') {
            at++;
        }
    }
    return at;
}

/* 0, 1, and up to three digits behind the point; -1 where it is none of these. */
static int read_weight(const char *at, const char *end) {
    if (at == end || (*at != '0' && *at != '1')) {
        return -1;
    }
    int weight = (*at++ - '0') * WHOLE;
    if (at == end) {
        return weight;
    }
    if (*at++ != '.') {
        return -1;
    }
    for (int unit = WHOLE / 10; at < end; at++, unit /= 10) {
        if (unit == 0 || *at < '0' || *at > '9') {
            return -1;
        }
        weight += (*at - '0') * unit;
    }
    return weight <= WHOLE ? weight : -1;
}

/* Reads the parameters up to the end of an item for its weight. */
static int find_weight(const char *at, const char *end) {
    int weight = WHOLE; /* where none is said */
    while (at < end) {
        at = skip_blanks(at + 1); /* behind the semicolon */
        const char *stop = find_end(at, ";,");
        const char *last = stop;
        while (last > at && (last[-1] == ' ' || last[-1] == '\t')) {
            last--;
        }
        if (last - at >= 2 && (at[0] == 'q' || at[0] == 'Q') && at[1] == '=') {
            weight = read_weight(at + 2, last);
        }
        at = stop;
    }
    return weight;
}

/* The next item of a list; moves *list behind it. False at the end. */
static bool next_item(struct item *out, const char **list) {
    const char *at = *list + strspn(*list, " \t,");
    const char *end = find_end(at, ",");
    if (at == end) {
        return false;
    }
    const char *stop = find_end(at, ";,");
    size_t length = strcspn(at, " \t;,");
    *out = (struct item){.name = at, .length = length, .weight = find_weight(stop, end)};
    *list = end;
    return true;
}

static bool is_named(const struct item *item, const char *name) {
    return item->length == strlen(name) && strncasecmp(item->name, name, item->length) == 0;
}

static bool is_coding(const struct item *item, enum coding coding) {
    switch (coding) {
    case CODING_BR:
        return is_named(item, "br");
    case CODING_GZIP:
        return is_named(item, "gzip") || is_named(item, "x-gzip");
    default:
        return is_named(item, "identity");
    }
}

int negotiate_coding(const char *accept_encoding, enum coding coding) {
    int by_name = -1, by_star = -1;
    struct item item;
    const char *list = accept_encoding == NULL ? "" : accept_encoding;
    while (next_item(&item, &list)) {
        if (is_coding(&item, coding) && item.weight > by_name) {
            by_name = item.weight;
        } else if (is_named(&item, "*") && item.weight > by_star) {
            by_star = item.weight;
        }
    }
    if (by_name >= 0) {
        return by_name;
    }
    if (by_star >= 0) {
        return by_star;
    }
    return coding == CODING_IDENTITY ? BARELY : 0;
}

/* How much a media type is wanted: by its own name, else by its kind, else by the star. *names_it: by its own name. */
static int weigh_type(bool *names_it, const char *accept, const char *type, const char *kind) {
    const char *const ranges[] = {type, kind, "*/*"};
    enum { RANGES = sizeof ranges / sizeof ranges[0] };
    int weights[RANGES] = {-1, -1, -1};
    struct item item;
    while (next_item(&item, &accept)) {
        for (size_t i = 0; i < RANGES; i++) {
            if (is_named(&item, ranges[i]) && item.weight > weights[i]) {
                weights[i] = item.weight;
            }
        }
    }
    *names_it = weights[0] >= 0;
    for (size_t i = 0; i < RANGES; i++) {
        if (weights[i] >= 0) {
            return weights[i];
        }
    }
    return 0;
}

bool negotiate_prefers_html(const char *accept) {
    if (accept == NULL) {
        return false;
    }
    bool names_html = false, unused = false;
    int html = weigh_type(&names_html, accept, "text/html", "text/*");
    int json = weigh_type(&unused, accept, "application/json", "application/*");
    return html > json || (html == json && html > 0 && names_html);
}

bool negotiate_prefers_csv(const char *accept) {
    if (accept == NULL) {
        return false;
    }
    bool names_csv = false, names_json = false;
    int csv = weigh_type(&names_csv, accept, "text/csv", "text/*");
    int json = weigh_type(&names_json, accept, "application/json", "application/*");
    return names_csv && csv > 0 && (csv > json || (csv == json && !names_json));
}

/* `pl`, or `pl-` with anything behind it. */
static bool is_of_language(const struct item *item, enum language language) {
    const char *tag = language_tag(language);
    size_t length = strlen(tag);
    return item->length >= length && strncasecmp(item->name, tag, length) == 0 &&
           (item->length == length || item->name[length] == '-');
}

enum language negotiate_language(const char *accept_language) {
    int weights[LANGUAGE_COUNT] = {0}, star = -1;
    size_t places[LANGUAGE_COUNT] = {0}; /* from 1, of the item that gave the weight; 0: it is not named */
    struct item item;
    const char *list = accept_language == NULL ? "" : accept_language;
    for (size_t place = 1; next_item(&item, &list); place++) {
        star = is_named(&item, "*") && item.weight > star ? item.weight : star;
        for (enum language i = LANGUAGE_ENGLISH; i < LANGUAGE_COUNT; i++) {
            if (is_of_language(&item, i) && item.weight >= 0 && (places[i] == 0 || item.weight > weights[i])) {
                weights[i] = item.weight;
                places[i] = place;
            }
        }
    }
    enum language best = LANGUAGE_ENGLISH;
    int most = 0;
    for (enum language i = LANGUAGE_ENGLISH; i < LANGUAGE_COUNT; i++) {
        int weight = places[i] == 0 ? star : weights[i];
        bool is_before = places[i] != 0 && (places[best] == 0 || places[i] < places[best]);
        if (weight > most || (weight == most && most > 0 && is_before)) {
            best = i;
            most = weight;
        }
    }
    return best;
}
