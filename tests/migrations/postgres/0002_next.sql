-- SPDX-License-Identifier: Apache-2.0
-- migrate: expand, needs 1
--
-- A migration that no released program has: build/referee-next has it, for tests of what leads from one schema to the next. It
-- changes a table that every server reads and writes.
CREATE TABLE next (
    pair BIGINT NOT NULL
);

ALTER TABLE game ADD COLUMN next BIGINT;
