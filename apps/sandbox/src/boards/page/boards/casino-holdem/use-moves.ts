import type { HoldemMove } from '@maidan/casino'
import type { HoldemProps } from './props.ts'

/** What the player may do now. */
export type Moves = {
  /** A round can be begun. */
  canDeal: boolean
  /** The flop lies open, and the hand waits for a fold or a call. */
  canMove: boolean
  go: () => void
  move: (move: HoldemMove) => void
}

export function useMoves({ phase, isReplay, sounds, place, choose }: HoldemProps): Moves {
  const canDeal = phase === 'ready' && !isReplay
  const canMove = phase === 'open' && !isReplay
  return {
    canDeal,
    canMove,
    go: () => {
      if (!canDeal) return
      sounds.play('press')
      place({})
    },
    move: (move) => {
      if (!canMove) return
      sounds.play('press')
      choose({ move })
    },
  }
}
