import { oddsOfTick } from '@maidan/money'
import type { Claim } from '../../../bet/claim.ts'
import type { Terms } from '../../market/terms.ts'
import { left, type NaiveMarket } from './naive-market.ts'

/** A stake on some terms, with what a backer of them wins. */
export type NaiveBet = { terms: Terms; stakeMinor: bigint; profitMinor: bigint }

/** Scores that are tried: every line of the tests is below 80, and the rest repeats every ten. */
const SCORES = Array.from({ length: 100 }, (_, score) => score)

/** What can come of a market: each runner wins, or each score is made. */
export function outcomesOf({ facts }: NaiveMarket): readonly number[] {
  return facts.kind === 'fancy' ? SCORES : facts.runnerIds
}

export function naiveProfit(terms: Terms, stakeMinor: bigint): bigint {
  if (terms.on === 'ladder') return (stakeMinor * BigInt(oddsOfTick(terms.tick) - 100)) / 100n
  return (stakeMinor * BigInt(terms.rateCenti)) / 10_000n
}

/** What the bet brings its player if this is the outcome. */
export function naiveNet({ terms, stakeMinor, profitMinor }: NaiveBet, outcome: number): bigint {
  const isTrue = terms.on === 'claim' ? says(terms.claim, outcome) : terms.runnerId === outcome
  if (terms.side === 'back' || terms.side === 'yes') return isTrue ? profitMinor : -stakeMinor
  return isTrue ? -profitMinor : stakeMinor
}

function says(claim: Claim, score: number): boolean {
  if (claim.kind === 'at_least') return score >= claim.runs
  if (claim.kind === 'within') return score >= claim.fromRuns && score <= claim.toRuns
  if (claim.kind === 'last_digit') return String(score).endsWith(String(claim.digit))
  return (claim.kind === 'even') === Number.isInteger(score / 2)
}

/** What the player loses at worst, whichever of their orders are matched yet (law 14). */
export function naiveLiability(market: NaiveMarket, playerId: number): bigint {
  const matched = market.matches.filter((one) => one.playerId === playerId)
  const waiting = market.orders
    .filter((order) => order.playerId === playerId && order.state !== 'done')
    .map(({ terms, ...order }) => {
      const stakeMinor = left({ terms, ...order })
      return { terms, stakeMinor, profitMinor: naiveProfit(terms, stakeMinor) }
    })
  let worstMinor = 0n
  for (const outcome of outcomesOf(market)) {
    let netMinor = 0n
    for (const bet of matched) netMinor += naiveNet(bet, outcome)
    for (const bet of waiting) if (naiveNet(bet, outcome) < 0n) netMinor += naiveNet(bet, outcome)
    if (netMinor < worstMinor) worstMinor = netMinor
  }
  return -worstMinor
}

/** The largest stake from 0 to `mostMinor` for which this is so; it is so for all smaller ones. */
export function largestStake(mostMinor: bigint, isSo: (stakeMinor: bigint) => boolean): bigint {
  let lowMinor = 0n
  let highMinor = mostMinor
  while (lowMinor < highMinor) {
    const middleMinor = (lowMinor + highMinor + 1n) / 2n
    if (isSo(middleMinor)) lowMinor = middleMinor
    else highMinor = middleMinor - 1n
  }
  return lowMinor
}
