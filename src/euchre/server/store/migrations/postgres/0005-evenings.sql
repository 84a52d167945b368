-- An evening with real cards: who may direct it, and the key of the links of its tables.
CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    director BYTEA NOT NULL,
    secret BYTEA NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE INDEX evenings_changed ON evenings (changed_at);

-- What happened in each evening, line by line as its file has it.
CREATE TABLE evening_lines (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    message TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (evening_id, seq)
);

-- A message sent again is done once.
CREATE INDEX evening_lines_once ON evening_lines (evening_id, message);
