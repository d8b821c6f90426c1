import { expect, test } from 'vitest'
import { LostBets } from './lost-bets.ts'

const bet = (betId: string, number = 7) => ({ betId, number, spot: 'heads', stakeMinor: 1_000n })

test.each([
  [7, 'betting', false],
  [7, 'running', true],
  [7, 'shown', true],
  [8, 'betting', true],
] as const)('by round %d, %s, the betting of round 7 has closed: %j', (number, phase, isClosed) => {
  const lost = new LostBets()
  lost.add(bet('a'))
  expect(lost.close({ number, phase })).toBe(isClosed)
  expect(lost.closed()).toHaveLength(isClosed ? 1 : 0)
})

test('a bet is worth one question, and decided by one answer', () => {
  const lost = new LostBets()
  for (const betId of ['came', 'never']) lost.add(bet(betId))
  expect(lost.close({ number: 8, phase: 'betting' })).toBe(true)
  expect(lost.close({ number: 8, phase: 'betting' })).toBe(false)
  const asked = lost.closed()
  expect(lost.judge(asked, [bet('came')])).toEqual([bet('never')])
  expect(lost.closed()).toEqual([])
})

test('a list that was asked for before the betting closed decides nothing', () => {
  const lost = new LostBets()
  lost.add(bet('a'))
  const asked = lost.closed()
  lost.close({ number: 8, phase: 'betting' })
  expect(lost.judge(asked, [])).toEqual([])
  expect(lost.closed()).toEqual([bet('a')])
})
