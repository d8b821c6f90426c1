import { BAJI_USUAL, type BajiSetup } from '@maidan/casino'
import { useState } from 'react'
import { useWaiting, type Waiting } from '../../turns/use-waiting.ts'
import type { BajiProps } from './props.ts'
import { readTarget, type TargetFault } from './target/read-target.ts'

/** What is chosen for the rockets to come, and what can be done about it. */
export type Choice = {
  setup: BajiSetup
  /** What stands in the field while it is typed in; null otherwise. */
  typed: string | null
  fault: TargetFault | null
  /** Nothing of it has changed since the last rocket: that one may stay in the sky. */
  isLast: boolean
  canChange: boolean
  waiting: Waiting
  setTarget: (targetCenti: number) => void
  type: (text: string) => void
  /** The field is left: what was typed well stands as the board writes it. */
  leave: () => void
  launch: () => void
}

export function useChoice(table: BajiProps): Choice {
  const { round, phase, isReplay, sounds } = table
  const [setup, setSetup] = useState(round?.setup ?? BAJI_USUAL)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLast, setIsLast] = useState(true)
  const [known, setKnown] = useState(round?.id)
  // A rocket from before a reload brings its target along: what is seen is what the next one is staked on.
  if (round !== null && round.id !== known) {
    setKnown(round.id)
    setSetup(round.setup)
    setTyped(null)
  }
  const waiting = useWaiting(table, setup)
  const canChange = phase === 'ready' && !isReplay && waiting.count === 0
  const read = typed === null ? setup.targetCenti : readTarget(typed)
  const fault = typeof read === 'number' ? null : read
  const change = (targetCenti: number) => {
    if (targetCenti === setup.targetCenti) return
    setIsLast(false)
    setSetup({ targetCenti })
  }
  return {
    setup,
    typed,
    fault,
    isLast,
    canChange,
    waiting,
    setTarget: (targetCenti) => {
      if (!canChange) return
      setTyped(null)
      change(targetCenti)
    },
    type: (text) => {
      if (!canChange) return
      setTyped(text)
      const next = readTarget(text)
      if (typeof next === 'number') change(next)
    },
    leave: () => {
      if (fault === null) setTyped(null)
    },
    launch: () => {
      if (isReplay || waiting.isFull || fault !== null) return
      sounds.play('press')
      setIsLast(true)
      waiting.go()
    },
  }
}
