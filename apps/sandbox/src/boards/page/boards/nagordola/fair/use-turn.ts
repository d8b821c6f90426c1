import { useState } from 'react'
import type { TurnView } from '../turn-steps.ts'
import { turnTo } from './layout.ts'

/**
 * How far the wheel has turned in all, in tenths of a degree. Every turn goes on from where the one
 * before it ended, so that the wheel never jumps back to its beginning.
 */
export function useTurn(seats: number, view: TurnView): number {
  const [known, setKnown] = useState(() => ({ view, turn: turnAfter(0, seats, view) }))
  if (known.view === view) return known.turn
  const turn = turnAfter(known.turn, seats, view)
  setKnown({ view, turn })
  return turn
}

function turnAfter(from: number, seats: number, { seat, isTurning }: TurnView): number {
  return seat === null ? from : turnTo(from, seats, seat, isTurning)
}
