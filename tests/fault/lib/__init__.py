# SPDX-License-Identifier: Apache-2.0
"""What the crash test is made of: the server and its callers, the players who load it, the checks afterwards."""
