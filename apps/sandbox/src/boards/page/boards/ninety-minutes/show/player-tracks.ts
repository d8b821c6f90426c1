import { MATCH_SIDES, type MatchSide } from '@maidan/casino'
import type { BallTouch } from './ball-touches.ts'
import { MATCH_MS } from './match-clock.ts'
import type { Spot } from './pitch-view.ts'
import type { Pulls } from './player-pulls.ts'
import { CHANGE_MS, wantedPlaces } from './wanted-places.ts'

/** Where a player is at every step of a match. */
export type Track = readonly Spot[]
export type Tracks = Readonly<Record<MatchSide, readonly Track[]>>

export const STEP_MS = 50

/** A player sees a little ahead where they are wanted, and goes a part of the way there each step. */
const AHEAD_MS = 180
const EAGERNESS = 0.3

/** The fastest that somebody runs, in pitches a step; across it is as far as a fourth of it. */
const FASTEST = 0.021
const ACROSS = 0.24

/** How all players run in a match. Each frame only reads it, so that a weak phone can follow. */
export function playerTracks(touches: readonly BallTouch[], pulls: Pulls): Tracks {
  const steps = touches.length === 0 ? 1 : Math.ceil(MATCH_MS / STEP_MS) + 1
  const tracks = { first: [] as Spot[][], second: [] as Spot[][] }
  for (let step = 0; step < steps; step += 1) {
    const ms = step * STEP_MS
    const wanted = wantedPlaces(touches, pulls, ms === 0 ? 0 : ms + AHEAD_MS)
    for (const side of MATCH_SIDES) {
      for (const [player, spot] of wanted[side].entries()) {
        const track = (tracks[side][player] ??= [])
        track.push(nextSpot(track.at(-1), spot, ms + AHEAD_MS))
      }
    }
  }
  return tracks
}

function nextSpot(before: Spot | undefined, wanted: Spot, aheadMs: number): Spot {
  const isChange = aheadMs >= CHANGE_MS && aheadMs < CHANGE_MS + STEP_MS
  if (before === undefined || isChange) return wanted
  const u = (wanted.u - before.u) * EAGERNESS
  const v = (wanted.v - before.v) * EAGERNESS
  const far = Math.hypot(u, v * ACROSS)
  const part = far > FASTEST ? FASTEST / far : 1
  return { u: before.u + u * part, v: before.v + v * part }
}

/** Where the players of a side are between two steps. */
export function placesAt(tracks: Tracks, side: MatchSide, ms: number): readonly Spot[] {
  const step = Math.max(0, ms / STEP_MS)
  const place = Math.floor(step)
  const part = step - place
  return tracks[side].map((track) => {
    const from = track[Math.min(place, track.length - 1)] ?? { u: 0.5, v: 0.5 }
    const to = track[place + 1] ?? from
    return { u: from.u + (to.u - from.u) * part, v: from.v + (to.v - from.v) * part }
  })
}
