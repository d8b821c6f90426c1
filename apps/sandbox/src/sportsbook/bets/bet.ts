import { allTogether, type Sizes } from '@maidan/casino'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../games/db/queryable.ts'
import { languageOf, type Language } from '../../games/sessions/session.ts'
import { legOf, LEGS_OF_BET, type Leg, type LegRow } from './leg.ts'

/**
 * betting → refused                       the wallet or the market said no, nothing moved
 *         → returning → returned          nobody knows whether the stake was taken: it is rolled back
 *         → open → settling → paid → closed   taken; decided or cashed out; the win is paid; the round has ended
 *                  settling → closed      void: the stake is rolled back, which ends the round; also
 *                                         when the operator gave it back before the win came
 */
export type BetState =
  | 'betting'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'open'
  | 'settling'
  | 'paid'
  | 'closed'

export type BetResult = 'won' | 'lost' | 'void' | 'cashed_out'

export type Bet = {
  /** Its own id, the round's id at the wallet. */
  id: string
  /** The page's id for one press of the button. */
  betId: string
  player: string
  currency: string
  language: Language
  walletSession: string
  /** What it is on, each selection of another match. */
  legs: readonly Leg[]
  /** How many of the selections each of its bets joins: all of them, unless it is a system. */
  sizes: Sizes
  /** Of all its bets together. */
  stakeMinor: bigint
  /** The grant that a free bet was taken from; its stake is never paid out. */
  grantId: string | null
  state: BetState
  result: BetResult | null
  /** What it was given back for before its matches were over. */
  cashedMinor: bigint | null
  reason: string | null
  balanceMinor: bigint | null
  recallKey: string
  placedAt: Date
  settledAt: Date | null
}

type BetRow = Omit<
  Bet,
  'legs' | 'sizes' | 'stakeMinor' | 'cashedMinor' | 'balanceMinor' | 'language'
> & {
  legs: LegRow[]
  sizes: number[] | null
  stakeMinor: string
  cashedMinor: string | null
  balanceMinor: string | null
  language: string
}

const SELECT_BET = `
  select id, bet_id as "betId", player, currency, language, wallet_session as "walletSession",
    ${LEGS_OF_BET} as legs, sizes, stake_minor as "stakeMinor", grant_id as "grantId", state, result, cashed_minor as "cashedMinor",
    reason,
    balance_minor as "balanceMinor", recall_key as "recallKey", placed_at as "placedAt",
    settled_at as "settledAt"
  from studio.bets`

export async function findBet(db: Queryable, id: string): Promise<Bet | null> {
  const [bet] = await readBets(db, `${SELECT_BET} where id = $1`, [id])
  return bet ?? null
}

/** The bet that a page asked for under its own id, whatever became of it. */
export async function findPress(db: Queryable, player: string, betId: string): Promise<Bet | null> {
  const where = `${SELECT_BET} where player = $1 and bet_id = $2`
  const [bet] = await readBets(db, where, [player, betId])
  return bet ?? null
}

/** The player's newest bets that were not refused, newest first. */
export function newestBets(db: Queryable, player: string, count: number): Promise<Bet[]> {
  return readBets(
    db,
    `${SELECT_BET} where player = $1 and state <> 'refused' order by placed_at desc limit $2`,
    [player, count],
  )
}

/** Taken bets with a selection of a match that nothing has decided yet. */
export function openBets(db: Queryable, eventId: string, count: number): Promise<Bet[]> {
  return readBets(
    db,
    `${SELECT_BET} where state = 'open' and id in (
       select bet from studio.bet_legs where event_id = $1 and result is null)
     order by placed_at limit $2`,
    [eventId, count],
  )
}

async function readBets(db: Queryable, sql: string, values: unknown[]): Promise<Bet[]> {
  const found = await db.query<BetRow>(sql, values)
  return found.rows.map((row) => ({
    ...row,
    legs: row.legs.map(legOf),
    sizes: row.sizes ?? allTogether(row.legs.length),
    language: languageOf(row.language),
    stakeMinor: BigInt(row.stakeMinor),
    cashedMinor: row.cashedMinor === null ? null : BigInt(row.cashedMinor),
    balanceMinor: row.balanceMinor === null ? null : BigInt(row.balanceMinor),
  }))
}

/** An open bet, locked until the transaction ends; null when it is open no more. */
export async function lockOpenBet(client: PoolClient, id: string): Promise<Bet | null> {
  const locked = await client.query(
    `select from studio.bets where id = $1 and state = 'open' for update`,
    [id],
  )
  // Read after the lock was had: what another transaction changed meanwhile is seen.
  return locked.rowCount === 1 ? findBet(client, id) : null
}
