-- SPDX-License-Identifier: Apache-2.0
-- migrate: expand, needs 1
-- migrate: outside
--
-- The one after it, whose index is built while servers go on. What is left of one that was cut short is no index.
DROP INDEX CONCURRENTLY IF EXISTS game_next;
CREATE INDEX CONCURRENTLY game_next ON game (next, id);
