CREATE TABLE game_provider (
  platform text PRIMARY KEY,
  name text NOT NULL,
  -- Path segment of its wallet calls.
  slug text NOT NULL UNIQUE,
  icon text NOT NULL,
  -- Ours to switch off; whether the studio offers it is told apart.
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  offered boolean NOT NULL DEFAULT true,
  ordinal integer NOT NULL
);

CREATE TABLE game (
  code text PRIMARY KEY,
  platform text NOT NULL REFERENCES game_provider (platform),
  name text NOT NULL,
  type text NOT NULL,
  picture text NOT NULL,
  rtp_percent text NOT NULL,
  volatility text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  offered boolean NOT NULL DEFAULT true,
  featured boolean NOT NULL DEFAULT false,
  ordinal integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX game_type ON game (type, ordinal);

-- What a player may open: offered by the studio and switched off by nobody.
CREATE VIEW open_game AS
  SELECT g.code, g.platform, g.name, g.type, g.picture, g.rtp_percent, g.volatility, g.featured,
    g.ordinal, g.added_at, p.name AS provider_name, p.icon AS provider_icon,
    p.ordinal AS provider_ordinal
  FROM game g JOIN game_provider p ON p.platform = g.platform
  WHERE g.status = 'active' AND g.offered AND p.status = 'active' AND p.offered;

CREATE TABLE favourite_game (
  player_id bigint NOT NULL REFERENCES player (id),
  game_code text NOT NULL REFERENCES game (code),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, game_code)
);

-- A launch: a one-time token for sixty seconds, then a session that the provider's calls name.
CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  game_code text NOT NULL REFERENCES game (code),
  launch_hash bytea NOT NULL UNIQUE,
  launch_expires_at timestamptz NOT NULL,
  launched_at timestamptz,
  session_hash bytea UNIQUE,
  expires_at timestamptz NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX game_session_player ON game_session (player_id, id DESC);

-- What every wallet call writes names its provider and game without a foreign key: the check would
-- lock the same few rows for every player. Both names come from a game session, which has one.
CREATE TABLE game_round (
  platform text NOT NULL,
  round_id text NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'cancelled', 'refunded')),
  bet_minor bigint NOT NULL CHECK (bet_minor >= 0),
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  -- The round's bets as the state machine keeps them.
  bets jsonb NOT NULL,
  detail text,
  -- Where the round can be looked at, as its detail says.
  recall_url text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (platform, round_id)
);
CREATE INDEX game_round_player ON game_round (player_id, created_at DESC);
CREATE INDEX game_round_open ON game_round (updated_at) WHERE state = 'open';

-- Every wallet call that moved or could have moved money, with the very bytes of its answer.
CREATE TABLE game_call (
  platform text NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'end')),
  fingerprint text NOT NULL,
  round_id text NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (platform, transaction_id)
);

-- Bets that were rolled back before they were seen: they are refused when they arrive.
CREATE TABLE game_tombstone (
  platform text NOT NULL,
  bet_transaction_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (platform, bet_transaction_id)
);
