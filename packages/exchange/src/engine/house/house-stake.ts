import { leastOf } from '../../limits/house-limits.ts'
import { possibleStake } from '../../limits/possible-stake.ts'
import type { LiveMarket } from '../market/live-market.ts'
import type { BetAmounts } from '../market/positions.ts'
import { rateOf } from '../market/profit-of.ts'
import { isForSide, runnerOf, type Terms } from '../market/terms.ts'
import { lossBeside } from './house-loss.ts'
import { termsOn } from './house-quote.ts'
import type { HouseRisk } from './house-risk.ts'

/**
 * The largest stake that a quote of the house takes of anybody now, on the side that has more room left;
 * null on a market that the house does not quote alone.
 */
export function houseStake(risk: HouseRisk, market: LiveMarket): bigint | null {
  const stakes = [...market.quotes.values()].flatMap((quote) =>
    termsOn(quote).map((terms) => {
      const asked = { market, playerId: null, terms, here: [], moreMinor: 0n }
      return leastOf(stakesOn(risk, asked).ofAll, quote.stakeMaxMinor)
    }),
  )
  return stakes.reduce<bigint | null>(
    (most, one) => (most !== null && most > one ? most : one),
    null,
  )
}

type Asked = {
  market: LiveMarket
  /** Null: anybody. */
  playerId: number | null
  terms: Terms
  /** Bets of the same request on this market, and what its others may cost. */
  here: readonly BetAmounts[]
  moreMinor: bigint
}

/** What one player may still stake on the terms, and what all together may. */
export function stakesOn(risk: HouseRisk, asked: Asked): { ofPlayer: bigint; ofAll: bigint } {
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
