/* SPDX-License-Identifier: Apache-2.0 */
#include "screen.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <uniconv.h>
#include <unistr.h>
#include <uniwidth.h>

#include "keys.h"
#include "text.h"

enum { COLUMNS_USUAL = 80, COLUMNS_MIN = 10 };

struct screen {
    bool is_terminal, has_colours, is_utf8;
    locale_t locale; /* of whoever sits there */
    const char *charset;
    struct keys keys;
};

/* As the terminal was: for handlers of signals, which have no other way to it. */
static struct termios before;
static volatile sig_atomic_t is_entered;

/* ---- settings ---- */

bool screen_is_there(void) {
    const char *kind = getenv("TERM");
    return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && kind != NULL && kind[0] != '\0' &&
           strcmp(kind, "dumb") != 0;
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text);
    size_t end_length = strlen(end);
    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

/* The terminals of before there were colours are still emulated. */
static bool find_colours(void) {
    static const char *const old[] = {"vt1", "vt2", "vt3", "vt4", "vt5"};
    const char *no = getenv("NO_COLOR");
    const char *kind = getenv("TERM");
    bool has_colours =
        (no == NULL || no[0] == '\0') && kind != NULL && !ends_with(kind, "-m") && !ends_with(kind, "-mono");
    for (size_t i = 0; has_colours && i < sizeof old / sizeof old[0]; i++) {
        has_colours = strncmp(kind, old[i], strlen(old[i])) != 0;
    }
    return has_colours;
}

struct screen *screen_open(bool is_terminal) {
    struct screen *screen = calloc(1, sizeof *screen);
    if (screen == NULL) {
        abort();
    }
    screen->is_terminal = is_terminal;
    screen->has_colours = is_terminal && find_colours();
    screen->locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    screen->charset = screen->locale == (locale_t)0 ? "US-ASCII" : nl_langinfo_l(CODESET, screen->locale);
    bool is_ascii = strcmp(screen->charset, "ANSI_X3.4-1968") == 0 || strcmp(screen->charset, "US-ASCII") == 0;
    screen->is_utf8 = strcmp(screen->charset, "UTF-8") == 0 || (is_ascii && !is_terminal);
    keys_init(&screen->keys, screen->is_utf8 ? "UTF-8" : screen->charset);
    return screen;
}

void screen_close(struct screen *screen) {
    if (screen != NULL && screen->locale != (locale_t)0) {
        freelocale(screen->locale);
    }
    free(screen);
}

static void give_back(void) {
    if (is_entered != 0) {
        is_entered = 0;
        (void)tcsetattr(STDIN_FILENO, TCSANOW, &before);
    }
}

/* Of a fault: the terminal first, then what would have happened without this handler. */
static void on_fault(int number) {
    int saved = errno;
    give_back();
    errno = saved;
    (void)signal(number, SIG_DFL);
    (void)raise(number);
}

bool screen_enter(struct screen *screen) {
    static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    struct termios own;
    if (!screen->is_terminal || is_entered != 0) {
        return true;
    }
    if (tcgetattr(STDIN_FILENO, &before) != 0) {
        return false;
    }
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct sigaction action = {.sa_handler = on_fault, .sa_flags = (int)SA_RESETHAND};
        (void)sigaction(faults[i], &action, NULL);
    }
    own = before;
    own.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
    own.c_iflag &= ~(tcflag_t)(IXON);
    own.c_cc[VMIN] = 1;
    own.c_cc[VTIME] = 0;
    is_entered = 1;
    if (tcsetattr(STDIN_FILENO, TCSADRAIN, &own) != 0) {
        is_entered = 0;
        return false;
    }
    return true;
}

void screen_leave(struct screen *screen) {
    (void)screen;
    give_back();
}

int screen_columns(struct screen *screen) {
    struct winsize size;
    if (!screen->is_terminal) {
        return 0;
    }
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
        return COLUMNS_USUAL;
    }
    return size.ws_col < COLUMNS_MIN ? COLUMNS_MIN : size.ws_col;
}

bool screen_has_unicode(const struct screen *screen) {
    return screen->is_utf8;
}

/* ---- texts ---- */

/* The styles of marks, as SGR has them. */
static const struct {
    char style;
    const char *sequence;
} styles[] = {
    {'.', "0"},      {'b', "1"},      {'d', "90"},     {'g', "32"},     {'r', "31"},    {'y', "33"},
    {'c', "36"},     {'l', "1;7"},    {'w', "30;42"},  {'u', "1;4;7"},  {'A', "30;47"}, {'B', "97;41"},
    {'C', "30;42"},  {'D', "30;43"},  {'E', "97;44"},  {'F', "97;45"},  {'G', "30;46"}, {'H', "97;100"},
    {'I', "30;101"}, {'J', "30;102"}, {'K', "30;103"}, {'L', "30;105"},
};

/* What says where the cursor is, and what was written last, is a matter of reading, not of colours. */
static bool is_needed_without_colours(char style) {
    return style == '.' || style == 'u' || style == 'b' || style == 'l';
}

static void add_style(const struct screen *screen, struct buf *out, char style) {
    for (size_t i = 0; screen->is_terminal && i < sizeof styles / sizeof styles[0]; i++) {
        if (styles[i].style == style && (screen->has_colours || is_needed_without_colours(style))) {
            buf_append_format(out, "\033[%sm", styles[i].sequence);
        }
    }
}

int character_columns(uint32_t character) {
    int columns = uc_width(character, "UTF-8");
    return columns < 0 ? 0 : columns;
}

int text_columns(const char *text) {
    const uint8_t *at = (const uint8_t *)text;
    ucs4_t character = 0;
    int columns = 0;
    for (const uint8_t *next = u8_next(&character, at); next != NULL; next = u8_next(&character, at)) {
        at = next;
        if (character == MARK_BYTE && *at != '\0') {
            at++;
        } else {
            columns += character == HARD_BLANK_BYTE ? 1 : character_columns(character);
        }
    }
    return columns;
}

/* How long the next word is, in columns, up to a blank or the end of the line. */
static int word_columns(const char *text) {
    char word[256];
    size_t length = strcspn(text, " \n");
    length = length < sizeof word ? length : sizeof word - 1;
    memcpy(word, text, length);
    word[length] = '\0';
    return text_columns(word);
}

/* Marks become sequences, or nothing, and lines end where a word does. */
static void lay_out(const struct screen *screen, struct buf *out, const char *text, int columns) {
    int column = 0;
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == MARK_BYTE && c[1] != '\0') {
            add_style(screen, out, *++c);
        } else if (*c == HARD_BLANK_BYTE) {
            buf_append_text(out, " ");
            column++;
        } else if (*c == '\n') {
            buf_append(out, c, 1);
            column = 0;
        } else if (*c == ' ' && columns > 0 && column > 0 && column + 1 + word_columns(c + 1) > columns) {
            buf_append_text(out, "\n");
            column = 0;
        } else {
            bool begins = ((unsigned char)*c & 0xC0U) != 0x80U;
            ucs4_t character = 0;
            if (begins && u8_strmbtouc(&character, (const uint8_t *)c) > 0) {
                column += character_columns(character);
            }
            buf_append(out, c, 1);
        }
    }
}

bool screen_write_bytes(struct screen *screen, const char *bytes, size_t length) {
    (void)screen;
    while (length > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, length);
        if (written < 0 && errno == EAGAIN) {
            (void)poll(&(struct pollfd){.fd = STDOUT_FILENO, .events = POLLOUT}, 1, -1);
        } else if (written < 0 && errno != EINTR) {
            return false;
        } else if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return true;
}

/* In the charset of who reads it. */
static bool put(struct screen *screen, const struct buf *text) {
    if (text->failed || text->length == 0) {
        return true;
    }
    if (screen->is_utf8) {
        return screen_write_bytes(screen, text->bytes, text->length);
    }
    size_t length = 0;
    char *converted = u8_conv_to_encoding(screen->charset, iconveh_question_mark, (const uint8_t *)text->bytes,
                                          text->length, NULL, NULL, &length);
    bool good = converted == NULL || screen_write_bytes(screen, converted, length);
    free(converted);
    return good;
}

bool screen_write(struct screen *screen, const char *text) {
    struct buf out;
    buf_init(&out, TEXT_MAX * 2);
    lay_out(screen, &out, text, screen_columns(screen));
    bool good = put(screen, &out);
    buf_free(&out);
    return good;
}

bool screen_write_prompt(struct screen *screen, const char *text, int cursor) {
    struct buf out;
    buf_init(&out, TEXT_MAX);
    buf_append_text(&out, "\r\033[K");
    lay_out(screen, &out, text, 0);
    buf_append_text(&out, "\r");
    if (cursor > 0) {
        buf_append_format(&out, "\033[%dC", cursor);
    }
    bool good = put(screen, &out);
    buf_free(&out);
    return good;
}

bool screen_erase_prompt(struct screen *screen) {
    static const char sequence[] = "\r\033[K";
    return !screen->is_terminal || screen_write_bytes(screen, sequence, sizeof sequence - 1);
}

bool screen_clear(struct screen *screen) {
    static const char sequence[] = "\033[H\033[2J";
    return !screen->is_terminal || screen_write_bytes(screen, sequence, sizeof sequence - 1);
}

/* ---- input ---- */

int32_t screen_read_key(struct screen *screen) {
    return keys_read(&screen->keys);
}

bool screen_convert_line(struct screen *screen, struct buf *out, const char *bytes, size_t length) {
    if (screen->is_utf8) {
        buf_append(out, bytes, length);
        return memchr(bytes, '\0', length) == NULL && u8_check((const uint8_t *)bytes, length) == NULL;
    }
    size_t converted_length = 0;
    uint8_t *converted =
        u8_conv_from_encoding(screen->charset, iconveh_error, bytes, length, NULL, NULL, &converted_length);
    if (converted == NULL || memchr(converted, '\0', converted_length) != NULL) {
        free(converted);
        return length == 0;
    }
    buf_append(out, (const char *)converted, converted_length);
    free(converted);
    return true;
}
