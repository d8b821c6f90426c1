import {
  DOLA_SEATS,
  DOLA_USUAL,
  type DolaRisk,
  type DolaSeats,
  type DolaSetup,
} from '@maidan/casino'
import { useState } from 'react'
import { useWaiting, type Waiting } from '../../turns/use-waiting.ts'
import type { DolaProps } from './props.ts'

/** What is chosen for the turns to come, and what can be done about it. */
export type Choice = {
  setup: DolaSetup
  /** Nothing of it has changed since the last turn: the wheel may stand as that one left it. */
  isLast: boolean
  canChange: boolean
  waiting: Waiting
  setSeats: (seats: DolaSeats) => void
  setRisk: (risk: DolaRisk) => void
  /** To the next larger or smaller wheel, if there is one. */
  stepSeats: (step: 1 | -1) => void
  turn: () => void
}

export function useChoice(table: DolaProps): Choice {
  const { round, phase, isReplay, sounds } = table
  const [setup, setSetup] = useState(round?.setup ?? DOLA_USUAL)
  const [isLast, setIsLast] = useState(true)
  const [known, setKnown] = useState(round?.id)
  // A turn from before a reload brings its wheel along: what is seen is what the next one is staked on.
  if (round !== null && round.id !== known) {
    setKnown(round.id)
    setSetup(round.setup)
  }
  const waiting = useWaiting(table, setup)
  const canChange = phase === 'ready' && !isReplay && waiting.count === 0
  const change = (next: DolaSetup) => {
    if (!canChange || (next.seats === setup.seats && next.risk === setup.risk)) return
    sounds.play('press')
    setIsLast(false)
    setSetup(next)
  }
  return {
    setup,
    isLast,
    canChange,
    waiting,
    setSeats: (seats) => change({ ...setup, seats }),
    setRisk: (risk) => change({ ...setup, risk }),
    stepSeats: (step) => {
      const seats = DOLA_SEATS[DOLA_SEATS.indexOf(setup.seats) + step]
      if (seats !== undefined) change({ ...setup, seats })
    },
    turn: () => {
      if (isReplay || waiting.isFull) return
      sounds.play('press')
      setIsLast(true)
      waiting.go()
    },
  }
}
