/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What endpoints ask of a request: headers and query members.
 *
 * The query is decoded when it is asked for, member by member: most requests have none, and no endpoint reads one twice.
 */
#include "http/request.h"

#include <assert.h>
#include <poll.h>
#include <string.h>
#include <strings.h>

#include "head.h"
#include "internal.h"

uint64_t request_caller_key(const struct request *request) {
    return request->caller.known ? id_hash(&request->caller.player) : request->client_key;
}

/* The socket stays open while the connection is suspended. */
bool request_is_abandoned(const struct request *request) {
    struct pollfd socket = {.fd = request->connection->fd, .events = POLLRDHUP};
    return poll(&socket, 1, 0) > 0 && (socket.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

const char *request_plain_path(const struct request *request) {
    return ((const struct exchange *)request)->route_path;
}

const char *request_header(struct request *request, const char *name) {
    const char *value = NULL;
    size_t length = 0;
    if (MHD_lookup_connection_value_n(request->mhd, MHD_HEADER_KIND, name, strlen(name), &value, &length) != MHD_YES) {
        return NULL;
    }
    /* The library leaves white space behind a value; a copy without it is needed only where there is some. */
    size_t trimmed = length;
    while (trimmed > 0 && (value[trimmed - 1] == ' ' || value[trimmed - 1] == '\t')) {
        trimmed--;
    }
    return trimmed == length ? value : arena_copy(&request->arena, value, trimmed);
}

struct search {
    struct request *request;
    const char *name, *text;
    struct span found;
};

static enum MHD_Result find_text(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                                 const char *value, size_t length) {
    struct search *search = cls;
    size_t wanted = strlen(search->text);
    (void)kind;
    (void)name_length;
    for (size_t i = 0; value != NULL && strcasecmp(name, search->name) == 0 && i + wanted <= length; i++) {
        if (strncasecmp(value + i, search->text, wanted) == 0) {
            search->found = (struct span){value + i, wanted};
            return MHD_NO;
        }
    }
    return MHD_YES;
}

bool request_header_holds(struct request *request, const char *name, const char *text) {
    struct search search = {.request = request, .name = name, .text = text};
    (void)MHD_get_connection_values_n(request->mhd, MHD_HEADER_KIND, find_text, &search);
    return search.found.bytes != NULL;
}

static struct span trim(struct span span) {
    while (span.length > 0 && strchr(" \t", span.bytes[0]) != NULL) {
        span = (struct span){span.bytes + 1, span.length - 1};
    }
    while (span.length > 0 && strchr(" \t", span.bytes[span.length - 1]) != NULL) {
        span.length--;
    }
    return span;
}

/* One preference, "name" or "name=value", with its parameters behind a semicolon, which none of ours has. */
static bool read_preference(struct search *search, struct span preference) {
    size_t length = 0;
    while (length < preference.length && preference.bytes[length] != ';') {
        length++;
    }
    const char *equals = memchr(preference.bytes, '=', length);
    size_t name_length = equals == NULL ? length : (size_t)(equals - preference.bytes);
    struct span name = trim((struct span){preference.bytes, name_length});
    if (name.length != strlen(search->text) || strncasecmp(name.bytes, search->text, name.length) != 0) {
        return false;
    }
    struct span value = {"", 0};
    if (equals != NULL) {
        value = trim((struct span){equals + 1, length - name_length - 1});
    }
    if (value.length >= 2 && value.bytes[0] == '"' && value.bytes[value.length - 1] == '"') {
        value = (struct span){value.bytes + 1, value.length - 2};
    }
    search->found = value;
    return true;
}

static enum MHD_Result find_preference(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                                       const char *value, size_t length) {
    struct search *search = cls;
    (void)kind;
    (void)name_length;
    if (value == NULL || strcasecmp(name, search->name) != 0) {
        return MHD_YES;
    }
    const char *end = value + length;
    while (value < end) {
        const char *comma = memchr(value, ',', (size_t)(end - value));
        const char *stop = comma == NULL ? end : comma;
        if (read_preference(search, (struct span){value, (size_t)(stop - value)})) {
            return MHD_NO;
        }
        value = stop + 1;
    }
    return MHD_YES;
}

struct span request_preference(struct request *request, const char *name) {
    struct search search = {.request = request, .name = "Prefer", .text = name};
    (void)MHD_get_connection_values_n(request->mhd, MHD_HEADER_KIND, find_preference, &search);
    return search.found;
}

/* The member of this name, as it stands in the query; false where there is none. */
static bool find_part(struct query_part *out, const struct request *request, const char *name) {
    const char *query = ((const struct exchange *)request)->query;
    while (query_next(out, &query)) {
        if (query_is_named(out, name)) {
            return true;
        }
    }
    return false;
}

bool request_game(struct id *out, const struct request *request) {
    const char *parameter = strchr(request->endpoint->path, '{');
    return parameter != NULL && strncmp(parameter, "{game}", strlen("{game}")) == 0 &&
           id_parse(out, request->params[0].bytes, request->params[0].length);
}

struct span request_query(struct request *request, const char *name) {
    struct query_part part;
    if (!find_part(&part, request, name)) {
        return (struct span){NULL, 0};
    }
    char *value = arena_alloc(&request->arena, part.value_length + 1);
    if (value == NULL) {
        return (struct span){NULL, 0};
    }
    return (struct span){value, part.value == NULL ? 0 : query_decode(value, part.value, part.value_length)};
}

/* What the endpoint says of a member that it asks for. */
static const struct query_member *member_of(const struct request *request, const char *name) {
    const struct query_member *member = request->endpoint->query;
    assert(member != NULL);
    while (strcmp(member->name, name) != 0) {
        member++;
        assert(member->name != NULL);
    }
    return member;
}

enum err request_query_integer(int64_t *out, struct request *request, const char *name) {
    const struct query_member *member = member_of(request, name);
    struct query_part part;
    return !find_part(&part, request, name) || query_read_integer(out, &part, member)
               ? OK
               : query_complain(&request->problem, OK, member);
}

enum err request_query_id(struct id *out, struct request *request, const char *name) {
    const struct query_member *member = member_of(request, name);
    struct query_part part;
    return !find_part(&part, request, name) || query_read_id(out, &part)
               ? OK
               : query_complain(&request->problem, OK, member);
}

enum err request_query_check(struct request *request) {
    const struct endpoint *endpoint = request->endpoint;
    const char *query = ((const struct exchange *)request)->query;
    return query == NULL || endpoint->takes_any_query ? OK : query_check(query, endpoint->query, &request->problem);
}

/* The one it was asked by; where a proxy speaks to us, the one that the proxy was asked by, if it says so. */
static const char *scheme_of(const struct exchange *exchange) {
    struct span told = exchange->headers[HEADER_FORWARDED_PROTO];
    bool is_told = exchange->request.connection->is_trusted && told.bytes != NULL;
    if (is_told && told.length == 4 && strncasecmp(told.bytes, "http", 4) == 0) {
        return "http";
    }
    if (is_told && told.length == 5 && strncasecmp(told.bytes, "https", 5) == 0) {
        return "https";
    }
    return exchange->loop->server->options.tls_certificate == NULL ? "http" : "https";
}

const char *request_base_url(struct request *request) {
    const struct exchange *exchange = (const struct exchange *)request;
    const struct server *server = exchange->loop->server;
    const struct server_options *options = &server->options;
    if (options->public_url != NULL) {
        return options->public_url;
    }
    const char *scheme = scheme_of(exchange);
    struct span host = exchange->headers[HEADER_HOST];
    if (host.bytes != NULL && head_names_host(host)) {
        return arena_format(&request->arena, "%s://%.*s", scheme, (int)host.length, host.bytes);
    }
    bool is_ipv6 = strchr(options->host, ':') != NULL;
    return arena_format(&request->arena, "%s://%s%s%s:%u", scheme, is_ipv6 ? "[" : "", options->host,
                        is_ipv6 ? "]" : "", (unsigned)server_port(server));
}

const char *request_problem_base(const struct request *request) {
    const struct exchange *exchange = (const struct exchange *)request;
    const char *public_url = exchange->loop->server->options.public_url;
    return public_url != NULL ? public_url : "https://referee.example";
}

struct joined {
    struct request *request;
    const char *name, *text;
};

static enum MHD_Result join_value(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                                  const char *value, size_t length) {
    struct joined *joined = cls;
    (void)kind;
    (void)name_length;
    if (value == NULL || strcasecmp(name, joined->name) != 0) {
        return MHD_YES;
    }
    struct arena *arena = &joined->request->arena;
    joined->text = joined->text == NULL ? arena_copy(arena, value, length)
                                        : arena_format(arena, "%s,%.*s", joined->text, (int)length, value);
    return joined->text == NULL ? MHD_NO : MHD_YES;
}

/* The values of all headers of a name as one list; NULL where there is none, or no memory. */
static const char *join_values(struct request *request, const char *name) {
    struct joined joined = {.request = request, .name = name};
    (void)MHD_get_connection_values_n(request->mhd, MHD_HEADER_KIND, join_value, &joined);
    return joined.text;
}

bool request_prefers_html(struct request *request) {
    return negotiate_prefers_html(join_values(request, "Accept"));
}

bool request_prefers_csv(struct request *request) {
    return negotiate_prefers_csv(join_values(request, "Accept"));
}

enum language request_language(struct request *request) {
    return negotiate_language(join_values(request, "Accept-Language"));
}

void request_weigh_codings(int out[static CODING_COUNT], struct request *request) {
    const char *accepted = join_values(request, "Accept-Encoding");
    for (int coding = 0; coding < CODING_COUNT; coding++) {
        out[coding] = negotiate_coding(accepted, (enum coding)coding);
    }
}
