import {
  bettingRecord,
  listInbox,
  staffDecideApproval,
  staffEndContest,
  staffStuckContests,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookQueries } from '../../reports/proof/book-queries.ts'
import type { WalletReply } from '../wallet/testing/wallet-client.ts'
import { openContestTables, type ContestTable } from './testing/open-contest-tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START_MINOR = 1_000_00n

let world: World
let people: [Person, Person]
let tables: [ContestTable, ContestTable]
let first: { token: string }
let second: { token: string }

beforeAll(async () => {
  // What nobody has decided is not to go back by itself here.
  world = await openWorld({ studio: true, idleJobs: ['close-stale-rounds'] })
})
afterAll(() => world.close())
beforeEach(async () => {
  people = [await world.signUp('alice'), await world.signUp('bob')]
  const [own, other] = await openContestTables(world, people, START_MINOR)
  if (!own || !other) throw new Error('the seats are empty')
  tables = [own, other]
})
afterEach(async () => {
  const { db } = world.api.ctx
  const { rows: ledger } = await sql`SELECT * FROM ledger_breach`.execute(db)
  const { rows: contests } = await sql`
    SELECT * FROM (${bookQueries.contest}) rule WHERE expected <> booked
  `.execute(db)
  if (ledger.length + contests.length > 0)
    throw new Error(`the books are broken: ${JSON.stringify([...ledger, ...contests])}`)
})

const said = (reply?: WalletReply) => (reply?.status === 200 ? 'done' : reply?.body['code'])

async function inAccount(code: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(e.amount_minor), 0)::bigint AS minor
    FROM account a JOIN entry e ON e.account_id = a.id WHERE a.code = ${code}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor ?? 0n
}

const balances = () => Promise.all(tables.map((table) => table.balance()))
const inHouse = () => inAccount('house:games:PADMA:BDT')
const inContest = (contest: string) => inAccount(`contest:PADMA:${contest}:BDT`)

/** A contest with an entry of each, minor units. */
async function leaveContest(own: string, other: string) {
  const [contest, mine, theirs] = [tables[0].id(), tables[0].id(), tables[1].id()]
  expect(said(await tables[0].enter(mine, contest, own))).toBe('done')
  expect(said(await tables[1].enter(theirs, contest, other))).toBe('done')
  return { contest, mine, theirs }
}

async function waitDay() {
  world.clock.advance(DAY_MS + HOUR_MS)
  first = await world.staff('cashier1')
  second = await world.staff('cashier2')
}

function ask(contest: string, reason = 'the provider has shut down') {
  const body = { platform: 'PADMA', contest, currency: 'BDT' as const, reason }
  return world.call(staffEndContest, { token: first.token, body })
}

const decide = (id: number, { token }: { token: string }) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: { note: 'seen' },
  })

const listed = async (contest: string) =>
  (await world.call(staffStuckContests, { token: first.token })).body.data.find(
    (one) => one.contest === contest,
  )

const letters = async ({ token }: Person) =>
  (await world.call(listInbox, { token, query: {} })).body.data.data.map(({ message }) => message)

const states = async ({ token }: Person) =>
  (await world.call(bettingRecord, { token })).body.map(({ state }) => state)

test('[LAW-24] a contest that has paid nobody is ended by two people: every stake goes back, once', async () => {
  const [house, before] = [await inHouse(), await balances()]
  const { contest, mine, theirs } = await leaveContest('1000', '2000')
  await waitDay()
  expect(await listed(contest)).toMatchObject({
    held: '30.00',
    undecided_entries: 2,
    undecided: '30.00',
    paid_entries: 0,
    back: '30.00',
    fee: '0.00',
    approval_id: null,
  })
  expect((await ask(contest, ' ')).error.code).toBe('STAFF_REASON_MISSING')
  const { body: asked } = await ask(contest)
  expect(asked).toMatchObject({
    kind: 'contest.end',
    subject: `contest:PADMA:${contest}:BDT`,
    evidence: {
      found: { contest_holds: '30.00', entries_undecided: '2', entries_paid: '0' },
      effect: { entries_get: '1*20.00/20.00 1*10.00/10.00', entries_back: '30.00', house: '0.00' },
    },
  })
  expect((await listed(contest))?.approval_id).toBe(asked.id)
  expect((await ask(contest)).error.code).toBe('APPROVAL_WAITING')
  expect((await decide(asked.id, first)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect(await inContest(contest)).toBe(30_00n)
  // Two answers at once, as of a button that was pressed twice.
  const both = await Promise.all([decide(asked.id, second), decide(asked.id, second)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await balances()).toEqual(before)
  expect([await inContest(contest), await inHouse()]).toEqual([0n, house])
  expect(await listed(contest)).toBeUndefined()
  expect((await ask(contest)).error.code).toBe('STATE_CHANGED')
  expect((await ask('no-such-contest')).error.code).toBe('NOT_FOUND')
  for (const [person, stake] of [
    [people[0], '৳ 10.00'],
    [people[1], '৳ 20.00'],
  ] as const) {
    expect((await letters(person)).filter((text) => text.includes(stake))).toHaveLength(1)
    expect(await states(person)).toEqual(['ended'])
  }
  // Whatever its provider sends now is answered, and moves nothing.
  expect(said(await tables[0].pay(mine, contest, '2700'))).toBe('BET_ROLLED_BACK')
  expect(said(await tables[0].pay(mine, contest, '0'))).toBe('BET_ROLLED_BACK')
  expect(said(await tables[1].giveBack(theirs, contest))).toBe('done')
  expect(said(await tables[0].end({ bet: mine, round: `${mine}-round` }))).toBe('done')
  expect(JSON.parse((await tables[0].close(contest)).text)).toMatchObject({
    staked: '0',
    won: '0',
    fee: '0',
  })
  expect(await balances()).toEqual(before)
  const [again] = await openContestTables(world, [people[0]], START_MINOR)
  expect(said(await again?.enter(mine.slice(1), contest, '1000'))).toBe('CONTEST_CLOSED')
})

test('what a contest has not paid out yet is shared by stakes, and what rounding leaves is the house’s', async () => {
  const house = await inHouse()
  const { contest, mine, theirs } = await leaveContest('1000', '2001')
  const [winner, loser] = [tables[0].id(), tables[1].id()]
  await tables[0].enter(winner, contest, '1000')
  await tables[1].enter(loser, contest, '1000')
  await tables[0].pay(winner, contest, '3000')
  await tables[1].pay(loser, contest, '0')
  // Its end came without a win: the bet is undecided all the same.
  await tables[1].end({ bet: theirs, round: `${theirs}-round` })
  const before = await balances()
  await waitDay()
  const { body: asked } = await ask(contest)
  expect(asked.evidence).toMatchObject({
    found: { contest_holds: '20.01', contest_paid_out: '30.00', entries_paid: '1' },
    effect: { entries_get: '1*20.01/13.34 1*10.00/6.66', entries_back: '20.00', house: '0.01' },
  })
  expect((await decide(asked.id, second)).status).toBe(200)
  expect(await balances()).toEqual([(before[0] ?? 0n) + 6_66n, (before[1] ?? 0n) + 13_34n])
  expect([await inContest(contest), await inHouse()]).toEqual([0n, house + 1n])
  expect((await letters(people[1])).some((text) => text.includes('৳ 13.34 of your ৳ 20.01'))).toBe(
    true,
  )
  expect((await states(people[1])).toSorted()).toEqual(['ended', 'open'])
  expect(said(await tables[0].pay(mine, contest, '1'))).toBe('BET_ROLLED_BACK')
  expect(said(await tables[0].pay(winner, contest, '1'))).toBe('CONTEST_SHORT')
  expect(said(await tables[0].giveBack(winner, contest))).toBe('BET_ALREADY_SETTLED')
  expect(JSON.parse((await tables[0].close(contest)).text)).toMatchObject({
    staked: '3001',
    won: '3000',
    fee: '1',
  })
})

test('stakes of entries that have lost stay with the house where their contest has paid nobody', async () => {
  const [house, before] = [await inHouse(), await balances()]
  const { contest, mine } = await leaveContest('1000', '2000')
  await tables[0].pay(mine, contest, '0')
  await waitDay()
  const { body: asked } = await ask(contest)
  await decide(asked.id, second)
  expect(await balances()).toEqual([(before[0] ?? 0n) - 10_00n, before[1]])
  expect([await inContest(contest), await inHouse()]).toEqual([0n, house + 10_00n])
})

test('a contest that is not stuck yet is not ended', async () => {
  const { contest } = await leaveContest('1000', '1000')
  first = await world.staff('cashier1')
  expect((await ask(contest)).error.code).toBe('STATE_CHANGED')
  expect(await inContest(contest)).toBe(20_00n)
  const { token } = await world.staff('trader1')
  const body = { platform: 'PADMA', contest, currency: 'BDT' as const, reason: 'it is gone' }
  expect((await world.call(staffEndContest, { token, body })).error.code).toBe('STAFF_ROLE_MISSING')
})

test('what moved since somebody asked is not ended by what they saw', async () => {
  const { contest, mine, theirs } = await leaveContest('1000', '1000')
  await waitDay()
  const { body: asked } = await ask(contest)
  expect(said(await tables[0].pay(mine, contest, '1800'))).toBe('done')
  expect((await decide(asked.id, second)).error.code).toBe('STATE_CHANGED')
  expect(await inContest(contest)).toBe(2_00n)
  expect(said(await tables[1].pay(theirs, contest, '0'))).toBe('done')
  expect(said(await tables[1].close(contest))).toBe('done')
  expect((await decide(asked.id, second)).error.code).toBe('STATE_CHANGED')
  expect(await inContest(contest)).toBe(0n)
})

/** What comes of an end, a win of 18.00 and a rollback at once, each stake 10.00: whichever is first decides. */
const MOVED: Readonly<Record<string, bigint[]>> = {
  '200 BET_ROLLED_BACK done': [0n, 0n],
  '409 done CONTEST_SHORT': [8_00n, -10_00n],
  '409 CONTEST_SHORT done': [-10_00n, 0n],
}

test('[LAW-5] of a win and an end in the same moment one is done, and nobody is paid twice', async () => {
  await waitDay()
  people = [await world.signUp('alice'), await world.signUp('bob')]
  const [own, other] = await openContestTables(world, people, START_MINOR)
  if (own && other) tables = [own, other]
  for (let run = 0; run < 12; run += 1) {
    const before = await balances()
    const house = await inHouse()
    const { contest, mine, theirs } = await leaveContest('1000', '1000')
    await sql`
      UPDATE contest SET opened_at = opened_at - interval '25 hours' WHERE contest_id = ${contest}
    `.execute(world.api.ctx.db)
    const { body: asked } = await ask(contest)
    const [ended, won, back] = await Promise.all([
      decide(asked.id, second),
      tables[0].pay(mine, contest, '1800'),
      tables[1].giveBack(theirs, contest),
    ])
    const way = `${ended.status} ${said(won)} ${said(back)}`
    const moved = (await balances()).map((after, at) => after - (before[at] ?? 0n))
    expect([way, moved]).toEqual([way, MOVED[way]])
    const sum = moved.reduce((all, minor) => all + minor, 0n)
    expect(sum + (await inHouse()) - house + (await inContest(contest))).toBe(0n)
  }
})

test('a contest of more entries than are written at once is ended whole', async () => {
  const before = await balances()
  const { contest } = await leaveContest('1000', '1000')
  for (let at = 0; at < 21; at += 1)
    await Promise.all(
      Array.from({ length: 10 }, () => tables[0].enter(tables[0].id(), contest, '100')),
    )
  await waitDay()
  const { body: asked } = await ask(contest)
  expect(asked.evidence.effect.entries_get).toBe('2*10.00/10.00 210*1.00/1.00')
  expect((await decide(asked.id, second)).status).toBe(200)
  expect(await balances()).toEqual(before)
  expect(await inContest(contest)).toBe(0n)
})
