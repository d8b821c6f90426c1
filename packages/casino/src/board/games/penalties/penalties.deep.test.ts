import { expect, test } from 'vitest'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { penalties } from './penalties.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

test.each([0, 7])('many shoot-outs of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(penalties, place, roundsOfRun(1_000_000)))).toEqual([])
})
