import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import { betIn, legIn } from '../../testing/bet-in.ts'
import { outcomeOf } from './outcome.ts'

const money = moneyWriter('BDT')
const told = (bet: Parameters<typeof outcomeOf>[0], ...asked: string[]) =>
  outcomeOf(bet, { selections: asked.map(on) }, { money, language: 'en' })
const on = (odds: string) => ({ marketId: '1.1', selectionId: '1', odds })

test('a taken bet says its odds and what it returns', () => {
  expect(told(betIn('open'), '1.85')).toEqual({
    title: 'takenTitle',
    tone: 'good',
    lines: [
      {
        key: 'takenText',
        values: { selection: 'Home', odds: '1.85', amount: money(18_500n), bets: 1 },
      },
    ],
    small: [{ key: 'betNumber', values: { id: 'b1' } }],
  })
})

test('better odds than asked are told', () => {
  const values = { odds: '1.85', asked: '1.80' }
  expect(told(betIn('open'), '1.80').lines[1]).toEqual({ key: 'betterOdds', values })
})

test.each([
  ['returned', 'returnedText'],
  ['returning', 'returningText'],
] as const)('a bet that is %s says where the stake is', (state, key) => {
  expect(told(betIn(state), '1.85').lines).toEqual([{ key, values: { amount: money(10_000n) } }])
})

test('a repeat may find the bet not yet decided, or decided long ago', () => {
  expect(told(betIn('placing'), '1.85').title).toBe('pendingTitle')
  expect(told(betIn('won'), '1.85').title).toBe('takenTitle')
})

test('a multiple names all that it is on', () => {
  const legs = [legIn('open'), legIn('open')]
  const [line] = told(betIn('open', { legs, sizes: [2] }), '1.36', '1.37').lines
  expect(line).toMatchObject({
    key: 'takenMultipleText',
    values: { selection: 'Home + Home', odds: '1.85' },
  })
})

test('a system says how many bets it is', () => {
  const legs = [legIn('open'), legIn('open'), legIn('open')]
  const bet = betIn('open', { legs, sizes: [2], bets: 3, odds: '3.42' })
  expect(told(bet, '1.85', '1.85', '1.85').lines).toEqual([
    {
      key: 'takenSystemText',
      values: { selection: 'Home + Home + Home', odds: '3.42', amount: money(18_500n), bets: 3 },
    },
  ])
})
