/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the server or libpq says of a failure, and what that means to a caller.
 */
#include "driver_postgres.h"

#include <string.h>

/* https://www.postgresql.org/docs/15/errcodes-appendix.html */
#define SQLSTATE_UNIQUE_VIOLATION "23505"
#define SQLSTATE_CLASS_CONSTRAINT "23"
#define SQLSTATE_CLASS_ROLLED_BACK "40"
#define SQLSTATE_SERIALIZATION_FAILURE "40001"
#define SQLSTATE_DEADLOCK "40P01"
#define SQLSTATE_LOCK_NOT_AVAILABLE "55P03"

/* libpq says something of each host that it has tried in a line of its own, and what it guesses in others, indented. */
void postgres_note(struct postgres *postgres, const char *text) {
    char *out = postgres->message;
    size_t length = 0;
    bool is_guess = false;
    for (const char *at = text; *at != '\0' && length + 2 < sizeof postgres->message; at++) {
        if (*at != '\n') {
            is_guess = is_guess || *at == '\t';
            out[length] = *at;
            length += !is_guess;
        } else if (at[1] != '\t' && at[1] != '\0') {
            is_guess = false;
            out[length++] = ';';
            out[length++] = ' ';
        }
    }
    out[length] = '\0';
}

static bool has_class(const char *state, const char *class) {
    return strncmp(state, class, strlen(class)) == 0;
}

static bool is_conflict(const char *state) {
    static const char *const conflicts[] = {SQLSTATE_UNIQUE_VIOLATION, SQLSTATE_SERIALIZATION_FAILURE,
                                            SQLSTATE_DEADLOCK, SQLSTATE_LOCK_NOT_AVAILABLE};
    for (size_t i = 0; i < VALUE_COUNT(conflicts); i++) {
        if (strcmp(state, conflicts[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The code of what the server said; "" where it said nothing. */
static const char *state_of(const PGresult *result) {
    const char *state = result == NULL ? NULL : PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state == NULL ? "" : state;
}

enum err postgres_fail(struct postgres *postgres, PGresult *result) {
    const char *text = result == NULL ? NULL : PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    postgres_note(postgres, text != NULL ? text : PQerrorMessage(postgres->connection));
    postgres->is_spoilt = true;
    postgres->is_cut = !postgres_is_connected(postgres);
    enum err err = is_conflict(state_of(result)) ? ERR_CONFLICT : ERR_STORE;
    PQclear(result);
    return err;
}

bool postgres_is_refusal(const PGresult *result) {
    const char *state = state_of(result);
    return has_class(state, SQLSTATE_CLASS_CONSTRAINT) || has_class(state, SQLSTATE_CLASS_ROLLED_BACK);
}
