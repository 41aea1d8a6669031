/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The contract (openapi.yaml) as it was when the program was built, for GET /openapi.yaml and
 * GET /openapi.json.
 *
 * Read-only, lives as long as the program, may be read by every thread. A NUL byte follows the last one and is not
 * counted. Made by scripts/embed-file.
 */
#ifndef REFEREE_API_EMBEDDED_H
#define REFEREE_API_EMBEDDED_H

#include <stddef.h>

extern const unsigned char openapi_yaml[];
extern const size_t openapi_yaml_size;
extern const unsigned char openapi_json[];
extern const size_t openapi_json_size;

#endif
