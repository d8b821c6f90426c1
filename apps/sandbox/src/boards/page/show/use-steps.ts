import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** One look of a board, how long it stays before the next, and what is heard as it appears. */
export type Step<View> = { view: View; waitMs: number; heard?: () => void }

type Show<View> = {
  /** The first is where the board stood before. */
  steps: readonly [Step<View>, ...Step<View>[]]
  /** Names what is shown; another name starts from the first step. */
  name: string
  isRunning: boolean
  isStill: boolean
  onDone: () => void
}

/** Takes a board from step to step while it runs. Whoever prefers less motion sees the last at once. */
export function useSteps<View>({ steps, name, isRunning, isStill, onDone }: Show<View>) {
  const last = steps.length - 1
  const [place, setPlace] = useState({ name, at: 0 })
  const isSkipped = isStill && isRunning
  const reached = place.name === name ? Math.min(place.at, last) : 0
  const at = isSkipped ? last : reached
  const step = steps[at] ?? steps[0]
  const hear = useEffectEvent(() => step.heard?.())
  const goOn = useEffectEvent((shown: string, next: number) => {
    // What was skipped has been seen to its end as well, and stays there.
    setPlace({ name: shown, at: Math.min(next, last) })
    if (next > last) onDone()
  })
  const waitMs = isSkipped ? 0 : step.waitMs

  useEffect(() => {
    if (!isRunning) return undefined
    if (at > 0) hear()
    const timer = setTimeout(() => goOn(name, at + 1), waitMs)
    return () => clearTimeout(timer)
  }, [isRunning, name, at, waitMs])

  const hurry = useCallback(() => setPlace({ name, at: last }), [name, last])
  return { view: step.view, hurry }
}
