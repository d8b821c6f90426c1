/** Play money of those who try a game: a purse for each time that it is opened, and what moved it. */
export const DEMO_SCHEMA_SQL = `
create table if not exists studio.demo_purses (
  session text primary key,
  balance_minor bigint not null check (balance_minor >= 0),
  topped_up_at timestamptz not null default clock_timestamp(),
  opened_at timestamptz not null default now()
);

create table if not exists studio.demo_moves (
  session text not null references studio.demo_purses (session) on delete cascade,
  transaction_id text not null,
  amount_minor bigint not null,
  balance_minor bigint not null,
  primary key (session, transaction_id)
);
`
