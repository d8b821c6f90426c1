import { expect, test } from 'vitest'
import { shareOfWins } from '../../event/testing/share-of-wins.ts'
import { tieBreak } from './tie-break.ts'

test.each([0, 7])('a million tie-breaks of fixture %d go as was counted', (place) => {
  for (const { name, share, exact, sigma } of shareOfWins(tieBreak, place, 1_000_000)) {
    expect(Math.abs(share - exact), name).toBeLessThan(4 * sigma)
  }
})
