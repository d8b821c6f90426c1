import { useEffect, useRef, useState } from 'react'
import type { RoomPhase } from '../../../rooms/room-api.ts'

type Playing = { times: number; phase: RoomPhase }

/**
 * The time of a past round that is played again: its curve rises for `riseMs`, if it has one, and then
 * the outcome is shown. `times` counts how often it has begun anew.
 */
export function useReplay(riseMs: number | null) {
  const first: RoomPhase = riseMs === null ? 'shown' : 'running'
  const [{ times, phase }, play] = useState<Playing>({ times: 0, phase: first })
  const beganMs = useRef<number | null>(null)
  useEffect(() => {
    beganMs.current = performance.now()
    if (phase !== 'running' || riseMs === null) return undefined
    const timer = setTimeout(() => play({ times, phase: 'shown' }), riseMs)
    return () => clearTimeout(timer)
  }, [phase, times, riseMs])
  return {
    times,
    phase,
    elapsedMs: () => performance.now() - (beganMs.current ?? performance.now()),
    again: () => play({ times: times + 1, phase: first }),
  }
}
