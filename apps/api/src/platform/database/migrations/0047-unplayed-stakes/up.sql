-- What of a round's bets was never at risk: its provider says so with the win in which it comes back.
ALTER TABLE game_round
  ADD COLUMN unplayed_minor bigint NOT NULL DEFAULT 0 CHECK (unplayed_minor >= 0);
