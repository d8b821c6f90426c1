import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import { betIn } from '../../testing/bet-in.ts'
import { outcomeOf } from './outcome.ts'

const money = moneyWriter('BDT')
const told = (...[bet, asked]: [Parameters<typeof outcomeOf>[0], string]) =>
  outcomeOf(bet, asked, { money, language: 'en' })

test('a taken bet says its odds and what it returns', () => {
  expect(told(betIn('open'), '1.85')).toEqual({
    title: 'takenTitle',
    tone: 'good',
    lines: [
      {
        key: 'takenText',
        values: { selection: 'Home', odds: '1.85', amount: money(18_500n) },
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
