-- A contest that its provider has left is ended by two people of the house: the request that they agreed on. Null where
-- the provider has closed it.
ALTER TABLE contest ADD COLUMN ended_by bigint REFERENCES approval (id)
  CHECK (ended_by IS NULL OR closed_at IS NOT NULL);
