-- Evenings that are played at the server's own tables: the seconds for an act, and the pace of computer players.
CREATE TABLE online_evenings (
    evening_id TEXT PRIMARY KEY REFERENCES evenings (id) ON DELETE CASCADE,
    clock INTEGER NOT NULL,
    pace INTEGER NOT NULL,
    is_over INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is behind a name of such an evening; computer players play for all other names.
CREATE TABLE evening_people (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (evening_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX evening_people_person ON evening_people (person);
