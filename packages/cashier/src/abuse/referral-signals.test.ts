import { expect, test } from 'vitest'
import { referralSignals } from './referral-signals.ts'

const [early, late] = [new Date('2026-03-01'), new Date('2026-03-02')]
const referral = (friendId: bigint, referrerId: bigint) => ({
  friendId,
  referrerId,
  friendAt: late,
  referrerAt: early,
  code: 'ABCD2345',
})

test('[REF-07] who brought a friend and shares nothing else with them is no signal', () => {
  expect(referralSignals([], [referral(2n, 1n)])).toEqual([])
  expect(referralSignals([{ players: [1n, 3n] }], [referral(2n, 1n)])).toEqual([])
})

test.each<[friend: bigint, referrer: bigint, at: Date[]]>([
  [2n, 1n, [early, late]],
  [1n, 2n, [late, early]],
])('[REF-07] friend %s and referrer %s who share something are one', (friend, referrer, at) => {
  const [signal] = referralSignals([{ players: [1n, 2n] }], [referral(friend, referrer)])
  expect(signal).toMatchObject({ key: 'referral:1:2', weight: 60, players: [1n, 2n] })
  expect(signal?.evidence.at).toEqual(at)
})
