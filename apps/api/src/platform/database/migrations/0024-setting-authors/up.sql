-- Who changed a setting last; nobody, where the house came with it.
ALTER TABLE setting ADD COLUMN updated_by bigint REFERENCES staff (id);
