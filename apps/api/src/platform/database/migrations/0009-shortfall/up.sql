-- What a new settlement would have taken from a player beyond his cash. The house bears it, and the
-- settlement after it begins from what was really moved.
ALTER TABLE player_settlement
  ADD COLUMN short_minor bigint NOT NULL DEFAULT 0 CHECK (short_minor >= 0);
