-- What each proof of the books found: how many of their rules' lines do not agree, and the first of
-- them with what should have been booked. A named limit in the code keeps a broken book's row small.
CREATE TABLE book_proof (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  break_count bigint NOT NULL CHECK (break_count >= 0),
  breaks jsonb NOT NULL
);
CREATE INDEX book_proof_at ON book_proof (at DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON book_proof
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
