import type { DropEvent, DropSetup } from '@maidan/casino'
import { useEffect, useRef, useState } from 'react'
import type { TurnTable } from '../../board.ts'
import type { DropWord } from './words/drop-words.ts'

export type DropTable = TurnTable<DropSetup, never, DropEvent, DropWord>

/** Drops that wait behind the one that falls. */
export const WAITING_MAX = 4

/**
 * One drop after the other: a tap while a drop falls waits for its turn. What waits is called off when
 * the stake is another, or when the drop before it did not come to be.
 */
export function useDrops({ phase, round, bet, place }: DropTable, setup: DropSetup) {
  const queue = useRef(0)
  const [waiting, setWaiting] = useState(0)
  const stake = useRef(bet.minor)
  const wasAsking = useRef(false)
  useEffect(() => {
    const failed = wasAsking.current && phase !== 'asking' && round === null
    wasAsking.current = phase === 'asking'
    const isOther = stake.current !== bet.minor
    stake.current = bet.minor
    if (failed || isOther) queue.current = 0
    const isNext = phase === 'ready' && queue.current > 0
    if (isNext) queue.current -= 1
    if (failed || isOther || isNext) setWaiting(queue.current)
    if (isNext) place(setup)
  }, [phase, round, bet.minor, place, setup])
  const wait = (count: number) => {
    queue.current = Math.min(WAITING_MAX, count)
    setWaiting(queue.current)
  }
  return {
    waiting,
    drop: () => (phase === 'ready' ? place(setup) : wait(queue.current + 1)),
    callOff: () => wait(0),
  }
}
