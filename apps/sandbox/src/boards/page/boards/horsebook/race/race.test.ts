import type { RacePlay } from '@maidan/casino'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { horsebook } from '@maidan/casino'
import { laneProgress, runningOrder } from './lane-progress.ts'
import { raceCalls } from './race-calls.ts'
import { finishesMs, GATE_MS, isPhotoFinish, racePlayMs, WINNER_MS } from './race-times.ts'

const LANES = [0, 1, 2, 3, 4, 5, 6, 7]

const play = fc.record({
  order: fc.shuffledSubarray(LANES, { minLength: 8, maxLength: 8 }),
  strengths: fc.constant(LANES.map(() => 10)),
  gapsCenti: fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 7, maxLength: 7 }),
  paces: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 8, maxLength: 8 }),
}) satisfies fc.Arbitrary<RacePlay>

describe('whatever was drawn', () => {
  test('all stand at the gate, and nobody ever runs back', () => {
    fc.assert(
      fc.property(play, (race) => {
        expect(laneProgress(race, GATE_MS)).toEqual(LANES.map(() => 0))
        let before = laneProgress(race, 0)
        for (let ms = GATE_MS; ms <= 20_000; ms += 250) {
          const now = laneProgress(race, ms)
          expect(now.every((at, lane) => at >= (before[lane] ?? 0))).toBe(true)
          before = now
        }
      }),
    )
  })

  test('each horse passes the line at its own time, in the order of the draw', () => {
    fc.assert(
      fc.property(play, (race) => {
        const finishes = finishesMs(race)
        const order = LANES.toSorted((one, other) => (finishes[one] ?? 0) - (finishes[other] ?? 0))
        expect(order).toEqual(race.order)
        for (const lane of LANES) {
          const at = finishes[lane] ?? 0
          expect(laneProgress(race, at - 1)[lane]).toBeLessThan(1)
          expect(laneProgress(race, at)[lane]).toBe(1)
        }
      }),
    )
  })

  test('the winner leads as it passes the line, and what is called of the lead is so', () => {
    fc.assert(
      fc.property(play, (race) => {
        const ahead = (ms: number) => runningOrder(laneProgress(race, ms))[0]
        expect(ahead(GATE_MS + WINNER_MS)).toBe(race.order[0])
        for (const { kind, atMs, lane } of raceCalls(race)) {
          if (kind === 'away' || kind === 'photo' || kind === 'wins') continue
          expect(lane).toBe(ahead(atMs))
        }
      }),
    )
  })

  test('the result is on the board for four seconds before the next race', () => {
    fc.assert(
      fc.property(play, (race) => {
        expect(racePlayMs(race)).toBeLessThanOrEqual(horsebook.timing.shownMs - 4_000)
      }),
    )
  })
})

const close = (gap: number): RacePlay => ({
  order: LANES,
  strengths: LANES,
  gapsCenti: [gap, 9, 9, 9, 9, 9, 9],
  paces: [],
})

test('only a finish that is close is called so, and its winner only after the look', () => {
  const calls = (gap: number) => raceCalls(close(gap)).slice(4)
  expect(isPhotoFinish(close(6))).toBe(true)
  expect(calls(6)).toEqual([
    { kind: 'photo', atMs: 15_000, lane: null },
    { kind: 'wins', atMs: racePlayMs(close(6)), lane: 0 },
  ])
  expect(calls(7)).toEqual([{ kind: 'wins', atMs: 15_000, lane: 0 }])
  expect(racePlayMs(close(6))).toBeGreaterThan(racePlayMs(close(7)) + 2_000)
})
