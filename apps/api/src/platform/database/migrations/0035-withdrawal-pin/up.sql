-- What a player types before money leaves their account, beside the password that let them in. One
-- right PIN lets one withdrawal of the session pass in which it was typed.
CREATE TABLE withdrawal_pin (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  hash text NOT NULL,
  set_at timestamptz NOT NULL,
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  locked_until timestamptz,
  unlocked_session bigint REFERENCES player_session (id),
  unlocked_until timestamptz,
  CHECK ((unlocked_session IS NULL) = (unlocked_until IS NULL))
);
