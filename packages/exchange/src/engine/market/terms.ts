import type { Claim } from '../../bet/claim.ts'

/** Sides as players name them: back and lay a runner, or say yes and no to a claim. */
export type BetSide = 'back' | 'lay' | 'yes' | 'no'

/** What an order bets on, and at which price: a tick of the ladder or a rate of the house. */
export type Terms =
  | { on: 'ladder'; runnerId: number; side: 'back' | 'lay'; tick: number }
  | { on: 'rate'; runnerId: number; side: 'back' | 'lay'; rateCenti: number }
  | { on: 'claim'; claim: Claim; side: 'yes' | 'no'; rateCenti: number }

/** The runner of a fancy's only line. */
export const LINE_RUNNER_ID = 0

/** The runner that the terms are on; a fancy has one line and no runners. */
export function runnerOf(terms: Terms): number {
  return terms.on === 'claim' ? LINE_RUNNER_ID : terms.runnerId
}

/** Back and yes win the profit and risk the stake; lay and no the other way round. */
export function isForSide({ side }: Pick<Terms, 'side'>): boolean {
  return side === 'back' || side === 'yes'
}
