import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import type { BetProof, OwnBet } from '../room-api.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  ROOM_BALANCE_MINOR,
  STAKE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { testCoin } from '../testing/test-games.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

let world: RoomWorld
let room: WatchedRoom

beforeAll(async () => {
  world = await openRoomWorld()
  room = await watchRoom(world.studio.url, await world.enter('onlooker', testCoin.code))
})
afterAll(async () => {
  room.close()
  await world.close()
})

const enter = (player: string) => world.enter(player, testCoin.code)
const place = (order: Record<string, unknown>) => placeBet(world.studio.url, order)

/** The number of a round whose betting has just begun. */
async function freshRound(): Promise<number> {
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  return number
}

/** Bets in the last moment, and has the wallet confirm it after the draw is over. */
async function betJustInTime(session: string) {
  for (;;) {
    const number = await freshRound()
    await sleep((room.view()?.phaseEndsMs ?? 0) - Date.now() - 550)
    world.wallet.faults['bet'] = [{ kind: 'late', ms: 2_850 }]
    const placed = await place(betOrder(session, number))
    if (placed.body['code'] !== 'ROOM_CLOSED') return placed
  }
}

async function newestBet(session: string): Promise<OwnBet | undefined> {
  const { body } = await post(world.studio.url, '/studio/rooms/mine', { session })
  return (body['bets'] as OwnBet[])[0]
}

describe('a bet in a room', () => {
  test('[LAW-19] takes the stake, and the round pays whoever was right, once', async () => {
    const [alice, bob] = [await enter('alice'), await enter('bob')]
    const number = await freshRound()
    const [heads, tails] = await Promise.all([
      place(betOrder(alice, number)),
      place(betOrder(bob, number, { spot: 'tails' })),
    ])
    expect(heads.body).toMatchObject({
      bet: { number, spot: 'heads', stakeMinor: String(STAKE_MINOR), state: 'taken' },
      balanceMinor: String(ROOM_BALANCE_MINOR - STAKE_MINOR),
    })
    expect(tails.status).toBe(200)
    await eventually(() => expect(room.view()).toMatchObject({ number, betCount: 2 }))
    expect(room.view()?.bets.map((bet) => bet.name)).toEqual(
      expect.arrayContaining(['a***', 'b***']),
    )
    const { outcome } = await room.until('shown', number - 1)
    await eventually(async () => {
      expect(await newestBet(alice)).toMatchObject({ state: 'closed' })
      expect(await newestBet(bob)).toMatchObject({ state: 'closed' })
    })
    const balances = ['alice', 'bob'].map((player) => world.wallet.book.balanceOf(player))
    const [won, lost] = [ROOM_BALANCE_MINOR + STAKE_MINOR, ROOM_BALANCE_MINOR - STAKE_MINOR]
    expect(balances).toEqual(outcome === 'heads' ? [won, lost] : [lost, won])
  })

  test('[LAW-19] the same press bets once, and its answer can be asked for again', async () => {
    const session = await enter('twice')
    const order = betOrder(session, await freshRound())
    const answers = await Promise.all([place(order), place(order), place(order)])
    expect(new Set(answers.map(({ body }) => (body['bet'] as OwnBet).id)).size).toBe(1)
    const again = await place({ ...order, stakeMinor: '2000' })
    expect(again.body['code']).toBe('BET_ID_REUSED')
    expect(world.wallet.book.balanceOf('twice')).toBe(ROOM_BALANCE_MINOR - STAKE_MINOR)
  })

  test.each([
    ['another stake', { stakeMinor: '1001' }, 'BET_LEVEL_UNKNOWN'],
    ['a spot that is none', { spot: 'edge' }, 'SPOT_UNKNOWN'],
    ['no spot', { spot: null }, 'SPOT_UNKNOWN'],
    ['a seed with a comma', { clientSeed: 'a,b' }, 'CLIENT_SEED_INVALID'],
    ['a round to come', { number: 1_000_000 }, 'ROOM_CLOSED'],
    ['a stake that is none', { stakeMinor: '-5' }, 'INVALID_BODY'],
    ['a session that is none', { session: 'x'.repeat(43) }, 'SESSION_EXPIRED'],
  ])('is refused for %s and takes no money', async (name, wanted, code) => {
    const player = `refused ${name}`
    const session = await enter(player)
    const { body } = await place(betOrder(session, 1, wanted))
    expect(body['code']).toBe(code)
    expect(world.wallet.book.balanceOf(player)).toBe(ROOM_BALANCE_MINOR)
  })

  test('is refused beyond the bets of one round, above the balance, and once betting is over', async () => {
    const session = await enter('eager')
    const number = await freshRound()
    const all = await Promise.all([1, 2, 3, 4].map(() => place(betOrder(session, number))))
    const refused = all.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body['code'])).toEqual(['ROUND_BETS_FULL'])
    await room.until('shown', number - 1)
    const late = await place(betOrder(session, number))
    expect(late.body['code']).toBe('ROOM_CLOSED')
    // Somebody who has not bet: a win of the round before may still be on its way to the others.
    const poorSession = await enter('poor')
    world.wallet.book.addPlayer('poor', 5_00n)
    const poor = await place(betOrder(poorSession, await freshRound()))
    expect(poor.body).toMatchObject({ code: 'NOT_ENOUGH_MONEY', balanceMinor: '500' })
  })

  test('[LAW-19] whose stake is not confirmed before the draw goes back', async () => {
    const session = await enter('slow')
    const { body } = await betJustInTime(session)
    expect(body['code']).toMatch(/^BET_RETURN/)
    await eventually(async () =>
      expect(await newestBet(session)).toMatchObject({ state: 'returned' }),
    )
    expect(world.wallet.book.balanceOf('slow')).toBe(ROOM_BALANCE_MINOR)
  })

  test('[LAW-19] whose answer was lost goes back', async () => {
    const session = await enter('lost')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    const { body } = await place(betOrder(session, await freshRound()))
    expect(body['code']).toMatch(/^BET_RETURN/)
    await eventually(() => expect(world.wallet.book.balanceOf('lost')).toBe(ROOM_BALANCE_MINOR))
  })

  test('a session that sends too many orders is told to wait', async () => {
    const session = await enter('hasty')
    const calls = Array.from({ length: 20 }, () => place(betOrder(session, 1_000_000)))
    const refused = (await Promise.all(calls)).filter(({ body }) => body['code'] === 'TOO_FAST')
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.body['retryAfterMs'])).toBeGreaterThan(0)
  })
})

test('[LAW-20] the history has what it takes to check a round, once it is shown, and its link replays it', async () => {
  const session = await enter('historian')
  const number = await freshRound()
  const promised = room.view()?.linkHash
  const placed = await place(betOrder(session, number, { clientSeed: 'mine' }))
  const { id } = placed.body['bet'] as OwnBet
  const history = async () => {
    const { body } = await get(world.studio.url, '/studio/rooms/history', session)
    const [proof] = body['bets'] as BetProof[]
    if (proof === undefined) throw new Error('no bet')
    return proof
  }
  expect(await history()).toMatchObject({ link: null, outcome: null, clientSeeds: [] })
  const { outcome } = await room.until('shown', number - 1)
  const proof = await history()
  expect(proof).toMatchObject({ linkHash: promised, clientSeeds: ['mine'], outcome })
  const { pathname, searchParams } = new URL(proof.bet.recallUrl)
  expect([pathname, searchParams.get('round')]).toEqual([`/play/${testCoin.code}`, id])
  const key = searchParams.get('key') ?? ''
  const replay = await get(world.studio.url, `/studio/rooms/replay/${id}?key=${key}`, '')
  expect(replay.body).toMatchObject({
    game: { code: testCoin.code },
    proof: { outcome },
    betCount: 1,
  })
  const guessed = await get(world.studio.url, `/studio/rooms/replay/${id}?key=guessed`, '')
  expect(guessed.body['code']).toBe('BET_NOT_FOUND')
})
