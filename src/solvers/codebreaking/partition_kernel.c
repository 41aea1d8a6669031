/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Splitting codes by how they answer guesses.
 *
 * An answer is a small number: with pegs exact * (length + 1) + total, where total is exact + misplaced. It is a sum
 * over the places of the code: symbol x at place p adds length + 1 if the guess has x at p, and its k-th occurrence adds
 * 1 if the guess has x at least k times. So for a block of guesses there is a plane for every (x, p, k) that says, by
 * lane, what it adds, and answering costs one load and one addition per place. Without repeats k is always the first;
 * without misplaced pegs there is no k, and a place adds 1, or its bit in the mask of an answer by positions.
 *
 * Then the answers are counted, one way of answering after the other, by comparing and subtracting: in bytes, as long
 * as no more than 255 codes can add up.
 *
 * The loops are written once, over vectors of the compiler (partition_kernel_lanes.inc), and compiled for the 16 bytes
 * that every x86-64 processor has and for the 32 of AVX2; which of the two runs is decided when codes are made ready.
 */
#include "partition_kernel.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = UINT8_MAX, ANSWERS_MAX = 256, ANSWERS_AT_ONCE = 4, ALIGNMENT = 64 };

/* One byte for each guess of a block. */
struct plane {
    uint8_t of[GUESS_BLOCK];
};

typedef void partition_kernel_function(struct partition_kernel *kernel, const struct guess_list *guesses, size_t first);
typedef void list_function(uint8_t *out, size_t stride, struct partition_kernel *kernel,
                           const struct guess_list *guesses, size_t first);

struct partition_kernel {
    partition_kernel_function *run;
    list_function *list;
    unsigned length;
    unsigned times;                   /* how many occurrences of a symbol are told apart, at least 1 */
    uint8_t common;                   /* what an occurrence adds wherever it is: 1 with pegs */
    uint8_t weight[CODE_LENGTH_MAX];  /* by place: what an exact one adds */
    unsigned offset[CODE_LENGTH_MAX]; /* by place: its first plane among those of a symbol */
    unsigned per_symbol;              /* planes that a symbol has */
    unsigned symbols;                 /* that occur in any code */
    uint8_t symbol[CODE_SYMBOLS_MAX]; /* those */
    unsigned answers;
    uint8_t answer[ANSWERS_MAX];
    struct partition_counts *counts; /* by answer; whole passes, the rest is not looked at */
    struct plane *planes;            /* by symbol, place, occurrence */
    struct plane *given;             /* answers of up to CHUNK codes */
    size_t count;
    uint16_t rows[]; /* by code, by place: the plane that says what is added */
};

#define WIDTH 16
#define NAME(x) x##_16
#define TARGET
#include "partition_kernel_lanes.inc"
#undef WIDTH
#undef NAME
#undef TARGET

#ifdef __x86_64__
#define WIDTH 32
#define NAME(x) x##_32
#define TARGET __attribute__((target("avx2")))
#include "partition_kernel_lanes.inc"
#undef WIDTH
#undef NAME
#undef TARGET
#endif

static void choose_functions(struct partition_kernel *kernel) {
    partition_kernel_use_baseline(kernel);
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2")) {
        kernel->run = partition_kernel_block_32;
        kernel->list = list_answers_32;
    }
#endif
}

/* Numbers the ways of answering, and says what the parts of an answer weigh. */
static void number_answers(struct partition_kernel *kernel, enum feedback_kind kind) {
    unsigned length = kernel->length;
    unsigned count = 0;
    switch (kind) {
    case FEEDBACK_PEGS:
        for (unsigned exact = 0; exact <= length; exact++) {
            for (unsigned total = exact; total <= length; total++) {
                if (exact + 1 != length || total == exact) {
                    kernel->answer[count++] = (uint8_t)(exact * (length + 1) + total);
                }
            }
        }
        memset(kernel->weight, (int)length + 1, sizeof kernel->weight);
        break;
    case FEEDBACK_EXACT:
        for (unsigned exact = 0; exact <= length; exact++) {
            kernel->answer[count++] = (uint8_t)exact;
        }
        memset(kernel->weight, 1, sizeof kernel->weight);
        break;
    case FEEDBACK_POSITIONS:
        for (unsigned places = 0; places < 1U << length; places++) {
            kernel->answer[count++] = (uint8_t)places;
        }
        for (unsigned place = 0; place < length; place++) {
            kernel->weight[place] = (uint8_t)(1U << place);
        }
        break;
    }
    kernel->answers = count;
}

/* Lays out the planes of a symbol. */
static void list_planes(struct partition_kernel *kernel, const struct question *question) {
    bool repeats = question->space->repeats;
    bool pegs = question->kind == FEEDBACK_PEGS;
    kernel->common = pegs ? 1 : 0;
    kernel->times = pegs && repeats ? kernel->length : 1;
    for (unsigned place = 0; place < kernel->length; place++) {
        kernel->offset[place] = kernel->per_symbol;
        kernel->per_symbol += kernel->times > 1 ? place + 1 : 1;
    }
}

/* Numbers the symbols that occur, and says for every place of every code which plane it adds. */
static void list_rows(struct partition_kernel *kernel, const struct code *codes) {
    uint8_t index[CODE_SYMBOLS_MAX];
    memset(index, UINT8_MAX, sizeof index);
    uint16_t *row = kernel->rows;
    for (size_t i = 0; i < kernel->count; i++) {
        uint8_t times[CODE_SYMBOLS_MAX] = {0};
        for (unsigned place = 0; place < kernel->length; place++) {
            uint8_t symbol = codes[i].at[place];
            if (index[symbol] == UINT8_MAX) {
                index[symbol] = (uint8_t)kernel->symbols;
                kernel->symbol[kernel->symbols++] = symbol;
            }
            unsigned k = kernel->times > 1 ? times[symbol]++ : 0;
            *row++ = (uint16_t)(index[symbol] * kernel->per_symbol + kernel->offset[place] + k);
        }
    }
}

enum err partition_kernel_begin(struct partition_kernel **out, const struct question *question,
                                const struct code *codes, size_t count) {
    unsigned length = question->space->length;
    if (question->kind == FEEDBACK_POSITIONS && length > PARTITION_KERNEL_PLACES_MAX) {
        length = PARTITION_KERNEL_PLACES_MAX;
    }
    struct partition_kernel *kernel = calloc(1, sizeof *kernel + count * length * sizeof kernel->rows[0]);
    if (kernel == NULL) {
        return ERR_NO_MEMORY;
    }
    choose_functions(kernel);
    kernel->length = length;
    kernel->count = count;
    number_answers(kernel, question->kind);
    list_planes(kernel, question);
    list_rows(kernel, codes);
    size_t planes = kernel->symbols * kernel->per_symbol;
    size_t given = count < CHUNK ? count : CHUNK;
    size_t counts = (kernel->answers + ANSWERS_AT_ONCE - 1) / ANSWERS_AT_ONCE * ANSWERS_AT_ONCE;
    size_t size = counts * sizeof *kernel->counts + (planes + given) * sizeof *kernel->planes;
    kernel->counts = aligned_alloc(ALIGNMENT, (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
    if (kernel->counts == NULL) {
        free(kernel);
        return ERR_NO_MEMORY;
    }
    kernel->planes = (struct plane *)(kernel->counts + counts);
    kernel->given = kernel->planes + planes;
    *out = kernel;
    return OK;
}

void partition_kernel_end(struct partition_kernel *kernel) {
    if (kernel != NULL) {
        free(kernel->counts);
        free(kernel);
    }
}

void partition_kernel_use_baseline(struct partition_kernel *kernel) {
    kernel->run = partition_kernel_block_16;
    kernel->list = list_answers_16;
}

unsigned partition_kernel_answers(const struct partition_kernel *kernel) {
    return kernel->answers;
}

const struct partition_counts *partition_kernel_block(struct partition_kernel *kernel, const struct guess_list *guesses,
                                                      size_t first) {
    memset(kernel->counts, 0, kernel->answers * sizeof *kernel->counts);
    kernel->run(kernel, guesses, first);
    return kernel->counts;
}

void partition_kernel_list_answers(uint8_t *out, size_t stride, struct partition_kernel *kernel,
                                   const struct guess_list *guesses, size_t first) {
    uint8_t number[ANSWERS_MAX] = {0};
    for (unsigned a = 0; a < kernel->answers; a++) {
        number[kernel->answer[a]] = (uint8_t)a;
    }
    kernel->list(out, stride, kernel, guesses, first);
    for (size_t i = 0; i < kernel->count; i++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            out[i * stride + lane] = number[out[i * stride + lane]];
        }
    }
}
