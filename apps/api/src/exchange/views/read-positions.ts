import type { Language } from '@maidan/contract'
import type { Claim, RunnerBet, ScoreBet } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import {
  type BetSide,
  type MarketKind,
  type Terms,
  profitOf,
  runnerBet,
  scoreBet,
} from '@maidan/exchange/engine'
import { termsOf } from '../matcher/terms-of.ts'
import { eventName, marketName, runnerName } from './names.ts'

/** A player's bets on one market that is not settled yet. */
export type MarketPosition = {
  marketId: bigint
  code: string
  kind: MarketKind
  marketName: string
  eventId: string
  eventName: string
  sport: string
  runners: { id: number; name: string }[]
  runnerBets: RunnerBet[]
  scoreBets: ScoreBet[]
  /** Bets on a score that wait for their delay. */
  waitingScoreBets: ScoreBet[]
}

type Row = {
  market_id: bigint
  code: string
  kind: MarketKind
  market_name: string
  event_id: string
  event_name: string
  sport: string
  runner_id: bigint | null
  claim: Claim | null
  side: BetSide
  tick: number | null
  rate_hundredths: number | null
  remaining_minor: bigint
  stake_minor: bigint
  profit_minor: bigint
}

/** Everything a player has at risk, market by market, newest market last. */
export async function readPositions(
  db: Db,
  asked: {
    playerId: bigint
    eventId?: string | undefined
    code?: string | undefined
    language?: Language | null
  },
): Promise<MarketPosition[]> {
  const { playerId, eventId = null, code = null, language = null } = asked
  const { rows } = await sql<Row>`
    SELECT m.id AS market_id, m.code, m.kind, ${marketName(language)} AS market_name,
      e.id AS event_id, ${eventName(language)} AS event_name, e.sport, o.runner_id, o.claim, o.side,
      o.tick, o.rate_hundredths,
      CASE WHEN o.state = 'done' THEN 0 ELSE o.remaining_minor END AS remaining_minor,
      coalesce(b.stake_minor, 0)::bigint AS stake_minor,
      coalesce(b.profit_minor, 0)::bigint AS profit_minor
    FROM exchange_order o
    JOIN market m ON m.id = o.market_id AND m.status IN ('open', 'closed')
    JOIN sport_event e ON e.id = m.event_id
    LEFT JOIN LATERAL (
      SELECT sum(stake_minor) AS stake_minor, sum(profit_minor) AS profit_minor
      FROM bet_match WHERE order_id = o.id AND void_reason IS NULL
    ) b ON true
    WHERE o.player_id = ${playerId} AND (o.state <> 'done' OR o.matched_minor > 0)
      AND (${eventId}::text IS NULL OR e.id = ${eventId})
      AND (${code}::text IS NULL OR m.code = ${code})
    ORDER BY m.id, o.id
  `.execute(db)
  const positions = new Map<bigint, MarketPosition>()
  for (const row of rows) addRow(positions, row)
  await readRunners(db, positions, language)
  return [...positions.values()]
}

function addRow(positions: Map<bigint, MarketPosition>, row: Row) {
  const known = positions.get(row.market_id) ?? newPosition(row)
  positions.set(row.market_id, known)
  const terms = termsOf(row)
  const matched = { stakeMinor: row.stake_minor, profitMinor: row.profit_minor }
  if (matched.stakeMinor > 0n) addBet(known, terms, matched, true)
  if (row.remaining_minor === 0n) return
  const stakeMinor = row.remaining_minor
  addBet(known, terms, { stakeMinor, profitMinor: profitOf(terms, stakeMinor) }, false)
}

function newPosition(row: Row): MarketPosition {
  return {
    marketId: row.market_id,
    code: row.code,
    kind: row.kind,
    marketName: row.market_name,
    eventId: row.event_id,
    eventName: row.event_name,
    sport: row.sport,
    runners: [],
    runnerBets: [],
    scoreBets: [],
    waitingScoreBets: [],
  }
}

type Amounts = { stakeMinor: bigint; profitMinor: bigint }

function addBet(position: MarketPosition, terms: Terms, amounts: Amounts, isMatched: boolean) {
  const scoreBets = isMatched ? position.scoreBets : position.waitingScoreBets
  if (terms.on === 'claim') scoreBets.push(scoreBet(terms, amounts))
  else position.runnerBets.push(runnerBet(terms, amounts, isMatched))
}

async function readRunners(
  db: Db,
  positions: Map<bigint, MarketPosition>,
  language: Language | null,
) {
  const { rows } = await sql<{ market_id: bigint; id: bigint; name: string }>`
    SELECT r.market_id, r.id, ${runnerName(language)} AS name FROM runner r
    WHERE r.market_id = ANY(${[...positions.keys()]}::bigint[]) ORDER BY r.market_id, r.ordinal
  `.execute(db)
  for (const { market_id, id, name } of rows)
    positions.get(market_id)?.runners.push({ id: Number(id), name })
}
