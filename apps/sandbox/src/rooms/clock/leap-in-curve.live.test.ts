import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { post } from '../../games/test-wallet/page-calls.ts'
import type { OwnBet } from '../room-api.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  ROOM_BALANCE_MINOR,
  STAKE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { SETTABLE_CLOCK, setClockBy } from '../testing/settable-clock.ts'
import { testRocket } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

const HOUR_MS = 3_600_000

let world: RoomWorld
let room: WatchedRoom

beforeAll(async () => {
  world = await openRoomWorld([testRocket], SETTABLE_CLOCK)
  room = await watchRoom(world.studio.url, await world.enter('onlooker', testRocket.code))
})
afterAll(async () => {
  room.close()
  await world.close()
})

async function decided(session: string): Promise<OwnBet> {
  return eventually(async () => {
    const { body } = await post(world.studio.url, '/studio/rooms/mine', { session })
    const [bet] = body['bets'] as OwnBet[]
    if (bet?.state !== 'closed' && bet?.state !== 'returned') throw new Error(`it is ${bet?.state}`)
    return bet
  })
}

test('[LAW-21] a curve over which the clock leaps is cut: who could not leave it has their stake back', async () => {
  const [held, auto] = [
    await world.enter('alice', testRocket.code),
    await world.enter('bob', testRocket.code),
  ]
  const { number } = await room.until('betting')
  for (const [session, autoCenti] of [
    [held, null],
    [auto, 2_000],
  ] as const)
    expect(
      (await placeBet(world.studio.url, betOrder(session, number, { spot: { autoCenti } }))).status,
    ).toBe(200)
  await room.until('running', number - 1)
  await setClockBy(world.database, HOUR_MS)
  expect(await decided(held)).toMatchObject({ state: 'returned', outAtCenti: null })
  expect(await decided(auto)).toMatchObject({ state: 'closed', outAtCenti: 2_000 })
  const { book } = world.wallet
  expect(book.balanceOf('alice')).toBe(ROOM_BALANCE_MINOR)
  expect(book.balanceOf('bob')).toBe(ROOM_BALANCE_MINOR + 19n * STAKE_MINOR)
})
