-- SPDX-License-Identifier: Apache-2.0
-- Numbers that cross games (store/numbering.h).

-- name: move_numbering
-- The last number of scope ?1, which was ?2, is ?3.
UPDATE numbering SET last = ?3 WHERE scope = ?1 AND last = ?2;
