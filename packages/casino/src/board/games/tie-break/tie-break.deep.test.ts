import { expect, test } from 'vitest'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { tieBreak } from './tie-break.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

test.each([0, 7])('many tie-breaks of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(tieBreak, place, roundsOfRun(1_000_000)))).toEqual([])
})
