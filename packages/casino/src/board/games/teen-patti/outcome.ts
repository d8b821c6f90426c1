import { rankHand, type TeenPattiHand, type TeenPattiKind } from './hand.ts'

export type TeenPattiOutcome = { a: TeenPattiHand; b: TeenPattiHand }

export type TeenPattiWinner = 'a' | 'b' | 'equal'

/** All of an outcome that bets ask about. */
export type TeenPattiResult = { winner: TeenPattiWinner; a: TeenPattiKind; b: TeenPattiKind }

export function teenPattiResult(outcome: TeenPattiOutcome): TeenPattiResult {
  const a = rankHand(outcome.a)
  const b = rankHand(outcome.b)
  const isEqual = a.strength === b.strength
  const winner = isEqual ? 'equal' : a.strength > b.strength ? 'a' : 'b'
  return { winner, a: a.kind, b: b.kind }
}
