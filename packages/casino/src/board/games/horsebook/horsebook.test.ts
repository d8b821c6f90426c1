import { describe, expect, test } from 'vitest'
import { percentText } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { fixtureIn } from '../../event/event-game.ts'
import { unlikelyPicks } from '../../event/testing/unlikely-picks.ts'
import { HORSES } from './horses.ts'
import { horsebook } from './horsebook.ts'
import { raceMarkets } from './race-markets.ts'
import { LANES, races } from './races.ts'
import type { RacePlay } from './run-race.ts'

/** Lanes from 0 by strength: 2, 0, 5, 1, 7, 3, 6, 4. */
const strengths = [20, 10, 22, 6, 3, 13, 4, 8]
const race = (...order: number[]): RacePlay => ({ order, strengths, gapsCenti: [], paces: [] })

/** The picks of a market that a play makes win. */
function winners(key: string, play: RacePlay): string[] {
  const asked = raceMarkets.find((market) => market.key === key)
  const result = horsebook.model.resultOf(play)
  return (asked?.picks ?? []).filter((pick) => asked?.resultOf(pick, result) === 'won')
}

const favourites = race(2, 0, 5, 1, 7, 3, 6, 4)
const outsiders = race(4, 6, 3, 7, 1, 5, 0, 2)
const mixed = race(1, 2, 4, 0, 3, 7, 5, 6)

describe('what wins', () => {
  test.each([
    ['winner', ['3'], ['5'], ['2']],
    ['place', ['1', '3', '6'], ['4', '5', '7'], ['2', '3', '5']],
    ['top-two', ['1', '3'], ['5', '7'], ['2', '3']],
    ['duel-1', ['r1'], ['r2'], ['r1']],
    ['duel-2', ['r3'], ['r4'], ['r4']],
    ['duel-3', ['r5'], ['r6'], ['r6']],
    ['favourite', ['first'], ['later'], ['second']],
    ['winner-class', ['strong'], ['outsider'], ['middle']],
    ['second', ['1'], ['7'], ['3']],
    ['forecast', ['r1-r2'], [], ['r4-r1']],
    ['quinella', ['r1-r2'], [], ['r1-r4']],
    ['trio', ['r1-r2-r3'], [], []],
    ['odd-even', ['odd'], ['odd'], ['even']],
    ['low-high', ['low'], ['high'], ['low']],
    ['sum', ['under'], ['over'], ['under']],
    ['odd-count', ['2'], ['2'], ['2']],
  ])('%s', (key, first, second, third) => {
    expect([favourites, outsiders, mixed].map((play) => winners(key, play))).toEqual([
      first,
      second,
      third,
    ])
  })

  test('the sum of the first two numbers may be the line itself', () => {
    expect(winners('sum', race(0, 7, 1, 2, 3, 4, 5, 6))).toEqual(['exact'])
  })

  test('no odd number among the first three, and three', () => {
    expect(winners('odd-count', race(1, 3, 5, 0, 2, 4, 6, 7))).toEqual(['0'])
    expect(winners('odd-count', race(0, 2, 4, 1, 3, 5, 6, 7))).toEqual(['3'])
  })
})

test('every race has eight horses of the twenty-four, and every horse runs as often', () => {
  const runs = new Map<string, number>()
  for (const { horses } of races) {
    expect(new Set(horses).size).toBe(LANES)
    for (const horse of horses) runs.set(horse, (runs.get(horse) ?? 0) + 1)
  }
  expect(races.length).toBeGreaterThanOrEqual(20)
  expect([...runs.keys()].toSorted()).toEqual(Object.keys(HORSES).toSorted())
  expect(new Set(runs.values())).toEqual(new Set([8]))
})

test('every race offers at least two picks of every market', () => {
  for (const place of races.keys()) {
    const offers = horsebook.offers(place)
    for (const { key } of raceMarkets) {
      expect(offers.filter(({ market }) => market === key).length).toBeGreaterThanOrEqual(2)
    }
  }
})

/** How many picks of a market win together; of these three no pick wins in many a race. */
const TOGETHER: Readonly<Record<string, number>> = { place: 3, 'top-two': 2 }
const CHOSEN = ['forecast', 'quinella', 'trio']

test('all picks of a market together cost more than they return', () => {
  const whole = raceMarkets.filter(({ key }) => !CHOSEN.includes(key))
  for (const place of races.keys()) {
    for (const { key, picks } of whole) {
      const offers = horsebook.offers(place).filter(({ market }) => market === key)
      expect(offers).toHaveLength(picks.length)
      const cost = offers.reduce((sum, { priceCenti }) => sum + 100 / priceCenti, 0)
      expect(cost).toBeGreaterThan(TOGETHER[key] ?? 1)
    }
  }
})

test('no pick returns all of its stake', () => {
  for (const { exactReturn } of [...races.keys()].flatMap((place) => horsebook.offers(place))) {
    expect(exactReturn.numerator).toBeLessThan(exactReturn.denominator)
  }
})

test('what every market returns at the least, in every race', () => {
  expect(
    horsebook.bets.map(({ key, exactReturn }) => `${key} ${percentText(exactReturn)}`),
  ).toEqual([
    'winner 90.90',
    'place 93.38',
    'top-two 92.30',
    'duel-1 94.54',
    'duel-2 94.50',
    'duel-3 94.50',
    'favourite 91.29',
    'winner-class 93.58',
    'second 88.88',
    'forecast 87.69',
    'quinella 87.66',
    'trio 85.86',
    'odd-even 94.38',
    'low-high 94.42',
    'sum 91.27',
    'odd-count 90.31',
  ])
})

test('a race takes 30 draws, and more only when one is refused', () => {
  const draws = seededDraws(5)
  const play = horsebook.model.play(draws, fixtureIn(horsebook.model, 3))
  expect(play.order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(play.gapsCenti).toHaveLength(LANES - 1)
  expect(play.paces).toHaveLength(LANES)
})

test('a race has no more results than a phone can list in a moment', () => {
  for (const race of races) expect(horsebook.model.waysOf(race)).toHaveLength(768)
})

test('plays come as often as the ways of a race say', () => {
  expect(unlikelyPicks(horsebook, { place: 5, plays: 100_000, seed: 20_261_125 })).toEqual([])
})
