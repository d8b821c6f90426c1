-- Free rounds of a deposit that went back: those not begun by then are not played any more. Until its
-- provider knows so it is told again.
ALTER TABLE free_grant
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN cancel_due_at timestamptz,
  ADD COLUMN cancel_attempts integer NOT NULL DEFAULT 0,
  ADD CHECK (cancel_due_at IS NULL OR cancelled_at IS NOT NULL);
CREATE INDEX free_grant_cancelling ON free_grant (cancel_due_at) WHERE cancel_due_at IS NOT NULL;
