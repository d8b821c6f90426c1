/** What a bet can say about a score; both ends of `within` belong to the window. */
export type Claim =
  | Readonly<{ kind: 'at_least'; runs: number }>
  | Readonly<{ kind: 'within'; fromRuns: number; toRuns: number }>
  | Readonly<{ kind: 'last_digit'; digit: number }>
  | Readonly<{ kind: 'even' }>
  | Readonly<{ kind: 'odd' }>

/**
 * The highest score that a claim may name and a result may have: several times the most runs that
 * both sides together have ever made in one match.
 */
export const SCORE_MAX = 9_999

/** Whether the claim is true of the score. 0 is even and ends in 0. */
export function isClaimTrue(claim: Claim, score: number): boolean {
  switch (claim.kind) {
    case 'at_least':
      return score >= claim.runs
    case 'within':
      return score >= claim.fromRuns && score <= claim.toRuns
    case 'last_digit':
      return score % 10 === claim.digit
    case 'even':
      return score % 2 === 0
    case 'odd':
      return score % 2 === 1
  }
}

/** Throws `RangeError` for a claim that no score could decide: no caller may let one by. */
export function requireClaim(claim: Claim): void {
  switch (claim.kind) {
    case 'at_least':
      return requireScore(claim.runs)
    case 'within':
      requireScore(claim.fromRuns)
      requireScore(claim.toRuns)
      if (claim.fromRuns > claim.toRuns) throw new RangeError('a window ends before it begins')
      return
    case 'last_digit':
      requireScore(claim.digit)
      if (claim.digit > 9) throw new RangeError(`${claim.digit} is not a digit`)
      return
    case 'even':
    case 'odd':
  }
}

/** Throws `RangeError` unless the score is a whole number from 0 to `SCORE_MAX`. */
export function requireScore(score: number): void {
  const isScore = Number.isInteger(score) && score >= 0 && score <= SCORE_MAX
  if (!isScore) throw new RangeError(`${score} is not a score from 0 to ${SCORE_MAX}`)
}
