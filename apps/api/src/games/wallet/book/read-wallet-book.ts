import { playKind, type PlayFloor } from '@maidan/cashier'
import type { Language } from '@maidan/contract'
import type { Currency } from '@maidan/money'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import { readPlayFloors } from '../../../protection/floors/read-play-floors.ts'
import { lockCash } from '../lock-cash.ts'
import { readRounds } from '../rounds/read-rounds.ts'
import { fedJackpot } from '../jackpots/fed-jackpot.ts'
import { findPots, knownPots, type PotRow } from '../jackpots/find-pots.ts'
import { readProviderDays, type MostDefault } from '../days/read-provider-days.ts'
import { findContests, knownContests, type ContestRow } from '../contests/find-contests.ts'
import { readGrants } from './read-grants.ts'
import type { WalletCall } from '../wallet-call.ts'
import {
  bookKey,
  type GameSession,
  type KnownCall,
  type WalletBook,
  type WalletPlayer,
} from './wallet-book.ts'
import { readPlayedMinutes } from '../../queries/read-played-minutes.ts'
import { gameName } from '../../queries/game-name.ts'
import { lastsUntil } from '../../queries/lasts-until.ts'

type Known = Pick<WalletBook, 'houses' | 'multipleDefault'> & {
  mostDefault: MostDefault
  now: Date
}

/**
 * Reads all that a batch is decided by, under lock: cash accounts, pots and contests, then players, then rounds, each
 * in the order of their ids. These locks keep one player's calls one after another, so what is
 * read after them is what the call before them left.
 */
export async function readWalletBook(
  tx: Tx,
  calls: readonly WalletCall[],
  { houses, multipleDefault, mostDefault, now }: Known,
): Promise<WalletBook> {
  const days = await readProviderDays(tx, calls, { mostDefault, now })
  const hashes = [...new Set(calls.map(({ session }) => session))].map((hex) =>
    Buffer.from(hex, 'hex'),
  )
  const pots = await findPots(tx, calls)
  const contests = await findContests(tx, calls)
  const balances = await lockCash(tx, await accountsToLock(tx, hashes, { pots, contests }))
  const sessions = await lockSessions(tx, hashes)
  const { floors, minutes } = await readOwnLimits(tx, sessions, now)
  return {
    sessions: new Map(
      sessions.map((row) => [bookKey(row.platform, row.session), asSession(row, minutes)]),
    ),
    players: new Map(sessions.map((row) => [row.player_id, asPlayer(row, { balances, floors })])),
    rounds: await readRounds(tx, calls),
    calls: await readCalls(tx, calls),
    tombstones: await readTombstones(tx, calls),
    grants: await readGrants(tx, calls),
    pots: knownPots(pots, balances),
    days,
    contests: await knownContests(tx, contests, balances),
    houses,
    multipleDefault,
  }
}

/**
 * The cash of the calls' players; and where they name jackpots or contests, their accounts with it, by their ids. A lock
 * that had to wait looks at its condition again, which a union does not survive.
 */
async function accountsToLock(
  tx: Tx,
  hashes: readonly Buffer[],
  { pots, contests }: { pots: readonly PotRow[]; contests: readonly ContestRow[] },
): Promise<RawBuilder<unknown>> {
  const cash = sql<{ cash_account: bigint }>`
    SELECT p.cash_account FROM game_session s JOIN player p ON p.id = s.player_id
    WHERE s.session_hash = ANY(${hashes}::bytea[])
  `
  if (pots.length + contests.length === 0) return cash
  const { rows } = await cash.execute(tx)
  const ofPots = pots.flatMap((pot) => [pot.pot_account, pot.reserve_account])
  const ofContests = contests.map(({ account_id }) => account_id)
  return sql.join([...rows.map(({ cash_account }) => cash_account), ...ofPots, ...ofContests])
}

type SessionRow = {
  session: string
  platform: string
  game_code: string
  game_name: string
  game_open: boolean
  game_type: string
  expires_at: Date
  player_id: bigint
  currency: Currency
  cash_account: bigint
  held_account: bigint
  blocked: boolean
  break_until: Date | null
  stake_max_minor: bigint | null
  has_loss_limit: boolean
  aside_until: Date | null
  play_minutes_max: bigint | null
  bet_max_minor: bigint | null
  open_minor: bigint | null
  max_multiple: number | null
  jackpot: GameSession['jackpot']
  has_contests: boolean
  language: Language
}

async function lockSessions(tx: Tx, hashes: readonly Buffer[]): Promise<SessionRow[]> {
  const { rows } = await prepared(
    'wallet_sessions',
    sql<SessionRow>`
    SELECT encode(s.session_hash, 'hex') AS session, g.platform, s.game_code, ${gameName()} AS game_name,
      g.type AS game_type,
      EXISTS (SELECT 1 FROM open_game o WHERE o.code = s.game_code) AS game_open,
      ${lastsUntil(sql`s.expires_at`)} AS expires_at,
      p.id AS player_id, p.currency, p.cash_account, p.held_account, p.language, g.max_multiple,
      ${fedJackpot()} AS jackpot, g.contest_fee_bps IS NOT NULL AS has_contests,
      p.status <> 'active' OR p.games_blocked AS blocked,
      p.break_until, p.stake_max_minor, p.has_loss_limit, p.aside_until, p.play_minutes_max,
      largest.bet_max_minor, (SELECT sum(r.bet_minor)::bigint FROM game_round r
        WHERE r.player_id = largest.player_id AND r.game_code = s.game_code AND r.state = 'open') AS open_minor
    FROM game_session s
    JOIN game g ON g.code = s.game_code
    JOIN player p ON p.id = s.player_id
    LEFT JOIN LATERAL (
      SELECT l.player_id, l.bet_max_minor FROM largest_bet l WHERE l.player_id = p.id
    ) largest ON true
    WHERE s.session_hash = ANY(${hashes}::bytea[])
    ORDER BY p.id FOR NO KEY UPDATE OF p
  `,
  ).execute(tx)
  return rows
}

function asSession(row: SessionRow, minutes: ReadonlyMap<bigint, bigint>): GameSession {
  return {
    playerId: row.player_id,
    gameCode: row.game_code,
    gameName: row.game_name,
    kind: playKind(row.game_type),
    gameOpen: row.game_open,
    expiresAt: row.expires_at,
    blocked: row.blocked,
    breakUntil: row.break_until,
    stakeMaxMinor: row.stake_max_minor,
    minutesMax: row.play_minutes_max,
    playedMinutes: minutes.get(row.player_id) ?? 0n,
    betMaxMinor: row.bet_max_minor,
    openMinor: row.open_minor ?? 0n,
    maxMultiple: row.max_multiple === null ? null : BigInt(row.max_multiple),
    jackpot: row.jackpot,
    hasContests: row.has_contests,
    language: row.language,
  }
}

/** What the limits of players stand at; nothing is read of those who have set none (law 29). */
async function readOwnLimits(tx: Tx, sessions: readonly SessionRow[], now: Date) {
  const idsOf = (isLimited: (row: SessionRow) => boolean) => [
    ...new Set(sessions.filter(isLimited).map((row) => row.player_id)),
  ]
  return {
    floors: await readPlayFloors(
      tx,
      idsOf((row) => row.has_loss_limit || row.aside_until !== null),
      now,
    ),
    minutes: await readPlayedMinutes(
      tx,
      idsOf((row) => row.play_minutes_max !== null),
      now,
    ),
  }
}

type Money = {
  balances: ReadonlyMap<bigint, bigint>
  floors: ReadonlyMap<bigint, PlayFloor>
}

function asPlayer(row: SessionRow, { balances, floors }: Money): WalletPlayer {
  const { currency, cash_account: cashAccount, held_account: heldAccount } = row
  const balanceMinor = balances.get(cashAccount)
  if (balanceMinor === undefined) throw new Error(`account ${cashAccount} was not locked`)
  const playFloor = floors.get(row.player_id) ?? null
  return { currency, cashAccount, heldAccount, balanceMinor, playFloor }
}

type CallRow = {
  platform: string
  transaction_id: string
  kind: KnownCall['kind']
  fingerprint: string
  round_id: string
  status: number
  answer: string
}

async function readCalls(tx: Tx, calls: readonly WalletCall[]) {
  const named = namedIds(calls)
  const { rows } = await prepared(
    'wallet_calls',
    sql<CallRow>`
    SELECT platform, transaction_id, kind, fingerprint, round_id, status, answer FROM game_call
    WHERE platform = ANY(${named.platforms}::text[]) AND transaction_id = ANY(${named.ids}::text[])
  `,
  ).execute(tx)
  return new Map(
    rows.map(({ platform, transaction_id, kind, fingerprint, round_id, status, answer }) => [
      bookKey(platform, transaction_id),
      { kind, fingerprint, roundId: round_id, answer: { status, text: answer } },
    ]),
  )
}

async function readTombstones(tx: Tx, calls: readonly WalletCall[]): Promise<Set<string>> {
  const named = namedIds(calls)
  const { rows } = await prepared(
    'wallet_tombstones',
    sql<{ platform: string; bet_transaction_id: string }>`
    SELECT platform, bet_transaction_id FROM game_tombstone
    WHERE platform = ANY(${named.platforms}::text[])
      AND bet_transaction_id = ANY(${named.ids}::text[])
  `,
  ).execute(tx)
  return new Set(rows.map((row) => bookKey(row.platform, row.bet_transaction_id)))
}

/**
 * The batch's own transaction ids, and those of the bets that it names. They are looked up apart
 * from the platforms: an id of another provider that comes along is keyed by its own platform.
 */
function namedIds(calls: readonly WalletCall[]) {
  const ids = calls.flatMap((call) =>
    'betTransactionId' in call ? [call.transactionId, call.betTransactionId] : [call.transactionId],
  )
  return { platforms: [...new Set(calls.map(({ platform }) => platform))], ids }
}
