-- The finished games of each guest, kept when their table is deleted: who won, the record without names of
-- others, and the review for the guest's seat with its summary.
CREATE TABLE kept_games (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    game INTEGER NOT NULL,
    seat TEXT NOT NULL,
    code TEXT NOT NULL,
    won INTEGER NOT NULL,
    points TEXT NOT NULL,
    at INTEGER NOT NULL,
    record BLOB,
    summary BLOB,
    review BLOB,
    PRIMARY KEY (person, table_id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_games_table ON kept_games (table_id, game);

-- The first answer of each guest to each puzzle, and their rating after it. `day` is set for the puzzle of a day.
CREATE TABLE puzzle_results (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_right INTEGER NOT NULL,
    day INTEGER,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;
