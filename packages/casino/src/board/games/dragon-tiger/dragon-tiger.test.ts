import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../cards/card.ts'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { dragonTigerWinner } from './outcome.ts'
import { DRAGON_TIGER_SPOTS } from './spot.ts'

function card(name: string): Card {
  const [card] = cardsOf(name)
  if (card === undefined) throw new RangeError(`${name} is no card`)
  return card
}

const outcomes = [
  { dragon: 'Kc', tiger: 'Qc', winner: 'dragon', pays: [200n, 0n, 0n, 0n] },
  { dragon: 'As', tiger: '2h', winner: 'tiger', pays: [0n, 200n, 0n, 0n] },
  { dragon: 'As', tiger: 'Kh', winner: 'tiger', pays: [0n, 200n, 0n, 0n] },
  { dragon: '7d', tiger: '7h', winner: 'tie', pays: [50n, 50n, 1200n, 0n] },
  { dragon: '7d', tiger: '7d', winner: 'suited-tie', pays: [50n, 50n, 1200n, 5100n] },
]

describe('a stake of 100 on each spot', () => {
  test.each(outcomes)('of $dragon against $tiger: $winner', ({ dragon, tiger, winner, pays }) => {
    const outcome = { dragon: card(dragon), tiger: card(tiger) }
    expect(dragonTigerWinner(outcome)).toBe(winner)
    const paid = DRAGON_TIGER_SPOTS.map((on) => dragonTiger.payMinor(100n, { on }, outcome))
    expect(paid).toEqual(pays)
  })

  test('gives half of an odd stake back rounded down', () => {
    const outcome = { dragon: card('4c'), tiger: card('4h') }
    expect(dragonTiger.payMinor(101n, { on: 'dragon' }, outcome)).toBe(50n)
  })
})

describe('the figures that a player reads', () => {
  // Of the 415 cards that can follow the first, 31 are of its rank and 7 of its suit as well; of
  // the rest, half are higher.
  test.each([
    ['dragon', fraction(2n * 192n * 2n + 31n, 830n), '96.26', fraction(223n, 415n), 2],
    ['tiger', fraction(2n * 192n * 2n + 31n, 830n), '96.26', fraction(223n, 415n), 2],
    ['tie', fraction(12n * 31n, 415n), '89.63', fraction(31n, 415n), 12],
    ['suited-tie', fraction(51n * 7n, 415n), '86.02', fraction(7n, 415n), 51],
  ])('of %s', (key, exactReturn, percent, hitRate, largestMultiple) => {
    const facts = dragonTiger.bets.find((bet) => bet.key === key)
    expect(facts).toEqual({ key, exactReturn, hitRate, largestMultiple })
    expect(percentText(exactReturn)).toBe(percent)
  })

  test('name every spot once', () => {
    expect(dragonTiger.bets.map(({ key }) => key)).toEqual([...DRAGON_TIGER_SPOTS])
  })
})

describe('a spot', () => {
  test.each(DRAGON_TIGER_SPOTS)('%s is read', (on) => {
    expect(dragonTiger.readSpot({ on, more: 1 }, 1)).toEqual({ on })
  })

  test.each([
    null,
    undefined,
    'dragon',
    7,
    [],
    {},
    { on: 'lion' },
    { on: 'toString' },
    { on: null },
  ])('%j is none', (value) => {
    expect(dragonTiger.readSpot(value, 1)).toBeNull()
  })
})

test('the same draws give the same cards, and no pay is above the largest', () => {
  const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(block, stake, fc.constantFrom(...DRAGON_TIGER_SPOTS), (bytes, stakeMinor, on) => {
      const outcome = dragonTiger.draw(drawStream([bytes]), 1)
      expect(dragonTiger.draw(drawStream([bytes]), 1)).toEqual(outcome)
      const pay = dragonTiger.payMinor(stakeMinor, { on }, outcome)
      const most = dragonTiger.bets.find(({ key }) => key === on)?.largestMultiple ?? 0
      expect(pay <= stakeMinor * BigInt(most)).toBe(true)
    }),
  )
})
