import type { RacePlay } from '@maidan/casino'
import { finishesMs, GATE_MS } from './race-times.ts'

/** How far a horse runs ahead of an even pace, or behind it, at most: never enough to run back. */
const EARLY = 0.1
const MIDDLE = 0.07

/**
 * How far each lane has come so long after the betting: 0 at the gate, 1 at the line, and on beyond
 * it. It follows from the drawn order, gaps and paces alone, so that all see the same race.
 */
export function laneProgress(play: RacePlay, elapsedMs: number): readonly number[] {
  return finishesMs(play).map((finishMs, lane) => {
    const share = Math.max(0, elapsedMs - GATE_MS) / (finishMs - GATE_MS)
    // Beyond the line it goes on at the pace at which the line was passed.
    if (share >= 1) return 1 + (share - 1) * paceAtLine(play, lane)
    const [early, middle] = pacesOf(play, lane)
    return (
      share +
      (early * Math.sin(Math.PI * share)) / Math.PI +
      (middle * Math.sin(2 * Math.PI * share)) / (2 * Math.PI)
    )
  })
}

/** The lanes as they lie at a moment, the first one first. */
export function runningOrder(progress: readonly number[]): readonly number[] {
  return progress
    .map((at, lane) => ({ at, lane }))
    .toSorted((one, other) => other.at - one.at || one.lane - other.lane)
    .map(({ lane }) => lane)
}

function paceAtLine(play: RacePlay, lane: number): number {
  const [early, middle] = pacesOf(play, lane)
  return 1 - early + middle
}

function pacesOf({ paces }: RacePlay, lane: number): readonly [number, number] {
  const [early, middle] = paces[lane] ?? [50, 50]
  return [(early / 50 - 1) * EARLY, (middle / 50 - 1) * MIDDLE]
}
