import { matchRival, type MatchSide } from '@maidan/casino'
import { likeChance } from '../../../show/like-chance.ts'
import { onPitch, type AttackSpot, type PlayedHalf } from './attack-view.ts'
import { HALF_TIMES, phaseAt } from './match-clock.ts'
import type { MatchMoment } from './match-moments.ts'
import type { Spot } from './pitch-view.ts'

/** The ball is touched at a place; `lift` is how high it flew on its way there. */
export type BallTouch = {
  atMs: number
  spot: Spot
  lift: number
  /** Whose touch it is; `keeper` is the keeper of that side, `nobody` a ball that lies or rolls. */
  side: MatchSide
  by: 'player' | 'keeper' | 'nobody'
}

/** A kick-off, seen as it is taken. */
export const CENTRE: Spot = { u: 0.5, v: 0.5 }

const SHOT_MS = 400
const PASS_MS = 570
const SHORTEST_MS = 300

type Told = { half: PlayedHalf; look: number }

/** Every touch of a match's ball, in its order: it begins in the middle and goes from foot to foot. */
export function ballTouches(moments: readonly MatchMoment[], look: number): readonly BallTouch[] {
  return (['early', 'late'] as const).flatMap((half) => {
    const { beginsMs, endsMs } = HALF_TIMES[half]
    const own = moments.filter(({ atMs }) => phaseAt(atMs) === half)
    const kicker = half === 'early' ? 'first' : 'second'
    const touches: BallTouch[] = [kickOff(beginsMs, kicker)]
    for (const [index, moment] of own.entries()) {
      const fromMs = touches.at(-1)?.atMs ?? beginsMs
      touches.push(...attack(moment, fromMs, { half, look }))
      touches.push(...aftermath(moment, own[index + 1]?.atMs ?? endsMs, { half, look }))
    }
    const lastMs = touches.at(-1)?.atMs ?? beginsMs
    touches.push(...passes(lastMs, endsMs + PASS_MS, kicker, { half, look }))
    return touches
  })
}

function kickOff(atMs: number, side: MatchSide): BallTouch {
  return { atMs, spot: CENTRE, lift: 0, side, by: 'player' }
}

/** The passes before a moment, its shot, and where the ball ends. */
function attack(moment: MatchMoment, fromMs: number, told: Told): readonly BallTouch[] {
  const { side, atMs, minute } = moment
  const { half, look } = told
  const at = (ms: number, spot: AttackSpot, lift = 0): BallTouch => ({
    atMs: ms,
    spot: onPitch(spot, side, half),
    lift,
    side,
    by: 'player',
  })
  const wing = likeChance(look, minute, 11) < 0.5 ? 0.14 : 0.86
  const shotMs = atMs - (moment.kind === 'corner' ? SHOT_MS * 1.5 : SHOT_MS)
  const shot: AttackSpot =
    moment.kind === 'corner'
      ? { x: 0.93, w: wing }
      : {
          x: 0.83 + 0.05 * likeChance(look, minute, 12),
          w: 0.36 + 0.28 * likeChance(look, minute, 13),
        }
  const assist: AttackSpot = { x: 0.7 + 0.12 * likeChance(look, minute, 14), w: wing }
  const build: AttackSpot = { x: 0.52, w: 0.25 + 0.5 * likeChance(look, minute, 15) }
  const last = [
    at(shotMs - PASS_MS * 2, build),
    at(shotMs - PASS_MS, assist, 4),
    at(shotMs, shot, 12),
  ]
  const own = last.filter((touch) => touch.atMs > fromMs + SHORTEST_MS)
  const before = passes(fromMs, own[0]?.atMs ?? shotMs, side, told)
  return [...before, ...own, endOf(moment, wing, told)]
}

/** Passes in the middle of the pitch, until so soon before a moment. */
function passes(
  fromMs: number,
  untilMs: number,
  side: MatchSide,
  { half, look }: Told,
): readonly BallTouch[] {
  const count = Math.max(0, Math.floor((untilMs - fromMs) / PASS_MS) - 1)
  const stepMs = (untilMs - fromMs) / (count + 1)
  return Array.from({ length: count }, (_, index): BallTouch => {
    const atMs = Math.round(fromMs + stepMs * (index + 1))
    const owner = likeChance(look, atMs, 21) < 0.55 ? side : matchRival(side)
    const x = 0.3 + 0.34 * likeChance(look, atMs, 22)
    const w = 0.12 + 0.76 * likeChance(look, atMs, 23)
    const lift = likeChance(look, atMs, 24) < 0.3 ? 22 : 3
    return { atMs, spot: onPitch({ x, w }, owner, half), lift, side: owner, by: 'player' }
  })
}

/** Where the ball is in the middle of the moment's minute. */
function endOf({ kind, side, minute, atMs }: MatchMoment, wing: number, told: Told): BallTouch {
  const { half, look } = told
  const aside = likeChance(look, minute, 16)
  const to = (spot: AttackSpot, lift: number, by: BallTouch['by'], whose = side): BallTouch => ({
    atMs,
    spot: onPitch(spot, side, half),
    lift,
    side: whose,
    by,
  })
  switch (kind) {
    case 'goal':
      return to({ x: 1.022, w: 0.45 + 0.1 * aside }, 6 + 8 * aside, 'nobody')
    case 'save':
      return to({ x: 0.978, w: 0.45 + 0.1 * aside }, 10, 'keeper', matchRival(side))
    case 'wide':
      return to({ x: 1.045, w: aside < 0.5 ? 0.33 : 0.67 }, 30, 'nobody')
    case 'post':
      return to({ x: 1, w: aside < 0.5 ? 0.405 : 0.595 }, 8, 'nobody')
    case 'corner':
      return to({ x: 0.996, w: wing < 0.5 ? 0.006 : 0.994 }, 3, 'player')
  }
}

type After = Pick<BallTouch, 'spot' | 'lift' | 'side' | 'by'> & { ms: number }

/** What becomes of the ball after a moment; all of it goes quicker where the next one comes soon. */
function aftermath(moment: MatchMoment, nextMs: number, told: Told): readonly BallTouch[] {
  const { atMs } = moment
  const after = afterOf(moment, told)
  const room = Math.max(SHORTEST_MS, nextMs - SHOT_MS - SHORTEST_MS - atMs)
  const hurry = Math.min(1, room / Math.max(1, ...after.map(({ ms }) => ms)))
  return after.map(({ ms, ...touch }) => ({ ...touch, atMs: atMs + Math.round(ms * hurry) }))
}

function afterOf(moment: MatchMoment, told: Told): readonly After[] {
  const { kind, side, minute } = moment
  const rival = matchRival(side)
  const to = (ms: number, at: AttackSpot, lift: number): After => ({
    ms,
    spot: onPitch(at, side, told.half),
    lift,
    side: rival,
    by: 'player',
  })
  const away = 0.2 + 0.6 * likeChance(told.look, minute, 17)
  const lies = { ...endOf(moment, 0, told), lift: 0 }
  switch (kind) {
    case 'goal':
      return [
        { ...lies, ms: 800 },
        { ...kickOff(0, rival), ms: 1_500 },
      ]
    case 'save':
      return [{ ...lies, ms: 500 }, to(1_300, { x: 0.5, w: away }, 46)]
    case 'wide':
      return [
        { ...to(650, { x: 0.955, w: 0.5 }, 0), by: 'keeper' },
        to(1_450, { x: 0.5, w: away }, 46),
      ]
    case 'post':
      return [to(320, { x: 0.88, w: 0.5 }, 6), to(950, { x: 0.6, w: away }, 20)]
    case 'corner':
      return [to(620, { x: 0.92, w: 0.5 }, 38), to(1_250, { x: 0.62, w: away }, 22)]
  }
}
