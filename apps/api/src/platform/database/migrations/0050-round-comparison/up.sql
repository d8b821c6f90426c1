-- Law 6: a day of a game provider's rounds held against its own list of them. One row a day: what came
-- of it the last time.
CREATE TABLE round_day (
  platform text NOT NULL REFERENCES game_provider (platform),
  -- A day of UTC, as the protocol has it.
  day date NOT NULL,
  -- When the provider was asked last, and what came of that.
  at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('agrees', 'differs', 'silent', 'not_offered')),
  -- Why there is no list.
  why text,
  -- What the last list gave: rounds of the day in either book, those that both said were still open,
  -- and those that did not agree. A later silence does not wipe it out.
  rounds bigint NOT NULL DEFAULT 0 CHECK (rounds >= 0),
  open_count bigint NOT NULL DEFAULT 0 CHECK (open_count >= 0),
  difference_count bigint NOT NULL DEFAULT 0 CHECK (difference_count >= 0),
  PRIMARY KEY (platform, day),
  CHECK ((state = 'silent') = (why IS NOT NULL)),
  CHECK (state <> 'differs' OR difference_count > 0),
  CHECK (state <> 'agrees' OR difference_count = 0)
);
CREATE INDEX round_day_newest ON round_day (day DESC);

-- What each book said was bet and won in that list's day.
CREATE TABLE round_day_sum (
  platform text NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  our_bet_minor bigint NOT NULL,
  our_win_minor bigint NOT NULL,
  their_bet_minor bigint NOT NULL,
  their_win_minor bigint NOT NULL,
  PRIMARY KEY (platform, day, currency),
  FOREIGN KEY (platform, day) REFERENCES round_day (platform, day)
);

-- A round that did not agree, once for its day, with both sides as they were seen last.
CREATE TABLE round_difference (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  platform text NOT NULL,
  day date NOT NULL,
  round_id text NOT NULL,
  difference text NOT NULL,
  began_at timestamptz NOT NULL,
  player_id bigint REFERENCES player (id),
  our_state text,
  our_currency text,
  our_bet_minor bigint,
  our_win_minor bigint,
  -- As the provider names them.
  their_player text,
  their_state text,
  their_currency text,
  their_bet_minor bigint,
  their_win_minor bigint,
  found_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- A later list no longer had it.
  agreed_at timestamptz,
  -- Staff have closed it; other figures open it again.
  closed_at timestamptz,
  closed_by text,
  reason text,
  UNIQUE (platform, day, round_id),
  FOREIGN KEY (platform, day) REFERENCES round_day (platform, day),
  CHECK (num_nulls(player_id, our_state, our_currency, our_bet_minor, our_win_minor) IN (0, 5)),
  CHECK (num_nulls(their_player, their_state, their_currency, their_bet_minor, their_win_minor) IN (0, 5)),
  CHECK (our_state IS NOT NULL OR their_state IS NOT NULL),
  CHECK (num_nulls(closed_at, closed_by, reason) IN (0, 3))
);

-- Which process compares a day now; the provider is asked outside of any transaction.
CREATE TABLE round_day_turn (
  platform text NOT NULL,
  day date NOT NULL,
  leased_until timestamptz NOT NULL,
  PRIMARY KEY (platform, day)
);

-- A provider's rounds by their day.
CREATE INDEX game_round_began ON game_round (platform, created_at);
