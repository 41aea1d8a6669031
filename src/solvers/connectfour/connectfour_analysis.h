/* SPDX-License-Identifier: Apache-2.0 */
/* The analysis of Connect Four, for the list of analyses. */
#ifndef REFEREE_SOLVERS_CONNECTFOUR_ANALYSIS_INTERNAL_H
#define REFEREE_SOLVERS_CONNECTFOUR_ANALYSIS_INTERNAL_H

#include "solvers/analysis.h"

extern const struct analysis connectfour_analysis;

#endif
