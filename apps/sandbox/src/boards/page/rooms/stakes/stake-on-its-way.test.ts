import { expect, test } from 'vitest'
import type { OwnBetState } from '../../../../rooms/room-api.ts'
import { stakeOnItsWay } from './stake-on-its-way.ts'

const asked = ['first', 'second'].map((betId) => ({
  betId,
  number: 7,
  spot: null,
  stakeMinor: 1_000n,
}))

test.each<[string, [betId: string, state: OwnBetState][], bigint]>([
  ['both while nothing was heard of them', [], 2_000n],
  ['not of one that the studio lists as taken', [['second', 'taken']], 1_000n],
  ['not of one that it has given back', [['second', 'returned']], 1_000n],
  ['of one that still waits for the wallet', [['second', 'betting']], 2_000n],
  ['both, whatever became of an older one', [['older', 'taken']], 2_000n],
])('[LAW-4] stakes on their way: %s', (_, states, expected) => {
  const own = states.map(([betId, state]) => ({ betId, state }))
  expect(stakeOnItsWay(asked, own)).toBe(expected)
})
