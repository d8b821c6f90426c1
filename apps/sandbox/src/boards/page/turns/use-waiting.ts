import { useEffect, useRef, useState } from 'react'
import type { TurnTable } from '../board.ts'

/** Rounds that wait behind the one that is played. */
export const WAITING_MAX = 4

type Rounds<Setup> = Pick<
  TurnTable<Setup, never, unknown, string>,
  'phase' | 'round' | 'bet' | 'place'
>

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
export function useWaiting<Setup>(
  { phase, round, bet, place }: Rounds<Setup>,
  setup: Setup,
): Waiting {
  const queue = useRef(0)
  const [count, setCount] = useState(0)
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
    if (failed || isOther || isNext) setCount(queue.current)
    if (isNext) place(setup)
  }, [phase, round, bet.minor, place, setup])
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
