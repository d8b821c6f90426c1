import type { RunLine } from '@maidan/casino'
import type { FeedLine } from '../feed/feed-shapes.ts'

/** The documents' code of a line on one ball. */
const BALL_BY_BALL = 6

/** A line of the source in the book's words; none where it does not say what it claims. */
export function runLineOf(line: FeedLine): RunLine[] {
  const claim = claimOf(line)
  if (claim === null) return []
  const ofOneBall = line.type === BALL_BY_BALL
  return [{ id: line.id, ofOneBall, claim, yesRate: line.yes_rate, noRate: line.no_rate }]
}

function claimOf({ claim, yes, no, from_runs, to_runs, digit }: FeedLine): RunLine['claim'] | null {
  switch (claim) {
    case 'at_least':
      if (typeof yes !== 'number' || typeof no !== 'number') return null
      return { kind: claim, yesRuns: yes, noRuns: no }
    case 'within':
      if (from_runs === undefined || to_runs === undefined) return null
      return { kind: claim, fromRuns: from_runs, toRuns: to_runs }
    case 'last_digit':
      return digit === undefined ? null : { kind: claim, digit }
    case 'even':
      return { kind: claim }
  }
}
