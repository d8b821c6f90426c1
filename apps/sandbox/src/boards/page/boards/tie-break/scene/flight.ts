import { hitBy, otherSide, serverOf, type TieBreakPoint, type TieBreakSide } from '@maidan/casino'
import { likeChance } from '../../../show/like-chance.ts'
import { NET_Y, NET_Z, type Spot3 } from './project.ts'

/** One stroke: from the racket to the ground, and on to where the next racket is or would be. */
export type Leg = { hitter: TieBreakSide; from: Spot3; ground: Spot3; to: Spot3 }

/** The height at which a racket meets the ball; a serve is hit higher. */
const RACKET_Z = 0.22
const SERVE_Z = 0.58

/** How far behind the base line players stand. */
const BEHIND = 0.05

/**
 * The flight of a point's ball, stroke by stroke. Who wins it and in how many strokes comes from the
 * point; where the strokes go is for the eye alone, and the same for whoever looks.
 */
export function flightOf(point: TieBreakPoint, place: number): readonly Leg[] {
  const legs: Leg[] = []
  let from = servedFrom(place)
  for (let stroke = 1; stroke <= point.strokes; stroke += 1) {
    const leg = legOf({ point, place, stroke, from })
    legs.push(leg)
    from = leg.to
  }
  return legs
}

/** Where the server of a point stands: right of the middle first, then by turns. */
export function servedFrom(place: number): Spot3 {
  const server = serverOf(place)
  return { x: 0.22 * serveSide(place) * facing(server), y: baseOf(server), z: SERVE_Z }
}

/** Where the other player waits for the serve of a point. */
export function receivedAt(place: number): Spot3 {
  const receiver = otherSide(serverOf(place))
  return { x: 0.62 * serveSide(place) * facing(receiver), y: baseOf(receiver), z: RACKET_Z }
}

type Stroke = { point: TieBreakPoint; place: number; stroke: number; from: Spot3 }

function legOf({ point, place, stroke, from }: Stroke): Leg {
  const hitter = hitBy(serverOf(place), stroke)
  const leg = stroke === 1 ? serveLeg(place, from) : rallyLeg(place, stroke, from, hitter)
  if (stroke < point.strokes) return leg
  switch (point.end) {
    case 'ace':
      return beyondReach(leg, 1.5)
    case 'winner':
      return beyondReach(
        { ...leg, ground: { ...leg.ground, x: Math.sign(leg.ground.x) * 0.86 } },
        1.32,
      )
    case 'error':
      return likeChance(place, stroke, 7) < 0.5 ? intoNet(leg) : outOfCourt(leg)
  }
}

function serveLeg(place: number, from: Spot3): Leg {
  const hitter = serverOf(place)
  const across = -serveSide(place) * facing(hitter) * (0.3 + 0.35 * likeChance(place, 1, 1))
  const ground = { x: across, y: along(hitter, 0.74), z: 0 }
  return { hitter, from, ground, to: metAt(hitter, across * 1.3) }
}

function rallyLeg(place: number, stroke: number, from: Spot3, hitter: TieBreakSide): Leg {
  // Strokes go to the far corner more often than not, which is what makes players run.
  const side = likeChance(place, stroke, 2) < 0.72 ? -Math.sign(from.x) : Math.sign(from.x)
  const across = side * (0.3 + 0.45 * likeChance(place, stroke, 3))
  const ground = { x: across, y: along(hitter, 0.82 + 0.12 * likeChance(place, stroke, 4)), z: 0 }
  return { hitter, from, ground, to: metAt(hitter, across * 1.08) }
}

function beyondReach(leg: Leg, stretch: number): Leg {
  const { hitter, ground } = leg
  return { ...leg, to: { x: ground.x * stretch, y: along(hitter, 1.16), z: RACKET_Z } }
}

function intoNet(leg: Leg): Leg {
  const x = (leg.from.x + leg.ground.x) / 2
  const before = along(leg.hitter, NET_Y - 0.02)
  return { ...leg, ground: { x, y: before, z: NET_Z * 0.7 }, to: { x, y: before, z: 0 } }
}

function outOfCourt(leg: Leg): Leg {
  const ground = { ...leg.ground, y: along(leg.hitter, 1.07) }
  return { ...leg, ground, to: { x: ground.x * 1.1, y: along(leg.hitter, 1.2), z: RACKET_Z } }
}

/** Where the ball is at a part of its flight, from 0 to 1: it falls, rises from the ground and goes on. */
export function ballAt(legs: readonly Leg[], part: number): Spot3 {
  const { leg, within } = legAt(legs, part)
  const [down, up] = [0.62, 0.38]
  if (within < down) return arc(leg.from, leg.ground, within / down, 0.16)
  return arc(leg.ground, leg.to, (within - down) / up, leg.to.z === 0 ? 0 : 0.07)
}

/** The stroke that is being played at a part of a flight, its number from 0, and how far it has gone. */
export function legAt(legs: readonly Leg[], part: number) {
  const number = Math.min(legs.length - 1, Math.floor(part * legs.length))
  const leg = legs[number]
  if (leg === undefined) throw new RangeError('A flight has a stroke at least')
  return { leg, number, within: part * legs.length - number }
}

function arc(from: Spot3, to: Spot3, part: number, rise: number): Spot3 {
  const between = (a: number, b: number) => a + (b - a) * part
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    z: between(from.z, to.z) + 4 * rise * part * (1 - part),
  }
}

function metAt(hitter: TieBreakSide, x: number): Spot3 {
  return { x, y: baseOf(otherSide(hitter)), z: RACKET_Z }
}

/** A distance that a stroke of this side goes, from its own base line at 0 to the other's at 1. */
function along(hitter: TieBreakSide, distance: number): number {
  return hitter === 'first' ? distance : 1 - distance
}

export function baseOf(side: TieBreakSide): number {
  return side === 'first' ? -BEHIND : 1 + BEHIND
}

/** The right hand of the far player is at the left of the picture. */
function facing(side: TieBreakSide): number {
  return side === 'first' ? 1 : -1
}

function serveSide(place: number): number {
  return place % 2 === 0 ? 1 : -1
}
