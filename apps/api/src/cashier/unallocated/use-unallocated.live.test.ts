import { staffApproveDeposit, staffDecideApproval, staffUnallocated } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import {
  bkashTrxId,
  openUnallocatedDesk,
  UNALLOCATED_JOBS,
  type UnallocatedDesk,
} from '../testing/open-unallocated-desk.ts'
import { parkArrivals } from './park-arrivals.ts'

let world: World
let desk: Desk
let aside: UnallocatedDesk
let alice: Person
let bob: Person

beforeAll(async () => {
  world = await openWorld({ idleJobs: UNALLOCATED_JOBS })
  desk = openDesk(world)
  aside = await openUnallocatedDesk(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
})
afterAll(() => world.close())
afterEach(async () => {
  await aside.clearClaims()
  await aside.assertBooks()
})

test('[LAW-24] it is given to a player by two people, and its TrxID pays nobody else', async () => {
  const trxId = await aside.comeIn()
  const one = await aside.parkedOf(trxId)
  const [parked, had] = [await aside.parkedMinor(), await desk.balance(bob)]
  const asked = await aside.give(one.id, bob.username.toUpperCase())
  expect(asked.body).toMatchObject({ kind: 'unallocated.give', state: 'waiting' })
  expect(asked.body.evidence).toMatchObject({
    claimed: { player: bob.username, amount: '500.00', method: 'bKash' },
    found: { trx_id: trxId, statement_sender: '01799999999' },
  })
  expect([await aside.parkedMinor(), await desk.balance(bob)]).toEqual([parked, had])
  expect((await aside.give(one.id, bob.username)).error.code).toBe('APPROVAL_WAITING')
  const { token } = await world.staff('cashier1')
  const own = await world.call(staffDecideApproval, {
    token,
    params: { id: String(asked.body.id), decision: 'agree' },
    body: {},
  })
  expect(own.error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await aside.agree(one.id)).status).toBe(200)
  expect(await aside.parkedMinor()).toBe(parked - 500_00n)
  expect(Number(await desk.balance(bob))).toBe(Number(had) + 500)
  const ended = await aside.parkedOf(trxId)
  expect(ended).toMatchObject({
    state: 'credited',
    player: bob.username,
    ended_by: 'cashier1, admin',
  })
  expect((await aside.give(one.id, alice.username)).error.code).toBe('STATE_CHANGED')
  expect((await desk.claim(alice, { trxId })).error.code).toBe('TRX_ID_USED')
})

test('[LAW-6] a player who claims it afterwards takes it from there', async () => {
  const trxId = await aside.comeIn()
  await aside.parkedOf(trxId)
  const [parked, had] = [await aside.parkedMinor(), Number(await desk.balance(alice))]
  const { body } = await desk.claim(alice, { trxId })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '500')
  const { token: admin } = await world.staff('admin')
  await world.call(staffApproveDeposit, { token: admin, params, body: { note: 'seen' } })
  await agreeToAll(world, (await world.staff('cashier1')).token)
  expect(Number(await desk.balance(alice))).toBe(had + 500)
  expect(await aside.parkedMinor()).toBe(parked - 500_00n)
  expect(await aside.parkedOf(trxId)).toMatchObject({
    state: 'credited',
    player: alice.username,
    payment: body.transaction_id,
  })
})

test('[LAW-24] it is marked as sent back by two people, and can be claimed no more', async () => {
  const trxId = await aside.comeIn()
  const one = await aside.parkedOf(trxId)
  const parked = await aside.parkedMinor()
  const back = { use: 'return', reason: 'The sender asked for it' } as const
  const bad = await aside.use(one.id, { ...back, return_trx_id: 'x' })
  expect(bad.error.errors).toHaveProperty('return_trx_id')
  const return_trx_id = bkashTrxId()
  expect((await aside.use(one.id, { ...back, return_trx_id })).status).toBe(200)
  expect(await aside.parkedMinor()).toBe(parked)
  expect((await aside.agree(one.id)).status).toBe(200)
  expect(await aside.parkedMinor()).toBe(parked - 500_00n)
  expect(await aside.parkedOf(trxId)).toMatchObject({ state: 'returned', return_trx_id })
  expect((await desk.claim(alice, { trxId })).error.code).toBe('TRX_ID_USED')
  const other = await aside.parkedOf(await aside.comeIn())
  const again = await aside.use(other.id, { ...back, return_trx_id })
  expect(again.error.code).toBe('TRX_ID_USED')
})

test('[LAW-4] of a claim and a gift that meet only one has the money, whoever is first', async () => {
  for (const order of ['claim', 'gift', 'claim', 'gift']) {
    const trxId = await aside.comeIn()
    const one = await aside.parkedOf(trxId)
    await aside.give(one.id, bob.username)
    const had = Number(await desk.balance(bob))
    const doing = [() => desk.claim(alice, { trxId }), () => aside.agree(one.id)]
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
    await aside.clearClaims()
  }
})

test('[LAW-4] a credit and the setting aside that meet leave nothing aside', async () => {
  const trxId = bkashTrxId()
  await aside.comeIn(trxId)
  const parked = await aside.parkedMinor()
  const { body } = await desk.claim(alice, { trxId })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '500')
  const { token: admin } = await world.staff('admin')
  await Promise.all([
    world.call(staffApproveDeposit, { token: admin, params, body: { note: 'seen' } }),
    parkArrivals(world.api.ctx),
  ])
  await agreeToAll(world, (await world.staff('cashier1')).token)
  expect(await aside.parkedMinor()).toBe(parked)
})

test('who may see and who may act', async () => {
  const trader = await world.staff('trader1')
  expect((await world.call(staffUnallocated, trader)).error.code).toBe('STAFF_ROLE_MISSING')
  const one = await aside.parkedOf(await aside.comeIn())
  const nobody = await aside.give(one.id, 'nobody-at-all')
  expect(nobody.error.errors).toHaveProperty('username')
  expect((await aside.give(999_999, bob.username)).error.code).toBe('NOT_FOUND')
})
