import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { post, type Called } from '../../games/test-wallet/page-calls.ts'
import type { OwnBet } from '../room-api.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  ROOM_BALANCE_MINOR,
  STAKE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { testCoin, testKite } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

let world: RoomWorld
let room: WatchedRoom

beforeAll(async () => {
  world = await openRoomWorld()
  room = await watchRoom(world.studio.url, await world.enter('onlooker', testKite.code))
})
afterAll(async () => {
  room.close()
  await world.close()
})

const HELD = { autoCenti: null }

const cashOut = (session: string, betId: string) =>
  post(world.studio.url, '/studio/rooms/cash-out', { session, betId })

/** A player with a bet in a round whose betting has just begun. */
async function hold(player: string, spot: unknown = HELD) {
  const session = await world.enter(player, testKite.code)
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  const order = betOrder(session, number, { spot })
  const { status } = await placeBet(world.studio.url, order)
  expect(status).toBe(200)
  return { session, number, betId: order.betId }
}

const outOf = ({ body }: Called) => (body['bet'] as OwnBet | undefined)?.outAtCenti ?? null

async function settled(session: string): Promise<OwnBet> {
  return eventually(async () => {
    const { body } = await post(world.studio.url, '/studio/rooms/mine', { session })
    const [bet] = body['bets'] as OwnBet[]
    if (bet?.state !== 'closed') throw new Error(`the bet is ${bet?.state}`)
    return bet
  })
}

describe('taking a stake out of a curve', () => {
  test('[LAW-19] pays the height of the moment; asking again answers the first height', async () => {
    const { session, number, betId } = await hold('alice')
    const early = await cashOut(session, betId)
    expect(early.body['code']).toBe('CASH_OUT_TOO_EARLY')
    await room.until('running', number - 1)
    await sleep(200)
    const first = await cashOut(session, betId)
    const height = outOf(first) ?? 0
    expect(height).toBeGreaterThanOrEqual(115)
    await sleep(100)
    expect(outOf(await cashOut(session, betId))).toBe(height)
    await eventually(() => expect(room.view()?.bets[0]?.outAtCenti).toBe(height))
    const { winMinor } = await settled(session)
    expect(BigInt(winMinor ?? '0')).toBe((STAKE_MINOR * BigInt(height)) / 100n)
    expect(world.wallet.book.balanceOf('alice')).toBe(
      ROOM_BALANCE_MINOR - STAKE_MINOR + BigInt(winMinor ?? '0'),
    )
    expect(outOf(await cashOut(session, betId))).toBe(height)
  })

  test('[LAW-19] is too late from the break on, and the stake is lost', async () => {
    const { session, number, betId } = await hold('late')
    await room.until('shown', number - 1)
    const late = await cashOut(session, betId)
    expect(late.body['code']).toBe('CASH_OUT_TOO_LATE')
    expect(await settled(session)).toMatchObject({ winMinor: '0', outAtCenti: null })
  })

  test('[LAW-19] a stake that left by itself is paid its own height, whoever asks for more', async () => {
    const { session, number, betId } = await hold('auto', { autoCenti: 120 })
    await room.until('running', number - 1)
    await sleep(500)
    expect(outOf(await cashOut(session, betId))).toBe(120)
    expect(room.view()?.bets[0]?.outAtCenti).toBe(120)
    expect(await settled(session)).toMatchObject({ winMinor: '1200', outAtCenti: 120 })
  })

  test('another player has no such bet, and another room no curve', async () => {
    const { betId } = await hold('owner')
    const stranger = await world.enter('stranger', testKite.code)
    expect((await cashOut(stranger, betId)).body['code']).toBe('BET_NOT_FOUND')
    const elsewhere = await world.enter('owner', testCoin.code)
    expect((await cashOut(elsewhere, betId)).body['code']).toBe('BET_NOT_FOUND')
  })
})

test(
  '[LAW-19] calls that race the break are decided in the order they arrive, each stake once',
  { timeout: 120_000 },
  async () => {
    const players = Array.from({ length: 30 }, (_, index) => `racer ${index}`)
    const sessions = await Promise.all(players.map((name) => world.enter(name, testKite.code)))
    const { number } = await room.until('betting', room.view()?.number ?? 0)
    const orders = sessions.map((session, index) => ({
      ...betOrder(session, number, { spot: HELD }),
      player: players[index] ?? '',
    }))
    const placed = await Promise.all(orders.map((order) => placeBet(world.studio.url, order)))
    const racers = orders.filter((_order, index) => placed[index]?.status === 200)
    expect(racers.length).toBeGreaterThan(5)
    await room.until('running', number - 1)
    // A call every few milliseconds, twice each, from well below the lowest break to above it.
    const calls = await Promise.all(racers.map((order, index) => race(order, 400 + index * 65)))
    await room.until('shown', number - 1)
    const { brokenAtCenti } = outcomeOf(number) as { brokenAtCenti: number }
    const heights = calls.map(({ outAt }) => outAt)
    const inTime = heights.filter((height) => height !== null)
    expect(Math.max(...inTime)).toBeLessThan(brokenAtCenti)
    expect(inTime.length).toBeGreaterThan(0)
    expect(inTime.length).toBeLessThan(heights.length)
    // One that was answered before another was sent arrived before it.
    const pairs = calls.flatMap((a) =>
      calls.filter((b) => a.answeredMs < b.sentMs).map((b) => [a, b]),
    )
    const outOfOrder = pairs.filter(([a, b]) => (a?.outAt ?? LATE) > (b?.outAt ?? LATE))
    expect(outOfOrder).toEqual([])
    for (const [index, { session, player }] of racers.entries()) {
      const height = heights[index] ?? null
      const winMinor = height === null ? 0n : (STAKE_MINOR * BigInt(height)) / 100n
      const paid = await settled(session)
      expect(paid).toMatchObject({ winMinor: String(winMinor), outAtCenti: height })
      const balanceMinor = ROOM_BALANCE_MINOR - STAKE_MINOR + winMinor
      expect(world.wallet.book.balanceOf(player)).toBe(balanceMinor)
    }
    await booksAgree()
  },
)

/** What was shown of a round; on a busy machine the next one may be on its way already. */
function outcomeOf(number: number): unknown {
  const views = room.frames.flatMap((frame) => (frame.kind === 'view' ? [frame.view] : []))
  return views.find((view) => view.number === number && view.phase === 'shown')?.outcome
}

/** Stands for a refused call: higher than any break. */
const LATE = 10_000

/** Asks twice at once, so many milliseconds into the round; both must get the same answer. */
async function race(order: { session: string; betId: string }, afterMs: number) {
  await sleep(afterMs)
  const sentMs = performance.now()
  const twice = await Promise.all([1, 2].map(() => cashOut(order.session, order.betId)))
  const [first, second] = twice.map(outOf)
  expect(second).toBe(first)
  return { sentMs, answeredMs: performance.now(), outAt: first ?? null }
}

/** Every bet of the studio is decided, and every call it owed was answered. */
async function booksAgree(): Promise<void> {
  const db = new pg.Client({ connectionString: world.database.url })
  await db.connect()
  const found = await db.query<{ open: number; owed: number }>(
    `select (select count(*)::int from studio.room_bets b join studio.room_rounds r
         using (game, number) where r.phase = 'over' and b.state in ('betting', 'taken')) as open,
       (select count(*)::int from studio.room_calls where answered_at is null) as owed`,
  )
  await db.end()
  expect(found.rows).toEqual([{ open: 0, owed: 0 }])
}
