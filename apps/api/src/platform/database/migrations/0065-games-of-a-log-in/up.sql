-- The log-in that a game was opened from: once it has ended, the game takes no more bets. Games that were
-- opened before are not known to belong to one, and end by their age.
ALTER TABLE game_session ADD COLUMN player_session_id bigint REFERENCES player_session (id);
