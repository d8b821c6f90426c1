-- A phone with the SIM of receiving accounts: it forwards what their wallets write, signed.
CREATE TABLE device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the phone calls itself at our door.
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  sealed_secret text NOT NULL,
  -- The latest post that came, and the highest message without a gap below it.
  sequence bigint NOT NULL DEFAULT 0,
  taken bigint NOT NULL DEFAULT 0,
  battery integer CHECK (battery BETWEEN 0 AND 100),
  heard_at timestamptz,
  added_at timestamptz NOT NULL,
  -- Law 24: when a second person agreed to it; what it tells credits nothing before.
  trusted_at timestamptz,
  revoked_at timestamptz
);

-- An account's SIM is in one phone at a time; one that was taken out of use holds none.
CREATE TABLE device_account (
  device_id bigint NOT NULL REFERENCES device (id),
  receiving_account_id bigint NOT NULL REFERENCES receiving_account (id),
  released_at timestamptz,
  PRIMARY KEY (device_id, receiving_account_id)
);
CREATE UNIQUE INDEX device_account_one_holder ON device_account (receiving_account_id)
  WHERE released_at IS NULL;

-- Law 12: what a phone told us, stored before it is looked at.
CREATE TABLE device_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  device_id bigint NOT NULL REFERENCES device (id),
  -- Counted by the phone, from 1.
  number bigint NOT NULL CHECK (number > 0),
  sent_from text NOT NULL,
  text text NOT NULL,
  -- By the phone's clock and by ours.
  received_at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL,
  -- What the message says; null until it has been read.
  kind text CHECK (kind IN ('received', 'sent', 'other', 'unread', 'repeated')),
  method text,
  how text,
  amount_minor bigint,
  fee_minor bigint,
  balance_minor bigint,
  trx_id text,
  sender text,
  said_at timestamptz,
  chain text CHECK (chain IN ('holds', 'breaks', 'unknown')),
  -- The claim that it was held against last, and what did not fit; nothing if it was credited.
  payment_id bigint REFERENCES payment (id),
  misfits text[],
  UNIQUE (device_id, number),
  CHECK (kind NOT IN ('received', 'sent')
    OR num_nulls(method, how, amount_minor, trx_id, chain) = 0)
);
CREATE INDEX device_message_unread ON device_message (id) WHERE kind IS NULL;
CREATE INDEX device_message_chain ON device_message (device_id, method, number DESC)
  WHERE kind IN ('received', 'sent');
-- A transaction counts once for ever, whichever phone tells of it.
CREATE UNIQUE INDEX device_message_trx_id ON device_message (method, trx_id) WHERE kind = 'received';
CREATE INDEX device_message_payment ON device_message (payment_id) WHERE payment_id IS NOT NULL;
