-- Where the house has drawn a game's card with its name in a language: null where there is only the one of all.
ALTER TABLE game_text ADD COLUMN picture text;
