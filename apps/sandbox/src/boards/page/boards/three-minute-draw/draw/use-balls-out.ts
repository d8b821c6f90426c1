import { LOTTERY_BALLS } from '@maidan/casino'
import { useState } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import { ballsOut } from './balls-out.ts'

/** How many balls of this draw can be seen by now; a draw that is not shown has none. */
export function useBallsOut(isShown: boolean, elapsedMs: () => number): number {
  const [count, setCount] = useState(0)
  const now = () => (isShown ? ballsOut(elapsedMs()) : 0)
  useFrames(isShown && count < LOTTERY_BALLS, () => {
    const out = now()
    if (out !== count) setCount(out)
  })
  return isShown ? count : 0
}
