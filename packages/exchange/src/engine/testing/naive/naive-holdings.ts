import type { NaiveEntry } from './naive-engine.ts'
import { naiveLiability, naiveProfit } from './naive-money.ts'

/** The house matches a bet on a score at once, so it counts as matched; all else may wait. */
export function naiveHoldings(
  entries: readonly NaiveEntry[],
  heldOf: (code: string, playerId: number) => bigint,
) {
  const holdings = new Map<string, bigint>()
  for (const market of new Set(entries.map((one) => one.market))) {
    const own = entries.filter((one) => one.market === market).map(({ order }) => order)
    const isAtOnce = ({ state }: { state: string }) =>
      market.facts.kind === 'fancy' && state === 'open'
    const now = own.filter(isAtOnce).map(({ orderId, playerId, terms, sizeMinor: stakeMinor }) => {
      const profitMinor = naiveProfit(terms, stakeMinor)
      return { orderId, playerId, terms, stakeMinor, profitMinor, matchId: 0, withHouse: true }
    })
    const later = own.filter((order) => !isAtOnce(order))
    const after = {
      ...market,
      orders: [...market.orders, ...later],
      matches: [...market.matches, ...now],
    }
    const neededMinor = naiveLiability(after, own[0]?.playerId ?? 0)
    const heldMinor = heldOf(market.facts.code, own[0]?.playerId ?? 0)
    holdings.set(market.facts.code, neededMinor > heldMinor ? neededMinor : heldMinor)
  }
  return [...holdings]
}
