-- The most that a game pays of a bet, as its provider's catalogue says; null where it does not say.
ALTER TABLE game ADD COLUMN max_multiple integer CHECK (max_multiple > 0);

-- Wins above what their game can pay. They are acknowledged and recorded; their money is held on the
-- player's own account until two of the staff have looked at it.
CREATE TABLE held_win (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  platform text NOT NULL,
  transaction_id text NOT NULL,
  round_id text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  currency text NOT NULL,
  bet_minor bigint NOT NULL CHECK (bet_minor >= 0),
  win_minor bigint NOT NULL CHECK (win_minor > 0),
  -- What the game's rules allowed at that moment.
  largest_minor bigint NOT NULL CHECK (largest_minor >= 0 AND largest_minor < win_minor),
  hold_key text NOT NULL UNIQUE REFERENCES hold (key),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'paid', 'returned')),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  UNIQUE (platform, transaction_id),
  CHECK ((state = 'held') = (decided_at IS NULL))
);
CREATE INDEX held_win_held ON held_win (created_at) WHERE state = 'held';
CREATE INDEX held_win_player ON held_win (player_id) WHERE state = 'held';
