import type { Queryable } from '../../games/db/queryable.ts'
import { languageOf, type Language } from '../../games/sessions/session.ts'
import type { Words } from '../book-api.ts'

/**
 * betting → refused                       the wallet or the market said no, nothing moved
 *         → returning → returned          nobody knows whether the stake was taken: it is rolled back
 *         → open → settling → paid → closed   taken; decided; the win is paid; the round has ended
 *                  settling → closed      void: the stake is rolled back, which ends the round; also
 *                                         when the operator gave it back before the win came
 */
export type BetState =
  'betting' | 'refused' | 'returning' | 'returned' | 'open' | 'settling' | 'paid' | 'closed'

export type BetResult = 'won' | 'lost' | 'void'

export type Bet = {
  /** Its own id, the round's id at the wallet. */
  id: string
  /** The page's id for one press of the button. */
  betId: string
  player: string
  currency: string
  language: Language
  walletSession: string
  eventId: string
  marketId: string
  selectionId: string
  /** `market` is what is bet on; none for the winner of the match. */
  names: { match: Words; market?: Words; selection: Words }
  startsAt: Date
  /** What the player saw, and what he got: hundredths. */
  askedCenti: number
  oddsCenti: number
  stakeMinor: bigint
  state: BetState
  result: BetResult | null
  reason: string | null
  balanceMinor: bigint | null
  recallKey: string
  placedAt: Date
  settledAt: Date | null
}

type BetRow = Omit<Bet, 'stakeMinor' | 'balanceMinor' | 'language'> & {
  stakeMinor: string
  balanceMinor: string | null
  language: string
}

const SELECT_BET = `
  select id, bet_id as "betId", player, currency, language, wallet_session as "walletSession",
    event_id as "eventId", market_id as "marketId", selection_id as "selectionId", names,
    starts_at as "startsAt", asked_centi as "askedCenti", odds_centi as "oddsCenti",
    stake_minor as "stakeMinor", state, result, reason, balance_minor as "balanceMinor",
    recall_key as "recallKey", placed_at as "placedAt", settled_at as "settledAt"
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

/** Taken bets of a match that nothing has decided yet. */
export function openBets(db: Queryable, eventId: string, count: number): Promise<Bet[]> {
  return readBets(
    db,
    `${SELECT_BET} where event_id = $1 and state = 'open' order by placed_at limit $2`,
    [eventId, count],
  )
}

async function readBets(db: Queryable, sql: string, values: unknown[]): Promise<Bet[]> {
  const found = await db.query<BetRow>(sql, values)
  return found.rows.map((row) => ({
    ...row,
    language: languageOf(row.language),
    stakeMinor: BigInt(row.stakeMinor),
    balanceMinor: row.balanceMinor === null ? null : BigInt(row.balanceMinor),
  }))
}
