import { useState } from 'react'
import type { TurnTable } from '../board.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'

type Table<Setup> = Pick<
  TurnTable<Setup, never, unknown, string>,
  'phase' | 'round' | 'bet' | 'place' | 'isReplay' | 'sounds'
>

/** How the rounds to come are played, on a board whose rounds end by themselves. */
export type SetupChoice<Setup> = {
  setup: Setup
  /** Nothing of it has changed since the last round: what that one left may stay on the board. */
  isLast: boolean
  canChange: boolean
  waiting: Waiting
  change: (next: Setup) => void
  /** Begins a round, or has it wait for its turn. */
  go: () => void
}

/**
 * The setup that is chosen, `usual` at first. A round from before a reload brings its own along
 * (`onBrought` hears of it): what is seen is what the next one is staked on.
 */
export function useSetup<Setup>(
  table: Table<Setup>,
  usual: Setup,
  onBrought?: () => void,
): SetupChoice<Setup> {
  const { round, phase, isReplay, sounds } = table
  const [setup, setSetup] = useState(round?.setup ?? usual)
  const [isLast, setIsLast] = useState(true)
  const [known, setKnown] = useState(round?.id)
  if (round !== null && round.id !== known) {
    setKnown(round.id)
    setSetup(round.setup)
    onBrought?.()
  }
  const waiting = useWaiting(table, setup)
  const canChange = phase === 'ready' && !isReplay && waiting.count === 0
  return {
    setup,
    isLast,
    canChange,
    waiting,
    change: (next) => {
      if (!canChange) return
      setIsLast(false)
      setSetup(next)
    },
    go: () => {
      if (isReplay || waiting.isFull) return
      sounds.play('press')
      setIsLast(true)
      waiting.go()
    },
  }
}
