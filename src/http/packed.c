/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gzip by zlib, in one piece.
 */
#include "http/packed.h"

#include <stdlib.h>

#define ZLIB_CONST /* what is packed is only read */
#include <zlib.h>

enum { GZIP_WINDOW = 15 + 16, MEMORY_LEVEL = 8, QUICK_LEVEL = 3 };

struct shared_bytes *packed_create(const char *bytes, size_t length, enum packing packing) {
    z_stream stream = {0};
    int level = packing == PACKING_ONCE ? Z_BEST_COMPRESSION : QUICK_LEVEL;
    if (deflateInit2(&stream, level, Z_DEFLATED, GZIP_WINDOW, MEMORY_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK) {
        return NULL;
    }
    size_t room = deflateBound(&stream, length);
    unsigned char *packed = malloc(room);
    struct shared_bytes *shared = NULL;
    if (packed != NULL) {
        stream.next_in = (const unsigned char *)bytes;
        stream.avail_in = (unsigned)length;
        stream.next_out = packed;
        stream.avail_out = (unsigned)room;
        if (deflate(&stream, Z_FINISH) == Z_STREAM_END) {
            shared = shared_bytes_create((const char *)packed, stream.total_out);
        }
    }
    (void)deflateEnd(&stream);
    free(packed);
    return shared;
}

bool packed_is_wanted(struct request *request) {
    int weights[CODING_COUNT];
    request_weigh_codings(weights, request);
    return weights[CODING_GZIP] > 0 && weights[CODING_GZIP] >= weights[CODING_IDENTITY];
}

void packed_tell(struct reply *reply, bool is_packed) {
    reply->varies |= VARIES_CODING;
    reply->coding = is_packed ? "gzip" : NULL;
}
