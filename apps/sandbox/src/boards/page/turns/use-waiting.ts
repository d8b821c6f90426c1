import { useEffect, useRef, useState } from 'react'
import type { TurnTable } from '../board.ts'

/** Rounds that wait behind the one that is played. */
export const WAITING_MAX = 4

type Rounds<Setup> = Pick<TurnTable<Setup, never, unknown, string>, 'phase' | 'bet' | 'place'>

export type Waiting = {
  /** How many wait. */
  count: number
  isFull: boolean
  /** Begins a round, or has it wait for its turn. */
  go: () => void
  callOff: () => void
}

/**
 * One round after the other: a tap while one is played waits for its turn. What waits is called off
 * when the stake is another, or when the round before it did not come to be.
 */
export function useWaiting<Setup>({ phase, bet, place }: Rounds<Setup>, setup: Setup): Waiting {
  const queue = useRef(0)
  const [count, setCount] = useState(0)
  const stake = useRef(bet.minor)
  const wasAsking = useRef(false)
  useEffect(() => {
    // A bet that was taken is shown next; one that was not leaves what stood on the board before it.
    const failed = wasAsking.current && phase !== 'asking' && phase !== 'showing'
    wasAsking.current = phase === 'asking'
    const isOther = stake.current !== bet.minor
    stake.current = bet.minor
    if (failed || isOther) queue.current = 0
    const isNext = phase === 'ready' && queue.current > 0
    if (isNext) queue.current -= 1
    if (failed || isOther || isNext) setCount(queue.current)
    if (isNext) place(setup)
  }, [phase, bet.minor, place, setup])
  const wait = (next: number) => {
    queue.current = Math.min(WAITING_MAX, next)
    setCount(queue.current)
  }
  return {
    count,
    isFull: count >= WAITING_MAX,
    go: () => (phase === 'ready' ? place(setup) : wait(queue.current + 1)),
    callOff: () => wait(0),
  }
}
