import type { KanthaRisk } from '@maidan/casino'
import { useState } from 'react'
import { quickPick, togglePatch } from './pick-patches.ts'
import type { KanthaProps } from './props.ts'

/** What is chosen for the next round, and what can be done about it. */
export type Choice = {
  chosen: readonly number[]
  risk: KanthaRisk
  /** Nothing of it has changed since the last round: that one may stay on the quilt. */
  isLast: boolean
  canChange: boolean
  canStart: boolean
  toggle: (patch: number) => void
  quick: () => void
  clear: () => void
  setRisk: (risk: KanthaRisk) => void
  start: () => void
}

export function useChoice({ round, phase, isReplay, sounds, place }: KanthaProps): Choice {
  const [wished, setWished] = useState(round?.setup ?? { chosen: [], risk: 'medium' as const })
  const [isLast, setIsLast] = useState(true)
  const canChange = phase === 'ready' && !isReplay
  const canStart = canChange && wished.chosen.length > 0
  const change = (next: typeof wished) => {
    if (!canChange) return
    sounds.play('press')
    setIsLast(false)
    setWished(next)
  }
  return {
    ...wished,
    isLast,
    canChange,
    canStart,
    toggle: (patch) => change({ ...wished, chosen: togglePatch(wished.chosen, patch) }),
    quick: () =>
      change({ ...wished, chosen: quickPick(wished.chosen.length, () => Math.random()) }),
    clear: () => change({ ...wished, chosen: [] }),
    setRisk: (risk) => change({ ...wished, risk }),
    start: () => {
      if (!canStart) return
      sounds.play('press')
      setIsLast(true)
      place(wished)
    },
  }
}
