import { expect, test } from 'vitest'
import type { Fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { fantasyFive, LEAST_TEAM } from './fantasy-five.ts'
import { everyFive } from './five.ts'
import { cricketersOf, FANTASY_FIXTURES, fantasyFixture, SERIES } from './fixtures.ts'
import { LADDER_MAX_CENTI, returnOfLadder } from './ladder.ts'
import { spotOf } from './read-spot.ts'
import { spreadOf } from './spread.ts'
import { ladderMarks } from './testing/ladder-marks.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const least = ladderMarks(fantasyFixture(LEAST_TEAM.fixture), LEAST_TEAM).exactReturn

/** Every five that can be played in a fixture, with each of them as captain. */
const teamsOf = (place: number) =>
  everyFive(cricketersOf(fantasyFixture(place))).flatMap((five) =>
    five.map((captain) => ({ five, captain })),
  )

/** All teams of all fixtures take minutes: these, with the one of the least team, stand for them. */
const LOOKED_AT = [0, 12, LEAST_TEAM.fixture]

test.each(LOOKED_AT)(
  'every team of fixture %d returns as much as the least of all and no more than 95 %',
  (place) => {
    for (const team of teamsOf(place)) {
      const marks = ladderMarks(fantasyFixture(place), team)
      expect(isBelow(marks.exactReturn, least)).toBe(false)
      expect(marks.returnBps).toBeLessThanOrEqual(9_500)
      expect(marks.isRising).toBe(true)
      expect(marks.lowestCenti).toBeGreaterThan(100)
      expect(marks.highestCenti).toBeLessThan(LADDER_MAX_CENTI)
    }
  },
)

test('the least of all is one that can be played', () => {
  const { fixture, ...team } = LEAST_TEAM
  expect(teamsOf(fixture)).toContainEqual(team)
  expect([...FANTASY_FIXTURES.keys()].flatMap(teamsOf)).toHaveLength(12_320)
})

const ROUNDS = roundsOfRun(150_000)
const STAKE = 10_000n

test.each([
  { place: 8, five: [0, 1, 4, 7, 8], captain: 1 },
  { place: 0, five: [0, 2, 5, 9, 11], captain: 9 },
])('many matches pay the team $five of fixture $place what it returns', (told) => {
  const { place, ...team } = told
  const spread = spreadOf(fantasyFixture(place), team)
  const spot = spotOf(fantasyFixture(place), team)
  const draws = seededDraws(20_261_125 + place)
  let paid = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = fantasyFive.draw(draws, place * SERIES)
    paid += Number(fantasyFive.payMinor(STAKE, spot, outcome)) / Number(STAKE)
  }
  const expected = asNumber(returnOfLadder(spread, spot.ladder))
  const squares = spread.reduce((sum, ways, points) => {
    const pays = (spot.ladder.findLast((rung) => rung.points <= points)?.paysCenti ?? 0) / 100
    return sum + Number(ways) * pays * pays
  }, 0)
  const total = Number(spread.reduce((sum, ways) => sum + ways, 0n))
  const sigma = Math.sqrt((squares / total - expected * expected) / ROUNDS)
  expect(Math.abs(paid / ROUNDS - expected)).toBeLessThan(4 * sigma)
})

function isBelow(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator
}

function asNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12
}
