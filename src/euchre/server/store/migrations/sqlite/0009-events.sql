-- Events whose boards are the same at all tables: the secret seed, and what a computer player made of the boards.
CREATE TABLE sealed_events (
    id TEXT PRIMARY KEY,
    seed BLOB NOT NULL,
    ends_at INTEGER NOT NULL,
    compared BLOB
) STRICT, WITHOUT ROWID;

-- The table of each person in an event.
CREATE TABLE event_seats (
    event_id TEXT NOT NULL REFERENCES sealed_events (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (event_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_seats_table ON event_seats (table_id);
CREATE INDEX event_seats_person ON event_seats (person);

-- What each deal of an event gave at a table; derived from the table's log.
CREATE TABLE board_results (
    event_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    board INTEGER NOT NULL,
    first_points INTEGER NOT NULL,
    second_points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (event_id, table_id, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX board_results_table ON board_results (table_id);
