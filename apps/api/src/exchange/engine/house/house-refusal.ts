import { leastOf, possibleStake, rateAtTick } from '@maidan/exchange'
import type { ErrorCode } from '@maidan/contract'
import { isForSide, lossBeside, type BetAmounts } from './house-bets.ts'
import { LINE_RUNNER_ID } from '../../matcher/load-market.ts'
import {
  remainingOf,
  type HouseQuote,
  type LiveOrder,
  type LiveMarket,
  type Terms,
} from '../market/live-market.ts'
import { profitOf } from '../market/profit-of.ts'
import { runnerOf } from '../orders/admit-orders.ts'
import type { HouseRisk } from './house-risk.ts'

type Entry = { order: LiveOrder; market: LiveMarket }
type Refused = { code: ErrorCode; params?: Record<string, string | number> }

/**
 * Why the house may not take these orders of one player, the first of them that is too much; null if
 * it may take all. On the ladder only what rests of the house's counts, which is sized by its other
 * limits already; what other players offer is theirs to lose.
 */
export function houseRefusal(risk: HouseRisk, entries: readonly Entry[]): Refused | null {
  const taken: { market: LiveMarket; bet: BetAmounts }[] = []
  for (const { order, market } of entries) {
    const here = taken.filter((one) => one.market === market).map(({ bet }) => bet)
    const elsewhere = taken.filter((one) => one.market !== market).map(({ bet }) => costOf(bet))
    const moreMinor = elsewhere.reduce((sum, minor) => sum + minor, 0n)
    const asked = askedOfHouse(market, order)
    const possible = asked.map((bet) => {
      const stakes = stakesOn(risk, {
        market,
        playerId: order.playerId,
        terms: bet.terms,
        here,
        moreMinor,
      })
      const mostMinor =
        order.terms.on === 'ladder' ? stakes.ofPlayer : leastOf(stakes.ofPlayer, stakes.ofAll)
      const stakeMinor = leastOf(bet.stakeMinor, mostMinor)
      here.push(betOf(bet.terms, stakeMinor))
      taken.push({ market, bet: betOf(bet.terms, stakeMinor) })
      return { stakeMinor, isFull: stakes.ofAll < leastStake(market, bet.terms) }
    })
    const possibleMinor = possible.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
    if (possibleMinor === asked.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)) continue
    if (order.terms.on !== 'ladder' && possible.some(({ isFull }) => isFull))
      return { code: 'MARKET_SUSPENDED' }
    return { code: 'HOUSE_LIMIT', params: { max: Number(possibleMinor / 100n) } }
  }
  return null
}

/**
 * The largest stake that a quote of the house takes of anybody now, on the side that has more room left;
 * null on a market that the house does not quote alone.
 */
export function houseStake(risk: HouseRisk, market: LiveMarket): bigint | null {
  const stakes = [...market.quotes.values()].flatMap((quote) =>
    sidesOf(quote).map((terms) => {
      const asked = { market, playerId: null, terms, here: [], moreMinor: 0n }
      return leastOf(stakesOn(risk, asked).ofAll, quote.stakeMaxMinor)
    }),
  )
  return stakes.reduce<bigint | null>(
    (most, one) => (most !== null && most > one ? most : one),
    null,
  )
}

/** What of a quote can be bet on. */
function sidesOf(quote: HouseQuote): Terms[] {
  const { runnerId, yesClaim, noClaim, forRateCenti, againstRateCenti } = quote
  const sides: Terms[] = []
  const [back, lay] = [forRateCenti, againstRateCenti]
  if (runnerId !== LINE_RUNNER_ID) {
    if (back !== null) sides.push({ on: 'rate', runnerId, side: 'back', rateCenti: back })
    if (lay !== null) sides.push({ on: 'rate', runnerId, side: 'lay', rateCenti: lay })
    return sides
  }
  if (back !== null && yesClaim)
    sides.push({ on: 'claim', claim: yesClaim, side: 'yes', rateCenti: back })
  if (lay !== null && noClaim)
    sides.push({
      on: 'claim',
      claim: noClaim,
      side: noClaim.kind === 'odd' ? 'yes' : 'no',
      rateCenti: lay,
    })
  return sides
}

type Asked = {
  market: LiveMarket
  playerId: number | null
  terms: Terms
  /** Bets of the same request on this market, and what its others may cost. */
  here: readonly BetAmounts[]
  moreMinor: bigint
}

/** What one player may still stake, and what all together may. */
function stakesOn(risk: HouseRisk, asked: Asked): { ofPlayer: bigint; ofAll: bigint } {
  const { market, playerId, terms, here, moreMinor } = asked
  const caps = risk.capsOf(market, moreMinor)
  const all = [...market.house.all.values(), ...here]
  const onRunner = all.filter((bet) => runnerOf(bet.terms) === runnerOf(terms))
  const own = [...(market.house.ofPlayer.get(playerId ?? 0)?.values() ?? []), ...here]
  const side = { isFor: isForSide(terms), rateCenti: rateOf(terms) }
  const stakeBeside = (capMinor: bigint, bets: readonly BetAmounts[]) =>
    possibleStake(side, capMinor - (lossBeside(market, bets, terms) ?? 0n))
  return {
    ofPlayer: stakeBeside(caps.playerMinor, own),
    ofAll: leastOf(stakeBeside(caps.marketMinor, all), stakeBeside(caps.runnerMinor, onRunner)),
  }
}

/** What of an order is asked of the house: the whole, or what it could take of its offers. */
function askedOfHouse(market: LiveMarket, order: LiveOrder): BetAmounts[] {
  const { terms } = order
  if (terms.on !== 'ladder') return [betOf(terms, remainingOf(order))]
  const book = market.books.get(terms.runnerId)
  const isBack = terms.side === 'back'
  const offers = (market.houseOrders.get(terms.runnerId) ?? [])
    .flatMap((orderId) => book?.find(orderId) ?? [])
    .filter(
      ({ side, tick }) => side !== terms.side && (isBack ? tick >= terms.tick : tick <= terms.tick),
    )
    .toSorted((one, other) => (isBack ? other.tick - one.tick : one.tick - other.tick))
  let leftMinor = remainingOf(order)
  return offers.flatMap(({ tick, remainingMinor }) => {
    const stakeMinor = leastOf(leftMinor, remainingMinor)
    leftMinor -= stakeMinor
    return stakeMinor === 0n ? [] : [betOf({ ...terms, tick }, stakeMinor)]
  })
}

function betOf(terms: Terms, stakeMinor: bigint): BetAmounts {
  return { terms, stakeMinor, profitMinor: profitOf(terms, stakeMinor) }
}

/** What a bet costs the house at worst. */
function costOf({ terms, stakeMinor, profitMinor }: BetAmounts): bigint {
  return isForSide(terms) ? profitMinor : stakeMinor
}

function rateOf(terms: Terms): number {
  return terms.on === 'ladder' ? rateAtTick(terms.tick) : terms.rateCenti
}

/** A quote that cannot take the least stake any more is a full one. */
function leastStake(market: LiveMarket, terms: Terms): bigint {
  return market.quotes.get(runnerOf(terms))?.stakeMinMinor ?? 1n
}
