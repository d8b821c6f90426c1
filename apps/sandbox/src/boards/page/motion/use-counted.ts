import { useEffect, useRef, useState } from 'react'
import { countDurationMs, countedMinor } from '../../../games/page/play/wins/count-up.ts'

/** An amount that runs up to `toMinor` from what it showed before; at once where motion is unwanted. */
export function useCounted(toMinor: bigint, betMinor: bigint, isStill: boolean): bigint {
  const [shownMinor, setShownMinor] = useState(toMinor)
  const latest = useRef(toMinor)
  useEffect(() => {
    const fromMinor = latest.current
    const isDown = toMinor <= fromMinor
    const lengthMs = isStill || isDown ? 0 : countDurationMs(toMinor - fromMinor, betMinor)
    const beganMs = performance.now()
    const show = (nowMs: number) => {
      const share = lengthMs === 0 ? 1 : (nowMs - beganMs) / lengthMs
      latest.current = countedMinor(fromMinor, toMinor, Math.max(0, share))
      setShownMinor(latest.current)
      if (share < 1) frame = requestAnimationFrame(show)
    }
    let frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [toMinor, betMinor, isStill])
  return shownMinor
}
