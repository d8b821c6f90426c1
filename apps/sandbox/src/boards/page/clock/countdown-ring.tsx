import { useRef } from 'react'
import './countdown-ring.css'
import { useFrames } from './use-frames.ts'

type RingProps = {
  elapsedMs: () => number
  totalMs: number
  /** What the ring says to those who do not see it. */
  label: string
  /** How the time that is left is written inside. */
  text: (leftMs: number) => string
  /** Told when a second of the last few begins, the seconds that are left. */
  onSecond?: (seconds: number) => void
}

/** A ring that empties until the time is over, and the time that is left inside. */
export function CountdownRing({ elapsedMs, totalMs, label, text, onSecond }: RingProps) {
  const arc = useRef<SVGCircleElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const lastSecond = useRef(Number.POSITIVE_INFINITY)
  useFrames(true, () => {
    const leftMs = Math.max(0, totalMs - elapsedMs())
    arc.current?.style.setProperty('stroke-dashoffset', String(1 - leftMs / totalMs))
    const written = text(leftMs)
    if (figure.current && figure.current.textContent !== written) {
      figure.current.textContent = written
    }
    const seconds = Math.ceil(leftMs / 1000)
    if (seconds !== lastSecond.current) onSecond?.(seconds)
    lastSecond.current = seconds
  })
  return (
    <div className="countdown" role="timer" aria-label={label}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="countdown-track" cx="32" cy="32" r="28" />
        <circle ref={arc} className="countdown-arc" cx="32" cy="32" r="28" pathLength="1" />
      </svg>
      <span ref={figure} />
    </div>
  )
}
