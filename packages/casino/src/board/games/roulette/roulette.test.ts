import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { spotFacts } from './bet-facts.ts'
import { EVERY_SPOT } from './every-spot.ts'
import { paysToOne } from './pay-minor.ts'
import { pocketColour, POCKETS, WHEEL } from './pockets.ts'
import { roulette } from './roulette.ts'
import { spotKey } from './spot.ts'

describe('the wheel', () => {
  test('holds each number once, red and black in turn after zero', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: POCKETS }, (_, number) => number),
    )
    const colours = WHEEL.map(pocketColour)
    expect(colours[0]).toBe('green')
    const turns = colours.slice(1).map((colour, index) => colour === (index % 2 ? 'black' : 'red'))
    expect(turns.every(Boolean)).toBe(true)
  })
})

describe('the layout', () => {
  test.each([
    ['straight', 37, 1, 35],
    ['split', 60, 2, 17],
    ['street', 14, 3, 11],
    ['corner', 23, 4, 8],
    ['sixLine', 11, 6, 5],
    ['dozen', 3, 12, 2],
    ['column', 3, 12, 2],
    ['red', 1, 18, 1],
    ['black', 1, 18, 1],
    ['odd', 1, 18, 1],
    ['even', 1, 18, 1],
    ['low', 1, 18, 1],
    ['high', 1, 18, 1],
  ])('has of %s %d spots of %d numbers that pay %d to 1', (kind, count, numbers, pays) => {
    const spots = EVERY_SPOT.filter(({ spot }) => spot.kind === kind)
    expect(spots).toHaveLength(count)
    for (const { spot, covers } of spots) {
      expect([new Set(covers).size, paysToOne(spot)]).toEqual([numbers, pays])
    }
  })

  test('has no two spots of one name', () => {
    expect(new Set(EVERY_SPOT.map(({ spot }) => spotKey(spot))).size).toBe(EVERY_SPOT.length)
  })

  test('covers each number from 1 to 36 by three halves and two thirds, and zero by none', () => {
    const outside = EVERY_SPOT.filter(({ spot }) => !('numbers' in spot))
    const counts = Array.from(
      { length: POCKETS },
      (_, number) => outside.filter(({ covers }) => covers.includes(number)).length,
    )
    expect(counts).toEqual([0, ...Array.from({ length: 36 }, () => 5)])
  })
})

describe('a spot', () => {
  test('of the layout is read as it is', () => {
    for (const { spot } of EVERY_SPOT) expect(roulette.readSpot(spot, 1)).toEqual(spot)
  })

  test('may name its numbers in any order', () => {
    expect(roulette.readSpot({ kind: 'corner', numbers: [5, 1, 4, 2] }, 1)).toEqual({
      kind: 'corner',
      numbers: [1, 2, 4, 5],
    })
  })

  test.each([
    null,
    'red',
    [],
    {},
    { kind: 'blue' },
    { kind: 'red', index: 1 },
    { kind: 'red', numbers: [], index: 1 },
    { kind: 'straight' },
    { kind: 'straight', numbers: [] },
    { kind: 'straight', numbers: [37] },
    { kind: 'straight', numbers: [-1] },
    { kind: 'straight', numbers: [1.5] },
    { kind: 'straight', numbers: ['1'] },
    { kind: 'straight', numbers: [1, 1] },
    { kind: 'straight', numbers: '7' },
    { kind: 'split', numbers: [3, 4] },
    { kind: 'split', numbers: [1, 5] },
    { kind: 'split', numbers: [0, 4] },
    { kind: 'split', numbers: [36, 39] },
    { kind: 'street', numbers: [2, 3, 4] },
    { kind: 'street', numbers: [0, 1, 3] },
    { kind: 'corner', numbers: [3, 4, 6, 7] },
    { kind: 'sixLine', numbers: [2, 3, 4, 5, 6, 7] },
    { kind: 'sixLine', numbers: [1, 2, 3, 4, 5, 6, 7] },
    { kind: 'dozen', index: 0 },
    { kind: 'dozen', index: 4 },
    { kind: 'dozen', index: '1' },
    { kind: 'dozen' },
    { kind: 'column', index: 1, numbers: [1] },
    { kind: 'split 1', numbers: [2] },
    { kind: 'dozen', numbers: [2] },
    { kind: 'straight', index: 7 },
    { kind: 'red', numbers: [] },
  ])('%j is none', (value) => {
    expect(roulette.readSpot(value, 1)).toBeNull()
  })
})

test('two numbers are a split only if they touch on the layout', () => {
  const place = (number: number) => ({ row: Math.ceil(number / 3), column: (number - 1) % 3 })
  for (let one = 1; one <= 36; one += 1) {
    for (let other = 1; other <= 36; other += 1) {
      const [a, b] = [place(one), place(other)]
      const touch = Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
      const spot = roulette.readSpot({ kind: 'split', numbers: [one, other] }, 1)
      expect([one, other, spot !== null]).toEqual([one, other, touch])
    }
  }
})

describe('the figures', () => {
  test('of every spot are the same return: 36 of 37', () => {
    for (const { spot, covers } of EVERY_SPOT) {
      const facts = spotFacts(spot)
      expect(facts.exactReturn).toEqual(fraction(36n, 37n))
      expect(facts.hitRate).toEqual(fraction(BigInt(covers.length), 37n))
      expect(facts.largestMultiple * covers.length).toBe(36)
    }
    expect(percentText(fraction(36n, 37n))).toBe('97.29')
  })

  test('name each kind once', () => {
    const kinds = new Set(EVERY_SPOT.map(({ spot }) => spot.kind))
    expect(roulette.bets.map(({ key }) => key).toSorted()).toEqual([...kinds].toSorted())
  })
})

test('the same draws give the same number, and no pay is above the largest of its kind', () => {
  const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(block, stake, fc.constantFrom(...EVERY_SPOT), (bytes, stakeMinor, { spot }) => {
      const outcome = roulette.draw(drawStream([bytes]), 1)
      expect(roulette.draw(drawStream([bytes]), 1)).toEqual(outcome)
      const pay = roulette.payMinor(stakeMinor, spot, outcome)
      const most = roulette.bets.find(({ key }) => key === spot.kind)?.largestMultiple ?? 0
      expect(pay === 0n || pay === stakeMinor * BigInt(most)).toBe(true)
    }),
  )
})
