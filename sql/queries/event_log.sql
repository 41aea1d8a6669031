-- SPDX-License-Identifier: Apache-2.0
-- The log. The words of kinds are those of include/rules/event.def.

-- name: append_event
INSERT INTO event (game, seq, at, kind, seat, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6);
