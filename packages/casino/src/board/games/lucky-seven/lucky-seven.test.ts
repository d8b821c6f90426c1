import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { luckySeven } from './lucky-seven.ts'
import { luckySevenPlace, type LuckySevenOutcome } from './outcome.ts'
import { LUCKY_SEVEN_SPOTS } from './spot.ts'

function outcomeOf(name: string): LuckySevenOutcome {
  const [card] = cardsOf(name)
  if (card === undefined) throw new RangeError(`${name} is no card`)
  return { card }
}

describe('a stake of 100 on down, seven, up, red, the seven of hearts and black', () => {
  test.each([
    ['Ah', 'down', [200n, 0n, 0n, 200n, 0n, 0n]],
    ['6s', 'down', [200n, 0n, 0n, 0n, 0n, 200n]],
    ['7c', 'seven', [50n, 1200n, 50n, 50n, 0n, 50n]],
    ['7d', 'seven', [50n, 1200n, 50n, 50n, 0n, 50n]],
    ['7h', 'seven', [50n, 1200n, 50n, 50n, 4900n, 50n]],
    ['8d', 'up', [0n, 0n, 200n, 200n, 0n, 0n]],
    ['Kc', 'up', [0n, 0n, 200n, 0n, 0n, 200n]],
  ])('of %s, which is %s', (name, place, pays) => {
    const outcome = outcomeOf(name)
    expect(luckySevenPlace(outcome)).toBe(place)
    expect(LUCKY_SEVEN_SPOTS.map((on) => luckySeven.payMinor(100n, { on }, outcome))).toEqual(pays)
  })

  test('gives half of an odd stake back rounded down', () => {
    expect(luckySeven.payMinor(101n, { on: 'up' }, outcomeOf('7s'))).toBe(50n)
  })
})

describe('the figures that a player reads', () => {
  // Six ranks of thirteen pay double and one gives half back; a seven comes once in thirteen.
  test.each([
    ['down', fraction(25n, 26n), '96.15', fraction(7n, 13n), 2],
    ['seven', fraction(12n, 13n), '92.30', fraction(1n, 13n), 12],
    ['up', fraction(25n, 26n), '96.15', fraction(7n, 13n), 2],
    ['red', fraction(25n, 26n), '96.15', fraction(7n, 13n), 2],
    ['seven-hearts', fraction(49n, 52n), '94.23', fraction(1n, 52n), 49],
    ['black', fraction(25n, 26n), '96.15', fraction(7n, 13n), 2],
  ])('of %s', (key, exactReturn, percent, hitRate, largestMultiple) => {
    const facts = luckySeven.bets.find((bet) => bet.key === key)
    expect(facts).toEqual({ key, exactReturn, hitRate, largestMultiple })
    expect(percentText(exactReturn)).toBe(percent)
  })

  test('name every spot once', () => {
    expect(luckySeven.bets.map(({ key }) => key)).toEqual([...LUCKY_SEVEN_SPOTS])
  })
})

describe('a spot', () => {
  test.each(LUCKY_SEVEN_SPOTS)('%s is read', (on) => {
    expect(luckySeven.readSpot({ on, more: 1 }, 1)).toEqual({ on })
  })

  test.each([null, undefined, 'up', 7, [], {}, { on: 'eight' }, { on: 'toString' }, { on: null }])(
    '%j is none',
    (value) => {
      expect(luckySeven.readSpot(value, 1)).toBeNull()
    },
  )
})

test('the same draws give the same card, and no pay is above the largest', () => {
  const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(block, stake, fc.constantFrom(...LUCKY_SEVEN_SPOTS), (bytes, stakeMinor, on) => {
      const outcome = luckySeven.draw(drawStream([bytes]), 1)
      expect(luckySeven.draw(drawStream([bytes]), 1)).toEqual(outcome)
      const most = luckySeven.bets.find(({ key }) => key === on)?.largestMultiple ?? 0
      const pay = luckySeven.payMinor(stakeMinor, { on }, outcome)
      expect(pay <= stakeMinor * BigInt(most)).toBe(true)
    }),
  )
})
