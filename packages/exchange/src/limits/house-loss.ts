import { netOfRunnerBet, netOfScoreBet, type RunnerBet, type ScoreBet } from '../bet/bet.ts'
import { isClaimTrue, type Claim } from '../bet/claim.ts'
import { scoreSamples } from '../exposure/score-outcomes.ts'

/**
 * What the house loses at worst by these matched bets of players, over the outcomes in which one more
 * bet for (or against) the runner would cost it; below 0 it gains. Null: there is no such outcome.
 */
export function lossOnRunners(
  runnerIds: readonly number[],
  bets: readonly RunnerBet[],
  more: Readonly<{ runnerId: number; isFor: boolean }>,
): bigint | null {
  const costly = runnerIds.filter((runnerId) => (runnerId === more.runnerId) === more.isFor)
  return worstOf(
    costly.map((winnerId) => bets.reduce((sum, bet) => sum + netOfRunnerBet(bet, winnerId), 0n)),
  )
}

/** The same on a score, over the scores that make the claim true (or false). */
export function lossOnScore(
  bets: readonly ScoreBet[],
  more: Readonly<{ claim: Claim; isFor: boolean }>,
): bigint | null {
  const samples = scoreSamples([...bets.map(({ claim }) => claim), more.claim])
  const costly = samples.filter(({ score }) => isClaimTrue(more.claim, score) === more.isFor)
  return worstOf(
    costly.map(({ score }) =>
      bets.reduce((sum, bet) => sum + netOfScoreBet(bet, isClaimTrue(bet.claim, score)), 0n),
    ),
  )
}

function worstOf(losses: readonly bigint[]): bigint | null {
  return losses.reduce<bigint | null>(
    (worst, loss) => (worst === null || loss > worst ? loss : worst),
    null,
  )
}
