import { expect, test } from 'vitest'
import { ownBet } from '../stakes/testing/own-bet.ts'
import { sortEnds } from './sort-ends.ts'

const ids = (bets: readonly { betId: string }[]) => bets.map(({ betId }) => betId)

const known = { number: 9, seen: new Set([8]), heard: new Set(['heard']) }

test.each([
  ['taken', 7, []],
  ['settling', 7, []],
  ['paid', 7, ['missed']],
  ['closed', 7, ['missed']],
  ['settling', 8, ['seen']],
  ['closed', 8, ['seen']],
  // The board is about to show it.
  ['closed', 9, []],
  ['returning', 7, []],
  ['returned', 7, ['missed']],
  // A stake that came back lies on no board, whatever the round was.
  ['returned', 8, ['missed']],
  ['returned', 9, ['missed']],
  ['refused', 7, []],
] as const)('a bet that is %s in round %d of 9 is %j', (state, number, sorted) => {
  const { seen, missed } = sortEnds([ownBet({ state, number })], known)
  expect([...seen.map(() => 'seen'), ...missed.map(() => 'missed')]).toEqual(sorted)
})

test('a stake whose return has been told is known', () => {
  const bets = ['heard', 'other'].map((betId) => ownBet({ betId, state: 'returned', number: 7 }))
  const { seen, missed } = sortEnds(bets, known)
  expect([ids(seen), ids(missed)]).toEqual([['heard'], ['other']])
})
