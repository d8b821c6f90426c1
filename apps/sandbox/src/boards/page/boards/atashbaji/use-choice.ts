import { BAJI_USUAL, type BajiSetup } from '@maidan/casino'
import { useState } from 'react'
import { useSetup, type SetupChoice } from '../../turns/use-setup.ts'
import type { BajiProps } from './props.ts'
import { readTarget, type TargetFault } from './target/read-target.ts'

/** What is chosen for the rockets to come, and what can be done about it. */
export type Choice = SetupChoice<BajiSetup> & {
  /** What stands in the field while it is typed in; null otherwise. */
  typed: string | null
  fault: TargetFault | null
  setTarget: (targetCenti: number) => void
  type: (text: string) => void
  /** The field is left: what was typed well stands as the board writes it. */
  leave: () => void
}

export function useChoice(table: BajiProps): Choice {
  const [typed, setTyped] = useState<string | null>(null)
  const choice = useSetup(table, BAJI_USUAL, () => setTyped(null))
  const { setup, canChange } = choice
  const read = typed === null ? setup.targetCenti : readTarget(typed)
  const fault = typeof read === 'number' ? null : read
  const change = (targetCenti: number) => {
    if (targetCenti !== setup.targetCenti) choice.change({ targetCenti })
  }
  return {
    ...choice,
    typed,
    fault,
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
    go: () => {
      if (fault === null) choice.go()
    },
  }
}
