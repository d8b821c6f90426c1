-- A line of the books that does not agree and whose cause two people know: it stays in every proof,
-- and alarms again as soon as its figures are others.
CREATE TABLE known_break (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rule text NOT NULL,
  subject text NOT NULL,
  currency text,
  expected text NOT NULL,
  booked text NOT NULL,
  note text NOT NULL CHECK (note <> ''),
  asked_by bigint NOT NULL REFERENCES staff (id),
  agreed_by bigint NOT NULL REFERENCES staff (id) CHECK (agreed_by <> asked_by),
  at timestamptz NOT NULL
);
CREATE INDEX known_break_newest ON known_break (rule, subject, id DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON known_break
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- How many lines of a proof nobody knew of then; earlier proofs knew of none.
ALTER TABLE book_proof ADD COLUMN alarm_count bigint CHECK (alarm_count <= break_count);

-- Each time somebody wanted a proof now. It is run by the next process that looks.
CREATE TABLE proof_wish (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL
);
CREATE INDEX proof_wish_at ON proof_wish (at DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_wish
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
