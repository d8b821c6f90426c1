import { expect, test } from 'vitest'
import { testCoin, testCup } from '../../../../rooms/testing/test-games.ts'
import { betPlace } from './bet-place.ts'

const entry = (player: number, spot: string) => ({ player, spot, name: '', isOwn: false })
const entries = [entry(0, 'tails'), entry(1, 'heads'), entry(1, 'heads')]

function proof(place: number) {
  const field = { stakeMinor: '1000', currency: 'BDT', feeBps: 1_000, entries }
  return { outcome: 'heads', contest: { field, place } }
}

test.each([
  [0, 3],
  [1, 1],
  [2, 1],
])('the entry at %d has place %d, which equals share', (at, place) => {
  expect(betPlace(testCup, proof(at))).toEqual({ place, entries: 3 })
})

test('there is no place without a contest, an outcome, or a second player', () => {
  expect(betPlace(testCoin, proof(0))).toBeNull()
  expect(betPlace(testCup, { ...proof(0), contest: null })).toBeNull()
  expect(betPlace(testCup, { ...proof(0), outcome: null })).toBeNull()
  const alone = { stakeMinor: '1000', currency: 'BDT', feeBps: 1_000, entries: entries.slice(1) }
  expect(betPlace(testCup, { outcome: 'heads', contest: { field: alone, place: 0 } })).toBeNull()
})
