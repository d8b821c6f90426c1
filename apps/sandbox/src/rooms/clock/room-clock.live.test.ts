import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  startRoomStudio,
  STAKE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { SETTABLE_CLOCK, setClockBy } from '../testing/settable-clock.ts'
import { testCoin, testRooms } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

const HOUR_MS = 3_600_000

let world: RoomWorld
let room: WatchedRoom

beforeAll(async () => {
  world = await openRoomWorld(testRooms, SETTABLE_CLOCK)
  room = await watchRoom(world.studio.url, await world.enter('onlooker', testCoin.code))
})
afterAll(async () => {
  room.close()
  await world.close()
})

const bet = async (url: string, session: string) => {
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  return (await placeBet(url, betOrder(session, number))).body
}

test.each([
  ['forward', HOUR_MS],
  ['back', -2 * HOUR_MS],
  ['forward again', HOUR_MS],
])('a room takes bets and ends its rounds when the time of day is set %s', async (way, byMs) => {
  const session = await world.enter(`alice ${way}`, testCoin.code)
  await room.until('betting', room.view()?.number ?? 0)
  await setClockBy(world.database, byMs)
  await eventually(async () =>
    expect(await bet(world.studio.url, session)).toMatchObject({
      bet: { stakeMinor: String(STAKE_MINOR), state: 'taken' },
    }),
  )
  const { number } = await room.until('shown', (room.view()?.number ?? 0) - 1)
  await room.until('betting', number)
})

test('a process that comes later has the clock of those that are there', async () => {
  await setClockBy(world.database, -HOUR_MS)
  const later = await startRoomStudio(world)
  try {
    const session = await world.enter('bob', testCoin.code)
    await eventually(async () =>
      expect(await bet(later.url, session)).toMatchObject({ bet: { state: 'taken' } }),
    )
  } finally {
    await later.close()
  }
})
