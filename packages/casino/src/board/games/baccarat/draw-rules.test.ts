import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { bankerDraws, handPoints, playerDraws } from './draw-rules.ts'

test.each([
  ['Ac 9d', 0],
  ['Kc Qd', 0],
  ['7c 8d', 5],
  ['Tc 9d', 9],
  ['5c 5d 6h', 6],
])('%s are %d points', (cards, points) => {
  expect(handPoints(cardsOf(cards))).toBe(points)
})

describe('the player', () => {
  test.each([
    [0, 0, true],
    [5, 7, true],
    [6, 0, false],
    [7, 7, false],
    [5, 8, false],
    [0, 9, false],
    [8, 0, false],
  ])('with %d against %d draws: %s', (player, banker, draws) => {
    expect(playerDraws(player, banker)).toBe(draws)
  })
})

/** The printed table: a row for each number of the banker's points, a column for each third card 0 to 9. */
const BANKER_DRAWS = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
]

describe('the banker', () => {
  test.each(BANKER_DRAWS.map((row, banker) => ({ banker, row })))(
    'with $banker draws on third cards $row',
    ({ banker, row }) => {
      const drawn = Array.from(row, (_, third) => (bankerDraws(banker, 0, third) ? 'D' : 'S'))
      expect(drawn.join('')).toBe(row)
    },
  )

  test.each([
    [5, 6, true],
    [0, 7, true],
    [6, 6, false],
    [7, 7, false],
    [0, 8, false],
    [5, 9, false],
  ])('with %d against a player who stands on %d draws: %s', (banker, player, draws) => {
    expect(bankerDraws(banker, player, null)).toBe(draws)
  })
})
