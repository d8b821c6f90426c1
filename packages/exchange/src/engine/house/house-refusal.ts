import { leastOf } from '../../limits/house-limits.ts'
import type { BetAmounts } from '../market/positions.ts'
import { betOf } from '../market/profit-of.ts'
import { isForSide, runnerOf, type Terms } from '../market/terms.ts'
import type { LiveMarket } from '../market/live-market.ts'
import type { OrderEntry } from '../orders/order-entry.ts'
import type { HouseReason } from '../refusal.ts'
import { requestedOfHouse } from './requested-of-house.ts'
import type { HouseRisk } from './house-risk.ts'
import { stakesOn } from './house-stake.ts'

/** What the same request has taken of the house so far. */
type Taken = { market: LiveMarket; bet: BetAmounts }

/**
 * Why the house may not take these orders of one player (law 25), the first of them that is too much;
 * null if it may take all. On the ladder only what rests of the house's counts, which is sized by its
 * other limits already; what other players offer is theirs to lose.
 */
export function houseRefusal(risk: HouseRisk, entries: readonly OrderEntry[]): HouseReason | null {
  const taken: Taken[] = []
  for (const entry of entries) {
    const refusal = refusalOfOne(risk, entry, taken)
    if (refusal) return refusal
  }
  return null
}

function refusalOfOne(
  risk: HouseRisk,
  { order, market }: OrderEntry,
  taken: Taken[],
): HouseReason | null {
  const moreMinor = sumOf(
    taken.filter((one) => one.market !== market).map(({ bet }) => costOf(bet)),
  )
  const requested = requestedOfHouse(market, order)
  const isLadder = order.terms.on === 'ladder'
  const possible = requested.map(({ terms, stakeMinor: requestedMinor }) => {
    const here = taken.filter((one) => one.market === market).map(({ bet }) => bet)
    const { playerId } = order
    const stakes = stakesOn(risk, { market, playerId, terms, here, moreMinor })
    const mostMinor = isLadder ? stakes.ofPlayer : leastOf(stakes.ofPlayer, stakes.ofAll)
    const stakeMinor = leastOf(requestedMinor, mostMinor)
    taken.push({ market, bet: betOf(terms, stakeMinor) })
    return { stakeMinor, isFull: stakes.ofAll < leastStake(market, terms) }
  })
  const possibleMinor = sumOf(possible.map(({ stakeMinor }) => stakeMinor))
  if (possibleMinor === sumOf(requested.map(({ stakeMinor }) => stakeMinor))) return null
  if (!isLadder && possible.some(({ isFull }) => isFull)) return { code: 'MARKET_SUSPENDED' }
  return { code: 'HOUSE_LIMIT', maxMinor: possibleMinor }
}

/** What a bet costs the house at worst. */
function costOf({ terms, stakeMinor, profitMinor }: BetAmounts): bigint {
  return isForSide(terms) ? profitMinor : stakeMinor
}

/** A quote that cannot take the least stake any more is a full one. */
function leastStake(market: LiveMarket, terms: Terms): bigint {
  return market.quotes.get(runnerOf(terms))?.stakeMinMinor ?? 1n
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, minor) => sum + minor, 0n)
}
