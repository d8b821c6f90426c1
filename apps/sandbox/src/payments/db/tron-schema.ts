/**
 * The books of the chain. Blocks have no rows: time makes them. A transaction stands in `block`, and
 * once the chain is as high as `replaced_at`, in `later_block` or, when that is null, in none.
 */
export const TRON_SCHEMA_SQL = `
create schema if not exists tron;

create table if not exists tron.chain (
  is_only boolean primary key default true check (is_only),
  seed text not null
);

create table if not exists tron.pace (
  from_height bigint primary key,
  from_ms bigint not null,
  block_ms integer not null check (block_ms > 0)
);

-- What the play wallet was given; the rest of its balance are the transfers.
create table if not exists tron.wallet (
  address text primary key,
  given_micro bigint not null check (given_micro >= 0)
);

create table if not exists tron.transaction (
  txid text primary key,
  number bigint generated always as identity,
  owner text not null,
  contract text not null,
  data text not null,
  raw jsonb not null,
  signature text not null,
  is_reverted boolean not null,
  asked_receiver text not null,
  asked_micro bigint not null check (asked_micro > 0),
  fault text,
  block bigint not null,
  replaced_at bigint check (replaced_at > block),
  later_block bigint check (later_block >= replaced_at)
);

create index if not exists transaction_block on tron.transaction (block);
create index if not exists transaction_later_block on tron.transaction (later_block)
  where later_block is not null;
create index if not exists transaction_replaced on tron.transaction (replaced_at)
  where replaced_at is not null;

-- The transfers that a transaction made, each a line of its log.
create table if not exists tron.transfer (
  txid text not null references tron.transaction,
  index integer not null,
  token text not null,
  sender text not null,
  receiver text not null,
  amount_micro bigint not null check (amount_micro >= 0),
  primary key (txid, index)
);

create index if not exists transfer_sender on tron.transfer (sender);
create index if not exists transfer_receiver on tron.transfer (receiver);
`
