-- Who opened each table, so that the lobby lists a few of each person.
ALTER TABLE listings ADD COLUMN host TEXT NOT NULL DEFAULT '';

UPDATE listings SET host = COALESCE((
    SELECT convert_from(body, 'UTF8')::json ->> 'host' FROM events
    WHERE events.table_id = listings.table_id AND seq = 1
), '');
