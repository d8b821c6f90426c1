import { expect, test } from 'vitest'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { archery } from './archery.ts'

test.each([0, 17])('150 000 matches of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(archery, place, 150_000))).toEqual([])
})

test('no market of any fixture gains for certain', () => {
  for (const place of archery.model.fixtures.keys()) {
    for (const { key } of archery.model.markets) {
      expect(costOfCertainty(archery, place, key)).toBeGreaterThan(1)
    }
  }
})
