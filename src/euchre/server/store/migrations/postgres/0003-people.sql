-- The invitation of each table: its host sees the same link until it is revoked.
CREATE TABLE invitations (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    link TEXT NOT NULL
);

-- Who has sat at which table, and where last. Derived from the logs.
CREATE TABLE sittings (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX sittings_table ON sittings (table_id);

INSERT INTO sittings SELECT DISTINCT ON (person, table_id) person, table_id, seat FROM (
    SELECT
        convert_from(body, 'UTF8')::json ->> 'person' AS person,
        table_id,
        convert_from(body, 'UTF8')::json ->> 'seat' AS seat,
        seq
    FROM events WHERE convert_from(body, 'UTF8')::json ->> 'kind' = 'sat'
) AS sat ORDER BY person, table_id, seq DESC;

-- Whom a person does not want to play with.
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL,
    PRIMARY KEY (person, blocked)
);
