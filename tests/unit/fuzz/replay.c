/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fuzz targets over their seeds and over what once broke something: so that it stays mended, and that the targets are
 * compiled and run with every test.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "fuzz/fuzz.h"

TestSuite(fuzz, .timeout = 100);

enum { INPUT_MAX = 1024 * 1024, PATH_SIZE = 512 };

typedef void fuzz_target(const uint8_t *bytes, size_t length);

static void run_file(const char *path, fuzz_target *target) {
    FILE *file = fopen(path, "re");
    uint8_t *bytes = malloc(INPUT_MAX);
    cr_assert(file != NULL && bytes != NULL, "%s", path);
    size_t length = fread(bytes, 1, INPUT_MAX, file);
    (void)fclose(file);
    target(bytes, length);
    free(bytes);
}

/* How many files there were. */
static int run_folder(const char *folder, fuzz_target *target) {
    DIR *directory = opendir(folder);
    int count = 0;
    if (directory == NULL) {
        return 0;
    }
    for (const struct dirent *entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
        char path[PATH_SIZE];
        if (entry->d_name[0] != '.') {
            (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            run_file(path, target);
            count++;
        }
    }
    (void)closedir(directory);
    return count;
}

static void run(const char *name, fuzz_target *target) {
    char folder[PATH_SIZE];
    (void)snprintf(folder, sizeof folder, "tests/fuzz/corpus/%s", name);
    cr_expect(run_folder(folder, target) > 0, "there are no seeds in %s", folder);
    (void)snprintf(folder, sizeof folder, "tests/fuzz/regressions/%s", name);
    (void)run_folder(folder, target); /* none where nothing has ever been found */
}

Test(fuzz, bodies) {
    run("bodies", fuzz_bodies);
}

Test(fuzz, options) {
    run("options", fuzz_options);
}

Test(fuzz, exports) {
    run("exports", fuzz_exports);
}

Test(fuzz, positions) {
    run("positions", fuzz_positions);
}

Test(fuzz, texts) {
    run("texts", fuzz_texts);
}

Test(fuzz, quiz_native) {
    run("quiz_native", fuzz_quiz_native);
}

Test(fuzz, quiz_imports) {
    run("quiz_imports", fuzz_quiz_imports);
}

Test(fuzz, quiz_judge) {
    run("quiz_judge", fuzz_quiz_judge);
}

Test(fuzz, hints) {
    run("hints", fuzz_hints);
}
