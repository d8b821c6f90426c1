import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AbuseState } from './abuse-case.ts'
import { planCases, type KeptSignal } from './plan-cases.ts'

type Kept = Partial<Pick<KeptSignal, 'caseId' | 'isCleared'>>

function signal(one: number, other: number, weight: number, kept: Kept = {}): KeptSignal {
  const players = [BigInt(one), BigInt(other)] as const
  return {
    key: `${one}-${other}-${weight}`,
    players,
    weight,
    caseId: null,
    isCleared: false,
    ...kept,
  }
}

function members(cases: [caseId: number, state: AbuseState, ...players: number[]][]) {
  return new Map(
    cases.flatMap(([caseId, state, ...players]) =>
      players.map((player) => [BigInt(player), { caseId: BigInt(caseId), state }] as const),
    ),
  )
}

const old = { caseId: 5n }
const cleared = { caseId: 5n, isCleared: true }

test.each<[what: string, KeptSignal[], ReturnType<typeof members>, object[]]>([
  ['too little', [signal(1, 2, 60), signal(1, 3, 60)], members([]), []],
  [
    'enough by two signals',
    [signal(1, 2, 60), signal(1, 2, 40)],
    members([]),
    [{ caseId: null, players: [1n, 2n], keys: ['1-2-60', '1-2-40'], opens: true }],
  ],
  [
    'a chain is one group',
    [signal(1, 2, 100), signal(3, 4, 100), signal(2, 3, 100), signal(8, 9, 100)],
    members([]),
    [{ players: [1n, 2n, 3n, 4n] }, { players: [8n, 9n] }],
  ],
  [
    'another account comes to a case that was confirmed',
    [signal(1, 3, 100)],
    members([[5, 'confirmed', 1, 2]]),
    [{ caseId: 5n, players: [3n], opens: true }],
  ],
  [
    'a little more between the same two, confirmed',
    [signal(1, 2, 100, old), signal(1, 2, 25)],
    members([[5, 'confirmed', 1, 2]]),
    [{ caseId: 5n, players: [], keys: ['1-2-25'], opens: false }],
  ],
  [
    'a little more between two that are watched',
    [signal(1, 2, 100, old), signal(1, 2, 25)],
    members([[5, 'watching', 1, 2]]),
    [{ caseId: 5n, keys: ['1-2-25'], opens: true }],
  ],
  ['nothing but what the case has', [signal(1, 2, 100, old)], members([[5, 'open', 1, 2]]), []],
  [
    'a little more between two that were cleared',
    [signal(1, 2, 100, cleared), signal(1, 2, 60)],
    members([[5, 'cleared', 1, 2]]),
    [],
  ],
  [
    'enough that is new between two that were cleared',
    [signal(1, 2, 100, cleared), signal(1, 2, 60), signal(1, 2, 40)],
    members([[5, 'cleared', 1, 2]]),
    [{ caseId: 5n, players: [], keys: ['1-2-60', '1-2-40'], opens: true }],
  ],
  [
    'two cases turn out to be one',
    [signal(2, 3, 100)],
    members([
      [9, 'confirmed', 3, 4],
      [5, 'confirmed', 1, 2],
    ]),
    [{ caseId: 5n, merged: [9n], players: [], opens: true }],
  ],
])('[SIL-026] %s', (_, signals, who, plans) => {
  const planned = planCases({ signals, members: who })
  expect(planned).toHaveLength(plans.length)
  expect(planned).toMatchObject(plans)
})

test('[SIL-026] the groups are those that a walk from account to account finds', () => {
  const player = fc.integer({ min: 1, max: 8 })
  const pair = fc.uniqueArray(player, { minLength: 2, maxLength: 2 })
  const found = fc.array(fc.tuple(pair, fc.constantFrom(25, 60, 100)), { maxLength: 12 })
  fc.assert(
    fc.property(found, (signals) => {
      const kept = signals.map(([[one = 0, other = 0], weight], index) => ({
        ...signal(Math.min(one, other), Math.max(one, other), weight),
        key: String(index),
      }))
      const planned = planCases({ signals: kept, members: new Map() })
      const groups = planned.map(({ players }) => players.toSorted((a, b) => Number(a - b)))
      expect(groups.toSorted((a, b) => Number((a[0] ?? 0n) - (b[0] ?? 0n)))).toEqual(walk(kept))
    }),
  )
})

/** The slow way: from each account to all that it is linked with, until nobody is new. */
function walk(signals: readonly KeptSignal[]): bigint[][] {
  const weight = (one: bigint, other: bigint) =>
    signals
      .filter(({ players }) => players.includes(one) && players.includes(other))
      .reduce((sum, signal) => sum + signal.weight, 0)
  const everybody = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n]
  const seen = new Set<bigint>()
  const groups: bigint[][] = []
  for (const start of everybody) {
    if (seen.has(start)) continue
    const group = [start]
    for (const one of group)
      for (const other of everybody)
        if (other !== one && !group.includes(other) && weight(one, other) >= 100) group.push(other)
    for (const one of group) seen.add(one)
    if (group.length > 1) groups.push(group.toSorted((a, b) => Number(a - b)))
  }
  return groups
}
