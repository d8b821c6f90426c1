import { afterEach, describe, expect, test } from 'vitest'
import { markRound, shownBeside } from './open-round.ts'

afterEach(() => markRound(false))

describe('beside a game a wallet of 100', () => {
  test.each([
    ['goes down with the stake of an open round', true, 90n, 90n],
    ['does not tell the win of an open round', true, 150n, 100n],
    ['goes up as soon as the round is over', false, 150n, 150n],
    ['goes down between rounds', false, 90n, 90n],
  ])('%s', (_, open, minor, shown) => {
    markRound(open)
    expect(shownBeside(minor, 100n)).toBe(shown)
  })

  test('is shown as it is when nothing was shown before', () => {
    markRound(true)
    expect(shownBeside(150n, undefined)).toBe(150n)
  })
})
