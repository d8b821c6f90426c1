import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { post } from '../../games/test-wallet/page-calls.ts'
import type { OwnBet } from '../room-api.ts'
import { betOrder, openRoomWorld, placeBet, type RoomWorld } from '../testing/open-room-world.ts'
import { testCoin } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

const TIMEOUT_MS = 60_000

let world: RoomWorld
let room: WatchedRoom
let alice: string

beforeAll(async () => {
  world = await openRoomWorld()
  alice = await world.enter('alice', testCoin.code)
  room = await watchRoom(world.studio.url, alice)
})
afterAll(async () => {
  room.close()
  await world.close()
})

const mark = (session: string, page: string, betIds: readonly string[]) =>
  post(world.studio.url, '/studio/rooms/shown', { session, page, betIds })

/** Waits until the studio lists a bet of alice like this; it answers only so many questions a second. */
const listed = (betId: string, like: Partial<OwnBet>) =>
  eventually(async () => {
    const { body } = await post(world.studio.url, '/studio/rooms/mine', { session: alice })
    const bets = body['bets'] as OwnBet[] | undefined
    expect(bets?.find((one) => one.betId === betId)).toMatchObject(like)
  })

/** A bet of alice in the next round whose betting begins. */
async function bet(): Promise<string> {
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  const order = betOrder(alice, number)
  expect((await placeBet(world.studio.url, order)).status).toBe(200)
  return order.betId
}

test(
  '[LAW-21] the end of a bet is for one page to tell, however often that one asks, and known to all pages then',
  { timeout: TIMEOUT_MS },
  async () => {
    const betId = await bet()
    // A bet that is still to be played has no end that anybody could have shown.
    expect((await mark(alice, 'page-one', [betId])).body).toEqual({ betIds: [] })
    await listed(betId, { state: 'closed', isShown: false, isCalledOff: false })
    const answers = await Promise.all(
      ['page-one', 'page-two'].map((page) => mark(alice, page, [betId])),
    )
    const told = answers.map(({ body }) => body['betIds'])
    expect(told).toEqual(expect.arrayContaining([[betId], []]))
    const first = told.findIndex((ids) => Array.isArray(ids) && ids.length === 1)
    for (const nth of [0, 1]) {
      const again = await mark(alice, ['page-one', 'page-two'][nth] ?? '', [betId])
      expect(again.body).toEqual({ betIds: nth === first ? [betId] : [] })
    }
    await listed(betId, { isShown: true })
  },
)

test(
  '[LAW-7] nobody marks the bet of another, and what is no list of bets is refused',
  { timeout: TIMEOUT_MS },
  async () => {
    const betId = await bet()
    await listed(betId, { state: 'closed' })
    const mallory = await world.enter('mallory', testCoin.code)
    expect((await mark(mallory, 'page-mallory', [betId])).body).toEqual({ betIds: [] })
    await listed(betId, { isShown: false })
    const many = Array.from({ length: 51 }, () => randomUUID())
    for (const betIds of [[], ['short'], many]) {
      const { status, body } = await mark(alice, 'page-three', betIds)
      expect([status, body['code']]).toEqual([422, 'INVALID_BODY'])
    }
  },
)
