/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The program's version, as `referee version`, GET / and the contract tell it.
 */
#ifndef REFEREE_API_VERSION_H
#define REFEREE_API_VERSION_H

#define REFEREE_VERSION "0.1.0"

#endif
