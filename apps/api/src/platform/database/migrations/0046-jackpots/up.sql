-- Pots that a share of the bets of several games feeds, as the providers' catalogues tell of them.
CREATE TABLE jackpot (
  code text PRIMARY KEY,
  platform text NOT NULL REFERENCES game_provider (platform),
  -- By language.
  names jsonb NOT NULL,
  -- Of each bet, in hundredths of a percent.
  share_bps integer NOT NULL CHECK (share_bps BETWEEN 1 AND 500),
  offered boolean NOT NULL DEFAULT true
);

ALTER TABLE game ADD COLUMN jackpot_code text REFERENCES jackpot (code);

-- What can be won now, and what the next pot begins with: accounts that keep their balance and never
-- fall below nothing, so that no jackpot pays more than was put in.
CREATE TABLE jackpot_pot (
  jackpot_code text NOT NULL REFERENCES jackpot (code),
  currency text NOT NULL,
  pot_account bigint NOT NULL UNIQUE REFERENCES account (id),
  reserve_account bigint NOT NULL UNIQUE REFERENCES account (id),
  PRIMARY KEY (jackpot_code, currency)
);

-- Shares of bets that are decided, until they are posted together: a pot's own row would make all of
-- its players wait for each other.
CREATE TABLE jackpot_share (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  platform text NOT NULL,
  jackpot_code text NOT NULL REFERENCES jackpot (code),
  currency text NOT NULL,
  pot_minor bigint NOT NULL CHECK (pot_minor >= 0),
  reserve_minor bigint NOT NULL CHECK (reserve_minor >= 0)
);

CREATE TABLE jackpot_win (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_code text NOT NULL REFERENCES jackpot (code),
  currency text NOT NULL,
  platform text NOT NULL,
  transaction_id text NOT NULL,
  round_id text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  won_at timestamptz NOT NULL,
  UNIQUE (platform, transaction_id)
);
CREATE INDEX jackpot_win_newest ON jackpot_win (jackpot_code, currency, won_at DESC);

-- Of a win that is held, the part that came out of a pot: if it is not paid, it goes back there.
ALTER TABLE held_win
  ADD COLUMN jackpot_code text REFERENCES jackpot (code),
  ADD COLUMN jackpot_minor bigint NOT NULL DEFAULT 0 CHECK (jackpot_minor >= 0);
