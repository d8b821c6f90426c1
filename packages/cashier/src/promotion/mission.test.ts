import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAY_KINDS, type PlayKind } from '../turnover/play-weights.ts'
import { missionPlaysDone, missionRefusal, missionSpan, missionTakenUntil } from './mission.ts'
import type { StakedPlays } from './mission.ts'
import { MISSION_PERIODS, type MissionPeriod } from './promotion-kinds.ts'

const staked = (kind: PlayKind, stakeMinor: bigint, plays = 1): StakedPlays => ({
  kind,
  stakeMinor,
  plays,
})

test.each<[name: string, played: StakedPlays[], done: number]>([
  ['nothing', [], 0],
  ['the least stake', [staked('slot', 1_000n, 3)], 3],
  ['a little less', [staked('slot', 999n, 3)], 0],
  ['a kind with no weight', [staked('table', 9_000n, 3)], 0],
  ['a kind with a little', [staked('casino', 1_000n, 3)], 3],
  ['a market played against other players alone', [staked('exchange', 0n)], 0],
  ['several kinds', [staked('exchange', 1_000n), staked('sports', 5_000n, 2)], 3],
])('[LAW-30] plays of a mission that count: %s', (_, played, done) => {
  expect(
    missionPlaysDone({ weights: { table: 0, casino: 1 }, stakeMinMinor: 1_000n }, played),
  ).toBe(done)
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 31 * DAY_MS
/** Monday, 23 November 2026, 00:00 in Dhaka. */
const MONDAY_MS = Date.parse('2026-11-22T18:00:00Z')

/** Walks from midnight to midnight of Dhaka until it comes upon the one that a moment is after. */
function slowSpan(period: MissionPeriod, atMs: number) {
  const lengthMs = period === 'day' ? DAY_MS : 7 * DAY_MS
  let fromMs = MONDAY_MS - 8 * 7 * DAY_MS
  while (fromMs + lengthMs <= atMs) fromMs += lengthMs
  return { fromMs, untilMs: fromMs + lengthMs, takenUntilMs: fromMs + 2 * lengthMs }
}

type Round = { kind: PlayKind; stakeMinor: bigint; decidedMs: number }

/** Turns every single play over in the hand, and marks those that count with a stone. */
function slowDone(
  rounds: readonly Round[],
  least: bigint,
  { out, span }: { out: readonly PlayKind[]; span: ReturnType<typeof slowSpan> },
) {
  const stones: Round[] = []
  for (const round of rounds) {
    if (round.decidedMs < span.fromMs) continue
    if (round.decidedMs >= span.untilMs) continue
    if (out.includes(round.kind)) continue
    if (round.stakeMinor < least) continue
    stones.push(round)
  }
  return stones.length
}

/** What a database does with them: those of a span, alike ones together. */
function grouped(rounds: readonly Round[], { fromMs, untilMs }: ReturnType<typeof missionSpan>) {
  const groups = new Map<string, StakedPlays>()
  for (const { kind, stakeMinor, decidedMs } of rounds) {
    if (decidedMs < fromMs || decidedMs >= untilMs) continue
    const key = `${kind} ${stakeMinor}`
    groups.set(key, staked(kind, stakeMinor, (groups.get(key)?.plays ?? 0) + 1))
  }
  return [...groups.values()]
}

const kind = fc.constantFrom(...PLAY_KINDS)
/** Moments at and about borders of days as often as any other. */
const moment = fc.oneof(
  fc.integer({ min: MONDAY_MS - MONTH_MS, max: MONDAY_MS + MONTH_MS }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(-1, 0, 1))
    .map(([days, offMs]) => MONDAY_MS + days * DAY_MS + offMs),
)
const round = fc.record({
  kind,
  stakeMinor: fc.bigInt({ min: 0n, max: 20n }),
  decidedMs: moment,
})
const mission = fc.record({
  missionPeriod: fc.constantFrom(...MISSION_PERIODS),
  missionPlays: fc.integer({ min: 1, max: 6 }),
  stakeMinMinor: fc.bigInt({ min: 1n, max: 12n }),
  out: fc.uniqueArray(kind, { maxLength: 4 }),
  status: fc.constantFrom('display' as const, 'active' as const, 'display' as const),
  startsMs: moment,
  createdMs: moment,
  endsMs: moment,
})

test('[LAW-30] a reward is to be had exactly when a slow count by the calendar says so', () => {
  fc.assert(
    fc.property(
      mission,
      fc.array(round, { maxLength: 25 }),
      moment,
      moment,
      (of, rounds, inMs, atMs) => {
        const { missionPeriod: period, out, startsMs, createdMs, endsMs, ...terms } = of
        const span = slowSpan(period, inMs)
        const weights = Object.fromEntries(out.map((one) => [one, 0]))
        const offered = {
          ...terms,
          missionPeriod: period,
          weights,
          startsAt: new Date(startsMs),
          createdAt: new Date(createdMs),
          endsAt: new Date(endsMs),
        }
        const played = grouped(rounds, missionSpan(period, inMs))
        const playsDone = missionPlaysDone(offered, played)
        expect(playsDone).toBe(slowDone(rounds, of.stakeMinMinor, { out, span }))
        const { fromMs } = missionSpan(period, inMs)
        const isThere =
          of.status === 'display' &&
          startsMs <= span.fromMs &&
          createdMs <= span.fromMs &&
          endsMs >= span.untilMs
        const isInTime = atMs >= span.fromMs && atMs < span.takenUntilMs
        const mayTake = isThere && isInTime && playsDone >= of.missionPlays
        expect(missionRefusal(offered, { fromMs, atMs, playsDone }) === null).toBe(mayTake)
      },
    ),
    { numRuns: 500 },
  )
})

const from = new Date(MONDAY_MS)
const offered = {
  missionPeriod: 'day',
  missionPlays: 3,
  stakeMinMinor: 1_000n,
  weights: {},
  status: 'display',
  startsAt: from,
  createdAt: from,
  endsAt: new Date(MONDAY_MS + MONTH_MS),
} as const

test.each([
  ['while the day runs', MONDAY_MS, 1, 3, null],
  ['with more than asked', MONDAY_MS, 1, 9, null],
  ['in the last moment of the next day', MONDAY_MS, 2 * DAY_MS - 1, 3, null],
  ['a moment later', MONDAY_MS, 2 * DAY_MS, 3, 'MISSION_OVER'],
  ['too few plays', MONDAY_MS, 1, 2, 'MISSION_UNDONE'],
  ['a day that has not begun', MONDAY_MS + DAY_MS, DAY_MS - 1, 3, 'PROMOTION_UNAVAILABLE'],
  ['a moment that begins no day', MONDAY_MS + 1, 5, 3, 'PROMOTION_UNAVAILABLE'],
  ['a day before it began', MONDAY_MS - DAY_MS, 1, 3, 'PROMOTION_UNAVAILABLE'],
] as const)('[LAW-30] a reward asked for %s', (_, fromMs, laterMs, playsDone, refusal) => {
  expect(missionRefusal(offered, { fromMs, atMs: MONDAY_MS + laterMs, playsDone })).toBe(refusal)
})

test('[LAW-30] a week is open for its reward until the next one is over', () => {
  const week = missionSpan('week', MONDAY_MS)
  expect(missionTakenUntil('week', week)).toBe(MONDAY_MS + 14 * DAY_MS)
  const terms = { ...offered, missionPeriod: 'week' as const }
  const asked = { fromMs: MONDAY_MS + DAY_MS, atMs: MONDAY_MS + DAY_MS, playsDone: 3 }
  expect(missionRefusal(terms, asked)).toBe('PROMOTION_UNAVAILABLE')
  expect(missionRefusal({ ...offered, missionPeriod: null }, asked)).toBe('PROMOTION_UNAVAILABLE')
})
