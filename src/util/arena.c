/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A bump allocator. The first block is big enough for an ordinary request, so that most requests cost one malloc for
 * all their strings; later blocks double, so that a large one costs few.
 */
#include "util/arena.h"

#include <stdalign.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_BLOCK = 4096 };

/*
 * Where addresses are checked each piece is a block of its own, of its very size, and all are freed when the arena is
 * emptied: so whoever reaches beyond a piece, or still has one of a request that is over, is found out.
 */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PIECES_APART true
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define PIECES_APART true
#endif
#ifndef PIECES_APART
#define PIECES_APART false
#endif

struct arena_block {
    struct arena_block *next;
    size_t size;
    alignas(max_align_t) unsigned char bytes[];
};

void arena_init(struct arena *arena) {
    arena->blocks = NULL;
    arena->used = 0;
}

static bool add_block(struct arena *arena, size_t wanted) {
    size_t size = arena->blocks == NULL ? FIRST_BLOCK : arena->blocks->size * 2;
    if (size < wanted || PIECES_APART) {
        size = wanted;
    }
    if (size > SIZE_MAX - sizeof(struct arena_block)) {
        return false;
    }
    struct arena_block *block = malloc(sizeof *block + size);
    if (block == NULL) {
        return false;
    }
    block->next = arena->blocks;
    block->size = size;
    arena->blocks = block;
    arena->used = 0;
    return true;
}

void *arena_take(struct arena *arena, size_t size) {
    const size_t align = alignof(max_align_t);
    if (size > SIZE_MAX / 2) {
        return NULL;
    }
    size = PIECES_APART ? size : (size + align - 1) / align * align;
    if (PIECES_APART || arena->blocks == NULL || arena->blocks->size - arena->used < size) {
        if (!add_block(arena, size)) {
            return NULL;
        }
    }
    void *memory = arena->blocks->bytes + arena->used;
    arena->used += size;
    return memory;
}

void *arena_alloc(struct arena *arena, size_t size) {
    void *memory = arena_take(arena, size);
    return memory == NULL ? NULL : memset(memory, 0, size);
}

char *arena_copy(struct arena *arena, const char *bytes, size_t length) {
    char *copy = length == SIZE_MAX ? NULL : arena_take(arena, length + 1);
    if (copy == NULL) {
        return NULL;
    }
    if (length > 0) {
        memcpy(copy, bytes, length);
    }
    copy[length] = '\0';
    return copy;
}

char *arena_format(struct arena *arena, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length < 0) {
        return NULL;
    }
    char *text = arena_take(arena, (size_t)length + 1);
    if (text != NULL) {
        va_start(args, format);
        (void)vsnprintf(text, (size_t)length + 1, format, args);
        va_end(args);
    }
    return text;
}

void arena_reset(struct arena *arena) {
    struct arena_block *block = arena->blocks;
    while (block != NULL && (block->next != NULL || PIECES_APART)) {
        struct arena_block *next = block->next;
        free(block);
        block = next;
    }
    arena->blocks = block;
    arena->used = 0;
}

void arena_free(struct arena *arena) {
    arena_reset(arena);
    free(arena->blocks);
    arena_init(arena);
}
