-- Whether several accounts are one hand is for people to judge: what speaks for it is gathered beside
-- the accounts, makes cases of groups of them, and touches no money.
ALTER TABLE player ADD COLUMN sign_up_ip text;

-- What is new since it was looked at last is read by its time.
CREATE INDEX player_created ON player (created_at, id);
CREATE INDEX player_session_created ON player_session (created_at, id);
CREATE INDEX player_phone_verified_at ON player_phone (verified_at, id)
  WHERE verified_at IS NOT NULL;
CREATE INDEX payment_updated ON payment (updated_at, id);
CREATE INDEX bet_match_at ON bet_match USING brin (matched_at);

-- Up to when each source was read. Bets of before this step are not gone through again.
CREATE TABLE abuse_look (
  source text PRIMARY KEY,
  at timestamptz NOT NULL
);
INSERT INTO abuse_look (source, at) VALUES ('bets', now());

-- What an account leaves behind that another one may leave, too; it stays when a phone is removed.
CREATE TABLE abuse_trace (
  kind text NOT NULL CHECK (kind IN ('phone', 'wallet', 'device', 'sign_up_address')),
  what text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL CHECK (last_at >= first_at),
  PRIMARY KEY (kind, what, player_id)
);

CREATE TABLE abuse_case (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('open', 'watching', 'cleared', 'confirmed')),
  owner_staff bigint REFERENCES staff (id),
  -- The case that this one went into, when both turned out to be of one group.
  merged_into bigint REFERENCES abuse_case (id) CHECK (merged_into < id),
  opened_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX abuse_case_state ON abuse_case (state, updated_at DESC) WHERE merged_into IS NULL;

-- One case an account.
CREATE TABLE abuse_case_account (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  case_id bigint NOT NULL REFERENCES abuse_case (id),
  added_at timestamptz NOT NULL
);
CREATE INDEX abuse_case_account_case ON abuse_case_account (case_id);

-- One line for each piece of evidence, for ever: what was cleared is not found a second time.
CREATE TABLE abuse_signal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('phone', 'wallet', 'device', 'sign_up_address',
    'matched_bets', 'opposite_bets', 'referral')),
  player_a bigint NOT NULL REFERENCES player (id),
  player_b bigint NOT NULL REFERENCES player (id),
  weight integer NOT NULL CHECK (weight > 0),
  evidence jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  case_id bigint REFERENCES abuse_case (id),
  is_cleared boolean NOT NULL DEFAULT false,
  CHECK (player_a < player_b),
  CHECK (NOT is_cleared OR case_id IS NOT NULL)
);
CREATE INDEX abuse_signal_pair ON abuse_signal (player_a, player_b);
CREATE INDEX abuse_signal_case ON abuse_signal (case_id) WHERE case_id IS NOT NULL;

CREATE TABLE abuse_case_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES abuse_case (id),
  act text NOT NULL,
  -- The member of staff; null where the house found it by itself.
  staff_id bigint REFERENCES staff (id),
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX abuse_case_event_case ON abuse_case_event (case_id, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON abuse_case_event
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Accounts that are offered no bonus, by the word of two people about a case.
CREATE TABLE bonus_stop (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  case_id bigint NOT NULL REFERENCES abuse_case (id),
  approval_id bigint NOT NULL REFERENCES approval (id),
  since timestamptz NOT NULL
);
