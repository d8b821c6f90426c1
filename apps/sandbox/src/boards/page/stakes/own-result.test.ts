import { expect, test } from 'vitest'
import type { OwnStake } from '../board.ts'
import { ownResult } from './own-result.ts'

function stake(spot: string, stakeMinor: bigint, winMinor: bigint | null): OwnStake<string> {
  return { betId: spot, spot, stakeMinor, state: 'standing', outAtCenti: null, winMinor }
}

test('what is booked counts as booked, and the rest by the rules', () => {
  const own = [stake('won', 100n, null), stake('lost', 30n, null), stake('won', 50n, 75n)]
  const rules = (stakeMinor: bigint, spot: string) => (spot === 'won' ? stakeMinor * 2n : 0n)
  expect(ownResult(own, rules)).toEqual({ stakedMinor: 180n, paidMinor: 275n })
})

test('without bets it comes to nothing', () => {
  expect(ownResult([], () => 1n)).toEqual({ stakedMinor: 0n, paidMinor: 0n })
})
