CREATE TABLE staff (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'cashier', 'support', 'auditor')),
  totp_secret text,
  -- The last time step whose code was used, so that a code works once.
  totp_step bigint NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked')),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff (id),
  token_hash bytea NOT NULL UNIQUE,
  ip text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);

ALTER TABLE payment ADD FOREIGN KEY (claimed_by_staff) REFERENCES staff (id);
ALTER TABLE payment ADD FOREIGN KEY (approved_by_staff) REFERENCES staff (id);
ALTER TABLE chat_message ADD FOREIGN KEY (staff_id) REFERENCES staff (id);

-- Every act of staff, chained: hash = sha256(previous hash, this line).
CREATE TABLE audit (
  id bigint PRIMARY KEY,
  actor text NOT NULL,
  act text NOT NULL,
  subject text NOT NULL,
  -- json keeps the text as it was written, which the hash covers.
  detail json NOT NULL,
  ip text NOT NULL,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
