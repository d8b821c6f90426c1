import type { Corner, PenaltyKick } from '@maidan/casino'

/** Where something is in the picture, how large it is, and how far it has turned. */
export type Placed = { x: number; y: number; scale: number; turn: number }

/** The penalty spot, and the line of the goal. */
export const SPOT = { x: 180, y: 188 }
export const GOAL = { left: 74, right: 286, top: 52, line: 136 }

/** Parts of a kick: the run-up ends and the ball is hit; the ball is where it was sent. */
export const HIT = 0.42
const THERE = 0.82

const ACROSS: Readonly<Record<Corner, number>> = { left: -1, middle: 0, right: 1 }

/** Half of the goal's width that a ball or a dive to a corner goes. */
const REACH = 82

/** How far a dive carries the keeper's feet along the line. */
const DIVE = 36

/** Balls that go in are this high, in turn; a save is made at the height of the keeper's hands. */
const HEIGHTS = [74, 118, 92, 108]
const SAVED_Y = 96

/** Where the ball is sent: into the goal, to the keeper's hands, over or beside. */
export function targetOf(kick: PenaltyKick, place: number): { x: number; y: number } {
  const across = ACROSS[kick.ball]
  const x = SPOT.x + across * REACH
  switch (kick.end) {
    case 'saved':
      return { x, y: kick.ball === 'middle' ? SAVED_Y + 6 : SAVED_Y + 12 }
    case 'missed':
      return across === 0 ? { x: SPOT.x + 12, y: 22 } : { x: SPOT.x + across * 128, y: 84 }
    case 'goal':
      return { x, y: heightOf(kick, place) }
  }
}

/** A ball past a keeper who guessed right goes over or under them. */
function heightOf(kick: PenaltyKick, place: number): number {
  if (kick.ball === kick.dive) return place % 2 === 0 ? GOAL.top + 10 : GOAL.line - 6
  return HEIGHTS[place % HEIGHTS.length] ?? SAVED_Y
}

/** The ball at a part of a kick, and in the rest after it. */
export function ballAt(kick: PenaltyKick, place: number, part: number, rest: number): Placed {
  const target = targetOf(kick, place)
  if (part < HIT) return { ...SPOT, scale: 1, turn: 0 }
  const flown = Math.min(1, (part - HIT) / (THERE - HIT))
  const after = Math.max(0, (part - THERE) / (1 - THERE)) * 0.6 + rest * 0.4
  const bow = 18 * 4 * flown * (1 - flown)
  const at = {
    x: SPOT.x + (target.x - SPOT.x) * flown,
    y: SPOT.y + (target.y - SPOT.y) * flown - bow * 0.4,
    scale: 1 - 0.52 * flown,
    turn: flown * 540,
  }
  if (after === 0) return at
  return { ...at, ...afterwards(kick, target, after) }
}

/** In the net it falls, off the hands it comes back, past the goal it flies on. */
function afterwards(kick: PenaltyKick, target: { x: number; y: number }, after: number) {
  switch (kick.end) {
    case 'goal':
      return { x: target.x, y: target.y + (GOAL.line - 4 - target.y) * after * after }
    case 'saved':
      return {
        x: target.x + (ACROSS[kick.ball] || 0.6) * 44 * after,
        y: target.y + 52 * after * after - 20 * after,
        scale: 0.48 + 0.2 * after,
      }
    case 'missed':
      return {
        x: target.x + ACROSS[kick.ball] * 40 * after,
        y: target.y - 22 * after,
        scale: 0.48 - 0.16 * after,
      }
  }
}

/** The keeper: sways on the line, then dives the way they guessed. */
export function keeperAt(kick: PenaltyKick, part: number, rest: number): Placed {
  const across = ACROSS[kick.dive]
  const begun = Math.min(1, Math.max(0, (part - HIT + 0.02) / (THERE - HIT)))
  const out = begun * begun * (3 - 2 * begun) * (1 - rest * rest)
  const jump = across === 0 ? 14 * 4 * out * (1 - out) : 26 * Math.sin(out * Math.PI * 0.62)
  return {
    x: SPOT.x + across * out * DIVE,
    y: GOAL.line - jump,
    scale: 1,
    turn: across * out * 74,
  }
}

/** The shooter runs up from the left and stays where the ball lay; `turn` is how far the leg has swung. */
export function shooterAt(part: number, rest: number): Placed {
  const run = Math.min(1, part / HIT)
  const away = rest * 10
  return {
    x: SPOT.x - 74 + 52 * run - away,
    y: SPOT.y + 16 - 6 * run + Math.abs(Math.sin(run * Math.PI * 3)) * -3,
    scale: 1,
    turn: part < HIT - 0.1 ? -30 * run : Math.min(1, (part - HIT + 0.1) / 0.16) * 80 - 30,
  }
}
