import {
  cancelPayment,
  listInbox,
  showTransactions,
  staffApprovals,
  staffApproveWithdrawal,
  staffDecideApproval,
  staffRejectWithdrawal,
  staffSetMethod,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, payByHand, type Desk } from '../testing/open-desk.ts'
import { openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'
import { stateOf } from '../testing/watch-payment.ts'
import { sendPayouts } from './send-payouts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: World
let desk: Desk
let bkash: PlayPartner
let cashier: { token: string }
let second: { token: string }

beforeAll(async () => {
  bkash = openPlayPartner()
  const idleJobs = ['pay-by-bkash']
  world = await openWorld({ paymentPartners: new Map([['bkash', bkash]]), idleJobs })
})
afterAll(() => world.close())
beforeEach(async () => {
  bkash.faults.length = 0
  // Days go by in these tests, and log-ins end.
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
  second = await world.staff('cashier2')
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

/** A player who asked for 1,000 of their 2,000 taka. */
async function asking(name: string) {
  const person = await world.signUp(name)
  await desk.deposit(person, { amount: '2000' })
  const { body } = await desk.withdraw(person, { amount: '1000' })
  return { person, reference: body.transaction_id, id: await desk.paymentId(body.transaction_id) }
}

const approve = (id: string, body: object = { through: 'partner' }, by = cashier) =>
  world.call(staffApproveWithdrawal, { token: by.token, params: { id }, body })

const payHere = (id: string, payout_trx_id: string) =>
  payByHand(world, cashier.token, { id, payout_trx_id })

async function pass(ms: number) {
  world.clock.advance(ms)
  while ((await sendPayouts(world.api.ctx, 'bkash')) > 0);
}

async function timeline({ token }: Person) {
  const { body } = await world.call(showTransactions, { token })
  return body.transaction[0]?.timeline.map(({ state }) => state)
}

const paidTimes = (reference: string) => bkash.payouts.get(reference)?.times ?? 0

test('[LAW-11] a partner pays what a cashier approved, once, and the player hears of it', async () => {
  const { person: alice, reference, id } = await asking('alice')
  expect((await approve(id)).body).toMatchObject({ state: 'approved' })
  expect((await approve(id)).body).toMatchObject({ code: 'STATE_CHANGED' })
  expect((await approve(id, {})).body).toMatchObject({ code: 'STATE_CHANGED' })
  await Promise.all([1, 2, 3].map(() => sendPayouts(world.api.ctx, 'bkash')))
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
  expect(bkash.payouts.get(reference)).toMatchObject({
    account: alice.phone,
    amountMinor: 1_000_00n,
  })
  expect(await desk.balance(alice)).toBe('1000.00')
  expect(await timeline(alice)).toEqual(['submitted', 'reviewing', 'sending', 'paid'])
  const { body: inbox } = await world.call(listInbox, { token: alice.token })
  expect(inbox.data.data[0]).toMatchObject({ title: 'Withdrawal paid' })
  const [row] = await desk.queue('withdrawals', 'paid', reference)
  expect(row).toMatchObject({ payout_trx_id: `P${reference}` })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-11] silence after it was paid: unknown, never sent again, and paid when it is known', async () => {
  const { person: bob, reference, id } = await asking('bob')
  bkash.payoutFaults.push('silent_after')
  bkash.faults.push('silent_before')
  await approve(id)
  await pass(0)
  expect(await stateOf(world, reference)).toBe('unknown')
  expect(await timeline(bob)).toEqual(['submitted', 'reviewing', 'sending'])
  const params = { reference }
  const cancelled = await world.call(cancelPayment, { token: bob.token, params })
  expect(cancelled.body).toMatchObject({ code: 'CANCEL_TOO_LATE' })
  const rejected = await world.call(staffRejectWithdrawal, {
    token: cashier.token,
    params: { id },
    body: { reason: 'It was not answered.' },
  })
  expect(rejected.body).toMatchObject({ code: 'STATE_CHANGED' })
  await pass(10 * MINUTE_MS)
  expect(await stateOf(world, reference)).toBe('unknown')
  await pass(10 * MINUTE_MS)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
  expect(await desk.balance(bob)).toBe('1000.00')
})

test('[LAW-11] what is in no statement for a day goes back to a person, and can be sent again', async () => {
  const { person: carol, reference, id } = await asking('carol')
  bkash.payoutFaults.push('silent_before')
  await approve(id)
  await pass(0)
  await pass(DAY_MS - MINUTE_MS)
  expect(await stateOf(world, reference)).toBe('unknown')
  await pass(2 * 60 * MINUTE_MS)
  expect(await stateOf(world, reference)).toBe('review')
  const params = { reference }
  const cancelled = await world.call(cancelPayment, { token: carol.token, params })
  expect(cancelled.body).toMatchObject({ code: 'CANCEL_TOO_LATE' })
  await approve(id)
  await pass(0)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
  expect(await desk.balance(carol)).toBe('1000.00')
})

test('[LAW-11] a process that dies while it sends leaves a payout that is asked about', async () => {
  const { reference, id } = await asking('dave')
  bkash.payoutFaults.push('late')
  await approve(id)
  await pass(0)
  // The process is gone: its word that the partner was silent was never written.
  await sql`
    UPDATE payment SET state = 'sending' WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  await pass(2 * MINUTE_MS)
  expect(await stateOf(world, reference)).toBe('unknown')
  bkash.payLate()
  await pass(2 * 60 * MINUTE_MS)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
})

test('[LAW-11] a wallet that takes no money: the player has it back and reads why', async () => {
  const { person: erin, reference, id } = await asking('erin')
  bkash.payoutFaults.push('refused')
  await approve(id)
  await pass(0)
  expect(await stateOf(world, reference)).toBe('failed')
  expect(await desk.balance(erin)).toBe('2000.00')
  const { body: inbox } = await world.call(listInbox, { token: erin.token })
  expect(inbox.data.data[0]).toMatchObject({
    title: 'Withdrawal not possible',
    message: expect.stringContaining(erin.phone),
  })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] our own balance at the partner is short: a person pays it by hand', async () => {
  const { person: frida, reference, id } = await asking('frida')
  bkash.payoutFaults.push('short')
  await approve(id)
  await pass(0)
  const [row] = await desk.queue('withdrawals', 'review', reference)
  expect(row?.events.at(-1)).toMatchObject({ state: 'review', note: 'code 2023' })
  expect((await payHere(id, 'HAND123456')).body).toMatchObject({ state: 'paid' })
  expect([await desk.balance(frida), paidTimes(reference)]).toEqual(['1000.00', 0])
})

test('what nobody answers about counts as paid by hand only with its transaction', async () => {
  const { reference, id } = await asking('gita')
  bkash.payoutFaults.push('silent_after')
  await approve(id)
  await sendPayouts(world.api.ctx, 'bkash')
  expect((await approve(id, {})).body).toMatchObject({ code: 'TRX_ID_INVALID' })
  expect((await approve(id)).body).toMatchObject({ code: 'STATE_CHANGED' })
  expect((await approve(id, { payout_trx_id: 'SEEN123456' })).body).toMatchObject({ state: 'paid' })
  await pass(DAY_MS)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
})

test('[LAW-24] a large payout is sent when a second person agrees', async () => {
  const hasan = await world.signUp('hasan')
  await desk.deposit(hasan, { amount: '25000' })
  await desk.deposit(hasan, { amount: '25000' })
  const { body } = await desk.withdraw(hasan, { amount: '25000' })
  const id = await desk.paymentId(body.transaction_id)
  await sql`
    INSERT INTO setting (key, value) VALUES ('withdrawal_second_person_from', '"20000"')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(world.api.ctx.db)
  await approve(id, { through: 'partner', note: 'all fits' })
  await pass(0)
  expect(paidTimes(body.transaction_id)).toBe(0)
  const waiting = await world.call(staffApprovals, { token: second.token })
  const asked = waiting.body.data.find(({ subject }) => subject.endsWith(body.transaction_id))
  const params = { id: String(asked?.id), decision: 'agree' } as const
  await world.call(staffDecideApproval, { token: second.token, params, body: {} })
  await pass(0)
  expect([await stateOf(world, body.transaction_id), paidTimes(body.transaction_id)]).toEqual([
    'paid',
    1,
  ])
})

test('a stopped method sends nothing, and what waits can be rejected', async () => {
  const { person: ines, reference, id } = await asking('ines')
  const stop = { status: 'inactive', reason: 'bKash does not answer' } as const
  await approve(id)
  await world.call(staffSetMethod, { token: cashier.token, params: { id: '1' }, body: stop })
  await pass(MINUTE_MS)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['approved', 0])
  const rejected = await world.call(staffRejectWithdrawal, {
    token: cashier.token,
    params: { id },
    body: { reason: 'bKash does not answer.' },
  })
  expect(rejected.body).toMatchObject({ state: 'rejected' })
  await sql`UPDATE payment_method SET status = 'active'`.execute(world.api.ctx.db)
  await pass(MINUTE_MS)
  expect([await desk.balance(ines), paidTimes(reference)]).toEqual(['2000.00', 0])
})

test('[LAW-11] however long it waited to be sent, it is asked about at once afterwards', async () => {
  const { reference, id } = await asking('jamal')
  await approve(id)
  await sql`UPDATE payment SET partner_tries = 9 WHERE id = ${id}`.execute(world.api.ctx.db)
  bkash.payoutFaults.push('silent_after')
  await sendPayouts(world.api.ctx, 'bkash')
  await pass(5_000)
  expect([await stateOf(world, reference), paidTimes(reference)]).toEqual(['paid', 1])
})
