/* SPDX-License-Identifier: Apache-2.0 */
#include "service/service.h"

#include <stddef.h>

enum err service_start(struct service *service, struct writer *writer) {
    service->was_started = true;
    return service->start(service, writer);
}

void service_stop(struct service *service) {
    if (service != NULL && service->was_started) {
        service->stop(service);
        service->was_started = false;
    }
}

void service_free(struct service *service) {
    if (service != NULL) {
        service->free(service);
    }
}
