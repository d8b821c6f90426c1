import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type pg from 'pg'
import type { Ledger } from '../platform/ledger/open-ledger.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { Bus } from '../platform/live/bus.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openMatcher, type Matcher } from './matcher/open-matcher.ts'
import type { LiveMarket } from '@maidan/exchange/engine'
import { notifyBettors } from './notify-bettors.ts'

type Ports = {
  db: Db
  pool: pg.Pool
  ledger: Ledger
  clock: Clock
  log: Logger
  config: Config
  bus: Bus
}

/** The exchange's place in the process. */
export type Exchange = {
  matcher: Matcher
  /** The market in memory, read from the database if need be; null if there is none. */
  find: (code: string) => Promise<LiveMarket | null>
  close: () => Promise<void>
}

export function openExchange(ctx: Ports): Exchange {
  const { FEED_STALE_MS: staleAfterMs, BET_DELAY_MS: betDelayMs } = ctx.config
  const matcher = openMatcher(ctx, {
    staleAfterMs,
    betDelayMs,
    nowMs: () => ctx.clock.now().getTime(),
  })
  const stopNotifying = matcher.subscribe((news) => notifyBettors(ctx.bus, news))
  return {
    matcher,
    async find(code) {
      const known = matcher.market(code)
      if (known) return known
      // What there is not is told apart here: in the line of the bets it would take a place of theirs.
      if (!(await isMarket(ctx.db, code))) return null
      const answer = await matcher.ask({ type: 'ready', code })
      if (answer.status === 'refused' && answer.code === 'MARKET_NOT_FOUND') return null
      const market = matcher.market(code)
      // The market is there, but for the moment nobody has it in memory.
      if (!market) throw new Refusal('UNAVAILABLE')
      return market
    },
    async close() {
      stopNotifying()
      await matcher.close()
    },
  }
}

async function isMarket(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM market WHERE code = ${code}`.execute(db)
  return rows.length > 0
}
