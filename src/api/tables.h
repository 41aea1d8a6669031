/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lists as tables: their columns, the same on every page. Every member of an item has its column, or its own members have;
 * tests/openapi holds that against the contract.
 */
#ifndef REFEREE_API_TABLES_H
#define REFEREE_API_TABLES_H

#include "http/route.h"

extern const struct table_def table_games;
extern const struct table_def table_results;
extern const struct table_def table_leaderboard;
extern const struct table_def table_standings;

#endif
