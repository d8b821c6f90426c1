import { expect, test } from 'vitest'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { archery } from './archery.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

test.each([0, 17])('150 000 matches of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(archery, place, roundsOfRun(150_000)))).toEqual([])
})

test.each(archery.model.markets)(
  '$key has picks in every fixture, and none of them gain for certain',
  ({ key }) => {
    for (const place of archery.model.fixtures.keys()) {
      const offered = archery.offers(place).filter(({ market }) => market === key)
      expect(offered.length).toBeGreaterThanOrEqual(2)
      expect(costOfCertainty(archery, place, key)).toBeGreaterThan(1)
    }
  },
)

test('every bet of every fixture returns between 87 and 95 % of a stake, the winner at least 94', () => {
  const offers = archery.model.fixtures.flatMap((_, place) => archery.offers(place))
  const outside = offers.filter(({ market, exactReturn: { numerator, denominator } }) => {
    const bps = (numerator * 10_000n) / denominator
    return bps < (market === 'winner' ? 9_400n : 8_700n) || bps > 9_500n
  })
  expect(outside).toEqual([])
})
