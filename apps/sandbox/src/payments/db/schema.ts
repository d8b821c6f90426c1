/**
 * The wallets' own books. Every transfer leaves one account and reaches one; play money comes from
 * the mint, which is no account, so that all balances together are what the mint gave out.
 */
export const SCHEMA_SQL = `
create schema if not exists wallets;

create table if not exists wallets.account (
  wallet text not null,
  number text not null,
  balance_minor bigint not null check (balance_minor >= 0),
  opened_at timestamptz not null default now(),
  primary key (wallet, number)
);

create table if not exists wallets.transfer (
  wallet text not null,
  trx_id text not null,
  type text not null,
  sender text not null,
  receiver text not null check (receiver <> sender),
  amount_minor bigint not null check (amount_minor > 0),
  request_id text,
  at timestamptz not null default now(),
  primary key (wallet, trx_id)
);

create unique index if not exists transfer_request
  on wallets.transfer (wallet, sender, request_id) where request_id is not null;
create index if not exists transfer_sender on wallets.transfer (wallet, sender, at desc);
create index if not exists transfer_receiver on wallets.transfer (wallet, receiver, at desc);

-- What a merchant calls a payment, and the payment that a refund gives back.
alter table wallets.transfer
  add column if not exists invoice text,
  add column if not exists refund_of text;

create index if not exists transfer_invoice on wallets.transfer (wallet, invoice)
  where invoice is not null;
create index if not exists transfer_refund on wallets.transfer (wallet, refund_of)
  where refund_of is not null;

-- What a merchant asked of a player. It is open until the player has approved or left it, and paid
-- once money has moved; paid_minor differs from what was asked only where a fault was ordered.
create table if not exists wallets.checkout (
  id text primary key,
  partner text not null check (partner in ('bkash', 'nagad', 'sslcommerz')),
  invoice text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'open'
    check (state in ('open', 'approved', 'paid', 'cancelled', 'failed')),
  wallet text,
  payer text,
  code text,
  tries integer not null default 0,
  trx_id text,
  paid_minor bigint check (paid_minor > 0),
  callback text not null,
  details jsonb not null default '{}',
  faults text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  approved_at timestamptz,
  paid_at timestamptz,
  expires_at timestamptz not null,
  unique (partner, invoice),
  unique (partner, trx_id),
  check ((state = 'paid') = (trx_id is not null)),
  check ((trx_id is null) = (paid_minor is null))
);

-- The phone that forwards its wallets' messages to a site, one at a time, and the number of the
-- SIM that it holds of each wallet.
create table if not exists wallets.phone (
  device text primary key,
  site text not null,
  secret text not null,
  sims jsonb not null,
  sequence bigint not null default 0,
  last_number bigint not null default 0,
  taken bigint not null default 0,
  has_network boolean not null default true,
  drops_next boolean not null default false
);

create table if not exists wallets.phone_message (
  device text not null references wallets.phone on delete cascade,
  number bigint not null,
  sender text not null,
  text text not null,
  wallet text,
  is_dropped boolean not null,
  at timestamptz not null default clock_timestamp(),
  posted_at timestamptz,
  primary key (device, number)
);
`
