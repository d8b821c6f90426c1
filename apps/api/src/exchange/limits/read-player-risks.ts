import { worstLossOnRunners, worstLossOnScore, type Claim } from '@maidan/exchange'
import type { Sport } from '@maidan/exchange/lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { largestRisks, type HouseRiskRow } from './house-risk-row.ts'
import { eventName, marketName } from '../views/names.ts'

/** Players whose bets on a market are counted exactly: those who could win most by them. */
const COUNTED_MAX = 500

type Sum = {
  runner_id: number | null
  claim: Claim | null
  side: 'back' | 'lay' | 'yes' | 'no'
  stake_minor: string
  profit_minor: string
}

type Row = {
  player_id: bigint
  username: string
  sport: Sport
  event_name: string
  market_name: string
  code: string
  runner_ids: number[]
  bets: Sum[]
}

/**
 * What the house may lose to one player on one market, where that is most. What all of a player's
 * bets there could bring together bounds it from above, so the largest are looked for by that.
 */
export async function readPlayerRisks(db: Db): Promise<HouseRiskRow[]> {
  const { rows } = await sql<Row>`
    WITH bet AS (
      SELECT b.market_id, b.player_id, o.runner_id, o.claim, o.side,
        sum(b.stake_minor)::bigint AS stake_minor, sum(b.profit_minor)::bigint AS profit_minor
      FROM market m JOIN bet_match b ON b.market_id = m.id JOIN exchange_order o ON o.id = b.order_id
      WHERE m.status IN ('open', 'closed') AND b.with_house AND b.void_reason IS NULL
      GROUP BY b.market_id, b.player_id, o.runner_id, o.claim, o.side
    ), position AS (
      SELECT market_id, player_id, json_agg(json_build_object('runner_id', runner_id,
        'claim', claim, 'side', side, 'stake_minor', stake_minor::text,
        'profit_minor', profit_minor::text)) AS bets
      FROM bet GROUP BY market_id, player_id ORDER BY
        sum(CASE WHEN side IN ('back', 'yes') THEN profit_minor ELSE stake_minor END) DESC
      LIMIT ${COUNTED_MAX}
    )
    SELECT s.player_id, p.username, e.sport, ${eventName()} AS event_name, ${marketName()} AS market_name, m.code,
      coalesce((SELECT json_agg(r.id) FROM runner r WHERE r.market_id = m.id), '[]') AS runner_ids,
      s.bets
    FROM position s JOIN player p ON p.id = s.player_id JOIN market m ON m.id = s.market_id
    JOIN sport_event e ON e.id = m.event_id
  `.execute(db)
  return largestRisks(rows.map(riskOf))
}

function riskOf(row: Row): HouseRiskRow {
  return {
    scope: 'player',
    sport: row.sport,
    eventName: row.event_name,
    marketName: row.market_name,
    marketCode: row.code,
    runnerName: null,
    player: { id: row.player_id, username: row.username },
    atRiskMinor: lossOf(row),
  }
}

/** A market has bets on runners or bets on a score, never both. */
function lossOf({ bets, runner_ids }: Row): bigint {
  const amounts = ({ stake_minor, profit_minor }: Sum) => ({
    stakeMinor: BigInt(stake_minor),
    profitMinor: BigInt(profit_minor),
  })
  const onRunners = bets.flatMap((bet) =>
    bet.side === 'back' || bet.side === 'lay'
      ? [{ runnerId: Number(bet.runner_id), side: bet.side, isMatched: true, ...amounts(bet) }]
      : [],
  )
  const onScores = bets.flatMap((bet) =>
    (bet.side === 'yes' || bet.side === 'no') && bet.claim !== null
      ? [{ claim: bet.claim, side: bet.side, ...amounts(bet) }]
      : [],
  )
  return worstLossOnRunners(runner_ids, onRunners) + worstLossOnScore(onScores)
}
