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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyRoomRound } from '../../boards/page/rooms/verify-room-round.ts'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get } from '../../games/test-wallet/page-calls.ts'
import type {
  BetProof,
  ContestField,
  ContestView,
  OwnBet,
  RoomField,
  RoomReplay,
} from '../room-api.ts'
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
function teamAt(number: number, team: number) {
  const fives = everyFive(cricketersOf(fantasyFixture(fantasyFixtureAt(number))))
  const five = fives[team * 7]
  return { five, captain: five?.[team % five.length] }
}

function counted(feeMinor: bigint, entries: number, players: number): ContestView {
  return { stakeMinor: String(feeMinor), currency: 'BDT', entries, players }
}

function enter(session: string, number: number, entry: { team: number; feeMinor: bigint }) {
  const spot = teamAt(number, entry.team)
  const order = betOrder(session, number, { spot, stakeMinor: String(entry.feeMinor) })
  return placeBet(world.studio.url, order)
}

async function proofsOf(session: string, number: number): Promise<BetProof[]> {
  const { body } = await read('history', session)
  return (body['bets'] as BetProof[]).filter(({ bet }) => bet.number === number)
}

/** What each entry of a field wins by the game's own rules. */
function prizesOf(field: ContestField | undefined, outcome: unknown): bigint[] {
  if (field === undefined) return []
  const { entries, stakeMinor } = field
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

async function fieldOf(session: string, number: number): Promise<readonly ContestField[]> {
  const { body } = await read(`contests?number=${number}`, session)
  return (body as RoomField).contests
}

async function replayOf(bet: OwnBet | undefined): Promise<RoomReplay> {
  const key = new URL(bet?.recallUrl ?? '').searchParams.get('key') ?? ''
  const { body } = await read(`replay/${bet?.id}?key=${key}`, '')
  return body as RoomReplay
}

describe(
  'teams play against each other for what they have paid in',
  { timeout: TIMEOUT_MS },
  () => {
    let bob: string
    let carol: string
    let number: number
    let outcome: FantasyOutcome

    /** Who has entered with which team, and for how much. */
    const entered = () =>
      [
        [alice, 0, SMALL],
        [bob, 1, SMALL],
        [alice, 2, SMALL],
        [bob, 3, SMALL],
        [carol, 4, MIDDLE],
      ] as const

    const contests = [counted(SMALL, ENTRIES_MAX, 2), counted(MIDDLE, 1, 1)]

    beforeAll(async () => {
      bob = await world.enter('bob02', quickCup.code)
      carol = await world.enter('carol03', quickCup.code)
      number = await freshRound()
      for (const [session, team, feeMinor] of entered())
        await enter(session, number, { team, feeMinor })
    })

    test('[LAW-20] one more than a contest takes is refused, and pays nothing', async () => {
      const { status, body } = await enter(carol, number, { team: 5, feeMinor: SMALL })
      expect([status, body['code']]).toEqual([409, 'CONTEST_FULL'])
      expect(world.wallet.book.balanceOf('carol03')).toBe(ROOM_BALANCE_MINOR - MIDDLE)
    })

    test('[LAW-20] nobody sees the teams of others while entries are taken', async () => {
      await eventually(() => expect(room.view()).toMatchObject({ number, contests, betCount: 5 }))
      expect(room.view()?.bets.map(({ spot }) => spot)).toEqual(Array(5).fill(null))
      expect((await read(`contests?number=${number}`, alice)).body['code']).toBe('ROUND_NOT_SHOWN')
      const [own] = await proofsOf(alice, number)
      expect(own).toMatchObject({ contest: null, bet: { spot: teamAt(number, 2) } })
      const replay = await replayOf(own?.bet)
      expect([replay.proof.contest, ...replay.bets.map(({ spot }) => spot)]).toEqual(
        Array(6).fill(null),
      )
      expect(room.view()?.phase).toBe('betting')
    })

    test('[LAW-20] everybody sees them once the round is shown', async () => {
      const shown = await room.until('shown', number - 1)
      outcome = shown.outcome as FantasyOutcome
      expect(shown.contests).toEqual(contests)
      expect(shown.bets.map(({ spot }) => spot)).toContainEqual(teamAt(number, 0))
      const [field, alone] = await fieldOf(bob, number)
      const entry = (player: number, name: string, team: number) => ({
        player,
        name,
        spot: teamAt(number, team),
        isOwn: player === 2,
      })
      expect(field).toEqual({
        stakeMinor: String(SMALL),
        currency: 'BDT',
        feeBps: fiveCup.contest.feeBps,
        entries: [
          entry(1, 'al***01', 0),
          entry(2, 'b***', 1),
          entry(1, 'al***01', 2),
          entry(2, 'b***', 3),
        ],
      })
      expect(alone?.entries).toMatchObject([{ player: 1, isOwn: false }])
    })

    test('[LAW-20] the pool goes to the best, and who played alone has their entry back', async () => {
      const [field] = await fieldOf(alice, number)
      const prizes = prizesOf(field, outcome)
      expect(prizes.reduce((sum, one) => sum + one, 0n)).toBe(
        (BigInt(ENTRIES_MAX) * SMALL * 9n) / 10n,
      )
      await eventually(async () => {
        const proofs = [...(await proofsOf(alice, number)), ...(await proofsOf(bob, number))]
        expect(proofs.map(({ bet }) => bet.state)).toEqual(Array(ENTRIES_MAX).fill('closed'))
        for (const { bet, contest } of proofs)
          expect(bet.winMinor).toBe(String(prizes[contest?.place ?? -1]))
        const [back] = await proofsOf(carol, number)
        expect(back).toMatchObject({ bet: { state: 'returned', winMinor: null } })
      })
      // Carol's bet is no bet of the round any more, but what entered stays what entered.
      await eventually(() => expect(room.view()).toMatchObject({ number, betCount: 4, contests }))
      const won = [0, 1].map((own) => (prizes[own] ?? 0n) + (prizes[own + 2] ?? 0n))
      const balances = ['alice01', 'bob02', 'carol03'].map((one) =>
        world.wallet.book.balanceOf(one),
      )
      expect(balances).toEqual([
        ...won.map((minor) => ROOM_BALANCE_MINOR - 2n * SMALL + minor),
        ROOM_BALANCE_MINOR,
      ])
      const left = () => [...world.wallet.book.closedContests.values()].map(Number)
      const feeMinor = (ENTRIES_MAX * Number(SMALL)) / 10
      await eventually(() => expect(left().toSorted((a, b) => a - b)).toEqual([0, feeMinor]))
    })

    test('[LAW-20] every bet can be checked from the history and from its replay', async () => {
      const proofs = await Promise.all([alice, bob, carol].map((one) => proofsOf(one, number)))
      expect(proofs.flat()).toHaveLength(5)
      for (const proof of proofs.flat()) {
        expect(await verifyRoomRound(quickCup, { ...proof, number })).toBe('good')
        expect((await replayOf(proof.bet)).proof).toEqual(proof)
      }
    })
  },
)

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
