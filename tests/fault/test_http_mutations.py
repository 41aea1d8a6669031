# SPDX-License-Identifier: Apache-2.0
"""Some mutated HTTP for every `make test`; `make check-mutations` sends far more, to a server under AddressSanitizer."""

import os
import random

from mutate_http import mutate_http

COUNT = 1000


def test_mutated_requests_are_answered_as_they_must_be(tmp_path):
    seed = random.SystemRandom().getrandbits(32)
    print(f"seed {seed}")  # pytest shows it when the test fails
    failures, done = mutate_http(os.environ.get("REFEREE_BINARY", "build/referee"), str(tmp_path), seed, range(COUNT))
    assert not failures and done == COUNT, failures
