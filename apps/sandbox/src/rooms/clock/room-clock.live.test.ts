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
import { testCoin, testRooms } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

/** A time of day that can be set, in place of the database's own. */
const SETTABLE_CLOCK = `
  create schema wall;
  create table wall.set_by (ms float8 not null);
  insert into wall.set_by values (0);
  create function wall.clock_timestamp() returns timestamptz language sql volatile as $$
    select pg_catalog.clock_timestamp() + ms * interval '1 millisecond' from wall.set_by
  $$;
  do $$ begin
    execute format('alter database %I set search_path = wall, public, pg_catalog', current_database());
  end $$;
`

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

const setClockBy = (ms: number) => world.database.run(`update wall.set_by set ms = ms + ${ms}`)

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
  await setClockBy(byMs)
  await eventually(async () =>
    expect(await bet(world.studio.url, session)).toMatchObject({
      bet: { stakeMinor: String(STAKE_MINOR), state: 'taken' },
    }),
  )
  const { number } = await room.until('shown', (room.view()?.number ?? 0) - 1)
  await room.until('betting', number)
})

test('a process that comes later has the clock of those that are there', async () => {
  await setClockBy(-HOUR_MS)
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
