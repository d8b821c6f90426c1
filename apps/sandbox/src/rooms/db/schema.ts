/**
 * The tables of shared rounds, made at start after the studio's own. Times in milliseconds are those
 * of the rooms' clock; `body` of a wallet call is kept as the exact text that was signed first.
 */
export const ROOM_SCHEMA_SQL = `
-- Who runs a room: each process that takes it over counts the epoch up, and the one before it can
-- write nothing any more.
create table if not exists studio.rooms (
  game text primary key,
  epoch integer not null
);

-- By how much the rooms' clock is ahead of the database's time of day, after that was set back.
create table if not exists studio.room_clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms float8 not null check (ahead_ms >= 0)
);

-- How many people look on in each process, as it last said.
create table if not exists studio.room_watchers (
  game text not null,
  process text not null,
  watching integer not null,
  seen_at timestamptz not null,
  primary key (game, process)
);

-- Link k - 1 is the SHA-256 of link k. The last link is the secret that all others follow from; the
-- terminal, link 0, is public from the start. Rounds use the links from 1 on.
create table if not exists studio.room_chains (
  id bigint generated always as identity primary key,
  game text not null,
  length integer not null check (length > 0),
  last_link text not null,
  terminal text not null unique,
  used integer not null default 0 check (used >= 0 and used <= length),
  created_at timestamptz not null default now()
);

create index if not exists room_chains_by_game on studio.room_chains (game, id);

create table if not exists studio.room_rounds (
  game text not null references studio.rooms (game),
  number integer not null check (number > 0),
  chain_id bigint not null references studio.room_chains (id),
  link_index integer not null check (link_index > 0),
  link_hash text not null,
  phase text not null
    check (phase in ('betting', 'closing', 'running', 'shown', 'over', 'given-back')),
  phase_began_ms bigint not null,
  phase_ends_ms bigint,
  -- When the curve began to rise; null in games without one.
  rose_ms bigint,
  client_seeds text[],
  outcome json,
  -- The process that ran the curve died: who could not act has the stake back.
  is_cut boolean not null default false,
  settled_at timestamptz,
  primary key (game, number),
  check ((client_seeds is null) = (outcome is null)),
  check (phase not in ('running', 'shown', 'over') or outcome is not null)
);

create unique index if not exists room_rounds_one_live on studio.room_rounds (game)
  where phase in ('betting', 'closing', 'running', 'shown');

create unique index if not exists room_rounds_link_once
  on studio.room_rounds (chain_id, link_index) where outcome is not null;

-- Each bet is a round of its own at the wallet.
create table if not exists studio.room_bets (
  id text primary key,
  seq bigint generated always as identity unique,
  bet_id text not null,
  provider text not null,
  game text not null,
  number integer not null,
  player text not null,
  username text not null,
  currency text not null,
  language text not null,
  wallet_session text not null,
  spot json not null,
  stake_minor bigint not null check (stake_minor > 0),
  client_seed text not null,
  state text not null
    check (state in ('betting', 'refused', 'returning', 'returned', 'taken', 'settling', 'paid', 'closed')),
  reason text,
  out_at_centi integer check (out_at_centi >= 100),
  win_minor bigint check (win_minor >= 0),
  balance_minor bigint,
  recall_key text not null,
  placed_at timestamptz not null default clock_timestamp(),
  unique (provider, player, bet_id),
  foreign key (game, number) references studio.room_rounds (game, number),
  check ((win_minor is not null) = (state in ('settling', 'paid', 'closed')))
);

-- Of a game with contests: the one that the stake is in, by its name at the wallet.
alter table studio.room_bets add column if not exists contest text;
-- Its place among the entries of that contest, from 0, once the round is drawn; null: it takes no part.
alter table studio.room_bets add column if not exists entry integer;
create index if not exists room_bets_of_contest on studio.room_bets (contest, currency)
  where contest is not null;

-- The page that has shown its player what came of the bet; null: none yet. Bets from before this was kept count as shown.
alter table studio.room_bets add column if not exists shown_to text default 'before';
alter table studio.room_bets alter column shown_to drop default;

create index if not exists room_bets_of_provider on studio.room_bets (provider, placed_at);
create index if not exists room_bets_by_round on studio.room_bets (game, number, seq);
create index if not exists room_bets_by_player on studio.room_bets (provider, player, game, seq desc);

create table if not exists studio.room_calls (
  transaction_id text primary key,
  round_id text not null references studio.room_bets (id),
  verb text not null check (verb in ('win', 'rollback', 'end-round')),
  provider text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  answered_at timestamptz,
  last_failure text
);

-- Contests that are decided, until the wallet has closed them.
create table if not exists studio.room_closes (
  contest text not null,
  currency text not null,
  provider text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  answered_at timestamptz,
  last_failure text,
  primary key (contest, currency)
);

create index if not exists room_closes_due
  on studio.room_closes (next_attempt_at) where answered_at is null;

create index if not exists room_calls_due
  on studio.room_calls (next_attempt_at) where answered_at is null;
`
