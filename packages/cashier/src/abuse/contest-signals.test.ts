import { expect, test } from 'vitest'
import { CASE_WEIGHT } from './abuse-signal.ts'
import { contestSignals } from './contest-signals.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T12:01:00Z')

const alice = { playerId: 7n, stakeMinor: 5_000n, firstAt: AT }
const bob = { playerId: 3n, stakeMinor: 10_000n, firstAt: LATER }

test('[SIL-026] a contest of two is one signal of both, with what each of them put in', () => {
  const facts = { contest: 'FANTASY:c1-5:BDT', what: 'Five Cup' }
  const [signal, ...more] = contestSignals([{ ...facts, players: [alice, bob] }])
  expect(more).toEqual([])
  expect(signal).toMatchObject({
    key: 'contest:FANTASY:c1-5:BDT:3:7',
    kind: 'contest_alone',
    players: [3n, 7n],
    evidence: { what: 'Five Cup', at: [LATER, AT], stakesMinor: [10_000n, 5_000n] },
  })
  expect(contestSignals([{ ...facts, players: [bob, alice] }])).toEqual([signal])
})

test('[SIL-026] four of them may be chance, five are a case', () => {
  const facts = Array.from({ length: 5 }, (_, at) => ({
    contest: `FANTASY:c1-${at}:BDT`,
    what: 'Five Cup',
    players: [alice, bob] as const,
  }))
  const weightOf = (count: number) =>
    contestSignals(facts.slice(0, count)).reduce((sum, { weight }) => sum + weight, 0)
  expect(weightOf(4)).toBeLessThan(CASE_WEIGHT)
  expect(weightOf(5)).toBeGreaterThanOrEqual(CASE_WEIGHT)
})
