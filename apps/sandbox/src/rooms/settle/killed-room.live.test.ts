import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningStudio } from '../../games/start-studio.ts'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { startTestWallet, type TestWallet } from '../../games/test-wallet/start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from '../../games/test-wallet/test-database.ts'
import type { BetProof, OwnBet, RoomHistory } from '../room-api.ts'
import {
  betOrder,
  enterRoom,
  placeBet,
  ROOM_BALANCE_MINOR,
  STAKE_MINOR,
  startRoomStudio,
} from '../testing/open-room-world.ts'
import { testCoin, testCup, testRocket } from '../testing/test-games.ts'
import { watchRoom } from '../testing/watch-room.ts'

const PROGRAM = fileURLToPath(new URL('../testing/rooms-process.ts', import.meta.url))

/** Of three entries of 10 taka, less a fee of 10 %: by 70 and 30 %, those of equal points alike. */
const PRIZES = { headsFirst: ['1890', '405', '405'], tailsTied: ['0', '1350', '1350'] }

const children: ChildProcess[] = []
let wallet: TestWallet
let database: TestDatabase

beforeAll(async () => {
  wallet = await startTestWallet()
  database = await createTestDatabase()
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await wallet.close()
  await database.drop()
})

async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const options = JSON.stringify({ databaseUrl: database.url, apiUrl: wallet.url })
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(url) }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A round of the room in whose betting the players bet, in a studio that can be killed. */
async function openRoundOf(game: string, spots: Record<string, unknown>) {
  const { child, url } = await startChild()
  const sessions = new Map<string, string>()
  for (const player of Object.keys(spots)) {
    sessions.set(player, await enterRoom({ wallet, url }, player, game))
  }
  const [first = ''] = sessions.values()
  const room = await watchRoom(url, first)
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  const orders = Object.entries(spots).map(([player, spot]) =>
    betOrder(sessions.get(player) ?? '', number, { spot }),
  )
  const placed = Promise.all(orders.map((order) => placeBet(url, order).catch(() => null)))
  return { child, url, room, number, orders, sessions, placed }
}

/** What came of a player's bet, once it is settled. */
async function settledProof(studio: RunningStudio, session: string): Promise<BetProof> {
  return eventually(async () => {
    const { body } = await get(studio.url, '/studio/rooms/history', session)
    const [proof] = (body as RoomHistory).bets
    expect(['closed', 'returned']).toContain(proof?.bet.state)
    if (proof === undefined) throw new Error('no bet')
    return proof
  })
}

/** Each bet that the wallet took is ended or rolled back there exactly as the studio has it. */
async function booksAgree(players: readonly string[]): Promise<void> {
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  const found = await db.query<{ player: string; changeMinor: string }>(
    `select player, sum(case state when 'closed' then win_minor - stake_minor
         when 'returned' then 0 when 'refused' then 0 end)::text as "changeMinor"
     from studio.room_bets where player = any($1) group by player`,
    [players],
  )
  await db.end()
  const studio = Object.fromEntries(
    found.rows.map(({ player, changeMinor }) => [player, ROOM_BALANCE_MINOR + BigInt(changeMinor)]),
  )
  const operator = Object.fromEntries(
    players.map((player) => [player, wallet.book.balanceOf(player)]),
  )
  expect(operator).toEqual(studio)
}

describe('a studio that is killed in a round loses no money', { timeout: 120_000 }, () => {
  test('[LAW-19] while bets are taken: every stake goes back, also one on its way', async () => {
    wallet.faults['bet'] = [{ kind: 'hang' }]
    const round = await openRoundOf(testCoin.code, { alice: 'heads', bob: 'tails' })
    await eventually(() => {
      expect(wallet.book.balanceOf('alice')).toBe(ROOM_BALANCE_MINOR - STAKE_MINOR)
      expect(wallet.book.balanceOf('bob')).toBe(ROOM_BALANCE_MINOR - STAKE_MINOR)
    })
    await kill(round.child)
    const studio = await startRoomStudio({ wallet, database })
    for (const session of round.sessions.values()) {
      const proof = await settledProof(studio, session)
      expect(proof).toMatchObject({ bet: { state: 'returned', winMinor: null }, outcome: null })
    }
    expect(wallet.book.balanceOf('alice')).toBe(ROOM_BALANCE_MINOR)
    await booksAgree(['alice', 'bob'])
    await studio.close()
  })

  test('[LAW-19] while the wins are paid: each is paid once, as it was drawn', async () => {
    const round = await openRoundOf(testCoin.code, { carol: 'heads', dave: 'tails' })
    expect((await round.placed).map((placed) => placed?.status)).toEqual([200, 200])
    const before = wallet.seen.length
    wallet.faults['win'] = [{ kind: 'hang' }, { kind: 'hang' }]
    await eventually(() => {
      expect(wallet.seen.slice(before).some((call) => call.verb === 'win')).toBe(true)
    })
    await kill(round.child)
    wallet.faults['win'] = []
    const studio = await startRoomStudio({ wallet, database })
    for (const [player, session] of round.sessions) {
      const { bet, outcome } = await settledProof(studio, session)
      const isRight = bet.spot === outcome
      expect(bet).toMatchObject({ state: 'closed', winMinor: isRight ? '2000' : '0' })
      expect(wallet.book.balanceOf(player)).toBe(
        ROOM_BALANCE_MINOR + (isRight ? STAKE_MINOR : -STAKE_MINOR),
      )
    }
    await booksAgree(['carol', 'dave'])
    await studio.close()
  })

  test('[LAW-19] while a contest is paid: its pool is shared once, and then it is closed', async () => {
    const round = await openRoundOf(testCup.code, { cup: 'heads', mug: 'tails', jug: 'tails' })
    expect((await round.placed).map((placed) => placed?.status)).toEqual([200, 200, 200])
    const [contest = '', ...others] = wallet.book.contests.keys()
    expect(others).toEqual([])
    expect(wallet.book.contests.get(contest)).toBe(3n * STAKE_MINOR)
    wallet.faults['win'] = [{ kind: 'hang' }, { kind: 'status', status: 503 }]
    await eventually(() => expect(wallet.faults['win']).toEqual([]))
    await kill(round.child)
    expect(wallet.book.closedContests.has(contest)).toBe(false)
    const studio = await startRoomStudio({ wallet, database })
    const proofs = await Promise.all(
      [...round.sessions.values()].map((one) => settledProof(studio, one)),
    )
    const prizes = proofs[0]?.outcome === 'heads' ? PRIZES.headsFirst : PRIZES.tailsTied
    expect(proofs.map(({ bet }) => bet.winMinor)).toEqual(prizes)
    await eventually(() => expect(wallet.book.closedContests.get(contest)).toBe(3_00n))
    await booksAgree(['cup', 'mug', 'jug'])
    await studio.close()
  })

  test('[LAW-19] while entries of a contest are taken: they go back, and nothing is left in it', async () => {
    const round = await openRoundOf(testCup.code, { pot: 'heads', pan: 'tails' })
    expect((await round.placed).map((placed) => placed?.status)).toEqual([200, 200])
    await kill(round.child)
    const studio = await startRoomStudio({ wallet, database })
    for (const session of round.sessions.values())
      expect((await settledProof(studio, session)).bet.state).toBe('returned')
    await eventually(() => expect([...wallet.book.closedContests.values()]).toEqual([3_00n, 0n]))
    await booksAgree(['pot', 'pan'])
    await studio.close()
  })

  test('[LAW-19] while a curve rises: who is out or leaves by themselves is paid by it, others have their stakes back', async () => {
    const round = await openRoundOf(testRocket.code, {
      out: { autoCenti: null },
      auto: { autoCenti: 2_000 },
      far: { autoCenti: 90_000 },
      held: { autoCenti: null },
    })
    expect((await round.placed).map((placed) => placed?.status)).toEqual([200, 200, 200, 200])
    await round.room.until('running', round.number - 1)
    await sleep(300)
    const { session, betId } = round.orders[0] ?? { session: '', betId: '' }
    const { body } = await post(round.url, '/studio/rooms/cash-out', { session, betId })
    const outAt = (body['bet'] as OwnBet).outAtCenti ?? 0
    await kill(round.child)
    const studio = await startRoomStudio({ wallet, database })
    const proofs = await Promise.all(
      [...round.sessions.values()].map((one) => settledProof(studio, one)),
    )
    // By the clock the curve would still rise, but its outcome is known by now.
    const held = round.orders[3] ?? { session: '', betId: '' }
    const late = await post(studio.url, '/studio/rooms/cash-out', {
      session: held.session,
      betId: held.betId,
    })
    expect(late.body['code']).toBe('CASH_OUT_TOO_LATE')
    expect(proofs.map(({ isCut }) => isCut)).toEqual([true, true, true, true])
    expect(proofs.map(({ bet }) => [bet.state, bet.outAtCenti, bet.winMinor])).toEqual([
      ['closed', outAt, String((STAKE_MINOR * BigInt(outAt)) / 100n)],
      ['closed', 2_000, '20000'],
      ['closed', null, '0'],
      ['returned', null, null],
    ])
    await booksAgree(['out', 'auto', 'far', 'held'])
    await studio.close()
  })
})

test(
  '[LAW-19] a second studio follows the first, takes its bets, and takes over when it dies',
  { timeout: 120_000 },
  async () => {
    const first = await startChild()
    const second = await startRoomStudio({ wallet, database })
    const erin = await enterRoom({ wallet, url: second.url }, 'erin', testCoin.code)
    const room = await watchRoom(second.url, erin)
    const { number } = await room.until('betting', room.view()?.number ?? 0)
    const placed = await placeBet(second.url, betOrder(erin, number))
    expect(placed.status).toBe(200)
    await room.until('shown', number - 1)
    expect((await settledProof(second, erin)).bet.state).toBe('closed')
    await kill(first.child)
    const after = room.view()?.number ?? 0
    const next = await room.until('shown', after + 1)
    expect(next.number).toBeGreaterThan(after)
    await booksAgree(['erin'])
    room.close()
    await second.close()
  },
)
