import { SCORE_MAX, type Claim } from '../bet/claim.ts'

/** Every score from `fromScore` to `toScore` (null: and above) that ends in one of the digits. */
export type ScoreOutcome = Readonly<{
  fromScore: number
  toScore: number | null
  digits: readonly number[]
}>

/** An outcome with one score of it, which stands for all: every claim says the same of each. */
export type ScoreSample = Readonly<{ outcome: ScoreOutcome; score: number }>

/** The digits a score can end in. */
export const DIGITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The scores from 0 to `SCORE_MAX`, cut into outcomes that none of the claims can tell apart.
 *
 * Lines and windows are constant between their ends, so the cuts are 0, each line, each window's
 * first score and the one after its last. What a score ends in repeats every 10, so within a cut
 * each class of digits needs one score, and the first 10 scores hold every class there is. The
 * outcomes come class by class, and by score within a class.
 */
export function scoreSamples(claims: readonly Claim[]): ScoreSample[] {
  const starts = [...new Set([0, ...claims.flatMap(cutsOf)])].toSorted((a, b) => a - b)
  return digitClasses(claims).flatMap((digits) =>
    starts.flatMap((fromScore, index) => {
      const next = starts[index + 1]
      const lastScore = next === undefined ? SCORE_MAX : next - 1
      const toScore = next === undefined ? null : lastScore
      const score = firstEndingIn(digits, fromScore, lastScore)
      return score === null ? [] : [{ outcome: { fromScore, toScore, digits }, score }]
    }),
  )
}

/** Where the claim turns true or false; none beyond the highest score. */
function cutsOf(claim: Claim): number[] {
  switch (claim.kind) {
    case 'at_least':
      return [claim.runs]
    case 'within':
      return [claim.fromRuns, claim.toRuns + 1].filter((cut) => cut <= SCORE_MAX)
    case 'last_digit':
    case 'even':
    case 'odd':
      return []
  }
}

/** The digits in classes that no claim tells apart: all ten together if no claim looks at them. */
function digitClasses(claims: readonly Claim[]): number[][] {
  const named = new Set(claims.flatMap((one) => (one.kind === 'last_digit' ? [one.digit] : [])))
  const isParityNamed = claims.some(({ kind }) => kind === 'even' || kind === 'odd')
  const keyOf = (digit: number) =>
    `${isParityNamed ? digit % 2 : ''}:${named.has(digit) ? digit : ''}`
  const keys = [...new Set(DIGITS.map(keyOf))]
  return keys.map((key) => DIGITS.filter((digit) => keyOf(digit) === key))
}

function firstEndingIn(
  digits: readonly number[],
  fromScore: number,
  lastScore: number,
): number | null {
  const endScore = Math.min(lastScore, fromScore + DIGITS.length - 1)
  for (let score = fromScore; score <= endScore; score += 1) {
    if (digits.includes(score % 10)) return score
  }
  return null
}
