import type { Scene } from '../../match/match.ts'
import { clamp } from '../paint/motion.ts'
import type { Spot } from '../paint/painter.ts'
import { pitchEnds, spotOn, type Oval } from './oval.ts'

const DELIVERY_MS = 520
const HIT_MS = 1_500
const HOLD_MS = 2_200

/** A ball as the feed tells it, and since when it is shown. */
export type Hit = Extract<Scene, { kind: 'cricket' }> & { startMs: number }

/** Where a ball is in its life: thrown, flying, and lying before it is forgotten. */
export type Flight = {
  hit: Hit
  /** Share of the delivery, from the bowler to the batter. */
  delivered: number
  /** Share of the way from the bat to where it comes to rest. */
  flown: number
  /** Where that is. */
  target: Spot
}

/** The flight of a hit at a moment; null once it is over. */
export function flightOf(hit: Hit | null, oval: Oval, nowMs: number): Flight | null {
  if (hit === null) return null
  const sinceMs = nowMs - hit.startMs
  if (sinceMs > DELIVERY_MS + HIT_MS + HOLD_MS) return null
  const end = spotOn({ ...oval, y: pitchEnds(oval).near }, hit.angle / 360, reachOf(hit))
  return {
    hit,
    delivered: clamp(sinceMs / DELIVERY_MS, 0, 1),
    flown: clamp((sinceMs - DELIVERY_MS) / HIT_MS, 0, 1),
    target: {
      x: clamp(end.x, oval.x - oval.rx * 1.06, oval.x + oval.rx * 1.06),
      y: clamp(end.y, oval.y - oval.ry * 1.08, oval.y + oval.ry * 1.05),
    },
  }
}

/** Share of the way to the rope, by the runs that a ball in the field brings. */
const REACH_BY_RUNS = [0.22, 0.5, 0.8, 1] as const
const WICKET_REACH = 0.12
const FOUR_REACH = 1.3
const SIX_REACH = 1.5

/** How far a ball goes, as a share of the way to the rope. */
export function reachOf({ runs, isBoundary, isWicket }: Hit): number {
  if (isWicket) return WICKET_REACH
  if (isBoundary) return runs >= 6 ? SIX_REACH : FOUR_REACH
  return REACH_BY_RUNS[clamp(runs, 0, REACH_BY_RUNS.length - 1)] ?? 1
}
