# SPDX-License-Identifier: Apache-2.0
# Shared by the embed-* scripts, which put it before their own program: text to C string literals.
#
# Works on bytes, so UTF-8 passes through unchanged. A question mark is escaped because -std=c11 knows trigraphs.

function c_escape(text,    result, i, c) {
    result = ""
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c == "\\" || c == "\"" || c == "?")
            result = result "\\" c
        else if (c == "\t")
            result = result "\\t"
        else if (c == "\r")
            result = result "\\r"
        else
            result = result c
    }
    return result
}

# One line of text as one line of C, with the line's end in the literal.
function c_line(text) {
    return "    \"" c_escape(text) "\\n\""
}
