import type { RunnerBet, ScoreBet } from '../../bet/bet.ts'
import { exposureOfRunners } from '../../exposure/runner-exposure.ts'
import { exposureOfScore } from '../../exposure/score-exposure.ts'
import { lossOnRunners, lossOnScore } from '../../limits/house-loss.ts'
import { runnerBet, scoreBet } from '../market/bet-of.ts'
import type { LiveMarket } from '../market/live-market.ts'
import { addMatched, type BetAmounts } from '../market/positions.ts'
import { isForSide, type Terms } from '../market/terms.ts'

/** Adds a bet that the house has matched to what the market may cost it. */
export function addHouseBet(market: LiveMarket, playerId: number, bet: BetAmounts) {
  const { house } = market
  addMatched(house.all, bet)
  const own = house.ofPlayer.get(playerId) ?? new Map()
  house.ofPlayer.set(playerId, own)
  addMatched(own, bet)
  house.lossMinor = houseLossOf(market)
}

/** The house's worst loss over all outcomes (law 14): of each bet it has the other side. */
function houseLossOf(market: LiveMarket): bigint {
  const bets = [...market.house.all.values()]
  if (market.kind === 'fancy')
    return exposureOfScore(asScoreBets(bets).map(otherScoreBet)).liabilityMinor
  return exposureOfRunners(market.runnerIds, asRunnerBets(bets).map(otherRunnerBet)).liabilityMinor
}

/** What the house loses by the bets at worst where one more on the terms would cost it. */
export function lossBeside(
  market: LiveMarket,
  bets: readonly BetAmounts[],
  terms: Terms,
): bigint | null {
  const isFor = isForSide(terms)
  return terms.on === 'claim'
    ? lossOnScore(asScoreBets(bets), { claim: terms.claim, isFor })
    : lossOnRunners(market.runnerIds, asRunnerBets(bets), { runnerId: terms.runnerId, isFor })
}

/** The runners' bets of a market with the house, as the rules of limits read them. */
export function asRunnerBets(bets: readonly BetAmounts[]): RunnerBet[] {
  return bets.map((bet) => runnerBet(bet.terms, bet, true))
}

function asScoreBets(bets: readonly BetAmounts[]): ScoreBet[] {
  return bets.map((bet) => scoreBet(bet.terms, bet))
}

function otherRunnerBet(bet: RunnerBet): RunnerBet {
  return { ...bet, side: bet.side === 'back' ? 'lay' : 'back' }
}

function otherScoreBet(bet: ScoreBet): ScoreBet {
  return { ...bet, side: bet.side === 'yes' ? 'no' : 'yes' }
}
