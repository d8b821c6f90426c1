import { expect, test } from 'vitest'
import { FATE_CHANCES, fateChances, FATES, isOut } from './fates.ts'
import type { Five } from './five.ts'
import { cricketersOf, FANTASY_FIXTURES, fantasyFixture } from './fixtures.ts'
import { duelOf, DUTIES, MATCH_OVERS, OVER_BALLS, type Over } from './overs.ts'
import { pointsFor } from './points.ts'
import { spreadOf } from './spread.ts'

const fixture = fantasyFixture(4)

/** The chance of each number of points, by that number. */
type Chances = ReadonlyMap<number, number>

/** What an over brings a team, by running through every way in which its balls can go. */
function slowOver(over: Over, { five, captain }: Five): Chances {
  const { batter, bowler } = duelOf(cricketersOf(fixture), over)
  const chances = fateChances(batter.batting, bowler.bowling)
  const found = new Map<number, number>()
  const pointsOf = FATES.map((fate) =>
    DUTIES.filter((duty) => five.includes(over[duty])).reduce(
      (sum, duty) => sum + pointsFor(duty, fate) * (over[duty] === captain ? 2 : 1),
      0,
    ),
  )
  const go = (balls: number, points: number, chance: number) => {
    if (balls === OVER_BALLS) {
      found.set(points, (found.get(points) ?? 0) + chance)
      return
    }
    for (const [index, fate] of FATES.entries()) {
      const next = (chance * chances[fate]) / FATE_CHANCES
      go(isOut(fate) ? OVER_BALLS : balls + 1, points + (pointsOf[index] ?? 0), next)
    }
  }
  go(0, 0, 1)
  return found
}

function together(one: Chances, other: Chances): Chances {
  const sum = new Map<number, number>()
  for (const [points, chance] of one) {
    for (const [more, next] of other) {
      sum.set(points + more, (sum.get(points + more) ?? 0) + chance * next)
    }
  }
  return sum
}

test.each([
  ['nobody', [], -1],
  ['a batter, who also waits for catches', [1], -1],
  ['a batter who is captain', [1], 1],
  ['a batter and the bowler they face', [0, 11], -1],
  ['a bowler who is captain, and the batter they face', [0, 11], 11],
  ['a whole team', [0, 2, 5, 9, 11], 9],
  ['a team of both keepers', [1, 2, 4, 7, 8], 8],
])('the spread of %s is that of every way of all overs', (_name, five, captain) => {
  const spread = spreadOf(fixture, { five, captain })
  const overs = MATCH_OVERS.filter((over) => DUTIES.some((duty) => five.includes(over[duty])))
  const slow = overs
    .map((over) => slowOver(over, { five, captain }))
    .reduce(together, new Map([[0, 1]]))
  const total = Number(spread.reduce((sum, ways) => sum + ways, 0n))
  expect(Math.max(...slow.keys())).toBeLessThan(spread.length)
  for (const [points, ways] of spread.entries()) {
    expect(Number(ways) / total).toBeCloseTo(slow.get(points) ?? 0, 10)
  }
})

test('every ball of every duel has all its chances', () => {
  for (const one of FANTASY_FIXTURES) {
    for (const over of MATCH_OVERS) {
      const { batter, bowler } = duelOf(cricketersOf(one), over)
      const chances = Object.values(fateChances(batter.batting, bowler.bowling))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(FATE_CHANCES)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
      expect(bowler.bowling).toBeGreaterThan(0)
    }
  }
})

test('nobody bowls, keeps or catches against their own side, or does two things in an over', () => {
  for (const over of MATCH_OVERS) {
    const places = DUTIES.map((duty) => over[duty])
    expect(new Set(places).size).toBe(DUTIES.length)
    const [batter, ...field] = places.map((place) => (place < 6 ? 'first' : 'second'))
    expect(batter).toBe(over.side)
    expect(field).not.toContain(over.side)
  }
})
