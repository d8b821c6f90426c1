-- Pages of content that people agree to: what was published is never changed, so that it can be said
-- for ever which words somebody agreed to.
CREATE TABLE page (key text PRIMARY KEY CHECK (key ~ '^[a-z]+(-[a-z]+)*$'));

CREATE TABLE page_version (
  page_key text NOT NULL REFERENCES page (key),
  number integer NOT NULL CHECK (number > 0),
  -- Empty for the version that the house came with.
  published_by bigint REFERENCES staff (id),
  reason text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (page_key, number)
);

CREATE TABLE page_text (
  page_key text NOT NULL,
  number integer NOT NULL,
  language language_code NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  -- Plain text with headings, lists and links of the site.
  body text NOT NULL CHECK (body <> ''),
  PRIMARY KEY (page_key, number, language),
  FOREIGN KEY (page_key, number) REFERENCES page_version (page_key, number)
);

CREATE TABLE page_acceptance (
  player_id bigint NOT NULL REFERENCES player (id),
  page_key text NOT NULL,
  number integer NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, page_key, number),
  FOREIGN KEY (page_key, number) REFERENCES page_version (page_key, number)
);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_version
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_text
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_acceptance
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
