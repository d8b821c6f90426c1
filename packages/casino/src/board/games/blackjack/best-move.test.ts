import { describe, expect, test } from 'vitest'
import { fraction, plus, type Fraction } from '../../../chance/fraction.ts'
import { bestMove, weighMoves } from './best-move.ts'
import { dealerEnds } from './dealer-ends.ts'
import { strategyRows, UP_VALUES, type StrategyRow } from './strategy.ts'
import { FIRST_MOVES, LATER_MOVES } from './weigh-moves.ts'

const valueOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12

describe('the dealer', () => {
  test.each([...UP_VALUES])('with %i up ends in one way or another', (up) => {
    const chances = dealerEnds(up).map(({ chance }) => chance)
    expect(chances.reduce(plus)).toEqual(fraction(1n, 1n))
  })

  // An endless shoe and a dealer who stands on every 17, no blackjack under an ace or a ten.
  test.each([
    [2, 0.3536],
    [6, 0.4232],
    [7, 0.2623],
    [10, 0.2298],
    [1, 0.1665],
  ])('with %i up goes above 21 as often as is published', (up, chance) => {
    const bust = dealerEnds(up).find(({ total }) => total > 21)
    expect(valueOf(bust?.chance ?? fraction(0n, 1n))).toBeCloseTo(chance, 3)
  })
})

/** The table as a player knows it: a letter for each card of the dealer from two to ace. */
const lettersOf = ({ cells }: StrategyRow): string =>
  cells
    .map(({ move, otherwise }) =>
      move === 'double' && otherwise === 'stand' ? 'd' : LETTERS[move],
    )
    .join('')

const LETTERS = { stand: 'S', hit: 'H', double: 'D', split: 'P' } as const

test('the best moves are those of the book for an endless shoe and a dealer who stands on 17', () => {
  const table = Object.fromEntries(
    strategyRows().map((row) => [`${row.kind} ${row.value}`, lettersOf(row)]),
  )
  expect(table).toMatchObject({
    'hard 8': 'HHHHHHHHHH',
    'hard 9': 'HDDDDHHHHH',
    'hard 10': 'DDDDDDDDHH',
    'hard 11': 'DDDDDDDDDH',
    'hard 12': 'HHSSSHHHHH',
    'hard 16': 'SSSSSHHHHH',
    'hard 17': 'SSSSSSSSSS',
    'soft 2': 'HHHHDHHHHH',
    'soft 6': 'HDDDDHHHHH',
    'soft 7': 'SddddSSHHH',
    'soft 8': 'SSSSSSSSSS',
    'pair 4': 'HHHPPHHHHH',
    'pair 5': 'DDDDDDDDHH',
    'pair 8': 'PPPPPPPPPP',
    'pair 9': 'PPPPPSPPSS',
    'pair 10': 'SSSSSSSSSS',
    'pair 1': 'PPPPPPPPPP',
  })
  expect(strategyRows()).toHaveLength(33)
})

describe('the worth of a move', () => {
  test('of standing on 20 against a six is what 20 wins and loses', () => {
    const spot = { count: { total: 20, isSoft: false }, up: 6, moves: LATER_MOVES, pair: null }
    const ends = dealerEnds(6)
    const lost = ends.find(({ total }) => total === 21)
    const even = ends.find(({ total }) => total === 20)
    const none = fraction(0n, 1n)
    const expected = 1 - 2 * valueOf(lost?.chance ?? none) - valueOf(even?.chance ?? none)
    const stand = weighMoves(spot).find(({ move }) => move === 'stand')
    expect(valueOf(stand?.worth ?? none)).toBeCloseTo(expected, 9)
  })

  test('of hitting and standing on 16 against a ten are both bad, hitting a little less', () => {
    const spot = { count: { total: 16, isSoft: false }, up: 10, moves: FIRST_MOVES, pair: null }
    const worth = Object.fromEntries(
      weighMoves(spot).map(({ move, worth }) => [move, valueOf(worth)]),
    )
    expect(worth['stand']).toBeCloseTo(-0.5404, 3)
    expect(worth['hit']).toBeCloseTo(-0.5398, 3)
    expect(bestMove(spot)).toBe('hit')
  })
})
