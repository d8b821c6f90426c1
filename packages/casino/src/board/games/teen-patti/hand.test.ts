import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECK } from '../../../cards/card.ts'
import { rankHand, type TeenPattiHand } from './hand.ts'
import { handOf } from './testing/hand-of.ts'

/** From the strongest to the weakest. */
const ORDER = [
  ['Ac Ah As', 'trail'],
  ['Kc Kh Ks', 'trail'],
  ['2c 2h 2s', 'trail'],
  ['Ah Kh Qh', 'pure-sequence'],
  ['Ah 2h 3h', 'pure-sequence'],
  ['Kh Qh Jh', 'pure-sequence'],
  ['2h 3h 4h', 'pure-sequence'],
  ['Ac Kh Qh', 'sequence'],
  ['Ac 2h 3h', 'sequence'],
  ['Kc Qh Jh', 'sequence'],
  ['2c 3h 4h', 'sequence'],
  ['Ad Kd Jd', 'colour'],
  ['Ad Kd 2d', 'colour'],
  ['Kd Qd Td', 'colour'],
  ['2d 3d 5d', 'colour'],
  ['Ac Ad Kh', 'pair'],
  ['Ac Ad 2h', 'pair'],
  ['Kc Kd Ah', 'pair'],
  ['2c 2d 3h', 'pair'],
  ['Ac Kd Jd', 'high-card'],
  ['2c Kd Ah', 'high-card'],
  ['Ac 4d 2d', 'high-card'],
  ['2c 3d 5d', 'high-card'],
] as const

describe('what three cards make', () => {
  test.each(ORDER)('%s: %s', (text, kind) => {
    expect(rankHand(handOf(text)).kind).toBe(kind)
  })

  test('and how strong it is', () => {
    const strengths = ORDER.map(([text]) => rankHand(handOf(text)).strength)
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one))
    expect(new Set(strengths).size).toBe(strengths.length)
  })

  test.each([
    ['Ac 9d 4h', 'Ah 9s 4c'],
    ['8c 8d 4h', '8h 8s 4c'],
    ['Ac Kd Qh', 'Ah Ks Qc'],
    ['3c 9c 4c', '3h 9h 4h'],
  ])('%s and %s are equal: suits do not decide', (one, other) => {
    expect(rankHand(handOf(one))).toEqual(rankHand(handOf(other)))
  })
})

test('the order in which the cards lie does not matter', () => {
  const cards = fc.subarray([...DECK], { minLength: 3, maxLength: 3 })
  const three = ([first, second, third]: typeof DECK): TeenPattiHand[] =>
    first && second && third ? [[first, second, third]] : []
  fc.assert(
    fc.property(cards, (dealt) => {
      const [hand] = three(dealt)
      const [turned] = three(dealt.toReversed())
      const [moved] = three([...dealt.slice(1), ...dealt.slice(0, 1)])
      if (!hand || !turned || !moved) throw new Error('Three cards were asked for')
      expect(rankHand(turned)).toEqual(rankHand(hand))
      expect(rankHand(moved)).toEqual(rankHand(hand))
    }),
  )
})
