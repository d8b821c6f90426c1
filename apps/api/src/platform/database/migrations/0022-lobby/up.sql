-- How a player wants the site to look; empty until they have chosen.
ALTER TABLE player ADD COLUMN theme text CHECK (theme IN ('system', 'light', 'dark'));

-- How often each game was played in the last days, counted now and then: what is popular.
CREATE TABLE game_play (
  game_code text PRIMARY KEY REFERENCES game (code),
  rounds bigint NOT NULL CHECK (rounds > 0)
);

-- Rounds are written in the order of time, so that a small index finds the last days.
CREATE INDEX game_round_created ON game_round USING brin (created_at);
