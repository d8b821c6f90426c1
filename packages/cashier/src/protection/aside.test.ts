import { expect, test } from 'vitest'
import { asideOf, playFloor } from './aside.ts'

const HOUR_MS = 3_600_000

type Row = [
  what: string,
  creditedMinor: bigint,
  room: { left: bigint; moreFromMs: number } | null,
  aside: { minor: bigint; untilMs: number } | null,
]

test.each<Row>([
  ['nobody has limits', 900n, null, null],
  ['all of it fits', 900n, { left: 900n, moreFromMs: HOUR_MS }, null],
  [
    'the day ends within the hour: no sooner than a looser limit',
    900n,
    { left: 200n, moreFromMs: HOUR_MS },
    { minor: 700n, untilMs: 24 * HOUR_MS },
  ],
  [
    'the month goes on',
    900n,
    { left: 0n, moreFromMs: 90 * HOUR_MS },
    { minor: 900n, untilMs: 90 * HOUR_MS },
  ],
])('[LAW-29] of a deposit is set aside what is above the limit: %s', (_, minor, room, aside) => {
  expect(asideOf(minor, room, 0)).toEqual(aside)
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
