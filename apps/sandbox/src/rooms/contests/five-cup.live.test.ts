import {
  cricketersOf,
  everyFive,
  fantasyFixture,
  fantasyFixtureAt,
  fiveCup,
  sharePool,
  type FantasyOutcome,
  type RoomGame,
} from '@maidan/casino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRoomRound } from '../../boards/page/rooms/verify-room-round.ts'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get } from '../../games/test-wallet/page-calls.ts'
import type { BetProof, ContestField, OwnBet, RoomField, RoomReplay } from '../room-api.ts'
import {
  betOrder,
  openRoomWorld,
  placeBet,
  ROOM_BALANCE_MINOR,
  type RoomWorld,
} from '../testing/open-room-world.ts'
import { watchRoom, type WatchedRoom } from '../testing/watch-room.ts'

const TIMEOUT_MS = 120_000
const [SMALL = 0n, MIDDLE = 0n, LARGE = 0n] = fiveCup.betLevelsMinor.BDT ?? []
const ENTRIES_MAX = 4

/** The real game, but for its patience and its size. */
const quickCup: RoomGame = {
  ...fiveCup,
  timing: { bettingMs: 5_000, shownMs: 3_000 },
  contest: { ...fiveCup.contest, entriesMax: ENTRIES_MAX },
}

let world: RoomWorld
let room: WatchedRoom
let alice: string

beforeAll(async () => {
  world = await openRoomWorld([quickCup])
  alice = await world.enter('alice01', quickCup.code)
  room = await watchRoom(world.studio.url, alice)
})
afterAll(async () => {
  room.close()
  await world.close()
})

const read = (path: string, session: string) =>
  get(world.studio.url, `/studio/rooms/${path}`, session)

async function freshRound(): Promise<number> {
  const { number } = await room.until('betting', room.view()?.number ?? 0)
  return number
}

/** Teams that can be entered in a round, each another. */
function teamsOf(number: number) {
  const fives = everyFive(cricketersOf(fantasyFixture(fantasyFixtureAt(number))))
  return fives.map((five, at) => ({ five, captain: five[at % five.length] }))
}

function enter(session: string, number: number, entry: { team: number; feeMinor: bigint }) {
  const spot = teamsOf(number)[entry.team * 7]
  const order = betOrder(session, number, { spot, stakeMinor: String(entry.feeMinor) })
  return placeBet(world.studio.url, order)
}

async function proofsOf(session: string, number: number): Promise<BetProof[]> {
  const { body } = await read('history', session)
  return (body['bets'] as BetProof[]).filter(({ bet }) => bet.number === number)
}

/** What each entry of a field wins by the game's own rules. */
function prizesOf({ entries, stakeMinor }: ContestField, outcome: unknown): bigint[] {
  const scored = entries.map(({ player, spot }, at) => ({
    id: String(at),
    player: String(player),
    points: quickCup.contest?.pointsOf(spot, outcome) ?? 0,
  }))
  const shared = sharePool({ entries: scored, entryMinor: BigInt(stakeMinor), feeBps: 1_000 })
  if (shared.state === 'called-off') return []
  const byEntry = new Map(shared.placed.map(({ id, prizeMinor }) => [id, prizeMinor]))
  return scored.map(({ id }) => byEntry.get(id) ?? -1n)
}

test(
  '[LAW-20] teams play against each other for what they have paid in, unseen until the match',
  { timeout: TIMEOUT_MS },
  async () => {
    const [bob, carol] = [
      await world.enter('bob02', quickCup.code),
      await world.enter('carol03', quickCup.code),
    ]
    const number = await freshRound()
    for (const [session, team] of [
      [alice, 0],
      [bob, 1],
      [alice, 2],
      [bob, 3],
    ] as const)
      expect((await enter(session, number, { team, feeMinor: SMALL })).status).toBe(200)

    const refused = await enter(carol, number, { team: 4, feeMinor: SMALL })
    expect([refused.status, refused.body['code']]).toEqual([409, 'CONTEST_FULL'])
    expect(world.wallet.book.balanceOf('carol03')).toBe(ROOM_BALANCE_MINOR)
    await enter(carol, number, { team: 4, feeMinor: MIDDLE })

    const counted = (feeMinor: bigint, entries: number, players: number) => ({
      stakeMinor: String(feeMinor),
      currency: 'BDT',
      entries,
      players,
    })
    const contests = [counted(SMALL, ENTRIES_MAX, 2), counted(MIDDLE, 1, 1)]
    await eventually(() => expect(room.view()).toMatchObject({ number, contests, betCount: 5 }))
    expect(room.view()?.bets.map(({ spot }) => spot)).toEqual([null, null, null, null, null])
    expect((await read(`contests?number=${number}`, alice)).body['code']).toBe('ROUND_NOT_SHOWN')
    const [early] = await proofsOf(alice, number)
    expect(early).toMatchObject({ contest: null, bet: { spot: teamsOf(number)[14] } })
    expect(await replayOf(early?.bet)).toMatchObject({ proof: { contest: null } })
    expect((await replayOf(early?.bet)).bets.every(({ spot }) => spot === null)).toBe(true)

    const shown = await room.until('shown', number - 1)
    const outcome = shown.outcome as FantasyOutcome
    expect(shown.contests).toEqual(contests)
    expect(shown.bets.every(({ spot }) => spot !== null)).toBe(true)
    const { body } = await read(`contests?number=${number}`, alice)
    const [field, alone] = (body as RoomField).contests
    if (field === undefined || alone === undefined) throw new Error('no field')
    expect(field.entries.map(({ player, isOwn }) => [player, isOwn])).toEqual([
      [1, true],
      [2, false],
      [1, true],
      [2, false],
    ])
    expect(field.entries.map(({ spot }) => spot)).toEqual(
      [0, 7, 14, 21].map((at) => teamsOf(number)[at]),
    )
    expect(field).toMatchObject({ stakeMinor: String(SMALL), currency: 'BDT', feeBps: 1_000 })
    expect(new Set(field.entries.map(({ name }) => name))).toEqual(new Set(['al***01', 'b***']))
    expect(alone.entries).toMatchObject([{ player: 1, isOwn: false }])

    const prizes = prizesOf(field, outcome)
    expect(prizes.reduce((sum, one) => sum + one, 0n)).toBe(36_00n)
    await eventually(async () => {
      const proofs = [...(await proofsOf(alice, number)), ...(await proofsOf(bob, number))]
      expect(proofs.map(({ bet }) => bet.state)).toEqual(Array(ENTRIES_MAX).fill('closed'))
      for (const { bet, contest } of proofs)
        expect(BigInt(bet.winMinor ?? '-1')).toBe(prizes[contest?.place ?? -1])
    })
    const [wonByAlice, wonByBob] = [0, 1].map(
      (own) => (prizes[own] ?? 0n) + (prizes[own + 2] ?? 0n),
    )
    expect(world.wallet.book.balanceOf('alice01')).toBe(
      ROOM_BALANCE_MINOR - 2n * SMALL + (wonByAlice ?? 0n),
    )
    expect(world.wallet.book.balanceOf('bob02')).toBe(
      ROOM_BALANCE_MINOR - 2n * SMALL + (wonByBob ?? 0n),
    )
    await eventually(async () => {
      const [back] = await proofsOf(carol, number)
      expect(back).toMatchObject({
        bet: { state: 'returned', winMinor: null },
        contest: { place: 0 },
      })
    })
    expect(world.wallet.book.balanceOf('carol03')).toBe(ROOM_BALANCE_MINOR)

    for (const session of [alice, bob, carol])
      for (const proof of await proofsOf(session, number)) {
        expect(await verifyRoomRound(quickCup, { ...proof, number })).toBe('good')
        const replay = await replayOf(proof.bet)
        expect(replay.proof).toEqual(proof)
      }
    const fees = () =>
      [...world.wallet.book.closedContests.values()].toSorted((a, b) => Number(a - b))
    await eventually(() => expect(fees()).toEqual([0n, 4_00n]))
  },
)

async function replayOf(bet: OwnBet | undefined): Promise<RoomReplay> {
  const key = new URL(bet?.recallUrl ?? '').searchParams.get('key') ?? ''
  const { body } = await read(`replay/${bet?.id}?key=${key}`, '')
  return body as RoomReplay
}

test(
  'of many who enter at the same moment no more get in than the contest takes, and nobody else pays',
  { timeout: TIMEOUT_MS },
  async () => {
    const names = Array.from({ length: 3 * ENTRIES_MAX }, (_, at) => `rusher${at}`)
    const sessions = await Promise.all(names.map((name) => world.enter(name, quickCup.code)))
    const number = await freshRound()
    const before = world.wallet.seen.length
    const answers = await Promise.all(
      sessions.map((session, team) => enter(session, number, { team, feeMinor: LARGE })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers).toHaveLength(refused.length + ENTRIES_MAX)
    expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set(['CONTEST_FULL']))
    const bets = world.wallet.seen.slice(before).filter(({ verb }) => verb === 'bet')
    expect(bets).toHaveLength(ENTRIES_MAX)
  },
)

test.each([
  ['that is none', 1_000_000, 404, 'ROUND_NOT_FOUND'],
  ['without a number', 'x', 422, 'INVALID_BODY'],
  ['of number 0', 0, 422, 'INVALID_BODY'],
  ['beyond all numbers', 9_999_999_999, 422, 'INVALID_BODY'],
])('the contests of a round %s are refused', async (_name, number, status, code) => {
  const answer = await read(`contests?number=${number}`, await world.enter('asker', quickCup.code))
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})
