import { expect, test } from 'vitest'
import type { Bet } from '../bets/bet.ts'
import { betPage } from './bet-page.ts'

const at = new Date('2026-11-26T10:00:00Z')
const names = {
  match: { en: 'Padma v Meghna', bn: 'পদ্মা বনাম মেঘনা' },
  selection: { en: 'Padma', bn: 'পদ্মা' },
}

const bet: Bet = {
  id: 'B1',
  betId: 'press',
  player: 'alice',
  currency: 'BDT',
  language: 'en',
  walletSession: 'session',
  legs: [
    {
      eventId: 'e1',
      marketId: 'm1',
      selectionId: '1',
      names,
      startsAt: at,
      askedCenti: 188,
      oddsCenti: 188,
      result: 'void',
    },
  ],
  sizes: [1],
  stakeMinor: 10_000n,
  grantId: null,
  state: 'closed',
  result: 'void',
  cashedMinor: null,
  reason: null,
  balanceMinor: null,
  recallKey: 'key',
  placedAt: at,
  settledAt: at,
}

test('a system says which bets are in it', () => {
  const [leg] = bet.legs
  const legs = leg ? [leg, leg, leg] : []
  const page = betPage({ ...bet, legs, sizes: [2], stakeMinor: 30_000n }, 'en')
  expect(page).toContain('<dt>System</dt><dd>2/3</dd><dt>Bets in it</dt><dd>3 × ৳ 100.00</dd>')
})

test.each([
  ['a paid bet', null, 'Stake', 'Void: the stake was given back'],
  ['a free bet', 'FR-1', 'Free bet', 'Void: the free bet was given back while its time lasts'],
])('%s that is void says what came back', (_name, grantId, stake, result) => {
  const page = betPage({ ...bet, grantId }, 'en')
  expect(page).toContain(`<dt>${stake}</dt>`)
  expect(page).toContain(result)
})
