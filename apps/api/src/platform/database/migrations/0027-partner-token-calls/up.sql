-- Every time that a partner was asked for a token, written before it was asked: it blocks whoever
-- asks more often than it allows, and a process that dies over the answer has asked all the same.
CREATE TABLE partner_token_call (
  partner text NOT NULL,
  called_at timestamptz NOT NULL
);
CREATE INDEX partner_token_call_lately ON partner_token_call (partner, called_at);
