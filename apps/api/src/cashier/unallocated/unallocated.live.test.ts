import { staffReconcileDay, staffRejectDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dhakaDay } from '../../reports/reconciliation/dhaka-day.ts'
import { recordStatement } from '../flows/record-statement.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import {
  bkashTrxId,
  openUnallocatedDesk,
  UNALLOCATED_JOBS,
  type UnallocatedDesk,
} from '../testing/open-unallocated-desk.ts'

const HOUR_MS = 3_600_000

let world: World
let desk: Desk
let aside: UnallocatedDesk
let books: pg.Pool
let alice: Person
let bob: Person

beforeAll(async () => {
  world = await openWorld({ payments: true, idleJobs: UNALLOCATED_JOBS })
  desk = openDesk(world)
  aside = await openUnallocatedDesk(world)
  books = new pg.Pool({ connectionString: world.partners.booksUrl })
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
})
afterAll(async () => {
  await books.end()
  await world.close()
})
afterEach(async () => {
  await aside.clearClaims()
  await aside.assertBooks()
})

test('[LAW-6] money that nobody claims is set aside after its time, once, and shown', async () => {
  const before = await aside.parkedMinor()
  const trxId = await aside.comeIn(undefined, HOUR_MS)
  expect(await aside.find(trxId)).toBeUndefined()
  world.clock.advance(2 * HOUR_MS)
  const one = await aside.parkedOf(trxId)
  expect(one).toMatchObject({
    state: 'open',
    source: 'message',
    amount: '500.00',
    currency: 'BDT',
    sender: '01799999999',
  })
  await aside.list()
  expect(await aside.parkedMinor()).toBe(before + 500_00n)
  const { open } = await aside.list()
  expect(open).toContainEqual(expect.objectContaining({ currency: 'BDT' }))
})

test('[LAW-6] money that a claim stands for is left to the claim', async () => {
  const trxId = bkashTrxId()
  await desk.claim(alice, { trxId })
  await aside.comeIn(trxId)
  expect(await aside.find(trxId)).toBeUndefined()
})

test('[LAW-6] what a wallet says of a claim that was turned down is set aside, too', async () => {
  const trxId = bkashTrxId()
  const { body } = await desk.claim(alice, { trxId, amount: '700' })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await recordStatement(world.api.ctx, BigInt(params.id), {
    found: true,
    amountMinor: 650_00n,
    sender: '01788888888',
    receiver: aside.account.number,
    at: world.clock.now(),
  })
  const { token } = await world.staff('cashier1')
  await world.call(staffRejectDeposit, { token, params, body: { reason: 'not from their wallet' } })
  world.clock.advance(3 * HOUR_MS)
  expect(await aside.parkedOf(trxId)).toMatchObject({
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
    const { token } = await world.staff('cashier1')
    const answer = await world.call(staffReconcileDay, { token, params })
    return answer.body.lines.map(({ difference, trx_id }) => [difference, trx_id])
  }
  expect(await reconcile()).toEqual([['missing_ours', 'NOBODY77']])
  world.clock.advance(3 * HOUR_MS)
  const one = await aside.parkedOf('NOBODY77')
  expect(one).toMatchObject({ source: 'partner', amount: '123.00', invoice: 'NOBODYS' })
  expect(await aside.parkedMinor('nagad')).toBe(123_00n)
  expect(await reconcile()).toEqual([['missing_ours', 'NOBODY77']])
  await aside.give(one.id, bob.username)
  expect((await aside.agree(one.id)).status).toBe(200)
  expect(await aside.parkedMinor('nagad')).toBe(0n)
  expect(await reconcile()).toEqual([])
})
