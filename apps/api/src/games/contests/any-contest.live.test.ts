import { staffDecideApproval, staffEndContest } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookQueries } from '../../reports/proof/book-queries.ts'
import type { WalletReply } from '../wallet/testing/wallet-client.ts'
import { ContestModel, contestOf, playerOf, type Play } from './testing/contest-model.ts'
import { openContestTables, type ContestTable } from './testing/open-contest-tables.ts'

/** Some hundreds of calls over HTTP, on a machine that may have others at work. */
const TIMEOUT_MS = 120_000
const BETS = 6

let world: World
let tables: ContestTable[]
let desk: [{ token: string }, { token: string }]

beforeAll(async () => {
  world = await openWorld({ studio: true })
  const guests = [await world.signUp('alice'), await world.signUp('bob')]
  tables = await openContestTables(world, guests, 1_000_000n)
  desk = [await world.staff('cashier1'), await world.staff('cashier2')]
})
afterAll(() => world.close())

const bet = fc.integer({ min: 0, max: BETS - 1 })
const minor = fc.constantFrom(0, 1, 333, 1_000)
const play: fc.Arbitrary<Play> = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), bet, minor }),
  fc.record({ kind: fc.constant('pay' as const), bet, minor: fc.constantFrom(0, 299, 900, 1_700) }),
  fc.record({ kind: fc.constant('back' as const), bet }),
  fc.record({ kind: fc.constant('close' as const), contest: fc.integer({ min: 0, max: 1 }) }),
  fc.record({ kind: fc.constant('end' as const), contest: fc.integer({ min: 0, max: 1 }) }),
)
const plays = fc.array(play, { minLength: 4, maxLength: 40 })

function send(run: string, one: Play): Promise<WalletReply> {
  const table = tables['bet' in one ? playerOf(one.bet) : 0]
  if (!table) throw new Error('there is no such player')
  const contest = `${run}-${contestOf(one)}`
  switch (one.kind) {
    case 'enter':
      return table.enter(`${run}-b${one.bet}`, contest, String(one.minor))
    case 'pay':
      return table.pay(`${run}-b${one.bet}`, contest, String(one.minor))
    case 'back':
      return table.giveBack(`${run}-b${one.bet}`, contest)
    case 'close':
      return table.close(contest)
    case 'end':
      return endByHouse(contest)
  }
}

/** Both people of the desk, one after the other, as if a day had passed. */
async function endByHouse(contest: string): Promise<WalletReply> {
  await sql`
    UPDATE contest SET opened_at = opened_at - interval '25 hours' WHERE contest_id = ${contest}
  `.execute(world.api.ctx.db)
  const asked = await world.call(staffEndContest, {
    ...desk[0],
    body: { platform: 'PADMA', contest, currency: 'BDT', reason: 'the provider has shut down' },
  })
  if (asked.status !== 200) return replyOf(asked)
  const decided = await world.call(staffDecideApproval, {
    ...desk[1],
    params: { id: String(asked.body.id), decision: 'agree' },
    body: { note: 'seen' },
  })
  return replyOf(decided)
}

const replyOf = ({ status, error }: { status: number; error: { code?: string } }): WalletReply => ({
  status,
  body: { code: error.code ?? '' },
  text: '',
})

const outcomeOf = ({ status, body }: WalletReply) => (status === 200 ? 'done' : body['code'])

const balances = () => Promise.all(tables.map((table) => table.balance()))

/** What lies in the two contests of a run; one that was never opened holds nothing. */
async function pools(run: string): Promise<number[]> {
  const { rows } = await sql<{ code: string; minor: bigint }>`
    SELECT code, balance_minor AS minor FROM account WHERE code LIKE ${`contest:PADMA:${run}-%`}
  `.execute(world.api.ctx.db)
  const of = (at: number) => rows.find(({ code }) => code === `contest:PADMA:${run}-${at}:BDT`)
  return [0, 1].map((at) => Number(of(at)?.minor ?? 0n))
}

/** What the house has kept of the contests of a run. */
async function feesOf(run: string): Promise<number> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(fee_minor), 0)::bigint AS minor FROM contest WHERE contest_id LIKE ${`${run}-%`}
  `.execute(world.api.ctx.db)
  return Number(rows[0]?.minor ?? 0n)
}

/** The books as the daily proof looks at them. */
async function breaks(): Promise<unknown[]> {
  const { db } = world.api.ctx
  const { rows: ledger } = await sql`SELECT * FROM ledger_breach`.execute(db)
  const { rows: contests } = await sql`
    SELECT * FROM (${bookQueries.contest}) rule WHERE expected <> booked
  `.execute(db)
  return [...ledger, ...contests]
}

test(
  '[LAW-19] contests go by their rules whatever is called in whatever order, and every repeat is answered alike',
  { timeout: TIMEOUT_MS },
  async () => {
    const check = async (all: readonly Play[]) => {
      const run = tables[0]?.id() ?? ''
      const model = new ContestModel()
      const before = await balances()
      const replies: WalletReply[] = []
      for (const one of all) replies.push(await send(run, one))
      expect(replies.map(outcomeOf)).toEqual(all.map((one) => model.answer(one)))
      expect(await pools(run)).toEqual([0, 1].map((contest) => model.pool(contest)))
      const net = (await balances()).map((after, at) => Number(after - (before[at] ?? 0n)))
      expect(net).toEqual([0, 1].map((player) => model.net(player)))
      // What the house has ended it does not end again; calls of the provider are repeated.
      const taken = all.flatMap((one, at) =>
        one.kind !== 'end' && replies[at]?.status === 200 ? [{ one, at }] : [],
      )
      const again: string[] = []
      for (const { one } of taken) again.push((await send(run, one)).text)
      expect(again).toEqual(taken.map(({ at }) => replies[at]?.text))
    }
    await fc.assert(fc.asyncProperty(plays, check), { numRuns: 25, endOnFailure: true })
    expect(await breaks()).toEqual([])
  },
)

test(
  '[LAW-5] contests hold what was put in and not taken out when everything comes at once',
  { timeout: TIMEOUT_MS },
  async () => {
    const check = async (all: readonly Play[]) => {
      const run = tables[0]?.id() ?? ''
      const before = await balances()
      const replies = await Promise.all(all.map((one) => send(run, one)))
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)
      const moved = (await balances()).map((after, at) => Number(after - (before[at] ?? 0n)))
      expect(sum(await pools(run)) + sum(moved) + (await feesOf(run))).toBe(0)
    }
    await fc.assert(fc.asyncProperty(plays, check), { numRuns: 25, endOnFailure: true })
    expect(await breaks()).toEqual([])
  },
)
