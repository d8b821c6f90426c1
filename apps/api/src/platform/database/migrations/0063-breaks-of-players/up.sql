-- Law 29: breaks that players take by themselves. Nothing shortens one: rows are only added, and the end
-- that stands on the player's own row, where every door reads it, only moves on.
CREATE TABLE play_break (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('cool_off', 'self_exclusion')),
  began_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL CHECK (until_at > began_at)
);
CREATE INDEX play_break_player ON play_break (player_id, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_break
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

ALTER TABLE player ADD COLUMN break_until timestamptz;

CREATE FUNCTION break_only_lengthens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.break_until IS NULL OR NEW.break_until < OLD.break_until THEN
    RAISE EXCEPTION 'a break is not ended early' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER break_only_lengthens BEFORE UPDATE OF break_until ON player
  FOR EACH ROW WHEN (OLD.break_until IS NOT NULL) EXECUTE FUNCTION break_only_lengthens();

-- Whoever is on a break is looked for every second.
CREATE INDEX player_on_break ON player (break_until) WHERE break_until IS NOT NULL;
