import { expect, test } from 'vitest'
import { noticeText } from '../room-notice.ts'
import { ownBet } from '../stakes/testing/own-bet.ts'
import { endNotices } from './end-notices.ts'

const money = (minor: bigint) => `৳ ${(Number(minor) / 100).toFixed(2)}`

const told = (bets: Parameters<typeof endNotices>[0], language: 'en' | 'bn' = 'en') =>
  endNotices(bets).map((notice) => [notice.kind, noticeText(notice, language, money, 0)])

const closed = (number: number, winMinor: string) => ownBet({ number, state: 'closed', winMinor })

test('each round is told of once with all that was staked in it, the oldest first', () => {
  expect(told([closed(8, '0'), closed(7, '0'), closed(7, '2500')])).toEqual([
    ['good', 'Round 7 ended while you were away: you staked ৳ 20.00 and won ৳ 25.00.'],
    ['told', 'Round 8 ended while you were away: your stake of ৳ 10.00 did not win.'],
  ])
})

test.each(['500', '1000'])('what comes back of a stake of 1000, such as %s, is no win', (back) => {
  const amount = money(BigInt(back))
  expect(told([closed(7, back)])).toEqual([
    ['told', `Round 7 ended while you were away: of ৳ 10.00 staked, ${amount} came back.`],
  ])
})

test('stakes that came back are told apart from those that were played', () => {
  const returned = { number: 7, state: 'returned' } as const
  const bets = [
    closed(7, '0'),
    ownBet({ ...returned, isCalledOff: true }),
    ownBet({ ...returned, stakeMinor: '500' }),
  ]
  expect(told(bets)).toEqual([
    ['told', 'Round 7 ended while you were away: your stake of ৳ 10.00 did not win.'],
    ['told', 'Your bet of ৳ 10.00 in round 7 was called off: it is back in your balance.'],
    ['told', 'Your bet of ৳ 5.00 in round 7 did not count: the stake is back in your balance.'],
  ])
})

test('in Bangla no hole is left open', () => {
  const bets = [closed(5, '0'), closed(6, '500'), closed(7, '5000')]
  const back = [true, false].map((isCalledOff) => ownBet({ state: 'returned', isCalledOff }))
  const words = told([...bets, ...back], 'bn').map(([, text]) => text)
  expect(words).toHaveLength(5)
  for (const text of words) expect(text).toMatch(/রাউন্ড \d.*৳ 10\.00/)
  expect(words.join('')).not.toContain('{')
})
