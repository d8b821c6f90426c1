import { expect, test } from 'vitest'
import type { Selection } from '../../../lib/exchange/selection.ts'
import { isBetAtOnce } from './is-bet-at-once.ts'

const tap = () => ({ marketId: '1.1', odds: '2' }) as Selection

test.each([
  ['off', false],
  ['on', true],
])('a price tapped while one-click was %s keeps to that, whoever asks later', (_, atTap) => {
  const selection = tap()
  expect(
    [true, false, true].map((now, nth) => isBetAtOnce(selection, nth === 0 ? atTap : now)),
  ).toEqual([atTap, atTap, atTap])
  expect(isBetAtOnce(tap(), !atTap)).toBe(!atTap)
})
