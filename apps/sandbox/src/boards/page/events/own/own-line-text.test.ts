import { expect, test } from 'vitest'
import { ownStake } from '../testing/own-stake.ts'
import { eventVoice } from '../event-voice.ts'
import { ownLineText } from './own-line-text.ts'

const bet = ownStake({ market: 'winner', pick: 'first', priceCenti: 237 }, 100n)
const facts = {
  stage: 'betting',
  own: [bet],
  betsMax: 3,
  stakeMinor: 50n,
  paidMinor: null,
  isReplay: false,
  voice: eventVoice({ language: 'en', money: (minor) => `${minor} paisa` }),
} as const

test.each([
  ['nobody bet yet', { own: [] }, 'Tap a price to bet 50 paisa on it'],
  ['nobody bet', { own: [], stage: 'playing' }, 'You have no bet in this round'],
  ['nobody can bet again', { own: [], isReplay: true }, 'You have no bet in this round'],
  ['a bet stands', {}, 'Your bets: 1 of 3, 100 paisa in all'],
  ['all bets stand', { betsMax: 1 }, 'All 1 bets of this round are placed: 100 paisa'],
  ['the event runs', { stage: 'playing' }, 'Your bets stand: 1, 100 paisa in all'],
  ['a past round begins', { isReplay: true }, 'Your bets stand: 1, 100 paisa in all'],
  ['it won', { stage: 'decided', paidMinor: 237n }, 'You are paid 237 paisa'],
  ['it lost', { stage: 'decided', paidMinor: 0n }, 'Your bets lost: 100 paisa'],
] as const)('when %s the line says so', (_, some, text) => {
  expect(ownLineText({ ...facts, ...some }).text).toBe(text)
})
