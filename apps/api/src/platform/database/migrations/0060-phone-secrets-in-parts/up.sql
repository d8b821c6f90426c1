-- Law 24: the secret of a phone has two parts, one of whoever added it and one of whoever agreed. It is
-- whole once both were shown, and the parts are gone once the phone has spoken.
CREATE TABLE device_part (
  device_id bigint NOT NULL REFERENCES device (id),
  giver text NOT NULL REFERENCES staff (username),
  -- The order in which they stand in the phone.
  place smallint NOT NULL CHECK (place IN (1, 2)),
  -- Null until its giver has looked at it.
  sealed_part text,
  PRIMARY KEY (device_id, giver),
  UNIQUE (device_id, place)
);
ALTER TABLE device ALTER COLUMN sealed_secret DROP NOT NULL;

-- One person was told the whole secret of the phones that are there: what they tell credits nothing
-- until they are added anew.
UPDATE device SET trusted_at = NULL;
