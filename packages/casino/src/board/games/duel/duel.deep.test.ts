import { expect, test } from 'vitest'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { duel } from './duel.ts'

test.each([0, 7])('100 000 duels of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(duel, place, 100_000))).toEqual([])
})
