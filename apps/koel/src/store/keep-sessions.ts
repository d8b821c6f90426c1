import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { readNumber, readOptional, readText } from './read-column.ts'
import type { Row } from './read-column.ts'

export type Session = {
  readonly id: string
  /** Hash of the token that the page holds: the token itself is nowhere stored. */
  readonly tokenHash: string
  readonly launchHash: string
  /** Chosen by the page: with it, and only with it, the same launch may be asked for again. */
  readonly pageKey: string
  /** The operator's session; null in a trial. */
  readonly walletSession: string | null
  readonly player: string
  readonly username: string
  readonly currency: string
  readonly game: string
  /** What is left of the play money; null when the game is for real. */
  readonly playMoneyMinor: bigint | null
  /** The seed of the next ticket: the page has its hash already. */
  readonly serverSeed: string
  readonly createdMs: number
  readonly usedMs: number
  readonly isBlocked: boolean
}

export type SessionStore = ReturnType<typeof keepSessions>

/** The sessions of the pages. */
export function keepSessions(database: DatabaseSyncInstance) {
  const insert = database.prepare(`insert into sessions
    (id, token_hash, launch_hash, page_key, wallet_session, player, username, currency, game,
     play_money_minor, server_seed, created_ms, used_ms)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const byToken = database.prepare('select * from sessions where token_hash = ?')
  const byLaunch = database.prepare('select * from sessions where launch_hash = ?')
  const setToken = database.prepare('update sessions set token_hash = ? where id = ?')
  const setSeed = database.prepare('update sessions set server_seed = ? where id = ?')
  const setPlayMoney = database.prepare('update sessions set play_money_minor = ? where id = ?')
  const setUsed = database.prepare('update sessions set used_ms = ? where id = ?')
  const setBlocked = database.prepare('update sessions set blocked = 1 where id = ?')
  const find = (row: Row | undefined): Session | null => (row ? readSession(row) : null)
  return {
    add: (session: Session) => insert.run(...listValues(session)),
    findByToken: (tokenHash: string) => find(byToken.get(tokenHash)),
    findByLaunch: (launchHash: string) => find(byLaunch.get(launchHash)),
    setToken: (id: string, tokenHash: string) => setToken.run(tokenHash, id),
    setServerSeed: (id: string, serverSeed: string) => setSeed.run(serverSeed, id),
    setPlayMoney: (id: string, minor: bigint) => setPlayMoney.run(minor.toString(), id),
    setUsed: (id: string, usedMs: number) => setUsed.run(usedMs, id),
    block: (id: string) => setBlocked.run(id),
  }
}

function listValues(session: Session) {
  return [
    session.id,
    session.tokenHash,
    session.launchHash,
    session.pageKey,
    session.walletSession,
    session.player,
    session.username,
    session.currency,
    session.game,
    session.playMoneyMinor?.toString() ?? null,
    session.serverSeed,
    session.createdMs,
    session.usedMs,
  ]
}

function readSession(row: Row): Session {
  const playMoney = readOptional(row, 'play_money_minor')
  return {
    id: readText(row, 'id'),
    tokenHash: readText(row, 'token_hash'),
    launchHash: readText(row, 'launch_hash'),
    pageKey: readText(row, 'page_key'),
    walletSession: readOptional(row, 'wallet_session'),
    player: readText(row, 'player'),
    username: readText(row, 'username'),
    currency: readText(row, 'currency'),
    game: readText(row, 'game'),
    playMoneyMinor: playMoney === null ? null : BigInt(playMoney),
    serverSeed: readText(row, 'server_seed'),
    createdMs: readNumber(row, 'created_ms'),
    usedMs: readNumber(row, 'used_ms'),
    isBlocked: readNumber(row, 'blocked') === 1,
  }
}
