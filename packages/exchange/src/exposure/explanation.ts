/**
 * Why money is held: what would have to happen, and what the player would lose then. A screen turns
 * it into a sentence, such as "if the score is below 40 you lose ৳900".
 */
export type Explanation = Readonly<Cause & { lossMinor: bigint }>

type Cause =
  | { kind: 'runner_wins'; runnerId: number }
  | { kind: 'any_score' }
  | { kind: 'score_below'; runs: number }
  | { kind: 'score_at_least'; runs: number }
  | { kind: 'score_between'; fromScore: number; toScore: number }
  | ({ kind: 'even' } & Scores)
  | ({ kind: 'odd' } & Scores)
  /** The score ends in one of these digits. */
  | ({ kind: 'last_digit'; digits: readonly number[] } & Scores)

/** The scores among which the ending counts: from 0 to null is any score. */
type Scores = { fromScore: number; toScore: number | null }
