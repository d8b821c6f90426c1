import { expect, test } from 'vitest'
import type { PriceState } from '../../../lib/exchange/live-price.ts'
import type { BetMarket } from '../queries.ts'
import { stopOf } from './stop-of.ts'

const market = (status: BetMarket['status']): BetMarket => ({
  market_id: '1.7',
  kind: 'match_odds',
  name: 'Match Odds',
  name_bn: 'ম্যাচ অডস',
  status,
  in_play: true,
  bet_delay_ms: 5000,
  version: 1,
  commission_percent: '2',
  stake_min: '10.00',
  stake_max: '500.00',
  runners: [],
  result: null,
})

const facts = (status: BetMarket['status'], state: PriceState | null = 'open') => ({
  market: market(status),
  live: state && { state, best: null },
  stakeMinor: 100_00n,
  unread: null,
  currency: 'BDT' as const,
  availableMinor: 100_00n,
  neededMinor: 100_00n,
})

const open = facts('open')

test.each([
  ['an open market', open, null],
  ['nothing known yet', { ...open, market: undefined, live: null, neededMinor: null }, null],
  ['a price that the screen does not know', facts('open', null), null],
  ['an account in rupees', { ...open, currency: 'INR' as const }, 'other_currency'],
  ['a suspended market', facts('suspended', 'suspended'), 'suspended'],
  ['suspended where no prices are shown', facts('suspended', null), 'suspended'],
  ['the house has no room', facts('suspended'), 'suspended'],
  ['a ball', facts('suspended', 'ball_running'), 'ball_running'],
  ['after a wicket', facts('open', 'suspended'), 'cancels_only'],
  ['a closed market', facts('open', 'closed'), 'closed'],
  ['a settled market', facts('settled', null), 'closed'],
  ['a market to come', facts('inactive'), 'closed'],
  ['a price that is gone', facts('open', 'gone'), 'gone'],
  ['less than the least stake', { ...open, stakeMinor: 9_99n }, 'stake_low'],
  ['the least stake', { ...open, stakeMinor: 10_00n }, null],
  ['more than the most', { ...open, stakeMinor: 500_01n }, 'stake_high'],
  ['a liability above the balance', { ...open, neededMinor: 100_01n }, 'not_enough'],
  ['a covered bet above the balance', { ...open, availableMinor: 0n, neededMinor: 0n }, null],
  ['a stake that is no amount', { ...open, stakeMinor: null, unread: 'stake' }, 'stake_unread'],
  ['odds that are none', { ...open, stakeMinor: null, unread: 'odds' }, 'odds_unread'],
  ['a closed market before what is typed', { ...facts('closed'), unread: 'odds' }, 'closed'],
  ['no stake yet', { ...open, stakeMinor: null }, null],
  ['the market before the stake', { ...facts('open', 'gone'), stakeMinor: 1n }, 'gone'],
] as const)('[SIL-115, LAW-17] %s', (_, given, stop) => {
  expect(stopOf(given)).toBe(stop)
})
