-- A number belongs to whoever has verified it; until then anybody may have claimed it.
DROP INDEX player_phone_main;
CREATE INDEX player_phone_phone ON player_phone (phone);
