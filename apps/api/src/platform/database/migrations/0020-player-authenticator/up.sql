-- A player's authenticator app, if they want one: its secret sealed by the house's own, and the last
-- step of time whose code was taken, so that a code works once.
CREATE TABLE player_authenticator (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  secret text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Empty while the secret is only shown: it counts from its first code on.
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

-- What lets a player in who has lost the app: each code once.
CREATE TABLE player_recovery_code (
  player_id bigint NOT NULL REFERENCES player_authenticator (player_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- A player's failed log-ins stand in their history beside their sessions, with the device.
ALTER TABLE security_event ADD COLUMN agent text NOT NULL DEFAULT '';
CREATE INDEX security_event_player ON security_event (player_id, id DESC) WHERE player_id IS NOT NULL;

-- A kind may name a part of its noun: player.factor.reset.
ALTER TABLE approval DROP CONSTRAINT approval_kind_check;
ALTER TABLE approval ADD CONSTRAINT approval_kind_check CHECK (kind ~ '^[a-z]+([.][a-z]+)+$');
