/** The tables of the sports book, made at start beside the studio's own. */
export const BOOK_SCHEMA_SQL = `
-- Bets of the sports book; each is a round of its own at the wallet. The result stands once the matches
-- have decided the bet, and the money follows it through the states after open.
create table if not exists studio.bets (
  id text primary key,
  bet_id text not null,
  player text not null,
  currency text not null,
  language text not null,
  wallet_session text not null,
  stake_minor bigint not null check (stake_minor > 0),
  state text not null
    check (state in ('betting', 'refused', 'returning', 'returned', 'open', 'settling', 'paid', 'closed')),
  result text,
  reason text,
  balance_minor bigint,
  recall_key text not null,
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  unique (player, bet_id),
  check (result is not null or state not in ('settling', 'paid', 'closed'))
);

-- What an open bet was given back for before its matches were over.
alter table studio.bets add column if not exists cashed_minor bigint check (cashed_minor > 0);

-- Rules by name, so that a new one takes the place of the old rule.
alter table studio.bets drop constraint if exists bets_result_check;
alter table studio.bets drop constraint if exists bets_known_result;
alter table studio.bets add constraint bets_known_result
  check (result in ('won', 'lost', 'void', 'cashed_out'));
alter table studio.bets drop constraint if exists bets_cashed_out;
alter table studio.bets add constraint bets_cashed_out
  check ((result is not distinct from 'cashed_out') = (cashed_minor is not null));

-- The grant of a free bet: its stake was never anybody's money.
alter table studio.bets add column if not exists grant_id text;
alter table studio.bets drop constraint if exists bets_free_stands;
alter table studio.bets add constraint bets_free_stands
  check (grant_id is null or cashed_minor is null);
-- How many selections the single bets of a system join; nothing where all of them are one bet.
alter table studio.bets add column if not exists sizes integer[] check (cardinality(sizes) between 1 and 7);
create index if not exists bets_of_grant on studio.bets (grant_id) where grant_id is not null;

create index if not exists bets_placed on studio.bets (placed_at);
create index if not exists bets_asked on studio.bets (placed_at) where state = 'betting';
create index if not exists bets_by_player on studio.bets (player, placed_at desc);

-- What a bet is on, each selection of another match: one for a single, more for a multiple.
create table if not exists studio.bet_legs (
  bet text not null references studio.bets (id),
  place integer not null check (place between 0 and 7),
  event_id text not null,
  market_id text not null,
  selection_id text not null,
  names jsonb not null,
  starts_at timestamptz not null,
  asked_centi integer not null check (asked_centi > 100),
  odds_centi integer not null check (odds_centi > 100),
  result text check (result in ('won', 'lost', 'void')),
  primary key (bet, place),
  unique (bet, event_id)
);

create index if not exists bet_legs_open on studio.bet_legs (event_id) where result is null;

-- Bets used to carry their one selection themselves.
do $$ begin
  if exists (select from information_schema.columns
      where table_schema = 'studio' and table_name = 'bets' and column_name = 'event_id') then
    insert into studio.bet_legs (bet, place, event_id, market_id, selection_id, names, starts_at,
        asked_centi, odds_centi, result)
      select id, 0, event_id, market_id, selection_id, names, starts_at, asked_centi, odds_centi, result
      from studio.bets;
    alter table studio.bets drop column event_id, drop column market_id, drop column selection_id,
      drop column names, drop column starts_at, drop column asked_centi, drop column odds_centi;
  end if;
end $$;

-- What a bet pays at most. Of bets that are older than the column the product of all their odds: a system
-- pays less.
do $$ begin
  if not exists (select from information_schema.columns
      where table_schema = 'studio' and table_name = 'bets' and column_name = 'pays_minor') then
    alter table studio.bets add column pays_minor bigint;
    update studio.bets b set pays_minor = ceil(b.stake_minor * (
      select exp(sum(ln(l.odds_centi / 100.0))) from studio.bet_legs l where l.bet = b.id))
    where b.state in ('betting', 'open');
  end if;
end $$;

-- Matches that somebody bet on, and when their result was asked for last.
create table if not exists studio.bet_matches (
  event_id text primary key,
  starts_at timestamptz not null,
  asked_at timestamptz not null default '-infinity'
);

create table if not exists studio.bet_calls (
  transaction_id text primary key,
  round_id text not null references studio.bets (id),
  verb text not null check (verb in ('win', 'rollback', 'end-round')),
  provider text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  answered_at timestamptz,
  last_failure text
);

create index if not exists bet_calls_due
  on studio.bet_calls (next_attempt_at) where answered_at is null;
`
