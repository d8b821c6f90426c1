import {
  exposureOfRunners,
  exposureOfScore,
  lossOnRunners,
  lossOnScore,
  type RunnerBet,
  type ScoreBet,
} from '@maidan/exchange'
import type { LiveMarket, Terms } from '../market/live-market.ts'
import { addMatched, runnerBet, scoreBet, type Matched } from '../market/positions.ts'

/** The bets of players that the house stands against, as the players bet them. */
export type HouseBets = {
  all: Matched
  ofPlayer: Map<number, Matched>
  /** What the house loses on the market at worst. */
  lossMinor: bigint
}

/** A bet, matched or to be matched. */
export type BetAmounts = { terms: Terms; stakeMinor: bigint; profitMinor: bigint }

export function noHouseBets(): HouseBets {
  return { all: new Map(), ofPlayer: new Map(), lossMinor: 0n }
}

/** Adds a bet that the house has matched; `houseLossOf` then tells what the market may cost it. */
export function addHouseBet({ house }: LiveMarket, playerId: number, bet: BetAmounts) {
  addMatched(house.all, bet)
  const own = house.ofPlayer.get(playerId) ?? new Map()
  house.ofPlayer.set(playerId, own)
  addMatched(own, bet)
}

/** The house's worst loss over all outcomes (law 14): of each bet it has the other side. */
export function houseLossOf(market: LiveMarket): bigint {
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

/** Back and yes win the profit and risk the stake; lay and no the other way round. */
export function isForSide({ side }: Pick<Terms, 'side'>): boolean {
  return side === 'back' || side === 'yes'
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
