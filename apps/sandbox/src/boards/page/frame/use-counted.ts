import { useEffect, useRef, useState } from 'react'
import { countedMinor } from '../../../games/page/play/wins/count-up.ts'

const COUNT_MS = 500

/** An amount that runs to its new value instead of jumping there. */
export function useCounted(minor: bigint, isStill: boolean): bigint {
  const [shown, show] = useState(minor)
  const last = useRef(minor)
  useEffect(() => {
    const fromMinor = last.current
    last.current = minor
    const startedMs = performance.now()
    let frame = 0
    const step = () => {
      const progress = isStill ? 1 : (performance.now() - startedMs) / COUNT_MS
      show(countedMinor(fromMinor, minor, progress))
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [minor, isStill])
  return shown
}
