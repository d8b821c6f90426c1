import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { BETS_MAX, selectBets, showBet } from '../views/show-bets.ts'
import { readPositions } from '../views/read-positions.ts'
import { readSettledMarkets } from '../views/read-settled-markets.ts'
import { showExposure } from '../views/show-exposure.ts'

/** Markets that are shown with what they brought: the latest. */
const SETTLED_MAX = 100

/** What a player does on the exchange: open bets, what each market may cost, and what it brought. */
export async function readPlayerPlay(
  db: Db,
  playerId: bigint,
): Promise<CallAnswer<Calls['staffPlayerExchange']>> {
  const [open, settled, positions, markets] = await Promise.all([
    selectBets(db, {
      where: sql`o.player_id = ${playerId} AND s.outcome IS NULL
        AND (o.state <> 'done' OR o.matched_minor > 0)`,
      limit: BETS_MAX,
    }),
    selectBets(db, {
      where: sql`o.player_id = ${playerId} AND s.outcome IS NOT NULL`,
      limit: BETS_MAX,
    }),
    readPositions(db, { playerId }),
    readSettledMarkets(db, playerId, SETTLED_MAX),
  ])
  return {
    open_bets: open.map(showBet),
    exposure: positions.map(showExposure),
    markets,
    settled_bets: settled.map(showBet),
  }
}
