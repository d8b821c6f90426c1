import type { RunnerBet, ScoreBet } from '../bet/bet.ts'
import { exposureOfRunners } from '../exposure/runner-exposure.ts'
import { exposureOfScore } from '../exposure/score-exposure.ts'

/** What these matched bets of players cost the house at worst, whichever runner wins; never below 0. */
export function worstLossOnRunners(
  runnerIds: readonly number[],
  bets: readonly RunnerBet[],
): bigint {
  const other = { back: 'lay', lay: 'back' } as const
  const against = bets.map((bet) => ({ ...bet, side: other[bet.side] }))
  return exposureOfRunners(runnerIds, against).liabilityMinor
}

/** The same on a score, whatever it becomes. */
export function worstLossOnScore(bets: readonly ScoreBet[]): bigint {
  const other = { yes: 'no', no: 'yes' } as const
  return exposureOfScore(bets.map((bet) => ({ ...bet, side: other[bet.side] }))).liabilityMinor
}
