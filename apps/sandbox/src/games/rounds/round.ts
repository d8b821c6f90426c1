import type { ProviderSlug } from '@maidan/contract'
import type { Queryable } from '../db/queryable.ts'
import type { Language, Seat } from '../sessions/session.ts'

/**
 * betting → refused                       the wallet said no, nothing moved
 *         → returning → returned          nobody knows whether the stake was taken: it is rolled back
 *         → open → played                 the stake is taken and the round waits for choices
 *         → played → paid → closed        outcome drawn; win taken by the wallet; round ended there
 *           played → returned             the operator ended it with the stake before the win came
 */
type RoundState =
  | 'betting'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'open'
  | 'played'
  | 'paid'
  | 'closed'

export type Round = {
  id: string
  spinId: string
  provider: ProviderSlug
  game: string
  player: string
  currency: string
  language: Language
  walletSession: string
  betMinor: bigint
  /** What choices have added to it. */
  raisedMinor: bigint
  /** The free rounds that it is one of; null for a round that is paid for. */
  grantId: string | null
  serverSeed: string
  serverSeedHash: string
  seedRevealed: boolean
  clientSeed: string
  nonce: number
  state: RoundState
  reason: string | null
  /** What the round was begun with and what was chosen in it; null and none for a slot. */
  setup: unknown
  choices: readonly unknown[]
  /** All that happened, as its game tells it; null until the round has ended. */
  events: readonly unknown[] | null
  totalMinor: bigint | null
  /** The code of the jackpot that it won, and what that paid, once the operator has said so. */
  jackpot: string | null
  jackpotMinor: bigint | null
  balanceMinor: bigint | null
  recallKey: string
  placedAt: Date
  shownAt: Date | null
}

type Money = 'betMinor' | 'raisedMinor' | 'totalMinor' | 'jackpotMinor' | 'balanceMinor'

type RoundRow = Omit<Round, Money> & {
  betMinor: string
  raisedMinor: string
  totalMinor: string | null
  jackpotMinor: string | null
  balanceMinor: string | null
}

const SELECT_ROUND = `
  select r.id, r.spin_id as "spinId", r.provider, r.game, r.player, r.currency, r.language,
    r.wallet_session as "walletSession", r.bet_minor as "betMinor",
    coalesce((select sum(amount_minor) from studio.raises
      where round_id = r.id and state in ('taken', 'paid')), 0) as "raisedMinor",
    r.grant_id as "grantId",
    s.server_seed as "serverSeed", s.server_seed_hash as "serverSeedHash",
    s.state = 'revealed' as "seedRevealed", s.client_seed as "clientSeed", r.nonce,
    r.state, r.reason, r.setup, r.choices, r.events, r.total_minor as "totalMinor",
    r.jackpot, r.jackpot_minor as "jackpotMinor", r.balance_minor as "balanceMinor",
    r.recall_key as "recallKey", r.placed_at as "placedAt", r.shown_at as "shownAt"
  from studio.rounds r join studio.seed_pairs s on s.id = r.seed_pair_id`

export async function findRound(db: Queryable, roundId: string): Promise<Round | null> {
  return firstRound(db, `${SELECT_ROUND} where r.id = $1`, [roundId])
}

/** The round a page asked for under this spin id, whatever became of it. */
export async function findSpin(db: Queryable, seat: Seat, spinId: string): Promise<Round | null> {
  return firstRound(
    db,
    `${SELECT_ROUND} where r.provider = $1 and r.player = $2 and r.game = $3 and r.spin_id = $4`,
    [seat.provider, seat.player, seat.game, spinId],
  )
}

/** The seat's newest rounds, newest first. */
export async function lastRounds(db: Queryable, seat: Seat, count: number): Promise<Round[]> {
  const found = await db.query<RoundRow>(
    `${SELECT_ROUND} where r.provider = $1 and r.player = $2 and r.game = $3
     order by r.placed_at desc limit $4`,
    [seat.provider, seat.player, seat.game, count],
  )
  return found.rows.map(readRow)
}

async function firstRound(db: Queryable, sql: string, values: unknown[]): Promise<Round | null> {
  const found = await db.query<RoundRow>(sql, values)
  const [row] = found.rows
  return row === undefined ? null : readRow(row)
}

function readRow(row: RoundRow): Round {
  return {
    ...row,
    betMinor: BigInt(row.betMinor),
    raisedMinor: BigInt(row.raisedMinor),
    totalMinor: row.totalMinor === null ? null : BigInt(row.totalMinor),
    jackpotMinor: row.jackpotMinor === null ? null : BigInt(row.jackpotMinor),
    balanceMinor: row.balanceMinor === null ? null : BigInt(row.balanceMinor),
  }
}
