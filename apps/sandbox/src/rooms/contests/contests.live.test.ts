import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get } from '../../games/test-wallet/page-calls.ts'
import type { RoomHistory } from '../room-api.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  ROOM_BALANCE_MINOR,
  STAKE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { testCup } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

const TIMEOUT_MS = 120_000

let world: RoomWorld
let room: WatchedRoom
let alice: string

beforeAll(async () => {
  world = await openRoomWorld()
  alice = await world.enter('alice', testCup.code)
  room = await watchRoom(world.studio.url, alice)
})
afterAll(async () => {
  room.close()
  await world.close()
})

async function newestBet(session: string) {
  const { body } = await get(world.studio.url, '/studio/rooms/history', session)
  const [proof] = (body as RoomHistory).bets
  if (proof === undefined) throw new Error('no bet')
  return proof.bet
}

test(
  'a player who enters alone has all of their entries back, and nothing is left',
  { timeout: TIMEOUT_MS },
  async () => {
    const { number } = await room.until('betting', room.view()?.number ?? 0)
    for (const spot of ['heads', 'tails'])
      expect((await placeBet(world.studio.url, betOrder(alice, number, { spot }))).status).toBe(200)
    await eventually(async () => expect((await newestBet(alice)).state).toBe('returned'))
    await eventually(() => expect([...world.wallet.book.closedContests.values()]).toEqual([0n]))
    expect(world.wallet.book.balanceOf('alice')).toBe(ROOM_BALANCE_MINOR)
  },
)

test(
  'each stake of a round is a contest of its own, and is closed once its wins are answered',
  { timeout: TIMEOUT_MS },
  async () => {
    const { book, faults } = world.wallet
    const bob = await world.enter('bob', testCup.code)
    const { number } = await room.until('betting', room.view()?.number ?? 0)
    const small = String(STAKE_MINOR)
    const large = String(2n * STAKE_MINOR)
    faults['win'] = [{ kind: 'status', status: 503 }]
    for (const [session, stakeMinor] of [
      [alice, small],
      [bob, small],
      [alice, large],
      [bob, large],
    ] as const)
      await placeBet(world.studio.url, betOrder(session, number, { stakeMinor }))
    // All have called the same side: each has half of what is left of the fee.
    const fees = () => [...book.closedContests.values()].slice(1).map(Number)
    await eventually(() => expect(fees().toSorted((a, b) => a - b)).toEqual([200, 400]))
    expect((await newestBet(bob)).winMinor).toBe('1800')
    expect(book.balanceOf('bob')).toBe(ROOM_BALANCE_MINOR - 3_00n)
    expect([...book.contests.values()]).toEqual([0n, 0n, 0n])
    const closes = world.wallet.seen.filter(({ verb }) => verb === 'contests/close')
    expect(closes).toHaveLength(3)
  },
)
