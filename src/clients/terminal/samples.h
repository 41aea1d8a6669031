/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sets of questions of docs/quiz/, as they are there: JSON with a NUL behind it. Made at build time.
 */
#ifndef REFEREE_SAMPLES_H
#define REFEREE_SAMPLES_H

#include <stddef.h>

extern const unsigned char sample_general_knowledge[];
extern const size_t sample_general_knowledge_size; /* without the NUL */
extern const unsigned char sample_solar_system[];
extern const size_t sample_solar_system_size;

#endif
