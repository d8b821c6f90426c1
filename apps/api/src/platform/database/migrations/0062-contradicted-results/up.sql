-- What the partner said of a market that is not paid on its word: another result than before, or one that
-- the market cannot have. A list of outcomes, the oldest first; people decide what is right.
ALTER TABLE market ADD COLUMN contradicted jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(contradicted) = 'array');
