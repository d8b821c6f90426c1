-- A message is kept as what happened, and put into words in the reader's language. Messages that
-- were written before this keep the words that they were written in.
ALTER TABLE inbox_message
  ADD COLUMN code text,
  ADD COLUMN params jsonb NOT NULL DEFAULT '{}',
  ALTER COLUMN title DROP NOT NULL,
  ALTER COLUMN message DROP NOT NULL,
  ADD CONSTRAINT inbox_message_says_something
    CHECK ((code IS NULL) = (title IS NOT NULL AND message IS NOT NULL));

-- A game has one name in each language, in every list, record and frame.
ALTER TABLE game ADD COLUMN name_bn text NOT NULL DEFAULT '';
CREATE OR REPLACE VIEW open_game AS
  SELECT g.code, g.platform, g.name, g.type, g.picture, g.rtp_percent, g.volatility, g.featured,
    g.ordinal, g.added_at, p.name AS provider_name, p.icon AS provider_icon,
    p.ordinal AS provider_ordinal, g.name_bn
  FROM game g JOIN game_provider p ON p.platform = g.platform
  WHERE g.status = 'active' AND g.offered AND p.status = 'active' AND p.offered;
