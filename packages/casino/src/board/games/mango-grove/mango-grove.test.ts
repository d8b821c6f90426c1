import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import {
  BASKETS,
  drawGrove,
  GROVE_MOST_CENTI,
  groveLast,
  groveMultipleCenti,
  groveReturn,
  safeChance,
} from './grove.ts'
import { mangoGrove, type GroveChoice } from './mango-grove.ts'

/** Every draw takes the last place, so that nothing is moved: the wasps are in the first baskets. */
const unmoved: DrawStream = { below: (limit) => limit - 1, used: () => 0 }

const grove = (wasps: number, choices: readonly GroveChoice[], draws = unmoved) =>
  mangoGrove.play({ betMinor: 1_000n, setup: { wasps }, choices, draws })

const opens = (...baskets: readonly number[]): GroveChoice[] => baskets.map((open) => ({ open }))

const isAtMost = (a: Fraction, b: Fraction) =>
  a.numerator * b.denominator <= b.numerator * a.denominator

const anyWasps = fc.integer({ min: 1, max: 24 })
const anySeed = fc.integer({ min: 1, max: 2 ** 31 })
const anyOrder = fc.shuffledSubarray(
  Array.from({ length: BASKETS }, (_, basket) => basket),
  { minLength: 0, maxLength: BASKETS },
)

test('is found by its code', () => {
  expect(turnGame('BAGH-MINES')).toBe(mangoGrove)
})

test.each([
  [1, 1, 103n],
  [3, 1, 112n],
  [3, 2, 128n],
  [3, 5, 199n],
  [5, 3, 199n],
  [24, 1, 2_475n],
  [12, 13, 514_829_700n],
])('%i wasps pay after %i safe baskets %i hundredths', (wasps, opened, centi) => {
  expect(groveMultipleCenti(wasps, opened)).toBe(centi)
})

test('the chance of a row of safe baskets is the product over its steps', () => {
  for (let wasps = 1; wasps <= 24; wasps += 1) {
    let slow = fraction(1n, 1n)
    for (let opened = 1; opened <= BASKETS - wasps; opened += 1) {
      const left = BASKETS - opened + 1
      slow = fraction(slow.numerator * BigInt(left - wasps), slow.denominator * BigInt(left))
      expect(safeChance(wasps, opened)).toEqual(slow)
    }
  }
})

test('whatever the wasps and the stop, between 97 and 99 per cent are returned', () => {
  for (let wasps = 1; wasps <= 24; wasps += 1) {
    const facts = mangoGrove.bets.find(({ key }) => key === `wasps-${wasps}`)
    for (let opened = 1; opened <= groveLast(wasps); opened += 1) {
      const returned = groveReturn(wasps, opened)
      expect(isAtMost(returned, fraction(99n, 100n))).toBe(true)
      expect(isAtMost(fraction(97n, 100n), returned)).toBe(true)
      expect(isAtMost(returned, facts?.exactReturn ?? fraction(0n, 1n))).toBe(true)
    }
  }
})

test('a grove ends with its last mango, or before the first that would pay above the most', () => {
  for (let wasps = 1; wasps <= 24; wasps += 1) {
    const last = groveLast(wasps)
    expect(groveMultipleCenti(wasps, last)).toBeLessThanOrEqual(GROVE_MOST_CENTI)
    if (last === BASKETS - wasps) continue
    expect(groveMultipleCenti(wasps, last + 1)).toBeGreaterThan(GROVE_MOST_CENTI)
  }
  expect([1, 3, 5, 8, 12, 16, 20, 24].map(groveLast)).toEqual([24, 22, 19, 14, 9, 6, 4, 1])
})

test('every order of the baskets can be drawn, by its own draws alone', () => {
  const seen = new Set<string>()
  for (let last = 0; last < BASKETS; last += 1) {
    const draws: DrawStream = {
      below: (limit) => (limit === BASKETS ? last : limit - 1),
      used: () => 0,
    }
    const order = drawGrove(draws)
    expect(new Set(order).size).toBe(BASKETS)
    seen.add(order.join())
  }
  expect(seen.size).toBe(BASKETS)
})

describe('a round', () => {
  test('raises what can be taken with every mango, and pays it when it is taken', () => {
    const open = grove(3, opens(3, 24))
    expect(open).toEqual({
      kind: 'open',
      events: [
        { type: 'mango', basket: 3, multipleCenti: '112', winMinor: '1120' },
        { type: 'mango', basket: 24, multipleCenti: '128', winMinor: '1280' },
      ],
    })
    expect(grove(3, [...opens(3, 24), { take: true }])).toMatchObject({
      kind: 'ended',
      totalMinor: 1_280n,
    })
  })

  test('ends with nothing at a wasp, and says then where all were', () => {
    expect(grove(3, opens(5, 2))).toEqual({
      kind: 'ended',
      events: [
        { type: 'mango', basket: 5, multipleCenti: '112', winMinor: '1120' },
        { type: 'stung', basket: 2, wasps: [0, 1, 2] },
      ],
      totalMinor: 0n,
    })
  })

  test('gives the stake back that is taken before a basket was opened', () => {
    expect(grove(3, [{ take: true }])).toMatchObject({ kind: 'ended', totalMinor: 1_000n })
  })

  test('ends by itself with its last mango', () => {
    expect(grove(24, opens(24))).toEqual({
      kind: 'ended',
      events: [
        { type: 'mango', basket: 24, multipleCenti: '2475', winMinor: '24750' },
        {
          type: 'taken',
          multipleCenti: '2475',
          winMinor: '24750',
          wasps: Array.from({ length: 24 }, (_, basket) => basket),
        },
      ],
      totalMinor: 24_750n,
    })
  })

  test.each([
    ['a basket twice', opens(5, 5)],
    ['a basket after a wasp', opens(0, 5)],
    ['a basket after taking', [{ take: true } as const, { open: 5 }]],
  ])('does not take %s', (_, choices) => {
    expect(grove(3, choices)).toEqual({ kind: 'illegal' })
  })

  test('of a player who stays away is taken as it stands', () => {
    const choice = mangoGrove.choiceOfAbsent({ setup: { wasps: 3 }, choices: [], events: [] })
    expect(choice).toEqual({ take: true })
  })
})

test.each([
  [{ wasps: 1 }, { wasps: 1 }],
  [{ wasps: 24 }, { wasps: 24 }],
  [{ wasps: 0 }, null],
  [{ wasps: 25 }, null],
  [{ wasps: 2.5 }, null],
  [{ wasps: '3' }, null],
  [null, null],
])('the setup in %j is %j', (value, setup) => {
  expect(mangoGrove.readSetup(value)).toEqual(setup)
})

test.each([
  [{ open: 0 }, { open: 0 }],
  [{ open: 24 }, { open: 24 }],
  [{ open: 25 }, null],
  [{ open: -1 }, null],
  [{ take: true }, { take: true }],
  [{ take: 1 }, null],
  [{ open: 3, take: true }, null],
  [7, null],
])('the choice in %j is %j', (value, choice) => {
  expect(mangoGrove.readChoice(value)).toEqual(choice)
})

describe('any round', () => {
  test('tells no wasp before its end, and its events begin with those of fewer choices', () => {
    const property = fc.property(anyWasps, anyOrder, anySeed, (wasps, order, seed) => {
      const wanted = opens(...order)
      for (let count = 0; count <= wanted.length; count += 1) {
        const play = grove(wasps, wanted.slice(0, count), seededDraws(seed))
        if (play.kind === 'illegal') throw new Error('No basket is opened twice')
        const next = grove(wasps, wanted.slice(0, count + 1), seededDraws(seed))
        if (play.kind === 'ended') return
        expect(JSON.stringify(play.events)).not.toContain('wasps')
        if (next.kind === 'illegal') throw new Error('An open round goes on')
        expect(next.events.slice(0, count)).toEqual(play.events)
      }
    })
    fc.assert(property, { numRuns: 60 })
    expect.hasAssertions()
  })

  test('pays the same for the same draws, never above its largest win', () => {
    const property = fc.property(anyWasps, anyOrder, anySeed, (wasps, order, seed) => {
      const hidden = drawGrove(seededDraws(seed)).slice(0, wasps)
      const last = groveLast(wasps)
      const mangoes = order.filter((basket) => !hidden.includes(basket)).slice(0, last)
      const isAll = mangoes.length === last
      const choices: GroveChoice[] = isAll
        ? opens(...mangoes)
        : [...opens(...mangoes), { take: true }]
      const play = grove(wasps, choices, seededDraws(seed))
      expect(play).toEqual(grove(wasps, choices, seededDraws(seed)))
      if (play.kind !== 'ended') throw new Error('What is taken has ended')
      const facts = mangoGrove.bets.find(({ key }) => key === `wasps-${wasps}`)
      expect(play.totalMinor).toBeLessThanOrEqual(1_000n * BigInt(facts?.largestMultiple ?? 0))
      expect(play.totalMinor).toBe((1_000n * groveMultipleCenti(wasps, mangoes.length)) / 100n)
    })
    fc.assert(property, { numRuns: 60 })
    expect.hasAssertions()
  })
})
