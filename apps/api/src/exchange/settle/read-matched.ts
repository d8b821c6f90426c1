import type { PlacedRunnerBet, PlacedScoreBet } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { runnerBet, scoreBet } from '@maidan/exchange/engine'
import { termsOf, type TermsRow } from '../matcher/terms-of.ts'

type Row = TermsRow & {
  order_id: bigint
  match_id: bigint
  player_id: bigint
  stake_minor: bigint
  profit_minor: bigint
  matched_at: Date
  with_house: boolean
}

/** The matched bets of a market: every part of every order, as settlement reads them. */
export type MatchedBets = {
  onRunners: PlacedRunnerBet[]
  onScores: PlacedScoreBet[]
  /** The order of each bet, by the bet's number here. */
  orderIds: number[]
  /** The numbers of the bets against the house. */
  houseBetIds: Set<number>
}

export async function readMatched(db: Db | Tx, marketId: bigint): Promise<MatchedBets> {
  const { rows } = await sql<Row>`
    SELECT b.order_id, b.id AS match_id, b.player_id, b.stake_minor, b.profit_minor, b.matched_at, b.with_house,
      o.runner_id, o.claim, o.side, o.tick, o.rate_hundredths
    FROM bet_match b JOIN exchange_order o ON o.id = b.order_id
    WHERE b.market_id = ${marketId} AND b.void_reason IS NULL ORDER BY b.order_id, b.id
  `.execute(db)
  const bets: MatchedBets = {
    onRunners: [],
    onScores: [],
    orderIds: [],
    houseBetIds: new Set(),
  }
  rows.forEach((row, betId) => addBet(bets, row, betId))
  return bets
}

function addBet(bets: MatchedBets, row: Row, betId: number) {
  const terms = termsOf(row)
  const amounts = { stakeMinor: row.stake_minor, profitMinor: row.profit_minor }
  const placed = {
    betId,
    playerId: Number(row.player_id),
    matchId: Number(row.match_id),
    matchedAtMs: row.matched_at.getTime(),
  }
  bets.orderIds.push(Number(row.order_id))
  if (row.with_house) bets.houseBetIds.add(betId)
  if (terms.on === 'claim') bets.onScores.push({ ...scoreBet(terms, amounts), ...placed })
  else {
    const { runnerId, side, stakeMinor, profitMinor } = runnerBet(terms, amounts, true)
    bets.onRunners.push({ runnerId, side, stakeMinor, profitMinor, ...placed })
  }
}

/** The market's commission in hundredths of a percent. */
export async function readCommission(db: Db | Tx, marketId: bigint): Promise<number> {
  const { rows } = await sql<{ commission_hundredths: number }>`
    SELECT commission_hundredths FROM market WHERE id = ${marketId}
  `.execute(db)
  return rows[0]?.commission_hundredths ?? 0
}
