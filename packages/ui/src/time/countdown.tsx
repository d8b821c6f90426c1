import { useEffect, useEffectEvent, useState } from 'react'
import { clockFace } from './clock-face.ts'

const tickMs = 250

/** Milliseconds until `endsAtMs` (epoch), re-read four times a second, 0 when it is over. */
export function useTimeLeft(endsAtMs: number, onEnd?: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now())
      if (Date.now() < endsAtMs) return
      clearInterval(timer)
      ended()
    }, tickMs)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return Math.max(0, endsAtMs - nowMs)
}

/** The time left as `mm:ss`; it stops at 00:00. */
export function Countdown(props: { endsAtMs: number; onEnd?: () => void; className?: string }) {
  const leftMs = useTimeLeft(props.endsAtMs, props.onEnd)
  return (
    <time className={props.className ?? 'tabular'} role="timer">
      {clockFace(leftMs)}
    </time>
  )
}
