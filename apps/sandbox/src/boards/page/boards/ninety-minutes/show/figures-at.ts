import { matchRival, type MatchPlay, type MatchSide } from '@maidan/casino'
import { likeChance } from '../../../show/like-chance.ts'
import { attacksRight } from './attack-view.ts'
import { ballTouches, type BallTouch } from './ball-touches.ts'
import { KEEPER } from './formation.ts'
import { matchMoments, type MatchMoment } from './match-moments.ts'
import { project, type Placed, type Spot } from './pitch-view.ts'
import { playerPulls } from './player-pulls.ts'
import { placesAt, playerTracks, STEP_MS, type Tracks } from './player-tracks.ts'
import { smooth } from './smooth.ts'
import { CHANGE_MS, halfShown } from './wanted-places.ts'

/** A player as the picture has them: which way they look, how wide their stride is, how they lean. */
export type Figure = Placed & { face: 1 | -1; stride: number; turn: number }

/** A match with all that moves in it. */
export type Shown = {
  touches: readonly BallTouch[]
  moments: readonly MatchMoment[]
  tracks: Tracks
}

/** All that is to be seen of a match; of none, both sides as they stand before it. */
export function shownOf(play: MatchPlay | null): Shown {
  const moments = play === null ? [] : matchMoments(play)
  const touches = play === null ? [] : ballTouches(moments, play.look)
  return { moments, touches, tracks: playerTracks(touches, playerPulls(touches, moments)) }
}

const STRIDES_PER_MS = 0.017
const RUNS_FROM = 0.0016

/** Where every player of a side is at a moment, the keeper first. */
export function figuresAt(shown: Shown, side: MatchSide, ms: number): readonly Figure[] {
  const before = placesAt(shown.tracks, side, ms - STEP_MS)
  return placesAt(shown.tracks, side, ms).map((spot, player) =>
    figureOf({ shown, side, player, ms, spot, before: before[player] ?? spot }),
  )
}

/** How clearly the players are seen, from 0 to 1: nobody sees them change ends. */
export function clearAt(ms: number): number {
  return smooth((Math.abs(ms - CHANGE_MS) - 240) / 400)
}

type Moved = {
  shown: Shown
  side: MatchSide
  player: number
  ms: number
  spot: Spot
  before: Spot
}

function figureOf({ shown, side, player, ms, spot, before }: Moved): Figure {
  const along = spot.u - before.u
  const speed = Math.hypot(along, (spot.v - before.v) / 4)
  const looksRight = Math.abs(along) > RUNS_FROM ? along > 0 : attacksRight(side, halfShown(ms))
  const wide = Math.min(1, speed / (RUNS_FROM * 3))
  const swing = Math.abs(Math.cos(ms * STRIDES_PER_MS * (0.55 + 0.45 * wide) + player))
  return {
    ...project(spot),
    face: looksRight ? 1 : -1,
    stride: 0.42 + wide * (0.95 * swing - 0.2),
    turn: player === KEEPER ? diveAt(shown.moments, side, ms) : wide * 7,
  }
}

const DIVE_BEFORE_MS = 230
const DIVE_AFTER_MS = 650
const DIVE_DEGREES = 72

/** How far a keeper lies over as the rival shoots, in degrees towards where they look. */
function diveAt(moments: readonly MatchMoment[], side: MatchSide, ms: number): number {
  const shot = moments.find(
    ({ kind, side: whose, atMs }) =>
      kind !== 'corner' &&
      whose === matchRival(side) &&
      ms > atMs - DIVE_BEFORE_MS &&
      ms < atMs + DIVE_AFTER_MS,
  )
  if (shot === undefined) return 0
  const { atMs, minute } = shot
  const part = Math.min(
    smooth((ms - atMs + DIVE_BEFORE_MS) / DIVE_BEFORE_MS),
    smooth((atMs + DIVE_AFTER_MS - ms) / 300),
  )
  return part * (likeChance(minute, 1, 31) < 0.5 ? DIVE_DEGREES : -DIVE_DEGREES)
}
