-- Law 29: up to which posting of an account the play of a period has been added up, for who limits their
-- losses, so that a bet reads no more than what came since.
CREATE TABLE loss_mark (
  account_id bigint NOT NULL REFERENCES account (id),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- When the period began; a mark of an earlier one is none.
  since timestamptz NOT NULL,
  seq bigint NOT NULL CHECK (seq >= 0),
  play_minor bigint NOT NULL,
  PRIMARY KEY (account_id, period)
);
