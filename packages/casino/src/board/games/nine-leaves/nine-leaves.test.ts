import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import {
  DEW_TIMES,
  drawCard,
  hitChance,
  LEAF_NUMBERS,
  LEAF_PRIZES_TENTHS,
  LEAVES,
  LEAVES_MOST,
  lotsIn,
  OWN_NUMBERS,
  type Lots,
} from './leaves.ts'
import { nineLeaves, type LeavesChoice, type LeavesEvent } from './nine-leaves.ts'

const BET = 2_000n
const anySeed = fc.nat()
const anyOrder = fc.shuffledSubarray(
  Array.from({ length: LEAVES }, (_, leaf) => leaf),
  { minLength: LEAVES },
)

const playOf = (seed: number, choices: readonly LeavesChoice[], betMinor = BET) =>
  nineLeaves.play({ betMinor, setup: {}, choices, draws: seededDraws(seed) })

const whole = (seed: number, betMinor = BET) => {
  const play = playOf(seed, [{ all: true }], betMinor)
  if (play.kind !== 'ended') throw new Error('All leaves end a card')
  return play
}

/** Another draw would be a whole lot worse or better than its chance says. */
const chanceOf = (row: Lots, worth: number) =>
  fraction(BigInt(row.find((one) => one.worth === worth)?.lots ?? 0), BigInt(lotsIn(row)))

/** Goes through every way to win: how many leaves pay, what each has, and every dew. */
function* everyWin(): Generator<{ chance: Fraction; multipleTenths: number }> {
  const add = function* (
    left: number,
    chance: Fraction,
    tenths: number,
  ): Generator<{ chance: Fraction; tenths: number }> {
    if (left === 0) yield { chance, tenths }
    else
      for (const { worth } of LEAF_PRIZES_TENTHS)
        yield* add(left - 1, times(chance, chanceOf(LEAF_PRIZES_TENTHS, worth)), tenths + worth)
  }
  for (let hits = 0; hits <= OWN_NUMBERS; hits += 1)
    for (const { chance, tenths } of add(hits, hitChance(hits), 0))
      for (const { worth } of DEW_TIMES)
        yield { chance: times(chance, chanceOf(DEW_TIMES, worth)), multipleTenths: tenths * worth }
}

test('the exact figures are those of every way to win, one by one', () => {
  const none = fraction(0n, 1n)
  let [back, hit, all] = [none, none, none]
  let most = 0
  for (const { chance, multipleTenths } of everyWin()) {
    back = plus(back, times(chance, fraction(BigInt(multipleTenths), 10n)))
    if (multipleTenths > 0) hit = plus(hit, chance)
    all = plus(all, chance)
    most = Math.max(most, multipleTenths / 10)
  }
  expect(all).toEqual(fraction(1n, 1n))
  expect(nineLeaves.bets).toEqual([
    { key: 'card', exactReturn: back, hitRate: hit, largestMultiple: most },
  ])
  expect(most).toBe(LEAVES_MOST)
  expect(Number(back.numerator) / Number(back.denominator)).toBeCloseTo(0.9605, 4)
})

test('the lots of a row are round numbers, so that anybody can reckon with them', () => {
  expect([lotsIn(LEAF_PRIZES_TENTHS), lotsIn(DEW_TIMES)]).toEqual([10_000, 100])
})

test('no stake is cut off at the minor unit', () => {
  const levels = Object.values(nineLeaves.betLevelsMinor).flat()
  expect(levels.filter((minor) => minor % 10n !== 0n)).toEqual([])
})

describe('a card', () => {
  test('has three own numbers in order and nine leaves with numbers of their own', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { own, leaves } = drawCard(seededDraws(seed))
        const numbers = leaves.map(({ number }) => number)
        expect([own.length, leaves.length]).toEqual([OWN_NUMBERS, LEAVES])
        expect(new Set(own).size + new Set(numbers).size).toBe(OWN_NUMBERS + LEAVES)
        expect(own).toEqual(own.toSorted((a, b) => a - b))
        for (const number of [...own, ...numbers]) {
          expect(number).toBeGreaterThanOrEqual(1)
          expect(number).toBeLessThanOrEqual(LEAF_NUMBERS)
        }
      }),
    )
  })

  test('pays the leaves with an own number, the dew times over, in whatever order', () => {
    fc.assert(
      fc.property(anySeed, anyOrder, (seed, order) => {
        const { own, leaves, dew } = drawCard(seededDraws(seed))
        const paying = leaves.filter(({ number }) => own.includes(number))
        const tenths = paying.reduce((sum, { prizeTenths }) => sum + prizeTenths, 0)
        const one = playOf(
          seed,
          order.map((leaf) => ({ leaf })),
        )
        expect(one).toMatchObject({
          kind: 'ended',
          totalMinor: (BET * BigInt(tenths * dew)) / 10n,
        })
        expect(whole(seed).totalMinor).toBe(one.kind === 'ended' ? one.totalMinor : -1n)
      }),
    )
  })

  test('tells of a leaf nothing before it is scratched, and of the dew nothing before the last', () => {
    fc.assert(
      fc.property(anySeed, anyOrder, fc.nat(LEAVES - 1), (seed, order, count) => {
        const choices = order.slice(0, count).map((leaf) => ({ leaf }))
        const play = playOf(seed, choices)
        if (play.kind !== 'open') throw new Error('A card with leaves left is open')
        expect(play.events.map(({ type }) => type)).toEqual([
          'dealt',
          ...choices.map(() => 'scratched'),
        ])
        const next = playOf(seed, [...choices, { all: true }])
        const events: readonly LeavesEvent[] = next.kind === 'ended' ? next.events : []
        expect(events.slice(0, play.events.length)).toEqual(play.events)
        expect(events.at(-1)?.type).toBe('dewed')
      }),
    )
  })

  test('takes no leaf twice, and nothing after its last', () => {
    expect(playOf(1, [{ leaf: 4 }, { leaf: 4 }])).toEqual({ kind: 'illegal' })
    expect(playOf(1, [{ all: true }, { all: true }])).toEqual({ kind: 'illegal' })
    expect(playOf(1, [{ all: true }, { leaf: 0 }])).toEqual({ kind: 'illegal' })
  })

  test('is scratched to its end for somebody who stays away', () => {
    const absent = nineLeaves.choiceOfAbsent({ setup: {}, choices: [], events: [] })
    expect(playOf(7, [{ leaf: 3 }, absent]).kind).toBe('ended')
  })
})

test.each([null, {}, { leaf: 9 }, { leaf: -1 }, { leaf: 1.5 }, { leaf: '1' }, { all: 1 }, []])(
  '%j is no choice',
  (value) => expect(nineLeaves.readChoice(value)).toBeNull(),
)

test('a leaf and all that are left are choices, and there is nothing to set up', () => {
  expect(nineLeaves.readChoice({ leaf: 8 })).toEqual({ leaf: 8 })
  expect(nineLeaves.readChoice({ all: true })).toEqual({ all: true })
  expect(nineLeaves.readChoice({ leaf: 1, all: true })).toBeNull()
  expect(nineLeaves.readSetup({})).toEqual({})
})
