import { exposureOfRunners } from '../../exposure/runner-exposure.ts'
import { exposureOfScore } from '../../exposure/score-exposure.ts'
import { remainingOf, type LiveOrder } from '../orders/live-order.ts'
import { runnerBet, scoreBet } from './bet-of.ts'
import type { LiveMarket } from './live-market.ts'
import type { BetAmounts } from './positions.ts'
import { profitOf } from './profit-of.ts'

/** The player's worst loss on the market (law 14), with `added` orders as if they stood in it. */
export function liabilityOf(
  market: LiveMarket,
  playerId: number,
  added: readonly LiveOrder[] = [],
): bigint {
  const matched = [...(market.positions.get(playerId)?.matched.values() ?? [])]
  const waiting = [...(market.ordersOfPlayer.get(playerId) ?? []), ...added]
  if (market.kind === 'fancy') return liabilityOnScore(matched, waiting)
  return exposureOfRunners(market.runnerIds, [
    ...matched.map((sum) => runnerBet(sum.terms, sum, true)),
    ...waiting.map((order) => runnerBet(order.terms, wholeOf(order), false)),
  ]).liabilityMinor
}

/** The house matches an order at once and whole, or lets it wait for its delay. */
function liabilityOnScore(matched: readonly BetAmounts[], orders: readonly LiveOrder[]): bigint {
  const betsIn = (isDelayed: boolean) =>
    orders
      .filter(({ state }) => (state === 'delayed') === isDelayed)
      .map((order) => scoreBet(order.terms, wholeOf(order)))
  const now = [...matched.map((sum) => scoreBet(sum.terms, sum)), ...betsIn(false)]
  return exposureOfScore(now, betsIn(true)).liabilityMinor
}

/** What is left of an order, as if all of it were matched at its own price. */
function wholeOf(order: LiveOrder) {
  const stakeMinor = remainingOf(order)
  return { stakeMinor, profitMinor: profitOf(order.terms, stakeMinor) }
}
