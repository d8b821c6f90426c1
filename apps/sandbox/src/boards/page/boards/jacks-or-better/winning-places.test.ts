import type { Card, PokerHand } from '@maidan/casino'
import { expect, test } from 'vitest'
import { EMPTY_HAND } from './hand-steps.ts'
import { winningPlaces } from './winning-places.ts'

type Case = [hand: PokerHand | null, ranks: Card['rank'][], places: number[] | null]

test.each<Case>([
  ['jacks', [11, 2, 11, 5, 9], [0, 2]],
  ['two-pairs', [4, 2, 4, 2, 9], [0, 1, 2, 3]],
  ['three', [4, 2, 4, 9, 4], [0, 2, 4]],
  ['four', [4, 4, 4, 9, 4], [0, 1, 2, 4]],
  ['full-house', [4, 4, 4, 9, 9], [0, 1, 2, 3, 4]],
  ['straight', [1, 2, 3, 4, 5], [0, 1, 2, 3, 4]],
  [null, [3, 3, 5, 9, 12], null],
])('%s of %j is made at %j', (hand, ranks, places) => {
  const cards = ranks.map((rank): Card => ({ rank, suit: 'clubs' }))
  const paid = { hand, times: 1, totalMinor: 1n }
  expect(winningPlaces({ ...EMPTY_HAND, cards, paid })).toEqual(places)
})

test('nothing is lit before the hand is paid', () => {
  expect(winningPlaces(EMPTY_HAND)).toBeNull()
})
