import { expect, test } from 'vitest'
import { nameHand } from './name-hand.ts'
import { cardsOf } from '../../../cards/testing/cards-of.ts'

test.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['Ah Kh Th Qh Jh', 'royal-flush'],
  ['9s Ts Js Qs Ks', 'straight-flush'],
  ['Ad 2d 3d 4d 5d', 'straight-flush'],
  ['7c 7d 7h 7s Kd', 'four'],
  ['Ac Ad Ah As 2d', 'four'],
  ['2c 2d 2h Ks Kd', 'full-house'],
  ['Kc Kd Kh 2s 2d', 'full-house'],
  ['2c 4c 9c Jc Ac', 'flush'],
  ['Qc Kc Ac 2c 3c', 'flush'],
  ['Tc Jd Qh Ks Ad', 'straight'],
  ['Ac 2d 3h 4s 5d', 'straight'],
  ['5c 6d 7h 8s 9d', 'straight'],
  ['4c 4d 4h Ks Ad', 'three'],
  ['4c 4d 9h 9s Ad', 'two-pairs'],
  ['Ac Ad 9h 9s 2d', 'two-pairs'],
  ['Jc Jd 2h 3s 9d', 'jacks'],
  ['Qc Qd 2h 3s 9d', 'jacks'],
  ['Kc Kd 2h 3s 9d', 'jacks'],
  ['Ac Ad 2h 3s 9d', 'jacks'],
  ['Tc Td 2h 3s 9d', null],
  ['2c 2d Qh Ks Ad', null],
  ['Qc Kd Ah 2s 3d', null],
  ['Jc Qd Kh As 2d', null],
  ['9c Jd Qh Ks Ad', null],
])('%s is %s', (text, hand) => {
  expect(nameHand(cardsOf(text))).toBe(hand)
})
