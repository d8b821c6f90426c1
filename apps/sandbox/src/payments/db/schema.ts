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
`
