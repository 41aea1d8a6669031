/* SPDX-License-Identifier: Apache-2.0 */
/* Options of the library's daemons, and what may be wrong with them. */
#include "daemon.h"

unsigned daemon_use_tls(struct MHD_OptionItem out[static DAEMON_TLS_ITEMS], const struct server_options *options) {
    size_t count = 0;
    if (options->tls_certificate != NULL) {
        out[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)options->tls_certificate};
        out[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)options->tls_key};
    }
    out[count] = (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL};
    return count > 0 ? MHD_USE_TLS : 0;
}

enum err daemon_refused(const struct server_options *options, struct problem *problem) {
    if (options->tls_certificate != NULL) {
        return problem_set(problem, ERR_INVALID_VALUE,
                           "Cannot start with this TLS certificate and key: both must be PEM and belong together.");
    }
    return problem_set(problem, ERR_NO_MEMORY, "Cannot start the HTTP daemon.");
}
