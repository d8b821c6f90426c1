-- Staff who are invited, or recover, have no password until they have enrolled.
ALTER TABLE staff ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE staff DROP CONSTRAINT staff_status_check;
ALTER TABLE staff ADD CONSTRAINT staff_status_check
  CHECK (status IN ('invited', 'active', 'blocked'));
ALTER TABLE staff ADD CONSTRAINT staff_active_has_password
  CHECK (status <> 'active' OR password_hash IS NOT NULL);
-- An authenticator that is shown and not yet confirmed; sealed, as totp_secret is.
ALTER TABLE staff ADD COLUMN totp_pending text;

-- The way in of who is invited or recovers. Its code has a part from each person who has to agree to
-- it, so that none of them can use it alone.
CREATE TABLE staff_enrolment (
  staff_id bigint PRIMARY KEY REFERENCES staff (id),
  expires_at timestamptz NOT NULL
);
CREATE TABLE staff_enrolment_part (
  staff_id bigint NOT NULL REFERENCES staff_enrolment (staff_id) ON DELETE CASCADE,
  giver text NOT NULL,
  -- Empty until the giver has looked at their part.
  code_hash bytea,
  PRIMARY KEY (staff_id, giver)
);

ALTER TABLE staff_session ADD COLUMN agent text NOT NULL DEFAULT '';
CREATE INDEX staff_session_open ON staff_session (staff_id) WHERE ended_at IS NULL;
CREATE INDEX security_event_kind ON security_event (kind, id);

-- What each check of the whole audit found: the last line that it read, and the first broken one.
CREATE TABLE audit_check (
  at timestamptz PRIMARY KEY,
  through_id bigint NOT NULL,
  through_hash text NOT NULL,
  broken_id bigint
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_check
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- That this house once held the demo world, whose passwords everybody knows. It cannot be unsaid.
CREATE TABLE demo_mark (at timestamptz NOT NULL);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_mark
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
INSERT INTO demo_mark (at)
  SELECT now() WHERE EXISTS (SELECT FROM player WHERE username = 'rahim2026')
    OR EXISTS (SELECT FROM staff WHERE username = 'cashier1');

-- Which kinds there are stands in the contract alone, where each has its rule.
ALTER TABLE approval DROP CONSTRAINT approval_kind_check;
ALTER TABLE approval ADD CONSTRAINT approval_kind_check CHECK (kind ~ '^[a-z]+[.][a-z]+$');
