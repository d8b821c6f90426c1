import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { LiveMarket } from '@maidan/exchange/engine'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }
type Noted = { marketId: bigint; runnerId: number; tick: number }

/** How often charts get a point, if there is a new one. */
export const NOTE_PRICES_EVERY_MS = 15_000

/** Writes the best price to back of every runner that has moved since it was written last. */
export async function notePrices({ exchange, db, clock }: Ports): Promise<number> {
  const { markets, owns } = exchange.matcher
  const noted = [...markets()].filter(owns).flatMap(bestPrices)
  if (noted.length === 0) return 0
  await sql`
    INSERT INTO runner_price (market_id, runner_id, at, tick)
    SELECT now.market_id, now.runner_id, ${clock.now()}, now.tick
    FROM unnest(
      ${noted.map(({ marketId }) => marketId)}::bigint[],
      ${noted.map(({ runnerId }) => runnerId)}::bigint[],
      ${noted.map(({ tick }) => tick)}::smallint[]
    ) AS now (market_id, runner_id, tick)
    WHERE now.tick IS DISTINCT FROM (
      SELECT p.tick FROM runner_price p
      WHERE p.market_id = now.market_id AND p.runner_id = now.runner_id ORDER BY p.at DESC LIMIT 1)
    ON CONFLICT DO NOTHING
  `.execute(db)
  // There is nothing more to find before time has passed.
  return 0
}

function bestPrices({ id: marketId, life, books }: LiveMarket): Noted[] {
  if (life.status !== 'open') return []
  return [...books].flatMap(([runnerId, book]) => {
    const [best] = book.depth(1).toBack
    return best ? [{ marketId, runnerId, tick: best.tick }] : []
  })
}
