import { netOfScoreBet, type ScoreBet } from '../bet/bet.ts'
import { isClaimTrue, requireClaim } from '../bet/claim.ts'
import { explainScore } from './explain-score.ts'
import { exposureOver, type Exposure, type OutcomeNet } from './exposure.ts'
import { scoreSamples, type ScoreOutcome } from './score-outcomes.ts'

/**
 * The exposure of one player's bets on one score, over every score from 0 to `SCORE_MAX`.
 *
 * A NO does not free a YES by standing beside it: YES 1000 at 40 with NO 100 at 48 still loses 900
 * below 40. Only the outcomes tell, and `scoreSamples` gives one score for each of them.
 *
 * A bet that waits for its delay may be matched or lapse: as on runners it counts where it would lose
 * and nowhere else.
 *
 * Throws `RangeError` for a claim that names no possible score.
 */
export function exposureOfScore(
  bets: readonly ScoreBet[],
  waiting: readonly ScoreBet[] = [],
): Exposure<ScoreOutcome> {
  const claims = [...bets, ...waiting].map(({ claim }) => claim)
  claims.forEach(requireClaim)
  const outcomes = scoreSamples(claims).map(({ outcome, score }): OutcomeNet<ScoreOutcome> => {
    const netMinor = netOf(bets, score)
    const losing = waiting.filter((bet) => netOf([bet], score) < 0n)
    return { outcome, netMinor, worstMinor: netMinor + netOf(losing, score) }
  })
  return exposureOver(joinAlike(outcomes), explainScore)
}

function netOf(bets: readonly ScoreBet[], score: number): bigint {
  return bets.reduce((sum, bet) => sum + netOfScoreBet(bet, isClaimTrue(bet.claim, score)), 0n)
}

/** Neighbours that come to the same are one outcome: bets that cancel out leave no seam behind. */
function joinAlike(outcomes: readonly OutcomeNet<ScoreOutcome>[]): OutcomeNet<ScoreOutcome>[] {
  const joined: OutcomeNet<ScoreOutcome>[] = []
  for (const one of outcomes) {
    const last = joined.at(-1)
    if (last === undefined || !isAlike(last, one)) joined.push(one)
    else joined.splice(-1, 1, { ...one, outcome: join(last.outcome, one.outcome) })
  }
  return joined
}

function isAlike(last: OutcomeNet<ScoreOutcome>, one: OutcomeNet<ScoreOutcome>): boolean {
  const isNext = last.outcome.toScore !== null && last.outcome.toScore + 1 === one.outcome.fromScore
  const isSame = last.netMinor === one.netMinor && last.worstMinor === one.worstMinor
  return isNext && last.outcome.digits === one.outcome.digits && isSame
}

function join(last: ScoreOutcome, one: ScoreOutcome): ScoreOutcome {
  return { ...last, toScore: one.toScore }
}
