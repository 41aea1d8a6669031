/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding endpoints: a tree of path segments, built once from the table. A node's fixed children are tried before its
 * {name} child; there is no other precedence, and nothing depends on the table's order.
 */
#include "http/route.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { METHODS = 5, NO_ENDPOINT = -1 };

static const char *const methods[METHODS] = {"GET", "POST", "PUT", "PATCH", "DELETE"};

struct node {
    const char *segment; /* borrowed from the pattern; NULL for {name} */
    size_t length;
    struct node *next;  /* the parent's next fixed child */
    struct node *fixed; /* children */
    struct node *named;
    bool is_end;            /* some endpoint ends here */
    int endpoints[METHODS]; /* indices into the table, or NO_ENDPOINT */
};

struct router {
    const struct endpoint *endpoints;
    struct node root;
};

static void *allocate(size_t size) {
    void *memory = calloc(1, size);
    if (memory == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    return memory;
}

static void clear_endpoints(struct node *node) {
    for (size_t i = 0; i < METHODS; i++) {
        node->endpoints[i] = NO_ENDPOINT;
    }
}

static struct node *make_child(struct node *parent, const char *segment, size_t length) {
    bool is_named = length > 1 && segment[0] == '{' && segment[length - 1] == '}';
    if (is_named && parent->named != NULL) {
        return parent->named;
    }
    for (struct node *child = parent->fixed; !is_named && child != NULL; child = child->next) {
        if (child->length == length && memcmp(child->segment, segment, length) == 0) {
            return child;
        }
    }
    struct node *node = allocate(sizeof *node);
    clear_endpoints(node);
    if (is_named) {
        parent->named = node;
    } else {
        node->segment = segment;
        node->length = length;
        node->next = parent->fixed;
        parent->fixed = node;
    }
    return node;
}

static int method_index(const char *method) {
    for (int i = 0; i < METHODS; i++) {
        if (strcmp(methods[i], method) == 0) {
            return i;
        }
    }
    return -1;
}

static void add(struct router *router, size_t index) {
    const struct endpoint *endpoint = &router->endpoints[index];
    assert(endpoint->path[0] == '/');
    assert(endpoint->commit != NULL || endpoint->reply != NULL);
    struct node *node = &router->root;
    const char *at = endpoint->path + 1;
    for (;;) {
        size_t length = strcspn(at, "/");
        node = make_child(node, at, length);
        if (at[length] == '\0') {
            break;
        }
        at += length + 1;
    }
    int method = method_index(endpoint->method);
    assert(method >= 0);
    assert(node->endpoints[method] == NO_ENDPOINT);
    node->endpoints[method] = (int)index;
    node->is_end = true;
}

struct router *router_create(const struct endpoint *endpoints, size_t count) {
    struct router *router = allocate(sizeof *router);
    router->endpoints = endpoints;
    clear_endpoints(&router->root);
    for (size_t i = 0; i < count; i++) {
        add(router, i);
    }
    return router;
}

static void free_children(struct node *node) {
    struct node *child = node->fixed;
    while (child != NULL) {
        struct node *next = child->next;
        free_children(child);
        free(child);
        child = next;
    }
    if (node->named != NULL) {
        free_children(node->named);
        free(node->named);
    }
}

void router_free(struct router *router) {
    if (router != NULL) {
        free_children(&router->root);
        free(router);
    }
}

/* The node where a path ends; at is behind a slash. Recursion is as deep as the deepest pattern. */
static const struct node *find(const struct node *node, const char *at, struct span *params, size_t param) {
    size_t length = strcspn(at, "/");
    bool is_last = at[length] == '\0';
    for (const struct node *child = node->fixed; child != NULL; child = child->next) {
        if (child->length == length && memcmp(child->segment, at, length) == 0) {
            const struct node *found = is_last ? child : find(child, at + length + 1, params, param);
            if (found != NULL && found->is_end) {
                return found;
            }
        }
    }
    if (node->named == NULL || length == 0 || param == REQUEST_PARAMS_MAX) {
        return NULL;
    }
    params[param] = (struct span){at, length};
    const struct node *found = is_last ? node->named : find(node->named, at + length + 1, params, param + 1);
    return found != NULL && found->is_end ? found : NULL;
}

static void list_methods(char *out, size_t size, const struct node *node) {
    size_t length = 0;
    for (size_t i = 0; i < METHODS; i++) {
        if (node->endpoints[i] != NO_ENDPOINT) {
            length += (size_t)snprintf(out + length, size - length, "%s, ", i == 0 ? "GET, HEAD" : methods[i]);
        }
    }
    (void)snprintf(out + length, size - length, "OPTIONS");
}

void router_match(struct route_match *out, const struct router *router, const char *method, const char *path) {
    out->endpoint = NULL;
    out->index = 0;
    out->path_known = false;
    out->allow[0] = '\0';
    for (size_t i = 0; i < REQUEST_PARAMS_MAX; i++) {
        out->params[i] = (struct span){NULL, 0};
    }
    const struct node *node = path[0] == '/' ? find(&router->root, path + 1, out->params, 0) : NULL;
    if (node == NULL) {
        return;
    }
    out->path_known = true;
    int index = method_index(strcmp(method, "HEAD") == 0 ? "GET" : method);
    if (index < 0 || node->endpoints[index] == NO_ENDPOINT) {
        list_methods(out->allow, sizeof out->allow, node);
        return;
    }
    out->index = (size_t)node->endpoints[index];
    out->endpoint = &router->endpoints[out->index];
}

bool router_hint(char out[static ROUTE_HINT_SIZE], const struct router *router, const char *path) {
    static const char *const fronts[] = {"", "/v1"};
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') {
        length--;
    }
    for (size_t i = 0; i < sizeof fronts / sizeof fronts[0]; i++) {
        struct route_match match;
        int written = snprintf(out, ROUTE_HINT_SIZE, "%s%.*s", fronts[i], (int)length, path);
        if (written < 0 || written >= ROUTE_HINT_SIZE) {
            return false;
        }
        router_match(&match, router, "GET", out);
        if (match.path_known && (match.endpoint == NULL || !match.endpoint->is_screen)) {
            return true;
        }
    }
    return false;
}
