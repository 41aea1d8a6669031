/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What was built in is sent from where it lies. A folder's file is read for each request: that may take the loop's time, as
 * only who works on the page has one.
 */
#include "page_files.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "page_embedded.h"

enum { FILE_MAX = 8 * 1024 * 1024, NAME_LENGTH_MAX = 200, PIECE_SIZE = 16 * 1024 };

static const char assets[] = "/assets/";
static const char *const suffixes[CODING_COUNT] = {[CODING_BR] = ".br", [CODING_GZIP] = ".gz", [CODING_IDENTITY] = ""};
static const char *const coding_names[CODING_COUNT] = {[CODING_BR] = "br", [CODING_GZIP] = "gzip"};

/* ---- built in ---- */

static int compare(const void *address, const void *file) {
    return strcmp(address, ((const struct page_file *)file)->address);
}

static enum err reply_embedded(struct reply *reply, const char *address, enum coding coding) {
    const struct page_file *file = bsearch(address, page_files, page_file_count, sizeof page_files[0], compare);
    const struct page_body *body = file == NULL ? NULL : &file->bodies[coding];
    if (body == NULL || body->bytes == NULL) {
        return ERR_NOT_FOUND;
    }
    reply->body = (struct span){body->bytes, body->length};
    reply->etag = body->etag;
    return OK;
}

/* ---- of a folder ---- */

/* A name of one file: no way out of its folder, no hidden file. */
static bool is_name(const char *name) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    size_t length = strlen(name);
    return length > 0 && length <= NAME_LENGTH_MAX && name[0] != '.' && strspn(name, allowed) == length;
}

/* Opens the folder in which a file of this address is; the file's name becomes *name. -1: there is none. */
static int open_folder(const char **name, const char *folder, const char *address) {
    bool is_asset = strncmp(address, assets, strlen(assets)) == 0;
    *name = is_asset ? address + strlen(assets) : address + 1;
    if (!is_name(*name)) {
        return -1;
    }
    int top = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (!is_asset || top < 0) {
        return top;
    }
    int within = openat(top, "assets", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    (void)close(top);
    return within;
}

/* Reads a file to its end into the request's own memory. */
static enum err read_file(struct reply *reply, int file) {
    struct stat found;
    if (fstat(file, &found) != 0 || !S_ISREG(found.st_mode) || found.st_size > FILE_MAX) {
        return ERR_NOT_FOUND;
    }
    struct buf *out = &reply_open(reply)->buf;
    char piece[PIECE_SIZE];
    ssize_t got = 1;
    while (got > 0 && out->length <= FILE_MAX) {
        got = read(file, piece, sizeof piece);
        buf_append(out, piece, got > 0 ? (size_t)got : 0);
    }
    if (got < 0 || out->length > FILE_MAX) {
        return ERR_NOT_FOUND;
    }
    return reply_close(reply);
}

/* The opened file, or -1. */
static int open_file(const char *folder, const char *address, enum coding coding) {
    const char *name = NULL;
    int within = open_folder(&name, folder, address);
    if (within < 0) {
        return -1;
    }
    char whole[NAME_LENGTH_MAX + 8];
    (void)snprintf(whole, sizeof whole, "%s%s", name, suffixes[coding]);
    /* Without O_NONBLOCK a pipe of this name would hold the loop. */
    int file = openat(within, whole, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    (void)close(within);
    return file;
}

static enum err reply_from_folder(struct request *request, struct reply *reply, const char *folder, const char *address,
                                  enum coding coding) {
    int file = open_file(folder, address, coding);
    if (file < 0) {
        return ERR_NOT_FOUND;
    }
    enum err err = read_file(reply, file);
    (void)close(file);
    if (err != OK) {
        return err;
    }
    return reply_tag_body(reply, request);
}

bool page_files_has(const char *folder, const char *address) {
    int file = open_file(folder, address, CODING_IDENTITY);
    if (file >= 0) {
        (void)close(file);
    }
    return file >= 0;
}

/* ---- both ---- */

enum err page_files_reply(struct request *request, struct reply *reply, const char *folder, const char *address,
                          const enum coding *codings, size_t count) {
    enum err err = ERR_NOT_FOUND;
    size_t at = 0;
    for (; at < count && err == ERR_NOT_FOUND; at++) {
        err = folder == NULL ? reply_embedded(reply, address, codings[at])
                             : reply_from_folder(request, reply, folder, address, codings[at]);
    }
    if (err == OK && coding_names[codings[at - 1]] != NULL) {
        reply_add_header(reply, "Content-Encoding", coding_names[codings[at - 1]]);
    }
    return err;
}
