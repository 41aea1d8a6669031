/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The document is compiled in with the address of a server that was started with its defaults. That address, the one under
 * `servers`, is replaced; its examples stay as they are.
 */
#include "api/contract.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "api/embedded.h"
#include "http/packed.h"
#include "util/buf.h"

enum { DOCUMENT_MAX = 8 * 1024 * 1024 };

static const char default_address[] = "http://127.0.0.1:8080";

struct slot {
    char *base; /* owned; NULL = nothing yet */
    struct shared_bytes *bytes;
};

struct contract {
    pthread_mutex_t lock; /* over slots */
    struct slot slots[CONTRACT_FORMS];
};

struct contract *contract_create(void) {
    struct contract *contract = calloc(1, sizeof *contract);
    if (contract == NULL) {
        abort();
    }
    (void)pthread_mutex_init(&contract->lock, NULL);
    return contract;
}

static void empty(struct slot *slot) {
    free(slot->base);
    shared_bytes_release(slot->bytes);
    *slot = (struct slot){NULL, NULL};
}

void contract_free(struct contract *contract) {
    if (contract != NULL) {
        for (size_t i = 0; i < CONTRACT_FORMS; i++) {
            empty(&contract->slots[i]);
        }
        (void)pthread_mutex_destroy(&contract->lock);
        free(contract);
    }
}

static void write_document(struct buf *out, bool as_json, const char *base) {
    const char *document = (const char *)(as_json ? openapi_json : openapi_yaml);
    size_t size = as_json ? openapi_json_size : openapi_yaml_size;
    const char *servers = strstr(document, as_json ? "\n\"servers\":" : "\nservers:");
    const char *address = servers == NULL ? NULL : strstr(servers, default_address);
    if (address == NULL) {
        buf_append(out, document, size);
        return;
    }
    const char *rest = address + sizeof default_address - 1;
    buf_append(out, document, (size_t)(address - document));
    buf_append_text(out, base);
    buf_append(out, rest, size - (size_t)(rest - document));
}

static enum err make(struct slot *out, enum contract_form form, const char *base) {
    struct buf plain;
    buf_init(&plain, DOCUMENT_MAX);
    write_document(&plain, form == CONTRACT_JSON || form == CONTRACT_JSON_GZIP, base);
    bool packed = form == CONTRACT_YAML_GZIP || form == CONTRACT_JSON_GZIP;
    struct slot made = {.base = strdup(base)};
    if (!plain.failed) {
        made.bytes = packed ? packed_create(plain.bytes, plain.length, PACKING_ONCE)
                            : shared_bytes_create(plain.bytes, plain.length);
    }
    buf_free(&plain);
    if (made.base == NULL || made.bytes == NULL) {
        empty(&made);
        return ERR_NO_MEMORY;
    }
    *out = made;
    return OK;
}

enum err contract_find(struct shared_bytes **out, struct contract *contract, enum contract_form form,
                       const char *base) {
    struct slot *slot = &contract->slots[form];
    enum err err = OK;
    (void)pthread_mutex_lock(&contract->lock);
    if (slot->base == NULL || strcmp(slot->base, base) != 0) {
        struct slot made = {NULL, NULL};
        err = make(&made, form, base);
        if (err == OK) {
            empty(slot);
            *slot = made;
        }
    }
    if (err == OK) {
        *out = shared_bytes_ref(slot->bytes);
    }
    (void)pthread_mutex_unlock(&contract->lock);
    return err;
}
