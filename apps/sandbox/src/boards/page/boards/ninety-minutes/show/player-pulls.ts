import { matchRival, type MatchSide } from '@maidan/casino'
import { asSeenBy, onPitch, type PlayedHalf } from './attack-view.ts'
import { touchBefore } from './ball-at.ts'
import type { BallTouch } from './ball-touches.ts'
import { KEEPER, nearestTo, PLAYERS } from './formation.ts'
import { phaseAt } from './match-clock.ts'
import type { MatchMoment } from './match-moments.ts'
import type { Spot } from './pitch-view.ts'

/** A player leaves their place for another one: from, there at, there until, back at. */
export type Pull = { fromMs: number; atMs: number; untilMs: number; backMs: number; spot: Spot }

export type Pulls = Readonly<Record<MatchSide, readonly (readonly Pull[])[]>>

/** Who goes where in a match: to the ball, after whoever has it, and together after a goal. */
export function playerPulls(touches: readonly BallTouch[], moments: readonly MatchMoment[]): Pulls {
  const pulls = { first: emptyLists(), second: emptyLists() }
  for (const touch of touches) {
    if (touch.by === 'nobody') continue
    const half = halfAt(touch.atMs)
    const rival = matchRival(touch.side)
    const pull = toBall(touch, half)
    if (touch.by === 'keeper') {
      pulls[touch.side][KEEPER]?.push(pull)
      continue
    }
    send(pulls[touch.side], pull, nearestTo(touch.spot, touch.side, half))
    send(pulls[rival], afterBall(touch, rival, half), nearestTo(touch.spot, rival, half))
  }
  for (const moment of moments.filter(({ kind }) => kind === 'goal')) {
    const shot = touches[touchBefore(touches, moment.atMs - 1)]
    if (shot === undefined) continue
    const glad = nearestTo(shot.spot, moment.side, halfAt(moment.atMs)).slice(0, GLAD)
    for (const [place, player] of glad.entries()) {
      pulls[moment.side][player]?.push(toFlag(moment, shot, place))
    }
  }
  return pulls
}

const GLAD = 4

/** No player is sent farther than they can run, in pitches a millisecond. */
const FASTEST = 0.0005

/** Sends the nearest player who can come in time from where they were sent before. */
function send(lists: readonly Pull[][], pull: Pull, nearest: readonly number[]): void {
  const canCome = (player: number) => {
    const before = lists[player]?.at(-1)
    if (before === undefined) return true
    const far = Math.hypot(pull.spot.u - before.spot.u, (pull.spot.v - before.spot.v) / 3)
    return far <= Math.max(0, pull.atMs - before.untilMs) * FASTEST
  }
  const player = nearest.find(canCome) ?? nearest[0]
  if (player !== undefined) lists[player]?.push(pull)
}

function emptyLists(): Pull[][] {
  return Array.from({ length: PLAYERS }, () => [])
}

function halfAt(ms: number): PlayedHalf {
  const phase = phaseAt(ms)
  return phase === 'late' || phase === 'over' ? 'late' : 'early'
}

function toBall({ atMs, spot, side }: BallTouch, half: PlayedHalf): Pull {
  const seen = asSeenBy(spot, side, half)
  return {
    fromMs: atMs - 1_050,
    atMs: atMs - 40,
    untilMs: atMs + 120,
    backMs: atMs + 1_350,
    spot: onPitch({ x: Math.min(0.985, seen.x - 0.009), w: seen.w - 0.012 }, side, half),
  }
}

/** A rival comes close and stays between the ball and their own goal. */
function afterBall({ atMs, spot }: BallTouch, rival: MatchSide, half: PlayedHalf): Pull {
  const seen = asSeenBy(spot, rival, half)
  return {
    fromMs: atMs - 1_000,
    atMs: atMs + 60,
    untilMs: atMs + 160,
    backMs: atMs + 1_200,
    spot: onPitch({ x: Math.max(0.03, seen.x - 0.035), w: seen.w + 0.05 }, rival, half),
  }
}

/** Those who have scored run to the corner. */
function toFlag({ atMs, side }: MatchMoment, shot: BallTouch, place: number): Pull {
  const half = halfAt(atMs)
  const isLow = asSeenBy(shot.spot, side, half).w < 0.5
  const w = 0.16 + (place % 2) * 0.07
  return {
    fromMs: atMs + 80,
    atMs: atMs + 850 + place * 70,
    untilMs: atMs + 1_150,
    backMs: atMs + 2_100,
    spot: onPitch({ x: 0.95 - place * 0.022, w: isLow ? w : 1 - w }, side, half),
  }
}
