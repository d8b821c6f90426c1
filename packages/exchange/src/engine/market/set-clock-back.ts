import { applyMarketCommand } from '../../market/apply-market-command.ts'
import type { LiveMarket } from './live-market.ts'
import type { ReportedState } from './reported-state.ts'

/**
 * Keeps what was reported of a market as old as it is, and bets waiting no longer than they would, when
 * the clock is set back by `byMs`: times are written anew as that clock would have shown them.
 */
export function setClockBack(market: LiveMarket, byMs: number) {
  const { reported } = market
  if (reported) market.reported = { ...reported, atMs: reported.atMs - byMs }
  for (const order of market.orders.values()) if (order.readyAtMs !== null) order.readyAtMs -= byMs
  const moved = applyMarketCommand(market.life, { type: 'clock_set_back', byMs })
  if (moved.ok) market.life = moved.market
}

/** The same for what is remembered of a market that is to be read anew. */
export function setStateBack(state: ReportedState, byMs: number): ReportedState {
  const { price, aliveAtMs, cancelsOnlyUntilMs } = state
  return {
    ...state,
    price: { ...price, atMs: price.atMs - byMs },
    aliveAtMs: aliveAtMs - byMs,
    cancelsOnlyUntilMs: cancelsOnlyUntilMs === null ? null : cancelsOnlyUntilMs - byMs,
  }
}
