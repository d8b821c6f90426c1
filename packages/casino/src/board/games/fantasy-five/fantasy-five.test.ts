import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { fantasyFive } from './fantasy-five.ts'
import { everyFive, FANTASY_BUDGET, faultOf, fivePoints } from './five.ts'
import { cricketersOf, FANTASY_FIXTURES, fantasyFixture, SERIES } from './fixtures.ts'
import { chanceOf, FANTASY_RETURN_BPS, LADDER, LADDER_MAX_CENTI, paysCentiFor } from './ladder.ts'
import { pointsAfter } from './points.ts'
import { spotOf } from './read-spot.ts'
import { spreadOf } from './spread.ts'
import { ladderMarks } from './testing/ladder-marks.ts'

/** Haor against Nijhum: batters 0 1, keeper 2, all-rounder 3, bowlers 4 5, and the same from 6 on. */
const fixture = fantasyFixture(0)
const all = cricketersOf(fixture)
const TEAM = { five: [0, 2, 5, 9, 11], captain: 9 }

describe('which teams can be played', () => {
  test.each([
    ['a whole one', [0, 2, 5, 9, 11], 9, null],
    ['four', [0, 2, 5, 9], 9, 'count'],
    ['one of them twice', [0, 2, 5, 9, 9], 9, 'count'],
    ['nobody of that place', [0, 2, 5, 9, 12], 9, 'count'],
    ['four of a side', [0, 1, 2, 5, 11], 0, 'side'],
    ['too dear', [2, 3, 4, 7, 10], 2, 'budget'],
    ['no batter', [2, 3, 5, 8, 11], 2, 'no-batter'],
    ['no keeper', [0, 1, 5, 9, 11], 0, 'no-keeper'],
    ['no bowler', [0, 2, 3, 7, 9], 0, 'no-bowler'],
    ['a captain from outside', [0, 2, 5, 9, 11], 1, 'captain'],
    ['no captain', [0, 2, 5, 9, 11], null, 'captain'],
  ] as const)('%s', (_name, five, captain, fault) => {
    expect(faultOf(all, { five, captain })).toBe(fault)
  })

  test('there are more than a hundred fives for every fixture, none dearer than the budget', () => {
    for (const one of FANTASY_FIXTURES) {
      const cricketers = cricketersOf(one)
      const fives = everyFive(cricketers)
      expect(fives.length).toBeGreaterThan(100)
      const dearest = Math.max(
        ...fives.map((five) =>
          five.reduce((sum, place) => sum + (cricketers[place]?.credits ?? 0), 0),
        ),
      )
      expect(dearest).toBe(FANTASY_BUDGET)
    }
  })
})

describe('points', () => {
  const match = [
    ['one', 'four', 'six', 'dot', 'caught'],
    ['bowled'],
    ['behind'],
    ['two', 'three', 'dot', 'dot', 'one', 'one'],
    [],
  ] as const

  test('go to the batter, the bowler, the keeper and the catcher of each over', () => {
    // Overs of Nijhum's bowlers 11, 10, 9, 11; runs 11 and a boundary's 1 and 2; catches 4.
    expect(pointsAfter([...match, [], [], [], [], []])).toEqual([
      14, 0, 0, 7, 0, 0, 4, 0, 4, 12, 12, 15,
    ])
  })

  test('count as far as balls have been bowled', () => {
    expect(pointsAfter(match, 3)).toEqual([14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(pointsAfter(match, 5)).toEqual([14, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 13])
  })

  test("count twice for the captain alone, and not for those who aren't picked", () => {
    const points = [1, 10, 100, 1_000, 0, 0, 0, 0, 0, 0, 0, 5]
    expect(fivePoints(points, { five: [0, 2, 3, 11], captain: 2 })).toBe(1_206)
  })
})

describe('rounds', () => {
  test('of a series have one fixture, and every fixture comes as often', () => {
    const { length } = FANTASY_FIXTURES
    const rounds = Array.from(
      { length: SERIES * length },
      (_, number) => fantasyFive.draw(seededDraws(number + 1), number).fixture,
    )
    expect(rounds.slice(0, SERIES + 1)).toEqual([0, 0, 0, 1])
    for (let place = 0; place < length; place += 1) {
      expect(rounds.filter((one) => one === place)).toHaveLength(SERIES)
    }
    expect(new Set(FANTASY_FIXTURES.map(({ first, second }) => `${first} ${second}`)).size).toBe(15)
  })

  test('end each over with its wicket or its sixth ball', () => {
    const draws = seededDraws(11)
    for (let round = 0; round < 500; round += 1) {
      const { match } = fantasyFive.draw(draws, round)
      expect(match).toHaveLength(10)
      for (const over of match) {
        const wickets = over.filter((fate) => ['bowled', 'behind', 'caught'].includes(fate))
        expect(wickets.length).toBeLessThanOrEqual(1)
        expect(over.length === 6 || over.at(-1) === wickets[0]).toBe(true)
        expect(wickets.length === 0 || over.at(-1) === wickets[0]).toBe(true)
      }
    }
  })
})

describe('what a page sends', () => {
  const spot = spotOf(fixture, TEAM)
  const sent: unknown = JSON.parse(JSON.stringify(spot))

  test('is taken as it was shown, in the rounds of its fixture alone', () => {
    expect(fantasyFive.readSpot(sent, 0)).toEqual(spot)
    expect(fantasyFive.readSpot(sent, SERIES - 1)).toEqual(spot)
    expect(fantasyFive.readSpot(sent, SERIES)).toBeNull()
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'team'],
    ['no prizes', { ...TEAM }],
    ['a better prize', { ...TEAM, ladder: spot.ladder.map((r) => ({ ...r, paysCenti: 9_900 })) }],
    ['an easier rung', { ...TEAM, ladder: spot.ladder.map((r) => ({ ...r, points: 1 })) }],
    ['a rung less', { ...TEAM, ladder: spot.ladder.slice(1) }],
    ['rungs that are none', { ...TEAM, ladder: spot.ladder.map(() => null) }],
    ['another captain', { ...spot, captain: 0 }],
    ['a captain that is a word', { ...spot, captain: '9' }],
    ['another order', { ...spot, five: spot.five.toReversed() }],
    ['a place that is none', { ...spot, five: [0, 2, 5, 9, 11.5] }],
    ['somebody twice', { ...spot, five: [0, 2, 5, 9, 9] }],
    ['a rule broken', { ...spot, five: [0, 1, 5, 9, 11] }],
  ])('is refused: %s', (_name, value) => {
    expect(fantasyFive.readSpot(value, 0)).toBeNull()
  })
})

/** A team or two of every fixture, each with every captain of its five; all are in the deep test. */
const teams = FANTASY_FIXTURES.flatMap((one, place) =>
  everyFive(cricketersOf(one))
    .filter((_, index) => index % 130 === 8 * place)
    .flatMap((five) => five.map((captain) => ({ place, five, captain }))),
)

describe('ladders', () => {
  test(`of ${teams.length} teams rise, and return 94.9 % or more and no more than 95 %`, () => {
    expect(FANTASY_RETURN_BPS).toBe(9_500)
    for (const { place, ...team } of teams) {
      const marks = ladderMarks(fantasyFixture(place), team)
      expect(marks.returnBps).toBeLessThanOrEqual(9_500)
      expect(marks.returnBps).toBeGreaterThanOrEqual(9_490)
      expect(marks.isRising).toBe(true)
      expect(marks.ladder).toHaveLength(LADDER)
      expect(marks.lowestCenti).toBeGreaterThan(100)
      expect(marks.highestCenti).toBeLessThan(LADDER_MAX_CENTI)
    }
  })

  test('pay the highest rung that is reached', () => {
    const { ladder } = spotOf(fixture, TEAM)
    const [lowest, second] = ladder
    const highest = ladder.at(-1)
    expect(paysCentiFor(ladder, (lowest?.points ?? 0) - 1)).toBe(0)
    expect(paysCentiFor(ladder, lowest?.points ?? 0)).toBe(lowest?.paysCenti)
    expect(paysCentiFor(ladder, (second?.points ?? 0) - 1)).toBe(lowest?.paysCenti)
    expect(paysCentiFor(ladder, 10_000)).toBe(highest?.paysCenti)
  })

  test('say the figures of the team that returns least', () => {
    const [facts] = fantasyFive.bets
    expect(fantasyFive.bets).toHaveLength(1)
    expect(facts && percentText(facts.exactReturn)).toBe('94.92')
    expect(facts && percentText(facts.hitRate)).toBe('39.71')
    expect(facts?.largestMultiple).toBe(100)
  })
})

describe('a match', () => {
  test('brings a team its rungs as often as they were priced', () => {
    const rounds = 40_000
    const draws = seededDraws(20_261_125)
    const spread = spreadOf(fixture, TEAM)
    const { ladder } = spotOf(fixture, TEAM)
    const reached = ladder.map(() => 0)
    for (let round = 0; round < rounds; round += 1) {
      const scored = fivePoints(pointsAfter(fantasyFive.draw(draws, 0).match), TEAM)
      for (const [index, { points }] of ladder.entries()) {
        if (scored >= points) reached[index] = (reached[index] ?? 0) + 1
      }
    }
    for (const [index, { points }] of ladder.entries()) {
      const { numerator, denominator } = chanceOf(spread, points)
      const chance = Number(numerator) / Number(denominator)
      const sigma = Math.sqrt((chance * (1 - chance)) / rounds)
      expect(Math.abs((reached[index] ?? 0) / rounds - chance)).toBeLessThan(4 * sigma)
    }
  })

  test('is the same for the same draws, and pays what its ladder says and no more than the largest', () => {
    const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
    const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
    const spots = teams.filter((_, index) => index % 10 === 0)
    fc.assert(
      fc.property(block, fc.constantFrom(...spots), stake, (bytes, { place, ...team }, minor) => {
        const spot = spotOf(fantasyFixture(place), team)
        const draw = () => fantasyFive.draw(drawStream(Array(24).fill(bytes)), place * SERIES)
        const outcome = draw()
        expect(draw()).toEqual(outcome)
        const points = fivePoints(pointsAfter(outcome.match), team)
        const rung = spot.ladder.findLast((one) => one.points <= points)
        const paid = fantasyFive.payMinor(minor, spot, outcome)
        expect(paid).toBe((minor * BigInt(rung?.paysCenti ?? 0)) / 100n)
        expect(paid <= minor * 100n).toBe(true)
      }),
    )
  })
})
