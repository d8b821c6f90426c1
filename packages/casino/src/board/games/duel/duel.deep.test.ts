import { expect, test } from 'vitest'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { duel } from './duel.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

test.each([0, 7])('100 000 duels of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(duel, place, roundsOfRun(100_000)))).toEqual([])
})

test.each(duel.model.markets)(
  '$key has picks in every fixture, and none of them gain for certain',
  ({ key }) => {
    for (const place of duel.model.fixtures.keys()) {
      const offered = duel.offers(place).filter(({ market }) => market === key)
      expect(offered.length).toBeGreaterThanOrEqual(2)
      expect(costOfCertainty(duel, place, key)).toBeGreaterThan(1)
    }
  },
)

test('every bet of every fixture returns between 87 and 95 % of a stake, the winner at least 94', () => {
  const offers = duel.model.fixtures.flatMap((_, place) => duel.offers(place))
  const outside = offers.filter(({ market, exactReturn: { numerator, denominator } }) => {
    const bps = (numerator * 10_000n) / denominator
    return bps < (market === 'winner' ? 9_400n : 8_700n) || bps > 9_500n
  })
  expect(outside).toEqual([])
})
