import { clamp, mix } from '../paint/motion.ts'
import type { Spot } from '../paint/painter.ts'

export const SHOT_MS = 1_150
const END_MS = 900
const REST_MS = 2_600
/** Where on its way the ball bounces. */
const BOUNCE = 0.68

/** A rally under way: the ball goes to and fro. */
export type Rally = { startMs: number; server: number }

/** The end of a rally: the ball passes the one who loses. */
export type RallyEnd = { startMs: number; winner: number; x: number }

/** Where the ball is, in shares of the court; `up` is in players' heights. */
export type Flight = Spot & {
  up: number
  /** Who runs for it, and where across. */
  to: number
  toX: number
}

/** Where the ball is now; null when it is not in play. A resting picture shows the end. */
export function flightAt(nowMs: number, rally: Rally | null, end: RallyEnd | null): Flight | null {
  const isResting = !Number.isFinite(nowMs)
  if (rally !== null && !isResting) return rallyFlight(nowMs, rally)
  if (end === null) return null
  const sinceMs = isResting ? END_MS : nowMs - end.startMs
  if (sinceMs > END_MS + REST_MS) return null
  const shot = { from: end.winner, fromX: 0.5, toX: end.x, isLast: true }
  return shotAt(shot, clamp(sinceMs / END_MS, 0, 1))
}

function rallyFlight(nowMs: number, { startMs, server }: Rally): Flight {
  const shots = (nowMs - startMs) / SHOT_MS
  const shot = Math.floor(shots)
  const from = shot % 2 === 0 ? server : 1 - server
  const ways = { fromX: landing(shot - 1, startMs), toX: landing(shot, startMs) }
  return shotAt({ from, ...ways, isLast: false }, shots - shot)
}

/** Where across the court a shot lands: scattered, and the same for everybody who asks. */
function landing(shot: number, seed: number): number {
  const turn = (shot + 2) * 0.618 + seed * 0.00013
  return 0.18 + 0.64 * (((turn % 1) + 1) % 1)
}

type Shot = { from: number; fromX: number; toX: number; isLast: boolean }

function shotAt({ from, fromX, toX, isLast }: Shot, share: number): Flight {
  const start = from === 0 ? 0.98 : 0.02
  return {
    x: mix(fromX, toX, share),
    y: mix(start, stopOf(from, isLast), share),
    up: heightAt(share),
    to: 1 - from,
    toX,
  }
}

/** The last shot goes on behind the one who did not reach it. */
function stopOf(from: number, isLast: boolean): number {
  if (from === 0) return isLast ? -0.1 : 0.02
  return isLast ? 1.12 : 0.98
}

function heightAt(share: number): number {
  if (share < BOUNCE) return Math.sin((share / BOUNCE) * Math.PI) * 1.15
  return Math.sin(((share - BOUNCE) / (1 - BOUNCE)) * Math.PI * 0.6) * 0.5
}
