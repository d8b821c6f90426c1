import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

const SCHEMA = `
  create table if not exists secrets (name text primary key, value text not null) strict;
  create table if not exists sessions (
    id text primary key, token_hash text not null unique, launch_hash text not null unique,
    page_key text not null, wallet_session text, player text not null, username text not null,
    currency text not null, game text not null, play_money_minor text, server_seed text not null,
    created_ms integer not null, used_ms integer not null, blocked integer not null default 0
  ) strict;
  create table if not exists rounds (
    id text primary key, buy_key text not null, player text not null, session_id text not null,
    game text not null, currency text not null, price_minor text not null,
    server_seed text not null, client_seed text not null, state text not null,
    refusal text, prize text, fields text, win_minor text,
    balance_after_bet_minor text, balance_after_win_minor text,
    revealed integer not null default 0, needs_person integer not null default 0,
    created_ms integer not null, over_ms integer,
    unique (player, buy_key)
  ) strict;
  create index if not exists rounds_of_player on rounds (player, created_ms);
  create index if not exists rounds_of_day on rounds (created_ms);
  create table if not exists calls (
    id text primary key, round_id text not null references rounds (id), name text not null,
    body text not null, state text not null, sendings integer not null default 0,
    due_ms integer not null, refusal text
  ) strict;
  create index if not exists calls_due on calls (due_ms) where state = 'due';
`

/** Opens the database file, and lays its tables when it is new. */
export function openDatabase(file: string): DatabaseSyncInstance {
  const database = openFile(file)
  database.exec('pragma journal_mode = wal')
  // An intent has to be on the disk before its call goes out, or a power cut forgets the call.
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec(SCHEMA)
  return database
}

function openFile(file: string): DatabaseSyncInstance {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw new Error(`KOEL_DATABASE: ${file} cannot be opened (${String(error)})`, { cause: error })
  }
}
