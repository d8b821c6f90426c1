import type { Outcome } from '../../match/match.ts'
import type { Innings } from '../innings/innings.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { parScore } from '../rules/revised-target.ts'
import type { Pair } from './stage.ts'

/** Who has won two innings that are over, or that the rain has ended. */
export function outcomeOf(pair: Pair): Outcome {
  const [first, reply] = pair
  if (isWithoutResult(pair)) return { kind: 'no_result' }
  const level = levelScore(first, reply)
  if (reply.runs === level) return { kind: 'tie' }
  return { kind: 'won', runner: reply.runs > level ? reply.batting : first.batting }
}

/** Rain ended the match before the reply had the overs that make a match. */
function isWithoutResult([, reply]: Pair): boolean {
  if (reply.target === null) return true
  return reply.end === 'cut' && reply.balls < reply.rules.oversMin * BALLS_PER_OVER
}

/** The score of the reply that would tie the match. */
function levelScore(first: Innings, reply: Innings): number {
  if (reply.end === 'cut') return parScore(first, reply)
  return (reply.target ?? 0) - 1
}
