-- Games whose players pay into a pool of their own, and what the house may keep of it, in hundredths of a percent of
-- the stakes; null for a game that is against the house.
ALTER TABLE game ADD COLUMN contest_fee_bps integer CHECK (contest_fee_bps BETWEEN 0 AND 2500);

-- A contest in a currency: its stakes lie on an account of its own, which keeps its balance and never falls below
-- nothing, so that no contest pays more than was put in.
CREATE TABLE contest (
  platform text NOT NULL,
  contest_id text NOT NULL,
  currency text NOT NULL,
  account_id bigint NOT NULL UNIQUE REFERENCES account (id),
  game_code text NOT NULL REFERENCES game (code),
  -- As the game told it when the contest was opened: by that its players entered.
  fee_bps integer NOT NULL CHECK (fee_bps BETWEEN 0 AND 2500),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- Of a closed contest: the stakes that stood, what its players won, and what was left for the house.
  staked_minor bigint CHECK (staked_minor >= 0),
  won_minor bigint CHECK (won_minor >= 0),
  fee_minor bigint CHECK (fee_minor >= 0),
  PRIMARY KEY (platform, contest_id, currency),
  CHECK (num_nulls(closed_at, staked_minor, won_minor, fee_minor) IN (0, 4)),
  CHECK (staked_minor = won_minor + fee_minor)
);
CREATE INDEX contest_open ON contest (opened_at) WHERE closed_at IS NULL;

ALTER TABLE game_round ADD COLUMN contest_id text;
CREATE INDEX game_round_contest ON game_round (platform, contest_id, currency) WHERE contest_id IS NOT NULL;
