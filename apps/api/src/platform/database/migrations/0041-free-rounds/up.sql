-- A promotion of kind `freeSpins` gives rounds of a slot at one bet, for a deposit or a code. What they
-- win becomes a bonus at the end; no turnover makes it the player's own money.
ALTER TABLE promotion
  ADD COLUMN free_game text,
  ADD COLUMN free_rounds integer NOT NULL DEFAULT 0 CHECK (free_rounds >= 0),
  ADD COLUMN free_bet_minor bigint NOT NULL DEFAULT 0 CHECK (free_bet_minor >= 0),
  ADD COLUMN free_days integer NOT NULL DEFAULT 0 CHECK (free_days BETWEEN 0 AND 90),
  DROP CONSTRAINT promotion_kind_check,
  ADD CONSTRAINT promotion_kind_check
    CHECK (kind IN ('deposit', 'code', 'cashback', 'freeSpins')),
  DROP CONSTRAINT promotion_check2,
  ADD CONSTRAINT promotion_check2 CHECK (kind IN ('deposit', 'freeSpins') OR NOT on_deposit),
  DROP CONSTRAINT promotion_check3,
  ADD CONSTRAINT promotion_check3 CHECK (CASE kind WHEN 'code' THEN code IS NOT NULL
    WHEN 'freeSpins' THEN (code IS NOT NULL) <> on_deposit ELSE code IS NULL END),
  DROP CONSTRAINT promotion_check4,
  ADD CONSTRAINT promotion_check4 CHECK (code IS NULL OR uses_max > 0),
  ADD CHECK (kind <> 'code' OR amount_minor > 0),
  ADD CHECK (kind <> 'freeSpins' OR (free_game IS NOT NULL AND free_rounds > 0
    AND free_bet_minor > 0 AND free_days > 0));

ALTER TABLE promotion_past
  ADD COLUMN free_game text,
  ADD COLUMN free_rounds integer NOT NULL DEFAULT 0,
  ADD COLUMN free_bet_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN free_days integer NOT NULL DEFAULT 0;

ALTER TABLE bonus DROP CONSTRAINT bonus_kind_check,
  ADD CONSTRAINT bonus_kind_check
    CHECK (kind IN ('deposit', 'referral', 'vip', 'code', 'cashback', 'free_spins'));

-- The bets that a game takes, by currency, as its provider says.
ALTER TABLE game ADD COLUMN bet_levels jsonb NOT NULL DEFAULT '{}';

-- Rounds that a player was given, with the terms of that moment. `code` is its name at the provider.
CREATE TABLE free_grant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  player_id bigint NOT NULL REFERENCES player (id),
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  -- The deposit that it was given for; null for one that was given for a code.
  payment_id bigint UNIQUE REFERENCES payment (id),
  platform text NOT NULL,
  game_code text NOT NULL REFERENCES game (code),
  currency text NOT NULL,
  bet_minor bigint NOT NULL CHECK (bet_minor > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  -- 0 for no limit.
  win_max_minor bigint NOT NULL CHECK (win_max_minor >= 0),
  turnover_multiple integer NOT NULL CHECK (turnover_multiple BETWEEN 0 AND 10),
  bonus_days integer NOT NULL,
  weights jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'open', 'ended')),
  -- Telling the provider: when it is tried next, how often it was, and what it said against it.
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_failure text,
  -- Everything its rounds have won; what of it was made a bonus, or went back above the limit.
  won_minor bigint NOT NULL DEFAULT 0 CHECK (won_minor >= 0),
  settled_minor bigint NOT NULL DEFAULT 0,
  given_minor bigint NOT NULL DEFAULT 0,
  ended_at timestamptz,
  CHECK (settled_minor BETWEEN 0 AND won_minor),
  CHECK (given_minor BETWEEN 0 AND settled_minor),
  CHECK (win_max_minor = 0 OR given_minor <= win_max_minor),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX free_grant_code_once ON free_grant (promotion_id, player_id)
  WHERE payment_id IS NULL;
CREATE INDEX free_grant_player ON free_grant (player_id, id);
CREATE INDEX free_grant_sending ON free_grant (next_attempt_at) WHERE state = 'sending';
CREATE INDEX free_grant_unended ON free_grant (id) WHERE state <> 'ended';
CREATE INDEX free_grant_unsettled ON free_grant (id) WHERE settled_minor < won_minor;

-- The grant that a round was one of. Its bet is 0, and its win is no part of the player's cash.
ALTER TABLE game_round ADD COLUMN free_grant_id bigint REFERENCES free_grant (id);
CREATE INDEX game_round_free ON game_round (free_grant_id) WHERE free_grant_id IS NOT NULL;
