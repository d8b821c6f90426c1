import type { Explanation } from './explanation.ts'
import { DIGITS, type ScoreOutcome } from './score-outcomes.ts'

/** Says in which scores the loss lies: by their range alone where the last digit does not count. */
export function explainScore(outcome: ScoreOutcome, lossMinor: bigint): Explanation {
  const { fromScore, toScore, digits } = outcome
  const scores = { fromScore, toScore, lossMinor }
  if (digits.length === DIGITS.length) return explainRange(outcome, lossMinor)
  if (isParity(digits, 0)) return { kind: 'even', ...scores }
  if (isParity(digits, 1)) return { kind: 'odd', ...scores }
  return { kind: 'last_digit', digits, ...scores }
}

function explainRange({ fromScore, toScore }: ScoreOutcome, lossMinor: bigint): Explanation {
  if (toScore !== null && fromScore > 0) {
    return { kind: 'score_between', fromScore, toScore, lossMinor }
  }
  if (toScore !== null) return { kind: 'score_below', runs: toScore + 1, lossMinor }
  if (fromScore > 0) return { kind: 'score_at_least', runs: fromScore, lossMinor }
  return { kind: 'any_score', lossMinor }
}

function isParity(digits: readonly number[], parity: 0 | 1): boolean {
  return digits.length === 5 && digits.every((digit) => digit % 2 === parity)
}
