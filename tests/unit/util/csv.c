/* SPDX-License-Identifier: Apache-2.0 */
/* Cells by themselves; tests/api/test_shapes.py has whole tables, read by another reader. */
#include "util/csv.h"

#include <string.h>

#include <criterion/criterion.h>

static const char *const columns[] = {"a", "b.c", "b.d.e", NULL};

/* What items as JSON, with a backtick for each quote, come to behind the first line. */
static void expect_rows(const char *text, const char *rows) {
    char json[512];
    size_t length = strlen(text);
    cr_assert_lt(length, sizeof json);
    for (size_t i = 0; i <= length; i++) {
        json[i] = (char)(text[i] == '`' ? '"' : text[i]);
    }
    json_t *items = json_loads(json, 0, NULL);
    cr_assert_not_null(items, "%s", text);
    struct buf out;
    buf_init(&out, 4096);
    csv_write(&out, items, columns);
    cr_assert_not(out.failed);
    cr_expect_eq(strncmp(out.bytes, "a,b.c,b.d.e\r\n", 13), 0);
    cr_expect_str_eq(out.bytes + 13, rows, "%s: %s", text, out.bytes + 13);
    buf_free(&out);
    json_decref(items);
}

Test(csv, a_row_has_a_cell_for_each_column) {
    expect_rows("[]", "");
    expect_rows("[{`a`:1,`b`:{`c`:true,`d`:{`e`:`x`}},`z`:2},{}]", "1,true,x\r\n,,\r\n");
    expect_rows("[{`a`:null,`b`:null},{`b`:{`d`:7}}]", ",,\r\n,,\r\n");
    expect_rows("[{`a`:``,`b`:[1]}]", "\"\",,\r\n");
}

Test(csv, numbers_stay_numbers) {
    expect_rows("[{`a`:-1,`b`:{`c`:2.5,`d`:{`e`:-0.25}}}]", "-1,2.5,-0.25\r\n");
    expect_rows("[{`a`:0.1,`b`:{`c`:1e3,`d`:{`e`:1561.87}}}]", "0.1,1000.0,1561.87\r\n");
}

Test(csv, what_would_end_a_cell_is_quoted) {
    expect_rows("[{`a`:`x,y`,`b`:{`c`:`say \\`hi\\``,`d`:{`e`:`p\\r\\nq`}}}]",
                "\"x,y\",\"say \"\"hi\"\"\",\"p\r\nq\"\r\n");
    expect_rows("[{`a`:` x`,`b`:{`c`:`x `,`d`:{`e`:`\\``}}}]", "\" x\",\"x \",\"\"\"\"\r\n");
    expect_rows("[{`a`:`\\u0141\\u00f3d\\u017a`}]", "\xc5\x81\xc3\xb3\x64\xc5\xba,,\r\n");
}

Test(csv, what_has_no_place_in_a_cell_is_json_in_it) {
    expect_rows("[{`a`:[1,{`b`:`=c`}],`b`:{`c`:{},`d`:{`e`:[]}}}]", "\"[1,{\"\"b\"\":\"\"=c\"\"}]\",{},[]\r\n");
}

Test(csv, no_text_begins_as_a_formula_does) {
    expect_rows("[{`a`:`=1+1`,`b`:{`c`:`+1`,`d`:{`e`:`-1`}}}]", "'=1+1,'+1,'-1\r\n");
    expect_rows("[{`a`:`@SUM(A1,A2)`,`b`:{`c`:`\\t=1`,`d`:{`e`:`\\n=1`}}}]", "\"'@SUM(A1,A2)\",'\t=1,\"'\n=1\"\r\n");
    expect_rows("[{`a`:`\\r`,`b`:{`c`:`a=1`,`d`:{`e`:`'=1`}}}]", "\"'\r\",a=1,'=1\r\n");
}

Test(csv, what_does_not_fit_is_told) {
    json_t *items = json_pack("[{s:s}]", "a", "a text of some length");
    struct buf out;
    buf_init(&out, 20);
    csv_write(&out, items, columns);
    cr_expect(out.failed);
    buf_free(&out);
    json_decref(items);
}
