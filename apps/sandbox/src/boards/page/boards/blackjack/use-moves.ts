import {
  openSpot,
  tableAfter,
  weighMoves,
  type BlackjackMove,
  type MoveWorth,
} from '@maidan/casino'
import { useMemo, useState } from 'react'
import type { BlackjackProps } from './props.ts'

/** What the player may do now, and what the book says to it if they ask. */
export type Moves = {
  /** A round can be begun. */
  canDeal: boolean
  /** The moves that are open; none while no hand waits. */
  open: readonly BlackjackMove[]
  go: () => void
  move: (move: BlackjackMove) => void
  isHinting: boolean
  flipHint: () => void
  /** What each open move brings on average, the best first; null unless asked for. */
  advice: readonly MoveWorth[] | null
}

export function useMoves(props: BlackjackProps): Moves {
  const { phase, round, isReplay, sounds, place, choose } = props
  const [isHinting, setIsHinting] = useState(false)
  const isOpen = phase === 'open' && !isReplay
  const spot = useMemo(
    () => (round === null || !isOpen ? null : openSpot(tableAfter(round.events))),
    [round, isOpen],
  )
  const canDeal = phase === 'ready' && !isReplay
  const advice = useMemo(
    () => (spot === null || !isHinting ? null : weighMoves(spot).toSorted(byWorth)),
    [spot, isHinting],
  )
  const open = spot?.moves ?? []
  return {
    canDeal,
    open,
    go: () => {
      if (!canDeal) return
      sounds.play('press')
      place({})
    },
    move: (move) => {
      if (!open.includes(move)) return
      sounds.play('press')
      choose({ move })
    },
    isHinting,
    flipHint: () => setIsHinting(!isHinting),
    advice,
  }
}

function byWorth({ worth: a }: MoveWorth, { worth: b }: MoveWorth): number {
  const ahead = b.numerator * a.denominator - a.numerator * b.denominator
  return ahead > 0n ? 1 : ahead < 0n ? -1 : 0
}
