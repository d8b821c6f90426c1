-- A deposit can be above several limits, of which each is set aside until its own period ends: the day's part is
-- played with tomorrow, the month's is not. And a part that a looser limit has let go stays on record.
ALTER TABLE deposit_aside DROP CONSTRAINT deposit_aside_pkey;
ALTER TABLE deposit_aside ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
CREATE INDEX deposit_aside_payment ON deposit_aside (payment_id);
