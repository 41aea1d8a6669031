/* SPDX-License-Identifier: Apache-2.0 */
#include "command.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "reading.h"
#include "text.h"
#include "util/suggest.h"

enum { NUMBER_MAX = 65535, WORD_SHOWN_MAX = 40 };

void reading_refuse(struct reading *reading, const char *format, ...) {
    va_list arguments;
    reading->out->kind = REQUEST_REFUSED;
    va_start(arguments, format);
    (void)vsnprintf(reading->out->why, sizeof reading->out->why, format, arguments);
    va_end(arguments);
}

/* What is asked, with a body that it owns now. */
void reading_ask(struct reading *reading, const char *method, const char *path, json_t *body) {
    if (body == NULL) {
        reading_refuse(reading, "That is no text in UTF-8.");
        return;
    }
    reading->out->kind = REQUEST_ACTION;
    reading->out->method = method;
    (void)snprintf(reading->out->path, sizeof reading->out->path, "%s", path);
    reading->out->body = body;
}

bool reading_is_family(const struct reading *reading, const char *family) {
    return view_is(reading->game, "family", family);
}

bool reading_number(int *out, const char *text) {
    char *end = NULL;
    long number = text[0] >= '0' && text[0] <= '9' ? strtol(text, &end, 10) : -1;
    if (number < 0 || number > NUMBER_MAX || *end != '\0') {
        return false;
    }
    *out = (int)number;
    return true;
}

/* So many numbers, and no more; else it is refused with how it is said. */
bool reading_numbers(int *out, struct reading *reading, size_t count, const char *usage) {
    bool good = reading->count == count;
    for (size_t i = 0; good && i < count; i++) {
        good = reading_number(&out[i], reading->words[i]);
    }
    if (!good) {
        reading_refuse(reading, "It is said so: %s", usage);
    }
    return good;
}

/* ---- code-breaking ---- */

/* A code may be typed with blanks in it. */
static bool read_code(char out[static COMMITTED_CODE_SIZE], struct reading *reading, size_t first, const char *usage) {
    size_t length = 0;
    for (size_t i = first; i < reading->count; i++) {
        for (const char *c = reading->words[i]; *c != '\0' && length + 1 < COMMITTED_CODE_SIZE; c++) {
            out[length++] = *c;
        }
    }
    out[length] = '\0';
    if (length == 0) {
        reading_refuse(reading, "It is said so: %s", usage);
    }
    return length > 0;
}

static void read_guess(struct reading *reading) {
    char code[COMMITTED_CODE_SIZE];
    if (read_code(code, reading, 0, "guess 1246")) {
        reading_ask(reading, "POST", "guesses", json_pack("{s:s}", "code", code));
    }
}

/* The server cannot see what is committed to, and who commits to what is no code has lost: that is told before. */
static bool is_legal(const char *code, const json_t *options) {
    const char *alphabet = view_text(options, "alphabet");
    if ((int64_t)strlen(code) != view_number(options, "length", 0) ||
        (code[0] == '0' && json_is_false(json_object_get(options, "leading_zero")))) {
        return false;
    }
    for (const char *c = code; *c != '\0'; c++) {
        bool is_hole = *c == '.' && json_is_true(json_object_get(options, "blanks"));
        bool is_again = strchr(c + 1, *c) != NULL && !is_hole && json_is_false(json_object_get(options, "repeats"));
        if ((!is_hole && strchr(alphabet, *c) == NULL) || is_again) {
            return false;
        }
    }
    return true;
}

static void commit(struct reading *reading, const char *code) {
    unsigned char nonce[crypto_hash_sha256_BYTES];
    unsigned char hash[crypto_hash_sha256_BYTES];
    char hash_text[2 * crypto_hash_sha256_BYTES + 1];
    char message[NONCE_SIZE + COMMITTED_CODE_SIZE + 1];
    struct commitment *commitment = reading->commitment;
    if (!is_legal(code, json_object_get(reading->game, "options"))) {
        reading_refuse(reading, "That is no code of this game, so nothing was committed to.");
        return;
    }
    randombytes_buf(nonce, sizeof nonce);
    (void)sodium_bin2hex(commitment->nonce, sizeof commitment->nonce, nonce, sizeof nonce);
    (void)snprintf(commitment->code, sizeof commitment->code, "%s", code);
    int length = snprintf(message, sizeof message, "%s\n%s", commitment->nonce, code);
    (void)crypto_hash_sha256(hash, (const unsigned char *)message, (unsigned long long)length);
    (void)sodium_bin2hex(hash_text, sizeof hash_text, hash, sizeof hash);
    reading_ask(reading, "PUT", "secret", json_pack("{s:s}", "commitment", hash_text));
}

static void read_secret(struct reading *reading) {
    char code[COMMITTED_CODE_SIZE];
    if (!read_code(code, reading, 0, "secret 1234")) {
        return;
    }
    if (view_is(json_object_get(reading->game, "options"), "secret", "committed")) {
        commit(reading, code);
    } else {
        reading_ask(reading, "PUT", "secret", json_pack("{s:s}", "code", code));
    }
}

static void read_reveal(struct reading *reading) {
    const struct commitment *commitment = reading->commitment;
    bool is_committed = view_is(json_object_get(reading->game, "options"), "secret", "committed");
    if (is_committed && reading->count == 2) {
        reading_ask(reading, "POST", "reveal",
                    json_pack("{s:s, s:s}", "nonce", reading->words[0], "code", reading->words[1]));
    } else if (is_committed && reading->count == 0 && commitment->code[0] != '\0') {
        reading_ask(reading, "POST", "reveal",
                    json_pack("{s:s, s:s}", "nonce", commitment->nonce, "code", commitment->code));
    } else if (!is_committed && reading->count == 1) {
        reading_ask(reading, "POST", "reveal", json_pack("{s:s}", "code", reading->words[0]));
    } else {
        reading_refuse(reading, "It is said so: %s", is_committed ? "reveal, or reveal NONCE CODE" : "reveal CODE");
    }
    if (reading->out->kind == REQUEST_ACTION) {
        reading->out->kind = REQUEST_CALL; /* a code that was held is told when the round is over, before the next */
    }
}

/* The numbers by their names, or which places are right, of which the number follows. */
static json_t *read_answer_numbers(struct reading *reading, size_t first) {
    const char *names[2] = {NULL, NULL};
    int numbers[2] = {0, 0};
    int count = text_answer_names(names, json_object_get(reading->game, "options"), reading->ruleset);
    bool has_positions = count == 2 && strcmp(names[1], "positions") == 0;
    size_t given = reading->count - first;
    if (reading->count < first) {
        return NULL;
    }
    if (has_positions && given == 1) {
        for (const char *c = reading->words[first]; *c != '\0'; c++) {
            numbers[0] += *c != 'X' ? 1 : 0;
        }
        return json_pack("{s:i, s:s}", "exact", numbers[0], "positions", reading->words[first]);
    }
    if (has_positions || given != (size_t)count || !reading_number(&numbers[0], reading->words[first]) ||
        (count == 2 && !reading_number(&numbers[1], reading->words[first + 1]))) {
        return NULL;
    }
    return count == 1 ? json_pack("{s:i}", names[0], numbers[0])
                      : json_pack("{s:i, s:i}", names[0], numbers[0], names[1], numbers[1]);
}

static void refuse_answer(struct reading *reading, const char *before) {
    const char *names[2] = {NULL, NULL};
    int count = text_answer_names(names, json_object_get(reading->game, "options"), reading->ruleset);
    if (count == 2 && strcmp(names[1], "positions") == 0) {
        reading_refuse(reading, "It is said so: %s and the guess with an X at each wrong place, as in XX72", before);
    } else {
        reading_refuse(reading, "It is said so: %s and how many are %s%s%s", before, names[0],
                       count == 2 ? ", and how many " : "", count == 2 ? names[1] : "");
    }
}

static void read_code_answer(struct reading *reading) {
    json_t *body = read_answer_numbers(reading, 0);
    if (body == NULL) {
        refuse_answer(reading, "answer");
    } else {
        reading_ask(reading, "POST", "answers", body);
    }
}

static void read_correction(struct reading *reading) {
    char path[REQUEST_PATH_SIZE];
    int attempt = 0;
    bool has_attempt = reading->count > 0 && reading_number(&attempt, reading->words[0]);
    json_t *body = has_attempt ? read_answer_numbers(reading, 1) : NULL;
    if (body == NULL) {
        refuse_answer(reading, "correct ATTEMPT");
        return;
    }
    (void)snprintf(path, sizeof path, "answers/%d", attempt);
    reading_ask(reading, "PUT", path, body);
    reading->out->kind = REQUEST_CALL; /* also while somebody else guesses */
}

/* ---- boards, dice ---- */

static void read_move(struct reading *reading) {
    int numbers[2] = {0, 0};
    if (reading_is_family(reading, "connectfour")) {
        if (reading_numbers(numbers, reading, 1, "drop COLUMN, counted from 0")) {
            reading_ask(reading, "POST", "moves", json_pack("{s:i}", "column", numbers[0]));
        }
    } else if (reading_numbers(numbers, reading, 2, "move COLUMN ROW, counted from 0")) {
        reading_ask(reading, "POST", "moves", json_pack("{s:i, s:i}", "column", numbers[0], "row", numbers[1]));
    }
}

static void read_roll(struct reading *reading) {
    json_t *keep = json_array();
    for (size_t i = 0; i < reading->count; i++) {
        int place = 0;
        if (!reading_number(&place, reading->words[i])) {
            json_decref(keep);
            reading_refuse(reading,
                           "It is said so: roll 1 3, which keeps the dice at the places 1 and 3, counted from 0");
            return;
        }
        (void)json_array_append_new(keep, json_integer(place));
    }
    reading_ask(reading, "POST", "rolls", json_pack("{s:o}", "keep", keep));
}

/* "full house" and "Full_House" are full-house. */
static void read_score(struct reading *reading) {
    char box[LINE_SIZE] = "";
    size_t length = 0;
    for (const char *c = reading->rest; *c != '\0' && length + 1 < sizeof box; c++) {
        box[length++] = *c == ' ' || *c == '_' ? '-' : (char)tolower((unsigned char)*c);
    }
    box[length] = '\0';
    if (length == 0) {
        reading_refuse(reading, "It is said so: score chance");
    } else {
        reading_ask(reading, "POST", "scores", json_pack("{s:s}", "category", box));
    }
}

static void read_seed(struct reading *reading) {
    reading_ask(reading, "PUT", "client-seed", json_pack("{s:s}", "client_seed", reading->rest));
    if (reading->out->kind == REQUEST_ACTION) {
        reading->out->kind = REQUEST_CALL; /* nobody's turn has begun then */
    }
}

/* ---- of every game ---- */

static void read_resignation(struct reading *reading) {
    reading_ask(reading, "POST", "resignation", json_object());
    reading->out->kind = REQUEST_CALL;
}

static void read_next(struct reading *reading) {
    reading_ask(reading, "POST", "rounds", json_object());
    reading->out->kind = REQUEST_NEXT;
}

static void read_hint(struct reading *reading) {
    reading->out->kind = REQUEST_HINT;
}

static void read_show(struct reading *reading) {
    reading->out->kind = REQUEST_SHOW;
}

static void read_help(struct reading *reading) {
    reading->out->kind = REQUEST_HELP;
}

static void read_quit(struct reading *reading) {
    reading->out->kind = REQUEST_QUIT;
}

/* ---- the words ---- */

static const struct {
    const char *word;
    const char *family; /* NULL: any */
    void (*read)(struct reading *reading);
} commands[] = {
    {"guess", NULL, read_guess},
    {"secret", NULL, read_secret},
    {"answer", "quiz", reading_response},
    {"answer", NULL, read_code_answer},
    {"correct", NULL, read_correction},
    {"reveal", NULL, read_reveal},
    {"move", NULL, read_move},
    {"drop", "connectfour", read_move},
    {"roll", NULL, read_roll},
    {"score", NULL, read_score},
    {"seed", "yahtzee", read_seed},
    {"ready", NULL, reading_ready},
    {"choose", NULL, reading_choice},
    {"pass", NULL, reading_pass},
    {"hand-in", NULL, reading_hand_in},
    {"judge", NULL, reading_judgement},
    {"appeal", NULL, reading_appeal},
    {"vote", NULL, reading_vote},
    {"subject", "quiz", reading_subject},
    {"hint", NULL, read_hint},
    {"show", NULL, read_show},
    {"next", NULL, read_next},
    {"resign", NULL, read_resignation},
    {"help", NULL, read_help},
    {"quit", NULL, read_quit},
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static void refuse_unknown(struct reading *reading, const char *word) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word near;
    suggest_begin(&near, word, strlen(word));
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        if (commands[i].family == NULL || reading_is_family(reading, commands[i].family)) {
            suggest_offer(&near, commands[i].word);
        }
    }
    reading_refuse(reading, "There is no command '%s', see help%s", strlen(word) <= WORD_SHOWN_MAX ? word : "...",
                   suggest_words(words, &near));
}

/* A code, or the numbers of a move, may stand alone. */
static bool is_bare(const struct reading *reading, const char *word) {
    const char *alphabet = view_text(json_object_get(reading->game, "options"), "alphabet");
    if (reading_is_family(reading, "codebreaking")) {
        int64_t length = view_number(json_object_get(reading->game, "options"), "length", 0);
        return strspn(word, alphabet) > 0 && (int64_t)strlen(word) == length;
    }
    return (reading_is_family(reading, "line") || reading_is_family(reading, "connectfour")) &&
           isdigit((unsigned char)word[0]) != 0;
}

static void cut(struct reading *reading, const char *line) {
    (void)snprintf(reading->line, sizeof reading->line, "%s", line);
    char *state = NULL;
    for (char *word = strtok_r(reading->line, " \t,", &state); word != NULL && reading->count < WORDS_MAX;
         word = strtok_r(NULL, " \t,", &state)) {
        reading->words[reading->count++] = word;
    }
}

static void dispatch(struct reading *reading, char *word) {
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        if (strcasecmp(commands[i].word, word) == 0 &&
            (commands[i].family == NULL || reading_is_family(reading, commands[i].family))) {
            commands[i].read(reading);
            return;
        }
    }
    if (!is_bare(reading, word)) {
        refuse_unknown(reading, word);
        return;
    }
    memmove(reading->words + 1, reading->words, reading->count * sizeof reading->words[0]);
    reading->words[0] = word;
    reading->count++;
    if (reading_is_family(reading, "codebreaking")) {
        read_guess(reading);
    } else {
        read_move(reading);
    }
}

void request_read(struct request *out, const char *line, const json_t *game, const json_t *ruleset,
                  struct commitment *commitment) {
    struct reading reading = {.out = out, .game = game, .ruleset = ruleset, .commitment = commitment};
    *out = (struct request){.kind = REQUEST_NOTHING};
    line += strspn(line, " \t");
    if (strlen(line) >= LINE_SIZE) {
        reading_refuse(&reading, "That line is too long.");
        return;
    }
    cut(&reading, line);
    if (reading.count == 0) {
        return;
    }
    char *word = reading.words[0];
    reading.count--;
    memmove(reading.words, reading.words + 1, reading.count * sizeof reading.words[0]);
    reading.rest = line + strlen(word);
    reading.rest += strspn(reading.rest, " \t");
    dispatch(&reading, word);
}

void request_clear(struct request *request) {
    json_decref(request->body);
    request->body = NULL;
}

const char *request_help(const char *family) {
    static const struct {
        const char *family, *words;
    } helps[] = {
        {"codebreaking", "guess 1246: guess a code; the code alone does as well.\n"
                         "secret 1234: set the code that the others are to find, or commit to it.\n"
                         "answer 1 2: answer a guess by hand; correct 3 1 2 mends the answer to guess 3.\n"
                         "reveal: reveal what was committed to; reveal 1234 tells a code that was held back.\n"},
        {"line", "move 7 7: put your symbol at column 7, row 7, counted from 0; the numbers alone do as well.\n"},
        {"connectfour", "drop 3: let your symbol fall into column 3, counted from 0; the number alone does as well.\n"},
        {"yahtzee", "roll 1 3: keep the dice at the places 1 and 3, counted from 0, and roll the others.\n"
                    "score chance: score the dice in this box.\n"
                    "seed WORD: a word of yours that the dice depend on, before the first roll.\n"},
        {"quiz",
         "ready: begin. answer TEXT: respond; choose 0: by a choice's number; pass.\n"
         "answer #7 TEXT, choose #7 0, pass #7: to question 7, on a sheet. hand-in: it is done.\n"
         "appeal 7 REASON, vote 7 2 yes: about question 7; 2 is the seat whose appeal it is.\n"
         "judge right, wrong, pass or suggested: as the question master; judge #7 right @2: question 7, seat 2.\n"
         "subject SET: choose what you are asked on.\n"},
    };
    for (size_t i = 0; i < sizeof helps / sizeof helps[0]; i++) {
        if (strcmp(helps[i].family, family) == 0) {
            return helps[i].words;
        }
    }
    return "";
}
