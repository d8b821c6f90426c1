import { expect, test } from 'vitest'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { ninetyMinutes } from './ninety-minutes.ts'

test.each([0, 9])('many matches of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(ninetyMinutes, place, roundsOfRun(1_000_000)))).toEqual([])
})
