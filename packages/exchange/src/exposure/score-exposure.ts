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
 * Throws `RangeError` for a claim that names no possible score.
 */
export function exposureOfScore(bets: readonly ScoreBet[]): Exposure<ScoreOutcome> {
  const claims = bets.map(({ claim }) => claim)
  claims.forEach(requireClaim)
  const outcomes = scoreSamples(claims).map(({ outcome, score }) => outcomeOf(outcome, score, bets))
  return exposureOver(joinAlike(outcomes), explainScore)
}

/** Nothing waits in a book here, so the worst of an outcome is its net. */
function outcomeOf(
  outcome: ScoreOutcome,
  score: number,
  bets: readonly ScoreBet[],
): OutcomeNet<ScoreOutcome> {
  const netMinor = bets.reduce(
    (sum, bet) => sum + netOfScoreBet(bet, isClaimTrue(bet.claim, score)),
    0n,
  )
  return { outcome, netMinor, worstMinor: netMinor }
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
  return isNext && last.outcome.digits === one.outcome.digits && last.netMinor === one.netMinor
}

function join(last: ScoreOutcome, one: ScoreOutcome): ScoreOutcome {
  return { ...last, toScore: one.toScore }
}
