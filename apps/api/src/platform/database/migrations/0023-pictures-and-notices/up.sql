-- A message of a chat may be a picture: its file lies beside the receipts, and only the two sides of
-- the conversation are shown it.
ALTER TABLE chat_message ADD COLUMN picture_path text;
ALTER TABLE chat_message DROP CONSTRAINT chat_message_content_check;
ALTER TABLE chat_message ADD CONSTRAINT chat_message_content_check
  CHECK (length(content) <= 2000 AND (content <> '' OR picture_path IS NOT NULL));

-- The house's own key pair for push services, made when it is first needed; the private half is
-- sealed by the house's secret.
CREATE TABLE push_key (
  sole boolean PRIMARY KEY DEFAULT true CHECK (sole),
  public_key text NOT NULL,
  private_key text NOT NULL
);

-- A browser that shows a player's notices: for which kinds, whether with amounts, in which language.
-- It belongs to the session in which it was last seen, and goes with it.
CREATE TABLE push_device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint text NOT NULL UNIQUE,
  player_id bigint NOT NULL REFERENCES player (id),
  session_id bigint NOT NULL REFERENCES player_session (id),
  public_key text NOT NULL,
  auth text NOT NULL,
  kinds text[] NOT NULL,
  shows_amounts boolean NOT NULL,
  language text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_device_player ON push_device (player_id, seen_at);
CREATE INDEX push_device_session ON push_device (session_id);

-- What waits to be sent to a device; it is put into words then.
CREATE TABLE push_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  device_id bigint NOT NULL REFERENCES push_device (id) ON DELETE CASCADE,
  notice jsonb NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_notice_due ON push_notice (next_try_at);
CREATE INDEX push_notice_device ON push_notice (device_id);
