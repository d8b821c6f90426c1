import { expect, test } from 'vitest'
import { cardsOf } from '../testing/cards-of.ts'
import { handOf } from './hand-of.ts'

test.each([
  ['4c 4d Ah Ks Qd 2c 3h', 'pair', 4, '4c 4d Ah Ks Qd'],
  ['Ac 2d Ah Ks Qd 9c 7h', 'pair', 1, 'Ac Ah Ks Qd 9c'],
  ['Ac Kd Jh Ts 9d 4c 3h', 'high-card', 1, 'Ac Kd Jh Ts 9d'],
  ['4d 3h 9c 7d Jh 2s Ts', 'high-card', 11, '4d 9c 7d Jh Ts'],
  ['Kc Kd Kh 2s 2d 2c 4c', 'full-house', 13, 'Kc Kd Kh 2s 2d'],
  ['9c 9d Kh Ks 2d 2c 4c', 'two-pairs', 13, '9c 9d Kh Ks 4c'],
])('of %s is %s of %i', (cards, name, rank, five) => {
  expect(handOf(cardsOf(cards))).toEqual({ name, rank, five: cardsOf(five) })
})

test('there is none in fewer than five cards', () => {
  expect(() => handOf(cardsOf('Ac Ad Ah As'))).toThrow(RangeError)
})
