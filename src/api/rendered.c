/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views of ordinary size take at most VIEWS * BYTES_MAX bytes: 64 MiB, though an ordinary one takes a sixth of BYTES_MAX.
 *
 * Long views are few and have a table of their own with one lock, under which nothing is rendered: the thread that is to
 * render one claims its slot, and others wait for the claim to end.
 */
#include "api/rendered.h"

#include <pthread.h>
#include <stdlib.h>

#include "util/metrics.h"
#include "util/setcache.h"

enum {
    VIEWS = 8192,
    BYTES_MAX = 8 * 1024,
    LONG_SIZE = 16 * 1024, /* of a game in memory: its view takes about as much */
    LONG_SLOTS = 64,
    LONG_BYTES_MAX = 64 * 1024 * 1024, /* of all long views */
};

struct slot {
    struct id game;
    int64_t version;
    uint64_t names;
    int seat;
    struct shared_bytes *bytes; /* a reference; NULL = an empty slot */
};

struct long_slot {
    struct slot view;   /* its bytes are NULL while it is claimed for the first time */
    bool claimed;       /* somebody renders it */
    uint64_t looked_at; /* number of the latest look */
};

struct rendered {
    struct setcache *views; /* struct slot, by game and seat */

    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    uint64_t looks, made, shared;
    size_t bytes;
    struct long_slot slots[LONG_SLOTS];
};

static bool is_of_same_role(const void *a, const void *b) {
    const struct slot *one = a;
    const struct slot *other = b;
    return one->seat == other->seat && id_equal(&one->game, &other->game);
}

static void release(void *value) {
    shared_bytes_release(((struct slot *)value)->bytes);
}

struct rendered *rendered_create(void) {
    static const struct setcache_kind kind = {
        .size = sizeof(struct slot), .is_same = is_of_same_role, .release = release};
    struct rendered *rendered = calloc(1, sizeof *rendered);
    if (rendered == NULL) {
        abort();
    }
    rendered->views = setcache_create(&kind, VIEWS);
    (void)pthread_mutex_init(&rendered->lock, NULL);
    (void)pthread_cond_init(&rendered->changed, NULL);
    return rendered;
}

void rendered_free(struct rendered *rendered) {
    if (rendered == NULL) {
        return;
    }
    setcache_free(rendered->views);
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        shared_bytes_release(rendered->slots[i].view.bytes);
    }
    (void)pthread_cond_destroy(&rendered->changed);
    (void)pthread_mutex_destroy(&rendered->lock);
    free(rendered);
}

static uint64_t hash_of(const struct slot *view) {
    return id_hash(&view->game) + (uint64_t)view->seat;
}

static bool is_same(const struct slot *a, const struct slot *b) {
    return is_of_same_role(a, b) && a->version == b->version && a->names == b->names;
}

static void take(void *context, const void *kept) {
    struct slot *view = context;
    if (is_same(view, kept)) {
        view->bytes = shared_bytes_ref(((const struct slot *)kept)->bytes);
    }
}

struct shared_bytes *rendered_find(struct rendered *rendered, const struct game *game, int seat, uint64_t names) {
    struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
    (void)setcache_find(rendered->views, hash_of(&view), &view, take, &view);
    return view.bytes;
}

void rendered_keep(struct rendered *rendered, const struct game *game, int seat, uint64_t names,
                   struct shared_bytes *bytes) {
    if (bytes->length <= BYTES_MAX) {
        struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
        view.bytes = shared_bytes_ref(bytes);
        setcache_put(rendered->views, hash_of(&view), &view, 0); /* no view is ever forgotten: it gives way */
    }
}

/* ---- long views ---- */

bool rendered_is_long(const struct game *game) {
    return game_size(game) >= LONG_SIZE;
}

static void empty(struct rendered *rendered, struct long_slot *slot) {
    if (slot->view.bytes != NULL) {
        rendered->bytes -= slot->view.bytes->length;
        shared_bytes_release(slot->view.bytes);
    }
    slot->view = (struct slot){.bytes = NULL};
}

/* The slot of the view, claimed or full; NULL when there is none. */
static struct long_slot *find_long(struct rendered *rendered, const struct slot *view) {
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        struct long_slot *slot = &rendered->slots[i];
        if ((slot->claimed || slot->view.bytes != NULL) && is_same(&slot->view, view)) {
            return slot;
        }
    }
    return NULL;
}

/* The slot to be taken over: of the same role's view of an older version, else the one looked at least lately. */
static struct long_slot *find_victim(struct rendered *rendered, const struct slot *view) {
    struct long_slot *oldest = NULL;
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        struct long_slot *slot = &rendered->slots[i];
        if (!slot->claimed && slot->view.bytes != NULL && is_of_same_role(&slot->view, view)) {
            return slot;
        }
        if (!slot->claimed && (oldest == NULL || slot->looked_at < oldest->looked_at)) {
            oldest = slot;
        }
    }
    return oldest;
}

/*
 * Under the lock: the view with a reference, or NULL with *out_claim as the slot to be filled (NULL: all are claimed). Waits
 * while somebody else renders it.
 */
static struct shared_bytes *look(struct long_slot **out_claim, struct rendered *rendered, const struct slot *view) {
    struct long_slot *slot = find_long(rendered, view);
    while (slot != NULL && slot->claimed) {
        (void)pthread_cond_wait(&rendered->changed, &rendered->lock);
        slot = find_long(rendered, view);
    }
    *out_claim = NULL;
    if (slot != NULL) {
        slot->looked_at = ++rendered->looks;
        rendered->shared++;
        return shared_bytes_ref(slot->view.bytes);
    }
    slot = find_victim(rendered, view);
    if (slot != NULL) {
        empty(rendered, slot);
        slot->view = *view;
        slot->claimed = true;
        slot->looked_at = ++rendered->looks;
    }
    rendered->made++;
    *out_claim = slot;
    return NULL;
}

static struct shared_bytes *render_long(rendered_function *render, void *context) {
    struct json_out out;
    json_out_init(&out);
    render(context, &out);
    struct shared_bytes *bytes = json_out_failed(&out) ? NULL : shared_bytes_create(out.buf.bytes, out.buf.length);
    json_out_free(&out);
    return bytes;
}

/* Under the lock: the claim ends. Others give way where there is too much. */
static void fill(struct rendered *rendered, struct long_slot *claim, struct shared_bytes *bytes) {
    claim->claimed = false;
    if (bytes != NULL) {
        claim->view.bytes = shared_bytes_ref(bytes);
        rendered->bytes += bytes->length;
    }
    while (rendered->bytes > LONG_BYTES_MAX) {
        struct long_slot *oldest = NULL;
        for (size_t i = 0; i < LONG_SLOTS; i++) {
            struct long_slot *slot = &rendered->slots[i];
            bool is_older = oldest == NULL || slot->looked_at < oldest->looked_at;
            oldest = slot->view.bytes != NULL && is_older ? slot : oldest;
        }
        empty(rendered, oldest);
    }
    (void)pthread_cond_broadcast(&rendered->changed);
}

struct shared_bytes *rendered_share(struct rendered *rendered, const struct game *game, int seat, uint64_t names,
                                    rendered_function *render, void *context) {
    const struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
    struct long_slot *claim = NULL;
    (void)pthread_mutex_lock(&rendered->lock);
    struct shared_bytes *bytes = look(&claim, rendered, &view);
    (void)pthread_mutex_unlock(&rendered->lock);
    if (bytes != NULL) {
        return bytes;
    }
    bytes = render_long(render, context);
    if (claim != NULL) {
        (void)pthread_mutex_lock(&rendered->lock);
        fill(rendered, claim, bytes);
        (void)pthread_mutex_unlock(&rendered->lock);
    }
    return bytes;
}

void rendered_write_metrics(struct rendered *rendered, struct buf *out) {
    (void)pthread_mutex_lock(&rendered->lock);
    uint64_t made = rendered->made;
    uint64_t shared = rendered->shared;
    (void)pthread_mutex_unlock(&rendered->lock);
    metrics_write_head(out, "referee_long_views_rendered_total", "counter", "Views of long rounds that were rendered.");
    metrics_write_sample(out, "referee_long_views_rendered_total", "", (double)made);
    metrics_write_head(out, "referee_long_views_shared_total", "counter",
                       "Views of long rounds that were there already.");
    metrics_write_sample(out, "referee_long_views_shared_total", "", (double)shared);
}
