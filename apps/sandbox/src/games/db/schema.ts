/**
 * The studio's own tables, made at start. Amounts are minor units; `body` of a wallet call is kept
 * as the exact text that was signed first, so that a repeat is the same call byte for byte.
 */
export const SCHEMA_SQL = `
create schema if not exists studio;

create table if not exists studio.sessions (
  token_hash text primary key,
  provider text not null,
  game text not null,
  player text not null,
  username text not null,
  currency text not null,
  language text not null,
  wallet_session text not null,
  opened_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

-- A token that only opens a page, once, and is traded there for the session's own.
alter table studio.sessions add column if not exists is_way_in boolean not null default false;

-- Sessions that are being opened now, so that one page that asks twice at once opens one.
create table if not exists studio.entries (
  token_hash text primary key,
  began_at timestamptz not null default now()
);

create table if not exists studio.seed_pairs (
  id bigint generated always as identity primary key,
  provider text not null,
  player text not null,
  game text not null,
  server_seed text not null,
  server_seed_hash text not null unique,
  client_seed text,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  state text not null check (state in ('next', 'active', 'revealed')),
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  check (state = 'next' or client_seed is not null)
);

create unique index if not exists seed_pairs_one_of_each
  on studio.seed_pairs (provider, player, game, state) where state <> 'revealed';

create table if not exists studio.rounds (
  id text primary key,
  spin_id text not null,
  provider text not null,
  game text not null,
  player text not null,
  currency text not null,
  language text not null,
  wallet_session text not null,
  bet_minor bigint not null check (bet_minor > 0),
  seed_pair_id bigint not null references studio.seed_pairs (id),
  nonce integer not null,
  state text not null,
  reason text,
  events json,
  total_minor bigint check (total_minor >= 0),
  balance_minor bigint,
  recall_key text not null,
  placed_at timestamptz not null default clock_timestamp(),
  shown_at timestamptz,
  unique (provider, player, game, spin_id),
  unique (seed_pair_id, nonce),
  check ((events is null) = (total_minor is null)),
  check (state not in ('played', 'paid', 'closed') or events is not null)
);

-- What a round was begun with and what was chosen in it, as the page sent it; slots have neither.
alter table studio.rounds add column if not exists setup json;
alter table studio.rounds add column if not exists choices json not null default '[]';
alter table studio.rounds add column if not exists chosen_at timestamptz;

-- The jackpot that a round won, and what the operator has paid for it.
alter table studio.rounds add column if not exists jackpot text;
alter table studio.rounds add column if not exists jackpot_minor bigint;

-- The states a round may have are a rule by name, so that a new one takes the place of the old rule.
alter table studio.rounds drop constraint if exists rounds_state_check;
alter table studio.rounds drop constraint if exists rounds_known_state;
alter table studio.rounds add constraint rounds_known_state check (state in
  ('betting', 'refused', 'returning', 'returned', 'open', 'played', 'paid', 'closed'));

drop index if exists studio.rounds_one_open;
create unique index if not exists rounds_one_unended
  on studio.rounds (provider, player, game) where state in ('betting', 'returning', 'open', 'played');

create index if not exists rounds_waiting on studio.rounds (chosen_at) where state = 'open';

-- Rounds that an operator gives a player at a fixed bet. How many are left and what they won is never
-- written down: it is what the rounds of the grant say.
create table if not exists studio.free_grants (
  provider text not null,
  id text not null,
  player text not null,
  game text not null,
  currency text not null,
  bet_minor bigint not null check (bet_minor > 0),
  rounds integer not null check (rounds > 0),
  expires_at timestamptz not null,
  given_at timestamptz not null default clock_timestamp(),
  cancelled_at timestamptz,
  primary key (provider, id)
);

create index if not exists free_grants_of_seat on studio.free_grants (provider, player, game);

alter table studio.rounds add column if not exists grant_id text;
create index if not exists rounds_of_grant
  on studio.rounds (provider, grant_id) where grant_id is not null;

create index if not exists rounds_by_player
  on studio.rounds (provider, player, game, placed_at desc);

create index if not exists rounds_of_provider on studio.rounds (provider, placed_at);

create table if not exists studio.wallet_calls (
  transaction_id text primary key,
  round_id text not null references studio.rounds (id),
  verb text not null check (verb in ('win', 'rollback', 'end-round')),
  provider text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  answered_at timestamptz,
  last_failure text
);

create index if not exists wallet_calls_due
  on studio.wallet_calls (next_attempt_at) where answered_at is null;

-- What a choice added to the stake of an open round. Each is a bet of its own at the wallet, under its id;
-- the choice is made when it is taken, and not made when it is refused or given back.
create table if not exists studio.raises (
  id text primary key,
  round_id text not null references studio.rounds (id),
  at integer not null check (at >= 0),
  choice json not null,
  amount_minor bigint not null check (amount_minor > 0),
  wallet_session text not null,
  state text not null
    check (state in ('asking', 'refused', 'returning', 'returned', 'taken', 'paid')),
  reason text,
  balance_minor bigint,
  asked_at timestamptz not null default clock_timestamp()
);

create index if not exists raises_of_round on studio.raises (round_id);
create unique index if not exists raises_one_asking
  on studio.raises (round_id) where state = 'asking';
create unique index if not exists raises_one_taken
  on studio.raises (round_id, at) where state in ('taken', 'paid');
`
