import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAY_KINDS, type PlayKind, type PlayWeights } from './play-weights.ts'
import { spreadStakes, type Requirement, type Stake } from './spread-stakes.ts'

const at = new Date('2026-03-01')
const minor = fc.bigInt({ min: 1n, max: 10_000n })
const player = fc.bigInt({ min: 1n, max: 3n })
const kind = fc.constantFrom(...PLAY_KINDS)
const weights = fc.dictionary(kind, fc.nat(10_000)).map((named): PlayWeights => ({ ...named }))

const leastOdds: fc.Arbitrary<number> = fc.constantFrom(0, 150, 200)
const odds = fc.option(fc.integer({ min: 101, max: 300 }))

const someRequirements = (of: fc.Arbitrary<PlayWeights>, least = leastOdds) =>
  fc
    .array(fc.record({ playerId: player, remainingMinor: minor, weights: of, oddsMinCenti: least }))
    .map((needs): Requirement[] => needs.map((need, index) => ({ ...need, id: BigInt(index + 1) })))
const someStakes = fc
  .array(fc.record({ playerId: player, stakeMinor: minor, kind, oddsCenti: odds }))
  .map((bets): Stake[] =>
    bets.map((bet, index) => ({ ...bet, stakeKey: `k${index}`, gameName: 'g', at })),
  )

const need = (id: bigint, remainingMinor: bigint, of: PlayWeights = {}): Requirement => ({
  id,
  playerId: 1n,
  remainingMinor,
  weights: of,
  oddsMinCenti: 0,
})
const stake = (stakeMinor: bigint, of: PlayKind): Stake => ({
  playerId: 1n,
  stakeKey: 'k',
  gameName: 'g',
  kind: of,
  oddsCenti: null,
  stakeMinor,
  at,
})

test.each<[name: string, needs: Requirement[], played: Stake, parts: [bigint, bigint, bigint][]]>([
  ['in full', [need(1n, 500n)], stake(100n, 'slot'), [[1n, 100n, 100n]]],
  ['a tenth', [need(1n, 500n, { table: 1_000 })], stake(105n, 'table'), [[1n, 105n, 10n]]],
  ['nothing', [need(1n, 500n, { table: 0 })], stake(100n, 'table'), [[1n, 100n, 0n]]],
  [
    'nothing here, in full at the next',
    [need(1n, 500n, { table: 0 }), need(2n, 500n)],
    stake(100n, 'table'),
    [
      [1n, 100n, 0n],
      [2n, 100n, 100n],
    ],
  ],
  [
    'half, and only as much as is needed',
    [need(1n, 25n, { exchange: 5_000 }), need(2n, 500n)],
    stake(100n, 'exchange'),
    [
      [1n, 50n, 25n],
      [2n, 50n, 50n],
    ],
  ],
  [
    'by the last whole paisa it is needed for, and the rest at the next',
    [need(1n, 1n, { fishing: 5 }), need(2n, 500n)],
    stake(2_001n, 'fishing'),
    [
      [1n, 2_000n, 1n],
      [2n, 1n, 1n],
    ],
  ],
])('[REC-24] a stake counts %s', (_, needs, played, parts) => {
  expect(
    spreadStakes(needs, [played]).map(({ turnoverId, stakedMinor, countedMinor }) => [
      turnoverId,
      stakedMinor,
      countedMinor,
    ]),
  ).toEqual(parts)
})

test.each<[name: string, kind: PlayKind, oddsCenti: number | null, counted: bigint]>([
  ['at the least odds', 'sports', 150, 100n],
  ['at longer ones', 'sports', 151, 100n],
  ['at shorter ones', 'sports', 149, 0n],
  ['at odds that nobody told', 'sports', null, 0n],
  ['of a game without odds', 'slot', null, 100n],
  ['on the exchange, by what it risked', 'exchange', null, 100n],
])('[LAW-30] of least odds of 1.50, a stake %s', (_, of, oddsCenti, counted) => {
  const [part] = spreadStakes(
    [{ ...need(1n, 500n), oddsMinCenti: 150 }],
    [{ ...stake(100n, of), oddsCenti }],
  )
  expect(part).toMatchObject({ countedMinor: counted, oddsCenti })
})

/** Goes through the stakes taka by taka: each one counts where it is needed first. */
function slowly(
  requirements: readonly Requirement[],
  stakes: readonly Stake[],
): Map<bigint, bigint> {
  const open = requirements.map((one) => ({ ...one }))
  for (const { playerId, stakeMinor, kind: of, oddsCenti } of stakes) {
    let rest = stakeMinor
    for (const one of open) {
      if (one.playerId !== playerId || one.remainingMinor === 0n) continue
      const isShort = of === 'sports' && (oddsCenti ?? 0) < one.oddsMinCenti
      const bps = isShort ? 0n : BigInt(one.weights[of] ?? 10_000)
      let used = 0n
      while (used < rest && (used * bps) / 10_000n < one.remainingMinor) used += 1n
      const counted = (used * bps) / 10_000n
      one.remainingMinor -= counted
      if (counted > 0n) rest -= used
    }
  }
  return new Map(open.map(({ id, remainingMinor }) => [id, remainingMinor]))
}

test('[REC-24] what is left is what a slow count leaves', () => {
  fc.assert(
    fc.property(someRequirements(weights), someStakes, (requirements, stakes) => {
      const left = slowly(requirements, stakes)
      const parts = spreadStakes(requirements, stakes)
      for (const { id, remainingMinor } of requirements) {
        const counted = parts
          .filter(({ turnoverId }) => turnoverId === id)
          .reduce((sum, part) => sum + part.countedMinor, 0n)
        expect(remainingMinor - counted).toBe(left.get(id))
      }
    }),
    { numRuns: 2_000 },
  )
})

test('[REC-24] a stake counts once, and every part says of how much it is what share', () => {
  fc.assert(
    fc.property(someRequirements(weights), someStakes, (requirements, stakes) => {
      const parts = spreadStakes(requirements, stakes)
      for (const { stakedMinor, weightBps, countedMinor } of parts)
        expect(countedMinor).toBe((stakedMinor * BigInt(weightBps)) / 10_000n)
      for (const { stakeKey, stakeMinor } of stakes) {
        const used = parts
          .filter((part) => part.stakeKey === stakeKey && part.countedMinor > 0n)
          .reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n)
        expect(used <= stakeMinor).toBe(true)
      }
    }),
  )
})

test('[REC-24] where everything counts in full, a player lacks what they did not stake', () => {
  fc.assert(
    fc.property(
      someRequirements(fc.constant({}), fc.constant(0)),
      someStakes,
      (requirements, stakes) => {
        const parts = spreadStakes(requirements, stakes)
        for (const playerId of [1n, 2n, 3n]) {
          const needed = total(requirements, playerId, 'remainingMinor')
          const staked = total(stakes, playerId, 'stakeMinor')
          expect(total(parts, playerId, 'countedMinor')).toBe(needed < staked ? needed : staked)
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
