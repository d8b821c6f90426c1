import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asideParts, playFloor } from './aside.ts'
import type { UsedLimit } from './room-left.ts'

const HOUR_MS = 3_600_000

type Row = [
  what: string,
  creditedMinor: bigint,
  limits: readonly UsedLimit[],
  parts: readonly { minor: bigint; untilMs: number }[],
]

const leaves = (left: bigint, untilMs: number): UsedLimit => ({
  limit: 5000n,
  used: 5000n - left,
  untilMs,
})

test.each<Row>([
  ['nobody has limits', 900n, [], []],
  ['all of it fits', 900n, [leaves(900n, HOUR_MS)], []],
  [
    'the day ends within the hour: no sooner than a looser limit',
    900n,
    [leaves(200n, HOUR_MS)],
    [{ minor: 700n, untilMs: 24 * HOUR_MS }],
  ],
  ['the month goes on', 900n, [leaves(0n, 90 * HOUR_MS)], [{ minor: 900n, untilMs: 90 * HOUR_MS }]],
  [
    'the day leaves less than the month, and ends before it',
    900n,
    [leaves(100n, 30 * HOUR_MS), leaves(300n, 90 * HOUR_MS)],
    [
      { minor: 600n, untilMs: 90 * HOUR_MS },
      { minor: 200n, untilMs: 30 * HOUR_MS },
    ],
  ],
  [
    'the month leaves less than the day',
    900n,
    [leaves(300n, 30 * HOUR_MS), leaves(100n, 90 * HOUR_MS)],
    [{ minor: 800n, untilMs: 90 * HOUR_MS }],
  ],
])('[LAW-29] of a deposit is set aside what is above the limit: %s', (_, minor, limits, parts) => {
  expect(asideParts(minor, limits, 0)).toEqual(parts)
})

const someLimit: fc.Arbitrary<UsedLimit> = fc.record({
  limit: fc.bigInt({ min: 0n, max: 30n }),
  used: fc.bigInt({ min: 0n, max: 30n }),
  untilMs: fc.integer({ min: 24, max: 27 }).map((hours) => hours * HOUR_MS),
})

test('[LAW-29] at every moment so much is set aside as the limits that still run would not have let by', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 40n }),
      fc.array(someLimit, { maxLength: 3 }),
      (minor, limits) => {
        const parts = asideParts(minor, limits, 0)
        for (let hour = 0; hour < 28; hour += 1) {
          const atMs = hour * HOUR_MS
          const running = limits.filter(({ untilMs }) => untilMs > atMs)
          let playable = minor
          while (running.some(({ limit, used }) => playable > 0n && used + playable > limit))
            playable -= 1n
          const aside = parts
            .filter(({ untilMs }) => untilMs > atMs)
            .reduce((sum, part) => sum + part.minor, 0n)
          expect(aside).toBe(minor - playable)
        }
      },
    ),
  )
})

test('[LAW-29] the higher of two floors holds, and says which limit it is of', () => {
  const losses = { floorMinor: 500n, untilMs: 1 }
  expect(playFloor(null, null)).toBeNull()
  expect(playFloor(losses, null)).toEqual({ ...losses, code: 'LOSS_LIMIT' })
  expect(playFloor(losses, { minor: 500n, untilMs: 2 })).toEqual({ ...losses, code: 'LOSS_LIMIT' })
  const higher = { floorMinor: 501n, untilMs: 2, code: 'DEPOSIT_ASIDE' }
  expect(playFloor(losses, { minor: 501n, untilMs: 2 })).toEqual(higher)
  const below = { floorMinor: -90n, untilMs: 1 }
  expect(playFloor(below, { minor: 3n, untilMs: 2 })).toMatchObject({ floorMinor: 3n })
})
