import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK } from '../card.ts'
import { everyDeal } from '../every-deal.ts'
import { cardsOf } from '../testing/cards-of.ts'
import { bestFive, everyFive } from './best-five.ts'
import { HAND_CARDS, nameFive } from './name-five.ts'
import { POKER_NAMES } from './names.ts'
import { nameOfStrength, rankCards } from './rank-cards.ts'
import { compareSlowly } from './testing/compare-slowly.ts'

/** Hands in falling order; those on one line are equal. */
const FALLING = [
  ['Ts Js Qs Ks As 9s 8s', 'Ah Kh Th Qh Jh 2c 2d'],
  ['9s Ts Js Qs Ks 2h 2c'],
  ['Ad 2d 3d 4d 5d Ac As'],
  ['Ac Ad Ah As 4d 3c 2h', 'Ac Ad Ah As 4d 4c 4h'],
  ['2c 2d 2h 2s Ad Ac Ah'],
  ['Kc Kd Kh 2s 2d 3c 4c', 'Kc Kd Kh 2s 2d 5c 6h'],
  ['7c 7d 7h 6s 6d 6c 2h'],
  ['2c 2d 2h Ks Kd Ac Qc'],
  ['2c 4c 9c Jc Ac Ad As', '2c 4c 9c Jc Ac 3d 5h'],
  ['4c 9c Jc Qc Kc 3c 2c', '4c 9c Jc Qc Kc Ad Ah'],
  ['Tc Jd Qh Ks Ad 9c 2c'],
  ['Ac 2d 3h 4s 5d 5c 5h', 'Ac 2d 3h 4s 5d Kc Qh'],
  ['4c 4d 4h Ks Ad 2c 3c'],
  ['Ac Ad 9h 9s Kd Kc 2h'],
  ['Ac Ad 9h 9s Kd 3c 4h', 'Ac Ad 9h 9s Kd 2c 2h'],
  ['4c 4d 9h 9s Ad 2c 3h'],
  ['4c 4d Ah Ks Qd 2c 3h', '4c 4d Ah Ks Qd 9c 8h'],
  ['3c 3d Ah Ks Qd Jc 9h'],
  ['Ac Kd Jh Ts 9d 4c 3h', 'Ac Kd Jh Ts 9d 2c 3h'],
  ['Qc Td Ah 2s 3d 7c 8h'],
] as const

test('a stronger hand is a larger number and an equal one equal, whatever lies beside it', () => {
  const lines = FALLING.map((line) => line.map((text) => rankCards(cardsOf(text))))
  for (const line of lines) expect(new Set(line).size).toBe(1)
  const firsts = lines.map(([first]) => first ?? 0)
  expect(firsts).toEqual([...new Set(firsts)].toSorted((a, b) => b - a))
})

test('every five cards are called as they are named', () => {
  const strange = [...everyDeal(HAND_CARDS)].filter(
    ({ cards }) => nameOfStrength(rankCards(cards)) !== nameFive(cards),
  )
  expect(strange).toEqual([])
})

describe('of seven cards of a deck', () => {
  const sevens = fc.shuffledSubarray([...DECK], { minLength: 7, maxLength: 7 })
  /** Few ranks and suits, so that hands are often strong and often alike. */
  const close = fc.shuffledSubarray(
    DECK.filter(({ rank, suit }) => suit === 'clubs' || rank > 10 || rank < 4),
    { minLength: 9, maxLength: 9 },
  )

  test('the best five has the best name there is', () => {
    fc.assert(
      fc.property(fc.oneof(sevens, close), (cards) => {
        const seven = cards.slice(0, 7)
        const places = everyFive(seven).map((five) => POKER_NAMES.indexOf(nameFive(five)))
        expect(places).toHaveLength(21)
        expect(nameFive(bestFive(seven))).toBe(POKER_NAMES[Math.min(...places)])
        expect(nameOfStrength(rankCards(seven))).toBe(nameFive(bestFive(seven)))
      }),
    )
  })

  test('two pairs with one board compare as the slow model says', () => {
    fc.assert(
      fc.property(fc.oneof(sevens, close), close, (cards, more) => {
        const board = cards.slice(0, 5)
        const left = [...cards.slice(5), ...more].filter((card) => !board.includes(card))
        const [one, other] = [left.slice(0, 2), left.slice(-2)].map((own) => [...board, ...own])
        if (one === undefined || other === undefined) throw new Error('Both have cards')
        const quick = Math.sign(rankCards(one) - rankCards(other))
        expect(quick).toBe(Math.sign(compareSlowly(one, other)))
      }),
      { numRuns: 500 },
    )
  })
})
