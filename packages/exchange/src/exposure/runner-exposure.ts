import { netOfRunnerBet, type RunnerBet } from '../bet/bet.ts'
import { exposureOver, type Exposure, type OutcomeNet } from './exposure.ts'

/** One runner alone wins the market. */
export type RunnerOutcome = Readonly<{ runnerId: number }>

/**
 * The exposure of one player's bets on a market that one of these runners wins.
 *
 * An unmatched bet counts where it would lose and nowhere else: Σ min(0, net of the bet) is the
 * worst over every choice of bets that may yet be matched. A part of a bet is matched at its own
 * price or a better one and never loses more than its share, so matching never raises an exposure.
 *
 * Throws `RangeError` for a bet on another runner, whose result no outcome here would decide.
 */
export function exposureOfRunners(
  runnerIds: readonly number[],
  bets: readonly RunnerBet[],
): Exposure<RunnerOutcome> {
  requireRunners(runnerIds, bets)
  const outcomes = runnerIds.map((runnerId) => outcomeOf(runnerId, bets))
  return exposureOver(outcomes, ({ runnerId }, lossMinor) => ({
    kind: 'runner_wins',
    runnerId,
    lossMinor,
  }))
}

function outcomeOf(runnerId: number, bets: readonly RunnerBet[]): OutcomeNet<RunnerOutcome> {
  let netMinor = 0n
  let unmatchedMinor = 0n
  for (const bet of bets) {
    const betMinor = netOfRunnerBet(bet, runnerId)
    if (bet.isMatched) netMinor += betMinor
    else if (betMinor < 0n) unmatchedMinor += betMinor
  }
  return { outcome: { runnerId }, netMinor, worstMinor: netMinor + unmatchedMinor }
}

function requireRunners(runnerIds: readonly number[], bets: readonly RunnerBet[]): void {
  const known = new Set(runnerIds)
  for (const { runnerId } of bets) {
    if (!known.has(runnerId)) throw new RangeError(`runner ${runnerId} is not in the market`)
  }
}
