import { expect, test } from 'vitest'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { tieBreak } from './tie-break.ts'

test.each([0, 7])('a million tie-breaks of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(tieBreak, place, 1_000_000))).toEqual([])
})
