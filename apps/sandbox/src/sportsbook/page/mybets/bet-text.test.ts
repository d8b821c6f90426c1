import { expect, test } from 'vitest'
import { betIn } from '../testing/bet-in.ts'
import { betText, isUnsettled } from './bet-text.ts'

test.each([
  ['placing', 'done', 'statePlacing', 18_500n, true],
  ['open', 'done', 'stateOpen', 18_500n, true],
  ['won', 'pending', 'statePaying', 18_500n, true],
  ['won', 'done', 'stateWon', 18_500n, false],
  ['lost', 'done', 'stateLost', 0n, false],
  ['cashed_out', 'pending', 'statePaying', 18_500n, true],
  ['cashed_out', 'done', 'stateCashedOut', 18_500n, false],
  ['void', 'pending', 'stateReturning', 10_000n, true],
  ['void', 'done', 'stateReturned', 10_000n, false],
  ['returning', 'done', 'stateReturning', 10_000n, true],
  ['returned', 'done', 'stateReturned', 10_000n, false],
] as const)('%s with settlement %s is %s', (state, settlement, word, amountMinor, unsettled) => {
  const bet = betIn(state, { settlement })
  expect(betText(bet)).toMatchObject({ state: word, amountMinor })
  expect(isUnsettled(bet)).toBe(unsettled)
})

test('a system that pays less than it cost is partly won', () => {
  const part = { sizes: [2], bets: 3, returnMinor: '9999' }
  expect(betText(betIn('won', part))).toMatchObject({ state: 'stateWonPart', amountMinor: 9_999n })
  expect(betText(betIn('won', { ...part, returnMinor: '10000' })).state).toBe('stateWon')
  expect(betText(betIn('open', part)).amountLabel).toBe('systemReturn')
})

test.each([
  ['void', 'pending', 'stateReturning'],
  ['void', 'done', 'stateFreeBack'],
  ['returning', 'done', 'stateReturning'],
  ['returned', 'done', 'stateFreeBack'],
] as const)('a free bet that is %s gives no money back', (state, settlement, word) => {
  const bet = betIn(state, { settlement, isFree: true })
  expect(betText(bet)).toMatchObject({ state: word, amountMinor: 0n })
})
