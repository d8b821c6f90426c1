import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomWorld, type RoomWorld } from '../testing/open-room-world.ts'
import { SETTABLE_CLOCK, setClockBy } from '../testing/settable-clock.ts'
import { EASE_MS, openRoomClock, type RoomClock } from './room-clock.ts'

/** Looks of a busy machine are no more exact than this. */
const EXACT_MS = 30

let world: RoomWorld
let db: pg.Pool

beforeAll(async () => {
  world = await openRoomWorld([], SETTABLE_CLOCK)
  db = new pg.Pool({ connectionString: world.database.url })
})
afterAll(async () => {
  await db.end()
  await world.close()
})

/** How far the first of two clocks is ahead of the other one at a moment. */
function apartMs(one: RoomClock, other: RoomClock): number {
  const atMs = performance.now()
  return one.atMs(atMs) - other.atMs(atMs)
}

/** Follows with both, as long as that takes to show; whether one went back meanwhile. */
async function followBoth(clocks: readonly RoomClock[]): Promise<boolean> {
  await Promise.all(clocks.map((clock) => clock.follow()))
  const untilMs = performance.now() + EASE_MS
  let wentBack = false
  let last = clocks.map((clock) => clock.nowMs())
  while (performance.now() < untilMs) {
    await sleep(5)
    const now = clocks.map((clock) => clock.nowMs())
    wentBack ||= now.some((ms, at) => ms < (last[at] ?? 0))
    last = now
  }
  return wentBack
}

test.each([
  ['behind', -150],
  ['ahead', 150],
])('a process that comes a little %s is soon together with those that are there', async (_, ms) => {
  const first = await openRoomClock(db)
  await setClockBy(world.database, ms)
  const second = await openRoomClock(db)
  expect(Math.abs(apartMs(first, second))).toBeGreaterThan(150 - EXACT_MS)
  expect(await followBoth([first, second])).toBe(false)
  expect(Math.abs(apartMs(first, second))).toBeLessThan(EXACT_MS)
})
