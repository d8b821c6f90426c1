-- Whether a player can end a bet of the game before its end, as its provider tells: then a break lets them in to do that.
-- The sports book has always been such a game; the next catalogue says so itself.
ALTER TABLE game ADD COLUMN closable boolean NOT NULL DEFAULT false;
UPDATE game SET closable = true WHERE code = 'LUCKY-SPORTS';
