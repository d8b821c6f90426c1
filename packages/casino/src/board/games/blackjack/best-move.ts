import type { BlackjackMove } from './moves.ts'
import { weigher, type MoveWorth, type Policy, type Spot } from './weigh-moves.ts'

/** The move that brings most; of equals the one that is named first. */
export function bestOf(worths: readonly MoveWorth[]): BlackjackMove {
  const best = worths.reduce((best, one) => (isAbove(one, best) ? one : best))
  return best.move
}

/** Always the move that brings most. */
export const bestPolicy: Policy = (_, worths) => bestOf(worths)

const weigh = weigher(bestPolicy)

/** What each move brings on average when it is followed by the best, exactly. */
export function weighMoves(spot: Spot): readonly MoveWorth[] {
  return weigh(spot)
}

/** The best that can be done. */
export function bestMove(spot: Spot): BlackjackMove {
  return bestOf(weigh(spot))
}

function isAbove({ worth: a }: MoveWorth, { worth: b }: MoveWorth): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator
}
