# SPDX-License-Identifier: Apache-2.0
"""A few cycles of the crash test for every `make test`, more for `make check`; `make torture` runs many."""

import os
import random

from torture import torture

CYCLES = 10 if os.environ.get("REFEREE_LONG_TESTS") else 3


def test_what_was_acknowledged_survives_a_kill_exactly_once(tmp_path):
    seed = random.SystemRandom().getrandbits(32)
    print(f"seed {seed}")  # pytest shows it when the test fails
    torture(os.environ.get("REFEREE_BINARY", "build/referee"), CYCLES, seed, str(tmp_path))
