import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadStakes } from './spread-stakes.ts'

const at = new Date('2026-03-01')
const minor = fc.bigInt({ min: 1n, max: 10_000n })

test('[REC-24] no requirement takes more than it needs, no stake counts for more than it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ playerId: fc.bigInt({ min: 1n, max: 3n }), remainingMinor: minor })),
      fc.array(fc.record({ playerId: fc.bigInt({ min: 1n, max: 3n }), stakeMinor: minor })),
      (needs, bets) => {
        const requirements = needs.map((need, index) => ({ ...need, id: BigInt(index + 1) }))
        const stakes = bets.map((bet, index) => ({
          ...bet,
          stakeKey: `k${index}`,
          gameName: 'g',
          at,
        }))
        const parts = spreadStakes(requirements, stakes)
        const sum = (of: (part: (typeof parts)[number]) => boolean) =>
          parts.filter(of).reduce((total, { countedMinor }) => total + countedMinor, 0n)
        for (const { id, remainingMinor } of requirements)
          expect(sum(({ turnoverId }) => turnoverId === id) <= remainingMinor).toBe(true)
        for (const { stakeKey, stakeMinor } of stakes)
          expect(sum((part) => part.stakeKey === stakeKey) <= stakeMinor).toBe(true)
        for (const playerId of [1n, 2n, 3n]) {
          const needed = total(requirements, playerId, 'remainingMinor')
          const staked = total(stakes, playerId, 'stakeMinor')
          expect(sum((part) => part.playerId === playerId)).toBe(needed < staked ? needed : staked)
        }
      },
    ),
  )
})

function total<K extends string>(
  rows: readonly (Record<K, bigint> & { playerId: bigint })[],
  playerId: bigint,
  key: K,
): bigint {
  return rows.filter((row) => row.playerId === playerId).reduce((sum, row) => sum + row[key], 0n)
}
