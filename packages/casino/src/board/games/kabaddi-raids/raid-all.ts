import type { DrawStream } from '../../../fairness/draw-stream.ts'
import type { KabaddiFixture } from './fixtures.ts'
import { RAID_CHANCES, raidChances, RAID_POINTS, RAIDS, type Raid } from './raid.ts'
import { kabaddiTeam } from './teams.ts'

/** Raids of a game, in turns; half of them come before the pause. */
export const RAIDS_PER_GAME = 12
export const RAIDS_PER_HALF = RAIDS_PER_GAME / 2

/** What came of each raid, the first team's first. */
export type KabaddiPlay = { raids: readonly Raid[] }

export type KabaddiSide = 'first' | 'second'

/** Which team makes the raid of a place, from 0. */
export function raidingSide(place: number): KabaddiSide {
  return place % 2 === 0 ? 'first' : 'second'
}

/** Chances of the raids that a side makes. */
export function chancesOf({ first, second }: KabaddiFixture, side: KabaddiSide) {
  const [raiders, defenders] = side === 'first' ? [first, second] : [second, first]
  return raidChances(kabaddiTeam(raiders).raiding, kabaddiTeam(defenders).defending)
}

/** Draws every raid of a game. */
export function raidAll(draws: DrawStream, fixture: KabaddiFixture): KabaddiPlay {
  const chances = { first: chancesOf(fixture, 'first'), second: chancesOf(fixture, 'second') }
  const raids = Array.from({ length: RAIDS_PER_GAME }, (_, place) =>
    drawRaid(draws, chances[raidingSide(place)]),
  )
  return { raids }
}

function drawRaid(draws: DrawStream, chances: Readonly<Record<Raid, number>>): Raid {
  let left = draws.below(RAID_CHANCES)
  for (const raid of RAIDS) {
    if (left < chances[raid]) return raid
    left -= chances[raid]
  }
  throw new Error(`The chances of a raid are not ${RAID_CHANCES}`)
}

/** Points of both teams. */
export type Points = { first: number; second: number }

export function afterRaid({ first, second }: Points, raid: Raid, side: KabaddiSide): Points {
  const { raiders, defenders } = RAID_POINTS[raid]
  return side === 'first'
    ? { first: first + raiders, second: second + defenders }
    : { first: first + defenders, second: second + raiders }
}

/** Points after these raids, which began with the first team's. */
export function pointsOf(raids: readonly Raid[]): Points {
  return raids.reduce((points, raid, place) => afterRaid(points, raid, raidingSide(place)), {
    first: 0,
    second: 0,
  })
}
