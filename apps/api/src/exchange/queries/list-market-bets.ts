import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { readUsernames } from '../../identity/queries/read-usernames.ts'
import { selectBets, showBet, type Bet } from '../views/show-bets.ts'

/** The last bets that are shown. */
const BETS_MAX = 50

export type MarketBet = { playerId: bigint; username: string; bet: Bet }

/** The last bets on a market with who placed them, newest first. */
export async function listMarketBets(db: Db, marketId: bigint): Promise<MarketBet[]> {
  const rows = await selectBets(db, { where: sql`o.market_id = ${marketId}`, limit: BETS_MAX })
  const usernames = await readUsernames(
    db,
    rows.map((row) => row.player_id),
  )
  return rows.map((row) => ({
    playerId: row.player_id,
    username: usernames.get(Number(row.player_id)) ?? '',
    bet: showBet(row),
  }))
}
