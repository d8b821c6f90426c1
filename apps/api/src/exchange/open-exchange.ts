import type { Context } from '../context.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openMatcher, type Matcher } from './matcher/open-matcher.ts'
import type { MarketRoom } from './engine/market/live-market.ts'
import { tellBettors } from './tell-bettors.ts'

/** The exchange's place in the process. */
export type Exchange = {
  matcher: Matcher
  /** The market in memory, read from the database if need be; null if there is none. */
  find: (code: string) => Promise<MarketRoom | null>
  close: () => Promise<void>
}

type ExchangeContext = Pick<Context, 'db' | 'pool' | 'ledger' | 'clock' | 'log' | 'config' | 'bus'>

export function openExchange(ctx: ExchangeContext): Exchange {
  const { FEED_STALE_MS: staleAfterMs, BET_DELAY_MS: betDelayMs } = ctx.config
  const matcher = openMatcher(ctx, {
    staleAfterMs,
    betDelayMs,
    nowMs: () => ctx.clock.now().getTime(),
  })
  const stopTelling = matcher.subscribe((news) => tellBettors(ctx.bus, news))
  return {
    matcher,
    async find(code) {
      const known = matcher.room(code)
      if (known) return known
      const answer = await matcher.ask({ type: 'ready', code })
      if (answer.status === 'refused' && answer.code === 'MARKET_NOT_FOUND') return null
      const room = matcher.room(code)
      // The market is there, but for the moment nobody has it in memory.
      if (!room) throw new Refusal('UNAVAILABLE')
      return room
    },
    async close() {
      stopTelling()
      await matcher.close()
    },
  }
}
