import type { TieBreakPoint } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { pace } from './pace.ts'

type Heard = {
  points: readonly TieBreakPoint[]
  playMs: () => number
  isStill: boolean
  sounds: Sounds
}

/** Each stroke is heard as the racket meets the ball; where nothing moves, each point as it counts. */
export function usePointSounds({ points, playMs, isStill, sounds }: Heard): void {
  const stroke = useEachFrame(() => strokesSeen(points, playMs(), isStill))
  const before = useRef(stroke)
  useEffect(() => {
    // Who comes in the middle has missed strokes, and hears none of them.
    if (stroke === before.current + 1) sounds.play('racket', stroke)
    before.current = stroke
  }, [stroke, sounds])
}

/** Strokes since the first point, the one that is being played counted. */
function strokesSeen(
  points: readonly TieBreakPoint[],
  elapsedMs: number,
  isStill: boolean,
): number {
  const { place, part, counted } = pace.at(points.length, elapsedMs)
  const point = points[place]
  if (point === undefined) return 0
  if (isStill) return counted
  const earlier = points.slice(0, place).reduce((sum, { strokes }) => sum + strokes, 0)
  return earlier + Math.min(point.strokes, Math.floor(part * point.strokes) + 1)
}
