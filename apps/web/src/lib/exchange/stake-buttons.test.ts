import { expect, test } from 'vitest'
import { readStakeButtons, STAKE_BUTTONS, stakeFace } from './stake-buttons.ts'

test('[SIL-115] a button keeps what was typed, or its last stake if that was no amount', () => {
  const last = STAKE_BUTTONS.map(() => '50')
  const kept = readStakeButtons(['250', '', '0', '1.555', 'x'], last)
  expect(kept).toEqual(['250', ...last.slice(1)])
  expect(readStakeButtons([])).toEqual(STAKE_BUTTONS)
})

test.each([
  ['500', '500'],
  ['1000', '1K'],
  ['2500', '2.5K'],
  ['25000', '25K'],
  ['100000', '1L'],
  ['250000', '2.5L'],
])('[SIL-115] a button of %s reads %s', (stake, face) => {
  expect(stakeFace(stake)).toBe(face)
})
