/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee doctor`: looks at machine, settings and database before they lose something, and says what to do, a line each.
 */
#include "doctor.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "referee/commands.h"
#include "util/buf.h"

enum { TEXT_MAX = 8192 };

static const char *const verdict_words[DOCTOR_VERDICTS] = {"ok", "warning", "danger"};

void doctor_say(struct doctor *doctor, enum doctor_verdict verdict, const char *check, const char *advice,
                const char *format, ...) {
    char text[TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    doctor->counts[verdict]++;
    if (!doctor->settings->json) {
        (void)printf("%-7s  %s: %s%s%s\n", verdict_words[verdict], check, text, advice == NULL ? "" : ". ",
                     advice == NULL ? "" : advice);
        return;
    }
    json_out_begin_object(&doctor->out);
    json_out_put_text(&doctor->out, "verdict", verdict_words[verdict]);
    json_out_put_text(&doctor->out, "check", check);
    json_out_put_text(&doctor->out, "seen", text);
    json_out_put_text(&doctor->out, "advice", advice);
    json_out_end_object(&doctor->out);
}

static enum doctor_verdict worst_of(const struct doctor *doctor) {
    return doctor->counts[DOCTOR_DANGER] > 0    ? DOCTOR_DANGER
           : doctor->counts[DOCTOR_WARNING] > 0 ? DOCTOR_WARNING
                                                : DOCTOR_OK;
}

static bool end_json(struct doctor *doctor) {
    size_t length = 0;
    json_out_end_array(&doctor->out);
    json_out_put_text(&doctor->out, "verdict", verdict_words[worst_of(doctor)]);
    json_out_end_object(&doctor->out);
    char *text = json_out_take(&doctor->out, &length);
    bool is_written = text != NULL && puts(text) >= 0;
    free(text);
    return is_written;
}

int command_doctor(const struct settings *settings) {
    struct doctor doctor = {.settings = settings};
    const char *path = NULL;
    char explanation[DB_EXPLANATION_MAX];
    bool is_written = true;
    json_out_init(&doctor.out);
    json_out_begin_object(&doctor.out);
    json_out_put_array(&doctor.out, "findings");
    doctor_look_at_machine(&doctor);
    doctor_look_at_settings(&doctor);
    if (db_find_path(&path, settings->db, explanation) == OK && path != NULL) {
        doctor_look_at_place(&doctor, path);
    }
    doctor_look_at_database(&doctor);
    if (settings->json) {
        is_written = end_json(&doctor);
    }
    json_out_free(&doctor.out);
    if (fflush(stdout) != 0 || !is_written) {
        (void)fprintf(stderr, "referee: doctor: the findings cannot be written\n");
        return EXIT_FAILURE;
    }
    return worst_of(&doctor) == DOCTOR_DANGER ? EXIT_FAILURE : EXIT_SUCCESS;
}
