-- A message is kept as what happened, and put into words in the reader's language. Messages that
-- were written before this keep the words that they were written in.
ALTER TABLE inbox_message
  ADD COLUMN code text,
  ADD COLUMN params jsonb NOT NULL DEFAULT '{}',
  ALTER COLUMN title DROP NOT NULL,
  ALTER COLUMN message DROP NOT NULL,
  ADD CONSTRAINT inbox_message_says_something
    CHECK ((code IS NULL) = (title IS NOT NULL AND message IS NOT NULL));
