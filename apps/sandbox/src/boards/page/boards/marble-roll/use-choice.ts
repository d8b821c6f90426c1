import { MARBLE_USUAL, type MarbleSetup, type MarbleSide } from '@maidan/casino'
import { useState } from 'react'
import { useWaiting, type Waiting } from '../../turns/use-waiting.ts'
import { lineAt, onSide } from './move-line.ts'
import type { MarbleProps } from './props.ts'

/** What is chosen for the marbles to come, and what can be done about it. */
export type Choice = {
  setup: MarbleSetup
  /** Nothing of it has changed since the last marble: that one may stay where it lies. */
  isLast: boolean
  canChange: boolean
  waiting: Waiting
  setLine: (line: number) => void
  setSide: (side: MarbleSide) => void
  roll: () => void
}

export function useChoice(table: MarbleProps): Choice {
  const { round, phase, isReplay, sounds } = table
  const [setup, setSetup] = useState(round?.setup ?? MARBLE_USUAL)
  const [isLast, setIsLast] = useState(true)
  const [known, setKnown] = useState(round?.id)
  // A marble from before a reload brings its line along: what is seen is what the next one is staked on.
  if (round !== null && round.id !== known) {
    setKnown(round.id)
    setSetup(round.setup)
  }
  const waiting = useWaiting(table, setup)
  const canChange = phase === 'ready' && !isReplay && waiting.count === 0
  const change = (next: MarbleSetup) => {
    if (!canChange) return
    setIsLast(false)
    setSetup(next)
  }
  return {
    setup,
    isLast,
    canChange,
    waiting,
    setLine: (line) => change(lineAt(setup, line)),
    setSide: (side) => {
      if (canChange) sounds.play('press')
      change(onSide(setup, side))
    },
    roll: () => {
      if (isReplay || waiting.isFull) return
      sounds.play('press')
      setIsLast(true)
      waiting.go()
    },
  }
}
