/* SPDX-License-Identifier: Apache-2.0 */
#include "util/hex.h"

int hex_value(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

int hex_escape(const char *text, size_t length) {
    if (length < HEX_ESCAPE_LENGTH || text[0] != '%') {
        return -1;
    }
    int high = hex_value(text[1]);
    int low = hex_value(text[2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}
