import { worstLossOnRunners } from '@maidan/exchange'
import type { Sport } from '@maidan/exchange/lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { largestRisks, type HouseRiskRow } from './house-risk-row.ts'
import { eventName, marketName, runnerName } from '../views/names.ts'

type Row = {
  sport: Sport
  event_name: string
  market_name: string
  code: string
  runner_name: string
  backed_stake_minor: bigint
  backed_profit_minor: bigint
  laid_stake_minor: bigint
  laid_profit_minor: bigint
}

/** Stands for the runner, and for whoever beats it. */
const RUNNER = 1
const ANOTHER = 2

/** What the house may lose by the bets on one runner alone, where that is most. */
export async function readRunnerRisks(db: Db): Promise<HouseRiskRow[]> {
  const { rows } = await sql<Row>`
    SELECT e.sport, ${eventName()} AS event_name, ${marketName()} AS market_name, m.code,
      ${runnerName()} AS runner_name,
      ${sumOf('stake_minor', 'back')} AS backed_stake_minor,
      ${sumOf('profit_minor', 'back')} AS backed_profit_minor,
      ${sumOf('stake_minor', 'lay')} AS laid_stake_minor,
      ${sumOf('profit_minor', 'lay')} AS laid_profit_minor
    FROM market m JOIN sport_event e ON e.id = m.event_id
    JOIN bet_match b ON b.market_id = m.id AND b.with_house AND b.void_reason IS NULL
    JOIN exchange_order o ON o.id = b.order_id
    JOIN runner r ON r.market_id = m.id AND r.id = o.runner_id
    WHERE m.status IN ('open', 'closed')
    GROUP BY e.id, m.id, r.market_id, r.id
  `.execute(db)
  return largestRisks(rows.map(riskOf))
}

function sumOf(column: 'stake_minor' | 'profit_minor', side: 'back' | 'lay') {
  return sql`coalesce(sum(b.${sql.ref(column)}) FILTER (WHERE o.side = ${side}), 0)::bigint`
}

function riskOf(row: Row): HouseRiskRow {
  const bet = (side: 'back' | 'lay', stakeMinor: bigint, profitMinor: bigint) => ({
    runnerId: RUNNER,
    side,
    stakeMinor,
    profitMinor,
    isMatched: true,
  })
  return {
    scope: 'runner',
    sport: row.sport,
    eventName: row.event_name,
    marketName: row.market_name,
    marketCode: row.code,
    runnerName: row.runner_name,
    player: null,
    atRiskMinor: worstLossOnRunners(
      [RUNNER, ANOTHER],
      [
        bet('back', row.backed_stake_minor, row.backed_profit_minor),
        bet('lay', row.laid_stake_minor, row.laid_profit_minor),
      ],
    ),
  }
}
