import { exposureOfRunners, exposureOfScore } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { readPositions, type MarketPosition } from '../views/read-positions.ts'

/**
 * Everything in the database that cannot be: orders whose parts do not add up, matches without
 * their other half, money held that no bet explains, a ledger that is broken. Empty in a healthy
 * exchange, at any moment between two requests.
 */
export async function findFaults(db: Db): Promise<object[]> {
  const rows = await Promise.all([
    oddOrders(db),
    oddMatches(db),
    sql<object>`SELECT 'ledger' AS fault, b.* FROM ledger_breach b`.execute(db),
  ])
  return [...rows.flatMap((found) => found.rows), ...(await oddHoldings(db))]
}

const oddOrders = (db: Db) =>
  sql<object>`
    SELECT 'order' AS fault, o.id, o.state, o.size_minor, o.matched_minor, o.remaining_minor
    FROM exchange_order o
    WHERE (o.state = 'done') <> (o.remaining_minor = 0) OR o.matched_minor <> (
      SELECT coalesce(sum(b.stake_minor), 0) FROM bet_match b WHERE b.order_id = o.id)
  `.execute(db)

/** Between players a match is a back and a lay of one stake and price; the house's half is not kept. */
const oddMatches = (db: Db) =>
  sql<object>`
    SELECT 'match' AS fault, b.id, count(*) AS halves
    FROM bet_match b JOIN exchange_order o ON o.id = b.order_id
    GROUP BY b.id
    HAVING count(*) > 2 OR count(*) = 2 AND (
      count(DISTINCT o.side) <> 2 OR count(DISTINCT o.runner_id) <> 1 OR
      count(DISTINCT (b.market_id, b.tick, b.stake_minor, b.profit_minor)) <> 1)
  `.execute(db)

/** What is held for each market that is open beside what its bets, read anew, can lose. */
async function oddHoldings(db: Db): Promise<object[]> {
  const { rows } = await sql<{ player_id: bigint; market_id: bigint; held: bigint }>`
    SELECT p.player_id, p.market_id, coalesce(x.liability_minor, 0)::bigint AS held
    FROM (
      SELECT player_id, market_id FROM exchange_order UNION SELECT player_id, market_id FROM exposure
    ) p
    JOIN market m ON m.id = p.market_id AND m.status = 'open'
    LEFT JOIN exposure x USING (player_id, market_id)
  `.execute(db)
  const players = [...new Set(rows.map(({ player_id }) => player_id))]
  const liabilities = new Map<string, bigint>()
  for (const playerId of players)
    for (const position of await readPositions(db, { playerId }))
      liabilities.set(`${playerId} ${position.marketId}`, liabilityOf(position))
  return rows.flatMap(({ player_id, market_id, held }) => {
    const liabilityMinor = liabilities.get(`${player_id} ${market_id}`) ?? 0n
    return held === liabilityMinor
      ? []
      : [{ fault: 'exposure', player_id, market_id, held, liabilityMinor }]
  })
}

function liabilityOf(position: MarketPosition): bigint {
  const { kind, runners, runnerBets, scoreBets, waitingScoreBets } = position
  if (kind === 'fancy') return exposureOfScore(scoreBets, waitingScoreBets).liabilityMinor
  const runnerIds = runners.map(({ id }) => id)
  return exposureOfRunners(runnerIds, runnerBets).liabilityMinor
}
