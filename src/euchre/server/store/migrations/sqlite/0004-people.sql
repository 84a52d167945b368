-- The invitation of each table: its host sees the same link until it is revoked.
CREATE TABLE invitations (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    link TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has sat at which table, and where last. Derived from the logs.
CREATE TABLE sittings (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_table ON sittings (table_id);

INSERT INTO sittings SELECT person, table_id, seat FROM (
    SELECT
        json_extract(CAST(body AS TEXT), '$.person') AS person,
        table_id,
        json_extract(CAST(body AS TEXT), '$.seat') AS seat,
        max(seq)
    FROM events WHERE json_extract(CAST(body AS TEXT), '$.kind') = 'sat' GROUP BY 1, 2
);

-- Whom a person does not want to play with.
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
