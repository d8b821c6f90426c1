-- Texts of content are rows by language: one more language is rows, and neither a column nor a
-- migration. Every noun has a table of texts of its own, whose key is the noun's key and the
-- language, because its texts belong together, have names and go when the thing goes. A text that a
-- language does not have has no row; it is read in the site's first language, which has all.
CREATE DOMAIN language_code AS text CHECK (VALUE ~ '^[a-z]{2,3}$');

-- The doors know which languages there are; the database only what one looks like.
ALTER TABLE player DROP CONSTRAINT player_language_check,
  ALTER COLUMN language TYPE language_code;

CREATE TABLE notice_text (
  notice_id bigint NOT NULL REFERENCES notice (id) ON DELETE CASCADE,
  language language_code NOT NULL,
  notice text NOT NULL,
  PRIMARY KEY (notice_id, language)
);
INSERT INTO notice_text SELECT id, 'en', text_en FROM notice
  UNION ALL SELECT id, 'bn', text_bn FROM notice WHERE text_bn <> '';
ALTER TABLE notice DROP COLUMN text_en, DROP COLUMN text_bn;

CREATE TABLE slider_text (
  slider_id bigint NOT NULL REFERENCES slider (id) ON DELETE CASCADE,
  language language_code NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (slider_id, language)
);
INSERT INTO slider_text SELECT id, 'en', name_en FROM slider
  UNION ALL SELECT id, 'bn', name_bn FROM slider WHERE name_bn <> '';
ALTER TABLE slider DROP COLUMN name_en, DROP COLUMN name_bn;

CREATE TABLE promotion_text (
  promotion_id bigint NOT NULL REFERENCES promotion (id) ON DELETE CASCADE,
  language language_code NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  PRIMARY KEY (promotion_id, language)
);
INSERT INTO promotion_text SELECT id, 'en', name, description FROM promotion
  UNION ALL SELECT id, 'bn', coalesce(nullif(name_bn, ''), name),
    coalesce(nullif(description_bn, ''), description)
  FROM promotion WHERE name_bn <> '' OR description_bn <> '';
ALTER TABLE promotion DROP COLUMN name, DROP COLUMN name_bn, DROP COLUMN description,
  DROP COLUMN description_bn;

CREATE TABLE game_text (
  game_code text NOT NULL REFERENCES game (code) ON DELETE CASCADE,
  language language_code NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (game_code, language)
);
INSERT INTO game_text SELECT code, 'en', name FROM game
  UNION ALL SELECT code, 'bn', name_bn FROM game WHERE name_bn <> '';
DROP VIEW open_game;
ALTER TABLE game DROP COLUMN name, DROP COLUMN name_bn;
CREATE VIEW open_game AS
  SELECT g.code, g.platform, g.type, g.picture, g.rtp_percent, g.volatility, g.featured,
    g.ordinal, g.added_at, p.name AS provider_name, p.icon AS provider_icon,
    p.ordinal AS provider_ordinal
  FROM game g JOIN game_provider p ON p.platform = g.platform
  WHERE g.status = 'active' AND g.offered AND p.status = 'active' AND p.offered;

CREATE TABLE sport_event_text (
  event_id text NOT NULL REFERENCES sport_event (id) ON DELETE CASCADE,
  language language_code NOT NULL,
  name text NOT NULL,
  competition text NOT NULL,
  PRIMARY KEY (event_id, language)
);
INSERT INTO sport_event_text SELECT id, 'en', name, competition FROM sport_event
  UNION ALL SELECT id, 'bn', coalesce(nullif(name_bn, ''), name),
    coalesce(nullif(competition_bn, ''), competition)
  FROM sport_event WHERE name_bn <> '' OR competition_bn <> '';
ALTER TABLE sport_event DROP COLUMN name, DROP COLUMN name_bn, DROP COLUMN competition,
  DROP COLUMN competition_bn;

CREATE TABLE market_text (
  market_id bigint NOT NULL REFERENCES market (id) ON DELETE CASCADE,
  language language_code NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (market_id, language)
);
INSERT INTO market_text SELECT id, 'en', name FROM market
  UNION ALL SELECT id, 'bn', name_bn FROM market WHERE name_bn <> '';
ALTER TABLE market DROP COLUMN name, DROP COLUMN name_bn;

CREATE TABLE runner_text (
  market_id bigint NOT NULL,
  runner_id bigint NOT NULL,
  language language_code NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (market_id, runner_id, language),
  FOREIGN KEY (market_id, runner_id) REFERENCES runner (market_id, id) ON DELETE CASCADE
);
INSERT INTO runner_text SELECT market_id, id, 'en', name FROM runner
  UNION ALL SELECT market_id, id, 'bn', name_bn FROM runner WHERE name_bn <> '';
ALTER TABLE runner DROP COLUMN name, DROP COLUMN name_bn;

-- A letter carries the promotion's name in each language under one name.
UPDATE inbox_message SET params = params - 'promotionBn' || jsonb_build_object('promotion',
    jsonb_build_object('en', params ->> 'promotion', 'bn', params ->> 'promotionBn'))
  WHERE params ? 'promotionBn';
