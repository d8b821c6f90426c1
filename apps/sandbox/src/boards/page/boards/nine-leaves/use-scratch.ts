import { useEffect, useState } from 'react'
import type { CardView } from './card-steps.ts'
import type { LeavesProps } from './props.ts'

/** What the player may do with the card now. */
export type Scratch = {
  canStart: boolean
  /** A card is on the board and has leaves left. */
  isPlayed: boolean
  /** Leaves that a finger went over and that the studio has not bared yet. */
  wished: ReadonlySet<number>
  left: number
  start: () => void
  leaf: (leaf: number) => void
  all: () => void
}

type Wished = { roundId: string | undefined; leaves: readonly number[] }

/**
 * A finger goes over leaves faster than the studio answers: what it has touched is asked for one after
 * the other, in the order in which it was touched.
 */
export function useScratch(props: LeavesProps, view: CardView): Scratch {
  const { phase, round, isReplay, sounds, place, choose } = props
  const [wish, setWish] = useState<Wished>({ roundId: undefined, leaves: [] })
  const isPlayed = round !== null && view.dew === null && !isReplay
  const canStart = phase === 'ready' && !isReplay
  const bared = new Set(
    round?.events.flatMap((event) => (event.type === 'scratched' ? [event.leaf] : [])),
  )
  const ofRound = wish.roundId === round?.id ? wish.leaves : []
  const waiting = ofRound.filter((leaf) => !bared.has(leaf))
  const next = waiting[0]
  const canChoose = isPlayed && phase === 'open'
  useEffect(() => {
    if (canChoose && next !== undefined) choose({ leaf: next })
  }, [canChoose, next, choose])
  return {
    canStart,
    isPlayed,
    wished: new Set(isPlayed ? waiting : []),
    left: view.leaves.filter((leaf) => leaf === null).length,
    start: () => {
      if (!canStart) return
      sounds.play('press')
      place({})
    },
    leaf: (leaf) => {
      if (!isPlayed || bared.has(leaf) || ofRound.includes(leaf)) return
      sounds.play('press')
      setWish({ roundId: round.id, leaves: [...ofRound, leaf] })
    },
    all: () => {
      if (!canChoose) return
      sounds.play('press')
      choose({ all: true })
    },
  }
}
