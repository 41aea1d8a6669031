/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views of ordinary size take at most VIEWS * BYTES_MAX bytes: 64 MiB, though an ordinary one takes a sixth of BYTES_MAX.
 *
 * Long views are few and have a table of their own with one lock, under which nothing is rendered: the thread that is to
 * render one claims its slot, and others wait for the claim to end.
 */
#include "api/view_cache.h"

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

struct view_cache {
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

struct view_cache *view_cache_create(void) {
    static const struct setcache_kind kind = {
        .size = sizeof(struct slot), .is_same = is_of_same_role, .release = release};
    struct view_cache *view_cache = calloc(1, sizeof *view_cache);
    if (view_cache == NULL) {
        abort();
    }
    view_cache->views = setcache_create(&kind, VIEWS);
    (void)pthread_mutex_init(&view_cache->lock, NULL);
    (void)pthread_cond_init(&view_cache->changed, NULL);
    return view_cache;
}

void view_cache_free(struct view_cache *view_cache) {
    if (view_cache == NULL) {
        return;
    }
    setcache_free(view_cache->views);
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        shared_bytes_release(view_cache->slots[i].view.bytes);
    }
    (void)pthread_cond_destroy(&view_cache->changed);
    (void)pthread_mutex_destroy(&view_cache->lock);
    free(view_cache);
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

struct shared_bytes *view_cache_find(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names) {
    struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
    (void)setcache_find(view_cache->views, hash_of(&view), &view, take, &view);
    return view.bytes;
}

void view_cache_keep(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names,
                     struct shared_bytes *bytes) {
    if (bytes->length <= BYTES_MAX) {
        struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
        view.bytes = shared_bytes_ref(bytes);
        setcache_put(view_cache->views, hash_of(&view), &view, 0); /* no view is ever forgotten: it gives way */
    }
}

/* ---- long views ---- */

bool view_cache_is_long(const struct game *game) {
    return game_size(game) >= LONG_SIZE;
}

static void empty(struct view_cache *view_cache, struct long_slot *slot) {
    if (slot->view.bytes != NULL) {
        view_cache->bytes -= slot->view.bytes->length;
        shared_bytes_release(slot->view.bytes);
    }
    slot->view = (struct slot){.bytes = NULL};
}

/* The slot of the view, claimed or full; NULL when there is none. */
static struct long_slot *find_long(struct view_cache *view_cache, const struct slot *view) {
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        struct long_slot *slot = &view_cache->slots[i];
        if ((slot->claimed || slot->view.bytes != NULL) && is_same(&slot->view, view)) {
            return slot;
        }
    }
    return NULL;
}

/* The slot to be taken over: of the same role's view of an older version, else the one looked at least lately. */
static struct long_slot *find_victim(struct view_cache *view_cache, const struct slot *view) {
    struct long_slot *oldest = NULL;
    for (size_t i = 0; i < LONG_SLOTS; i++) {
        struct long_slot *slot = &view_cache->slots[i];
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
 * Under the lock: the view with a reference, or NULL with *out_claim as the slot to be filled (NULL: all are claimed).
 * Waits while somebody else renders it.
 */
static struct shared_bytes *look(struct long_slot **out_claim, struct view_cache *view_cache, const struct slot *view) {
    struct long_slot *slot = find_long(view_cache, view);
    while (slot != NULL && slot->claimed) {
        (void)pthread_cond_wait(&view_cache->changed, &view_cache->lock);
        slot = find_long(view_cache, view);
    }
    *out_claim = NULL;
    if (slot != NULL) {
        slot->looked_at = ++view_cache->looks;
        view_cache->shared++;
        return shared_bytes_ref(slot->view.bytes);
    }
    slot = find_victim(view_cache, view);
    if (slot != NULL) {
        empty(view_cache, slot);
        slot->view = *view;
        slot->claimed = true;
        slot->looked_at = ++view_cache->looks;
    }
    view_cache->made++;
    *out_claim = slot;
    return NULL;
}

static struct shared_bytes *render_long(view_cache_function *render, void *context) {
    struct json_out out;
    json_out_init(&out);
    render(context, &out);
    struct shared_bytes *bytes = json_out_failed(&out) ? NULL : shared_bytes_create(out.buf.bytes, out.buf.length);
    json_out_free(&out);
    return bytes;
}

/* Under the lock: the claim ends. Others give way where there is too much. */
static void fill(struct view_cache *view_cache, struct long_slot *claim, struct shared_bytes *bytes) {
    claim->claimed = false;
    if (bytes != NULL) {
        claim->view.bytes = shared_bytes_ref(bytes);
        view_cache->bytes += bytes->length;
    }
    while (view_cache->bytes > LONG_BYTES_MAX) {
        struct long_slot *oldest = NULL;
        for (size_t i = 0; i < LONG_SLOTS; i++) {
            struct long_slot *slot = &view_cache->slots[i];
            bool is_older = oldest == NULL || slot->looked_at < oldest->looked_at;
            oldest = slot->view.bytes != NULL && is_older ? slot : oldest;
        }
        empty(view_cache, oldest);
    }
    (void)pthread_cond_broadcast(&view_cache->changed);
}

struct shared_bytes *view_cache_share(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names,
                                      view_cache_function *render, void *context) {
    const struct slot view = {.game = game->id, .version = game->version, .names = names, .seat = seat};
    struct long_slot *claim = NULL;
    (void)pthread_mutex_lock(&view_cache->lock);
    struct shared_bytes *bytes = look(&claim, view_cache, &view);
    (void)pthread_mutex_unlock(&view_cache->lock);
    if (bytes != NULL) {
        return bytes;
    }
    bytes = render_long(render, context);
    if (claim != NULL) {
        (void)pthread_mutex_lock(&view_cache->lock);
        fill(view_cache, claim, bytes);
        (void)pthread_mutex_unlock(&view_cache->lock);
    }
    return bytes;
}

void view_cache_write_metrics(struct view_cache *view_cache, struct buf *out) {
    (void)pthread_mutex_lock(&view_cache->lock);
    uint64_t made = view_cache->made;
    uint64_t shared = view_cache->shared;
    (void)pthread_mutex_unlock(&view_cache->lock);
    metrics_write_head(out, "referee_long_views_rendered_total", "counter", "Views of long rounds that were rendered.");
    metrics_write_sample(out, "referee_long_views_rendered_total", "", (double)made);
    metrics_write_head(out, "referee_long_views_shared_total", "counter",
                       "Views of long rounds that were there already.");
    metrics_write_sample(out, "referee_long_views_shared_total", "", (double)shared);
}
