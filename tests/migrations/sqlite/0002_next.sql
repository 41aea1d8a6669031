-- SPDX-License-Identifier: Apache-2.0
-- migrate: expand, needs 1
--
-- A migration that no released program has: build/referee-next has it, for tests of what leads from one schema to the next.
-- Where there are many events it takes long, so that it can be seen at work, and killed.
CREATE TABLE next (
    pair INTEGER NOT NULL
) STRICT;

INSERT INTO next (pair) SELECT a.id + b.id FROM event AS a CROSS JOIN event AS b;
