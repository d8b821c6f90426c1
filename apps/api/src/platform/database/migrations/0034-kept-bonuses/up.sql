-- A bonus of a deposit is kept apart from the player's own money until its turnover is done. Bonuses
-- of before stay where they are, in the cash of their players: for them nothing is kept.
ALTER TABLE player ADD COLUMN bonus_account bigint REFERENCES account (id);

ALTER TABLE turnover
  ADD COLUMN kept_minor bigint NOT NULL DEFAULT 0 CHECK (kept_minor >= 0),
  -- The last moment in which it can be done; null for those that began without one.
  ADD COLUMN expires_at timestamptz,
  -- When the kept bonus was paid out or went back.
  ADD COLUMN ended_at timestamptz,
  DROP CONSTRAINT turnover_status_check,
  ADD CHECK (status IN ('active', 'complete', 'given_up', 'expired')),
  ADD CHECK (status IN ('active', 'complete') OR ended_at IS NOT NULL),
  ADD CHECK (status <> 'active' OR ended_at IS NULL);
CREATE INDEX turnover_kept ON turnover (id) WHERE kept_minor > 0 AND ended_at IS NULL;
