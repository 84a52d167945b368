-- In club mode, the temper of the computer's players, as the table was opened; NULL where play is enforced.
ALTER TABLE listings ADD COLUMN club TEXT;

UPDATE listings SET club = (
    SELECT json_extract(CAST(body AS TEXT), '$.club') FROM events WHERE events.table_id = listings.table_id AND seq = 1
);
