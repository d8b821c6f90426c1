import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { DECK, type Card } from '../../../cards/card.ts'
import { bestHold, worthOfHold, type Hold } from './best-hold.ts'
import { POKER_PAYS } from './hands.ts'
import { nameHand } from './name-hand.ts'
import { cardsOf } from '../../../cards/testing/cards-of.ts'

function keptOf(text: string): string {
  const names = text.split(' ')
  return names.filter((_, place) => bestHold(cardsOf(text)).hold[place]).join(' ')
}

describe('the best hold', () => {
  test.each([
    ['Ts Js Qs Ks As', 'Ts Js Qs Ks As'],
    ['Ts Js Qs Ks Kd', 'Ts Js Qs Ks'],
    ['9s Ts Js Qs Ks', '9s Ts Js Qs Ks'],
    ['2s 5s 9s Js Kd', '2s 5s 9s Js'],
    ['4c 4d Qh Ks Ad', '4c 4d'],
    ['Jc Jd 2s 3s 4s', 'Jc Jd'],
    ['4c 4d 4h Ks Ad', '4c 4d 4h'],
    ['4c 4d 9h 9s Ad', '4c 4d 9h 9s'],
    ['Js Qs 4h 7d 9c', 'Js Qs'],
    ['2c 4d 6h 8s Tc', ''],
  ])('of %s keeps %s', (cards, kept) => {
    expect(keptOf(cards)).toBe(kept)
  })

  test('brings on average what its draws bring together', () => {
    // Of 47 cards one makes a royal flush, one the straight flush below it, seven a flush, six a
    // straight, three kings and nine others a high pair.
    const { worth } = bestHold(cardsOf('Ts Js Qs Ks 2d'))
    expect(worth).toEqual(fraction(800n + 50n + 7n * 5n + 6n * 4n + 9n, 47n))
    expect(percentText(worth)).toBe('1953.19')
  })
})

/** What all draws after a hold pay together, one by one. */
function playedThrough(cards: readonly Card[], hold: Hold): { paid: number; draws: number } {
  const kept = cards.filter((_, place) => hold[place])
  const left = DECK.filter(
    ({ rank, suit }) => !cards.some((c) => c.rank === rank && c.suit === suit),
  )
  let paid = 0
  let draws = 0
  const draw = (hand: readonly Card[], from: number): void => {
    if (hand.length === 5) {
      const name = nameHand(hand)
      paid += name === null ? 0 : POKER_PAYS[name]
      draws += 1
      return
    }
    for (let next = from; next < left.length; next += 1) {
      draw([...hand, ...left.slice(next, next + 1)], next + 1)
    }
  }
  draw(kept, 0)
  return { paid, draws }
}

test('what a hold is worth equals playing each of its draws', () => {
  const anyHand = fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 })
  const anyHold = fc
    .array(fc.boolean(), { minLength: 5, maxLength: 5 })
    .filter((hold) => hold.filter(Boolean).length >= 2)
  fc.assert(
    fc.property(anyHand, anyHold, (cards, hold) => {
      const { paid, draws } = playedThrough(cards, hold)
      expect(worthOfHold(cards, hold)).toEqual(fraction(BigInt(paid), BigInt(draws)))
    }),
    { numRuns: 25 },
  )
})

test('no hold is worth more than the best', () => {
  const anyHand = fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 })
  const anyHold = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(anyHand, anyHold, (cards, hold) => {
      const best = bestHold(cards).worth
      const other = worthOfHold(cards, hold)
      expect(best.numerator * other.denominator).toBeGreaterThanOrEqual(
        other.numerator * best.denominator,
      )
    }),
  )
})
