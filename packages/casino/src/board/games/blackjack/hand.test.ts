import { expect, test } from 'vitest'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { countHand, isNatural } from './hand.ts'

test.each([
  ['Ac Kd', 21, true],
  ['Ac Ad', 12, true],
  ['Ac 6d', 17, true],
  ['Ac 6d Th', 17, false],
  ['Ac Ad 9h', 21, true],
  ['Ac Ad Th', 12, false],
  ['9c 7d', 16, false],
  ['Jc Qd Kh', 30, false],
  ['5c 5d Ah', 21, true],
  ['5c 6d Th Ac', 22, false],
])('%s count %i', (cards, total, isSoft) => {
  expect(countHand(cardsOf(cards))).toEqual({ total, isSoft })
})

test.each([
  ['Ac Kd', true],
  ['Tc Ad', true],
  ['5c 6d Th', false],
  ['9c 9d', false],
])('%s are a blackjack: %s', (cards, isOne) => {
  expect(isNatural(cardsOf(cards))).toBe(isOne)
})
