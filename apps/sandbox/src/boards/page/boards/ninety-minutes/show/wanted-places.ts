import type { MatchSide } from '@maidan/casino'
import { onPitch, type PlayedHalf } from './attack-view.ts'
import { focusAt } from './ball-at.ts'
import { CENTRE, type BallTouch } from './ball-touches.ts'
import { KEEPER, PLAYERS, standsAt } from './formation.ts'
import { HALF_TIMES, phaseAt } from './match-clock.ts'
import type { Spot } from './pitch-view.ts'
import type { Pull, Pulls } from './player-pulls.ts'
import { smooth } from './smooth.ts'

/** The ends are changed in the middle of the break. */
export const CHANGE_MS = (HALF_TIMES.early.endsMs + HALF_TIMES.late.beginsMs) / 2

/** Players stand as at kick-off so long around it, and spread out from then. */
const GATHERED_MS = 200
const SPREAD_MS = 1_000

/** As much of its own half as a side has for a kick-off. */
const GATHERED_SHARE = 0.76
const GATHERED_MOST = 0.475

export function halfShown(ms: number): PlayedHalf {
  return ms < CHANGE_MS ? 'early' : 'late'
}

/** Where every player of both sides should be at a moment, the keepers first. */
export function wantedPlaces(
  touches: readonly BallTouch[],
  pulls: Pulls,
  ms: number,
): Readonly<Record<MatchSide, readonly Spot[]>> {
  const half = halfShown(ms)
  const focus = focusAt(touches, ms)
  const gathered = gatheredAt(touches, ms)
  const of = (side: MatchSide) =>
    Array.from({ length: PLAYERS }, (_, player) => {
      const stands = standsAt(player, side, half, focus)
      const own = Math.min(stands.x * GATHERED_SHARE, GATHERED_MOST)
      const x = stands.x + (own - stands.x) * (player === KEEPER ? 0 : gathered)
      const sway = Math.sin(ms / 620 + player * 1.9 + (side === 'first' ? 0 : 2.4)) * 0.008
      const free = onPitch({ x: x + sway, w: stands.w + sway * 1.3 }, side, half)
      return pulledTo(free, pulls[side][player] ?? [], ms)
    })
  return { first: of('first'), second: of('second') }
}

/** How much the sides stand as for a kick-off, from 0 to 1. */
function gatheredAt(touches: readonly BallTouch[], ms: number): number {
  const phase = phaseAt(ms)
  if (phase === 'before' || (phase === 'break' && ms >= CHANGE_MS)) return 1
  let nearest = Infinity
  for (const { spot, atMs } of touches) {
    if (spot === CENTRE) nearest = Math.min(nearest, Math.abs(ms - atMs))
  }
  return smooth(1 - (nearest - GATHERED_MS) / SPREAD_MS)
}

/**
 * A player who is wanted in several places goes mostly to where they are wanted most, and is there
 * while they are wanted wholly.
 */
function pulledTo(free: Spot, pulls: readonly Pull[], ms: number): Spot {
  let stays = 1
  let sum = 0
  let u = 0
  let v = 0
  for (const { fromMs, atMs, untilMs, backMs, spot } of pulls) {
    if (ms <= fromMs || ms >= backMs) continue
    const weight = Math.min(
      smooth((ms - fromMs) / (atMs - fromMs)),
      smooth((backMs - ms) / (backMs - untilMs)),
    )
    const share = weight ** 4
    stays *= 1 - weight
    sum += share
    u += spot.u * share
    v += spot.v * share
  }
  if (sum === 0) return free
  const goes = 1 - stays
  return { u: free.u + (u / sum - free.u) * goes, v: free.v + (v / sum - free.v) * goes }
}
