-- Captchas that wait for their answer, in one place for every process. The cookie of the browser
-- that asked holds the id, and the row only its hash; the answer is hashed with the id and the
-- house's secret. Whoever answers takes the row away, so that a captcha is answered once.
CREATE TABLE captcha (
  id_hash bytea PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expires ON captcha (expires_at);
