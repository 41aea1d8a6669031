-- Pages of standings while a tournament runs: with the status in the index too, rows that are skipped are not looked up.
DROP INDEX tournament_entrant_by_points;
CREATE INDEX tournament_entrant_by_points ON tournament_entrant (tournament, points DESC, number, status);
