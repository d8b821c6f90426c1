import {
  staffApprovals,
  staffApproveDeposit,
  staffDecideApproval,
  staffReconcileDay,
  staffRejectDeposit,
  staffUnallocated,
  staffUseUnallocated,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { listProofs } from '../../reports/proof/read-proofs.ts'
import { dhakaDay } from '../../reports/reconciliation/dhaka-day.ts'
import { readNewMessages } from '../devices/read-new-messages.ts'
import { recordStatement } from '../flows/record-statement.ts'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPhone, type PlayPhone } from '../testing/play-phone.ts'
import { parkArrivals } from './park-arrivals.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let world: World
let desk: Desk
let books: pg.Pool
let phone: PlayPhone
let account: { id: string; number: string }
let token: string
let alice: Person
let bob: Person

beforeAll(async () => {
  const idleJobs = ['park-arrivals', 'match-messages', 'check-statements', 'prove-books']
  world = await openWorld({ payments: true, idleJobs })
  desk = openDesk(world)
  books = new pg.Pool({ connectionString: world.partners.booksUrl })
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  account = await anAccount()
  phone = await openPlayPhone(world, [account.id])
})
afterAll(async () => {
  await books.end()
  await world.close()
})
beforeEach(async () => {
  token = (await world.staff('cashier1')).token
  await sql`UPDATE payment SET state = 'rejected' WHERE state IN ('claimed', 'review')`.execute(
    world.api.ctx.db,
  )
})

let dealt = 0
/** A transaction id as bKash deals them. */
function freshTrxId(): string {
  dealt += 1
  return `DK9${dealt.toString(36).toUpperCase().padStart(7, 'U')}`
}

async function anAccount() {
  const { rows } = await sql<{ id: bigint; account_number: string }>`
    SELECT id, account_number FROM receiving_account
    WHERE method_key = 'bkash' AND account_type = 'Personal' ORDER BY id LIMIT 1
  `.execute(world.api.ctx.db)
  const [row] = rows
  return { id: String(row?.id), number: row?.account_number ?? '' }
}

/** The whole of the books agrees, whatever a test has done to them. */
afterEach(async () => {
  const { ctx } = world.api
  world.clock.advance(DAY_MS)
  await proveBooks(ctx)
  const { data } = await listProofs(ctx.db, { page: 1, pageSize: 1, offset: 0 })
  expect(data[0]?.breaks).toEqual([])
  expect(await desk.breaches()).toEqual([])
})

async function parkedMinor(method = 'bkash'): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(e.amount_minor), 0)::bigint AS minor FROM entry e
    JOIN account a ON a.id = e.account_id WHERE a.code LIKE ${`unallocated:${method}:%`}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor ?? 0n
}

/** A phone tells of 500 that came in and that nobody has claimed; hours go by, or not. */
async function comeIn(trxId = freshTrxId(), { afterMs = 3 * HOUR_MS, from = '01799999999' } = {}) {
  await phone.post([phone.receipt({ amountMinor: 500_00n, from, trxId })])
  await readNewMessages(world.api.ctx)
  world.clock.advance(afterMs)
  return trxId
}

async function park() {
  await parkArrivals(world.api.ctx)
  token = (await world.staff('cashier1')).token
  return world.call(staffUnallocated, { token, query: { page_size: 100 } })
}

async function find(trxId: string) {
  const { body } = await park()
  return body.data.find((one) => one.trx_id === trxId)
}

async function parkedOf(trxId: string) {
  const one = await find(trxId)
  if (!one) throw new Error(`${trxId} is not set aside`)
  return one
}

type Use = Parameters<typeof world.call<typeof staffUseUnallocated>>[1] extends infer G
  ? NonNullable<G> extends { body?: infer B }
    ? NonNullable<B>
    : never
  : never

const use = (id: number, body: Use) =>
  world.call(staffUseUnallocated, { token, params: { id: String(id) }, body })

const give = (id: number, username: string) =>
  use(id, { use: 'give', username, reason: 'They showed us the message' })

/** A second person agrees to the request on some money. */
async function agree(id: number) {
  const { token: second } = await world.staff('admin')
  const query = { state: 'waiting' } as const
  const { body } = await world.call(staffApprovals, { token: second, query })
  const request = body.data.find(({ subject }) => subject === `unallocated:${id}`)
  const params = { id: String(request?.id), decision: 'agree' } as const
  return world.call(staffDecideApproval, { token: second, params, body: {} })
}

test('[LAW-6] money that nobody claims is set aside after its time, once, and shown', async () => {
  const before = await parkedMinor()
  const trxId = await comeIn(undefined, { afterMs: HOUR_MS })
  expect(await find(trxId)).toBeUndefined()
  world.clock.advance(2 * HOUR_MS)
  const one = await parkedOf(trxId)
  expect(one).toMatchObject({
    state: 'open',
    source: 'message',
    amount: '500.00',
    currency: 'BDT',
    sender: '01799999999',
  })
  await park()
  expect(await parkedMinor()).toBe(before + 500_00n)
  const { body } = await park()
  expect(body.open).toContainEqual(expect.objectContaining({ currency: 'BDT' }))
})

test('[LAW-6] money that a claim stands for is left to the claim', async () => {
  const trxId = freshTrxId()
  await desk.claim(alice, { trxId })
  await comeIn(trxId)
  expect(await find(trxId)).toBeUndefined()
})

test('[LAW-6] what a wallet says of a claim that was turned down is set aside, too', async () => {
  const trxId = freshTrxId()
  const { body } = await desk.claim(alice, { trxId, amount: '700' })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await recordStatement(world.api.ctx, BigInt(params.id), {
    found: true,
    amountMinor: 650_00n,
    sender: '01788888888',
    receiver: account.number,
    at: world.clock.now(),
  })
  await world.call(staffRejectDeposit, { token, params, body: { reason: 'not from their wallet' } })
  world.clock.advance(3 * HOUR_MS)
  expect(await parkedOf(trxId)).toMatchObject({
    source: 'statement',
    amount: '650.00',
    sender: '01788888888',
  })
})

test('[LAW-6] what a partner has of nobody is set aside, and its day says so until it is gone', async () => {
  await books.query(
    `INSERT INTO wallets.transfer (wallet, trx_id, type, sender, receiver, amount_minor, invoice)
     VALUES ('nagad', 'NOBODY77', 'Make Payment', '01799999999', 'MERCHANT', 12300, 'NOBODYS')`,
  )
  const params = { partner: 'nagad', day: dhakaDay(new Date()) } as const
  const reconcile = async () => {
    const answer = await world.call(staffReconcileDay, { token, params })
    return answer.body.lines.map(({ difference, trx_id }) => [difference, trx_id])
  }
  expect(await reconcile()).toEqual([['missing_ours', 'NOBODY77']])
  world.clock.advance(3 * HOUR_MS)
  const one = await parkedOf('NOBODY77')
  expect(one).toMatchObject({ source: 'partner', amount: '123.00', invoice: 'NOBODYS' })
  expect(await parkedMinor('nagad')).toBe(123_00n)
  expect(await reconcile()).toEqual([['missing_ours', 'NOBODY77']])
  await give(one.id, bob.username)
  expect((await agree(one.id)).status).toBe(200)
  expect(await parkedMinor('nagad')).toBe(0n)
  token = (await world.staff('cashier1')).token
  expect(await reconcile()).toEqual([])
})

test('[LAW-24] it is given to a player by two people, and its TrxID pays nobody else', async () => {
  const trxId = await comeIn()
  const one = await parkedOf(trxId)
  const [parked, had] = [await parkedMinor(), await desk.balance(bob)]
  const asked = await give(one.id, bob.username.toUpperCase())
  expect(asked.body).toMatchObject({ kind: 'unallocated.give', state: 'waiting' })
  expect(asked.body.evidence).toMatchObject({
    claimed: { player: bob.username, amount: '500.00', method: 'bKash' },
    found: { trx_id: trxId, statement_sender: '01799999999' },
  })
  expect([await parkedMinor(), await desk.balance(bob)]).toEqual([parked, had])
  expect((await give(one.id, bob.username)).error.code).toBe('APPROVAL_WAITING')
  const own = await world.call(staffDecideApproval, {
    token,
    params: { id: String(asked.body.id), decision: 'agree' },
    body: {},
  })
  expect(own.error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await agree(one.id)).status).toBe(200)
  expect(await parkedMinor()).toBe(parked - 500_00n)
  expect(Number(await desk.balance(bob))).toBe(Number(had) + 500)
  const ended = await parkedOf(trxId)
  expect(ended).toMatchObject({
    state: 'credited',
    player: bob.username,
    ended_by: 'cashier1, admin',
  })
  expect((await give(one.id, alice.username)).error.code).toBe('STATE_CHANGED')
  expect((await desk.claim(alice, { trxId })).error.code).toBe('TRX_ID_USED')
})

test('[LAW-6] a player who claims it afterwards takes it from there', async () => {
  const trxId = await comeIn()
  await parkedOf(trxId)
  const [parked, had] = [await parkedMinor(), Number(await desk.balance(alice))]
  const { body } = await desk.claim(alice, { trxId })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '500')
  const { token: admin } = await world.staff('admin')
  await world.call(staffApproveDeposit, { token: admin, params, body: { note: 'seen' } })
  await agreeToAll(world, (await world.staff('cashier1')).token)
  expect(Number(await desk.balance(alice))).toBe(had + 500)
  expect(await parkedMinor()).toBe(parked - 500_00n)
  expect(await parkedOf(trxId)).toMatchObject({
    state: 'credited',
    player: alice.username,
    payment: body.transaction_id,
  })
})

test('[LAW-24] it is marked as sent back by two people, and can be claimed no more', async () => {
  const trxId = await comeIn()
  const one = await parkedOf(trxId)
  const parked = await parkedMinor()
  const back = { use: 'return', reason: 'The sender asked for it' } as const
  const bad = await use(one.id, { ...back, return_trx_id: 'x' })
  expect(bad.error.errors).toHaveProperty('return_trx_id')
  const return_trx_id = freshTrxId()
  expect((await use(one.id, { ...back, return_trx_id })).status).toBe(200)
  expect(await parkedMinor()).toBe(parked)
  expect((await agree(one.id)).status).toBe(200)
  expect(await parkedMinor()).toBe(parked - 500_00n)
  expect(await parkedOf(trxId)).toMatchObject({ state: 'returned', return_trx_id })
  expect((await desk.claim(alice, { trxId })).error.code).toBe('TRX_ID_USED')
  const other = await parkedOf(await comeIn())
  const again = await use(other.id, { ...back, return_trx_id })
  expect(again.error.code).toBe('TRX_ID_USED')
})

test('[LAW-4] of a claim and a gift that meet only one has the money, whoever is first', async () => {
  for (const order of ['claim', 'gift', 'claim', 'gift']) {
    const trxId = await comeIn()
    const one = await parkedOf(trxId)
    await give(one.id, bob.username)
    const had = Number(await desk.balance(bob))
    const doing = [() => desk.claim(alice, { trxId }), () => agree(one.id)]
    if (order === 'gift') doing.reverse()
    const answers = await Promise.all(doing.map((act) => act()))
    const [claim, gift] = order === 'gift' ? answers.toReversed() : answers
    expect([claim?.status, gift?.status].filter((status) => status === 200)).toHaveLength(1)
    expect(['TRX_ID_USED', 'STATE_CHANGED', undefined]).toContain(
      claim?.error.code ?? gift?.error.code,
    )
    expect(Number(await desk.balance(bob))).toBe(had + (gift?.status === 200 ? 500 : 0))
    const { rows } = await sql`
      SELECT 1 FROM payment WHERE trx_id = ${trxId} AND state NOT IN ('rejected', 'cancelled')
    `.execute(world.api.ctx.db)
    expect(rows).toHaveLength(1)
    await sql`UPDATE payment SET state = 'rejected' WHERE state IN ('claimed', 'review')`.execute(
      world.api.ctx.db,
    )
  }
})

test('[LAW-4] a credit and the setting aside that meet leave nothing aside', async () => {
  const trxId = freshTrxId()
  await comeIn(trxId)
  const parked = await parkedMinor()
  const { body } = await desk.claim(alice, { trxId })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '500')
  const { token: admin } = await world.staff('admin')
  await Promise.all([
    world.call(staffApproveDeposit, { token: admin, params, body: { note: 'seen' } }),
    parkArrivals(world.api.ctx),
  ])
  await agreeToAll(world, (await world.staff('cashier1')).token)
  expect(await parkedMinor()).toBe(parked)
})

test('who may see and who may act', async () => {
  const trader = await world.staff('trader1')
  expect((await world.call(staffUnallocated, trader)).error.code).toBe('STAFF_ROLE_MISSING')
  const one = await parkedOf(await comeIn())
  const nobody = await give(one.id, 'nobody-at-all')
  expect(nobody.error.errors).toHaveProperty('username')
  expect((await give(999_999, bob.username)).error.code).toBe('NOT_FOUND')
})
