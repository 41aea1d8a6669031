/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Settings that serve would refuse, that say the opposite of each other, or that open more than is meant.
 */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "doctor.h"
#include "listening.h"

static bool is_loopback(const char *host) {
    return strncmp(host, "127.", 4) == 0 || strcmp(host, "::1") == 0 || strcmp(host, "localhost") == 0;
}

static bool has_item(const struct setting_list *list, const char *item) {
    for (const char *const *at = list->items; *at != NULL; at++) {
        if (strcmp(*at, item) == 0) {
            return true;
        }
    }
    return false;
}

/* What one of two settings makes of no use, or turns around. */
static void look_at_contradictions(struct doctor *doctor) {
    const struct settings *settings = doctor->settings;
    const struct {
        bool is_so;
        const char *seen, *advice;
    } contradictions[] = {
        {settings->instance != NULL && db_is_path(settings->db),
         "--instance is for servers that share a database, and a file has one server",
         "Leave it out, or give a database of PostgreSQL"},
        {settings->no_web && settings->web_dir != NULL, "--no-web counts more than --web-dir: there will be no page",
         "Leave one of them out"},
        {settings->connections_per_address > settings->connections,
         "--connections-per-address is more than --connections: one address may take all of them", "Lower it"},
        {settings->batch > settings->queue, "--batch is more than --queue, and is never reached", "Lower it"},
        {has_item(&settings->cors_origins, "*") && settings->cors_origins.items[1] != NULL,
         "--cors-origin has * beside others, which then mean nothing", "Leave * out"},
        {settings->public_url != NULL && strncmp(settings->public_url, "http:", 5) == 0 &&
             settings->tls_certificate != NULL,
         "--public-url begins with http:, and the server speaks HTTPS", "Begin it with https:"},
    };
    for (size_t i = 0; i < sizeof contradictions / sizeof contradictions[0]; i++) {
        if (contradictions[i].is_so) {
            doctor_say(doctor, DOCTOR_WARNING, "settings", contradictions[i].advice, "%s", contradictions[i].seen);
        }
    }
}

/* Where others than this machine can reach it. */
static void look_at_openness(struct doctor *doctor, const struct listening *listening) {
    const struct settings *settings = doctor->settings;
    if (is_loopback(listening->host)) {
        return;
    }
    if (listening->certificate == NULL && settings->trusted_proxies.items[0] == NULL) {
        doctor_say(doctor, DOCTOR_WARNING, "settings",
                   "Give --tls-cert and --tls-key, or put a proxy before it (--trusted-proxy)",
                   "%s is open to others without TLS: tokens can be read on their way", settings->listen);
    }
    if (settings->rate_limit == 0) {
        doctor_say(doctor, DOCTOR_WARNING, "settings", "Give --rate-limit a number",
                   "%s is open to others, and --rate-limit off lets each of them take all of it", settings->listen);
    }
    if (settings->allow_private_webhooks) {
        doctor_say(doctor, DOCTOR_WARNING, "settings", "Leave --allow-private-webhooks out",
                   "%s is open to others, who may have webhooks sent to addresses of this network", settings->listen);
    }
}

static void look_at_key(struct doctor *doctor) {
    struct stat status;
    const char *key = doctor->settings->tls_key;
    if (key != NULL && stat(key, &status) == 0 && (status.st_mode & S_IRWXO) != 0) {
        doctor_say(doctor, DOCTOR_WARNING, "settings", "chmod 640, or less", "everybody may open the private key %s",
                   key);
    }
}

void doctor_look_at_settings(struct doctor *doctor) {
    struct listening listening = {.port = 0};
    int64_t before = doctor->counts[DOCTOR_WARNING] + doctor->counts[DOCTOR_DANGER];
    if (!listening_read(&listening, doctor->settings)) {
        doctor_say(doctor, DOCTOR_DANGER, "settings", "With these the server does not start", "%s",
                   listening.explanation);
    } else {
        look_at_openness(doctor, &listening);
    }
    listening_free(&listening);
    look_at_contradictions(doctor);
    look_at_key(doctor);
    if (doctor->counts[DOCTOR_WARNING] + doctor->counts[DOCTOR_DANGER] == before) {
        doctor_say(doctor, DOCTOR_OK, "settings", NULL, "none contradicts another");
    }
}
