import {
  cancelPayment,
  confirmEwallet,
  getPaymentMethods,
  getPromotion,
  listInbox,
  requestEwallet,
  showTransactions,
  staffClaimWithdrawal,
  staffRejectDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'
import { askPartner } from './ask-about-due.ts'
import { handleNotices } from './handle-notices.ts'

let world: World
let desk: Desk
let bkash: PlayPartner

beforeAll(async () => {
  bkash = openPlayPartner()
  const idleJobs = ['ask-bkash', 'handle-notices']
  world = await openWorld({ paymentPartners: new Map([['bkash', bkash]]), idleJobs })
  desk = openDesk(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  bkash.faults.length = 0
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

const checkout = { amount: '500', type: 'Checkout', provider: 'bKash', promotion: 0 }

function begin({ token }: Person, fields: Partial<typeof checkout> = {}) {
  return world.call(requestEwallet, { token, body: { ...checkout, ...fields } })
}

/** The partner's page sends the browser back. */
function comeBack(reference: string, status = 'success') {
  const url = `${world.url}/api/payments/bkash/return?ref=P${reference}&status=${status}`
  return fetch(url, { redirect: 'manual' })
}

function notify(text: string, partner = 'bkash') {
  const url = `${world.url}/api/payments/${partner}/notice`
  return fetch(url, { method: 'POST', body: text, headers: { 'content-type': 'text/plain' } })
}

async function latest({ token }: Person) {
  const { body } = await world.call(showTransactions, { token })
  return body.transaction[0]
}

async function stateOf(reference: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM payment WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  return rows[0]?.state ?? ''
}

/** Everything that is due by now is asked and taken in. */
async function settle() {
  const { ctx } = world.api
  while ((await handleNotices(ctx)) + (await askPartner(ctx, 'bkash')) > 0);
}

async function pass(ms: number) {
  world.clock.advance(ms)
  await settle()
}

const MINUTE_MS = 60_000

test("[CASH-22][CASH-25][API-33] a deposit on the partner's page, from the request to the credit", async () => {
  const alice = await world.signUp('alice')
  const begun = await begin(alice)
  const reference = begun.body.transaction
  expect(begun.body).toMatchObject({ amount: '500.00', url: expect.stringContaining(reference) })
  expect(await begin(alice)).toMatchObject({ body: { url: begun.body.url } })
  expect((await begin(alice, { amount: '600' })).body).toMatchObject({ code: 'DEPOSIT_PENDING' })
  bkash.pay(reference, { payer: alice.phone })

  const back = await comeBack(reference)
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    `/payment-request?transaction=${reference}`,
  ])
  await settle()
  expect(await desk.balance(alice)).toBe('500.00')
  expect(await latest(alice)).toMatchObject({ key: '1', trx_id: `T${reference}` })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-12] coming back moves no money, however often, and a forged notice is refused', async () => {
  const bob = await world.signUp('bob')
  const { body } = await begin(bob)
  for (const _ of [1, 2, 3]) await comeBack(body.transaction)
  expect((await notify(`forged 1 ${body.transaction}`)).status).toBe(401)
  await settle()
  expect([await desk.balance(bob), await stateOf(body.transaction)]).toEqual(['0.00', 'verifying'])
  bkash.pay(body.transaction)
  expect((await notify(`good 1 ${body.transaction}`)).status).toBe(200)
  expect((await notify(`good 1 ${body.transaction}`)).status).toBe(200)
  await settle()
  await settle()
  expect(await desk.balance(bob)).toBe('500.00')
})

test('[LAW-12] a notice that comes while the partner is being asked is not forgotten', async () => {
  const bob = await world.signUp('bob')
  const { transaction } = (await begin(bob)).body
  await comeBack(transaction)
  bkash.meanwhile = async () => {
    bkash.pay(transaction)
    await notify(`good paid-meanwhile ${transaction}`)
    await handleNotices(world.api.ctx)
  }
  await settle()
  expect(await desk.balance(bob)).toBe('500.00')
})

test.each<[string, Parameters<PlayPartner['pay']>[1], string, string]>([
  ['less than was asked for', { paidMinor: 499_00n }, 'review', '0.00'],
  ['from a foreign wallet', { payer: '01799999999' }, 'review', '0.00'],
  ["with the partner's own warning", { isRisky: true }, 'review', '0.00'],
  ['as it was asked for, by nobody that is named', {}, 'credited', '500.00'],
])('[LAW-24] paid %s', async (name, fields, state, balance) => {
  const carol = await world.signUp(`carol${name.length}`)
  const { body } = await begin(carol)
  bkash.pay(body.transaction, fields)
  await comeBack(body.transaction)
  await settle()
  expect([await stateOf(body.transaction), await desk.balance(carol)]).toEqual([state, balance])
  // The money is there, whatever is wrong with it: nobody gives it up by mistake.
  const params = { reference: body.transaction }
  expect((await world.call(cancelPayment, { token: carol.token, params })).status).toBe(409)
})

test('[LAW-11] silence at the beginning: nobody can have paid, and the way is free again', async () => {
  const dave = await world.signUp('dave')
  bkash.faults.push('silent_before')
  const { body } = await begin(dave)
  expect(body).toMatchObject({ code: 'PARTNER_SILENT' })
  expect(await latest(dave)).toMatchObject({ key: '0' })
  await pass(6_000)
  expect(await latest(dave)).toMatchObject({ key: '2' })
  expect((await begin(dave)).body.url).toBeDefined()
})

test('[LAW-11] silence after the player has paid is unknown, is asked again, and credits once', async () => {
  const erin = await world.signUp('erin')
  const { body } = await begin(erin)
  bkash.pay(body.transaction)
  bkash.faults.push('silent_after', 'silent_before')
  await comeBack(body.transaction)
  await settle()
  expect(await stateOf(body.transaction)).toBe('unknown')
  expect(await latest(erin)).toMatchObject({ key: '0' })
  for (const _ of [1, 2, 3]) await pass(MINUTE_MS)
  expect(await desk.balance(erin)).toBe('500.00')
})

test('[LAW-11] what is paid after the page has closed or was given up is credited all the same', async () => {
  const frank = await world.signUp('frank')
  const first = (await begin(frank)).body.transaction
  await comeBack(first, 'cancel')
  await settle()
  expect(await stateOf(first)).toBe('cancelled')
  const second = (await begin(frank)).body.transaction
  await pass(61 * MINUTE_MS)
  expect(await stateOf(second)).toBe('expired')
  bkash.pay(first)
  bkash.pay(second)
  await pass(61 * MINUTE_MS)
  expect(await desk.balance(frank)).toBe('1000.00')
  const inbox = await world.call(listInbox, { token: frank.token })
  expect(inbox.body.data.data.map(({ title }) => title)).toContain('Deposit expired')
})

test("[CASH-15] a player gives up what nobody has paid, and cannot give up another's", async () => {
  const grace = await world.signUp('grace')
  const heidi = await world.signUp('heidi')
  const { body } = await begin(grace)
  const params = { reference: body.transaction }
  expect((await world.call(cancelPayment, { token: heidi.token, params })).status).toBe(404)
  expect((await world.call(cancelPayment, { token: grace.token, params })).status).toBe(200)
  expect((await world.call(cancelPayment, { token: grace.token, params })).status).toBe(200)
  expect((await begin(grace, { amount: '700' })).status).toBe(200)

  const held = await desk.deposit(heidi, { trxId: freshTrxId(), amount: '900' })
  const { body: asked } = await desk.withdraw(heidi, { amount: '600' })
  expect(await desk.balance(heidi)).toBe('300.00')
  const withdrawal = { reference: asked.transaction_id }
  expect((await world.call(cancelPayment, { token: heidi.token, params: withdrawal })).status).toBe(
    200,
  )
  expect(await desk.balance(heidi)).toBe('900.00')
  const credited = { token: heidi.token, params: { reference: held } }
  expect((await world.call(cancelPayment, credited)).body).toMatchObject({
    code: 'CANCEL_TOO_LATE',
  })
})

test('[LAW-24] a withdrawal that a cashier has taken may have been sent: it is not cancelled', async () => {
  const kate = await world.signUp('kate')
  await desk.deposit(kate, { trxId: freshTrxId(), amount: '900' })
  const { body } = await desk.withdraw(kate, { amount: '600' })
  const cashier = await world.staff('cashier1')
  const id = await desk.paymentId(body.transaction_id)
  await world.call(staffClaimWithdrawal, { token: cashier.token, params: { id } })
  world.clock.advance(60 * MINUTE_MS)
  const params = { reference: body.transaction_id }
  const refused = await world.call(cancelPayment, { token: kate.token, params })
  expect(refused.body).toMatchObject({ code: 'CANCEL_TOO_LATE' })
  expect(await latest(kate)).not.toHaveProperty('may_cancel')
  expect(await desk.balance(kate)).toBe('300.00')
})

test('[LAW-12] what a cashier rejected and the partner then says is paid, waits for a person', async () => {
  const liam = await world.signUp('liam')
  const { body } = await begin(liam)
  bkash.faults.push('silent_before')
  await comeBack(body.transaction)
  await settle()
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(body.transaction) }
  const reason = 'nobody has paid'
  await world.call(staffRejectDeposit, { token, params, body: { reason } })
  expect(await stateOf(body.transaction)).toBe('rejected')
  bkash.pay(body.transaction)
  await pass(MINUTE_MS)
  expect([await stateOf(body.transaction), await desk.balance(liam)]).toEqual([
    'late_confirmed',
    '0.00',
  ])
})

test('[LAW-30] the same amount without the promotion is another request', async () => {
  const mia = await world.signUp('mia')
  const promotions = await world.call(getPromotion)
  const promotion = promotions.body.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
  expect((await begin(mia, { promotion })).status).toBe(200)
  expect((await begin(mia)).body).toMatchObject({ code: 'DEPOSIT_PENDING' })
})

test('[LAW-11] a partner that keeps silent is left alone for a while, and not listed', async () => {
  const ivan = await world.signUp('ivan')
  const ways = async () => {
    const { body } = await world.call(getPaymentMethods, { token: ivan.token })
    const methods = Array.isArray(body) ? body : body.pgs
    return methods[0]?.channels.map(({ account_type }) => account_type)
  }
  expect(await ways()).toContain('Checkout')
  for (const _ of [1, 2, 3, 4, 5]) await world.api.ctx.partnerHealth.note('bkash', 'unknown')
  expect((await begin(ivan)).body).toMatchObject({ code: 'PARTNER_RESTING' })
  expect(await ways()).not.toContain('Checkout')
  world.clock.advance(31_000)
  expect((await begin(ivan)).status).toBe(200)
})

test('[API-34][ENT-34][CASH-26] by hand in the e-wallet shape: requested, confirmed, on the desk', async () => {
  const judy = await world.signUp('judy')
  const asked = await begin(judy, { type: 'Personal' })
  expect(asked.body).toMatchObject({
    amount: '500.00',
    timer: 10,
    number: expect.stringMatching(/^01/),
  })
  const trxid = freshTrxId()
  const body = { trx_id: asked.body.transaction, trxid, number: judy.phone }
  const mallory = await world.signUp('mallory')
  expect((await world.call(confirmEwallet, { token: mallory.token, body })).status).toBe(404)
  const confirmed = await world.call(confirmEwallet, { token: judy.token, body })
  expect(confirmed.body).toMatchObject({ success: true })
  const again = await world.call(confirmEwallet, { token: judy.token, body })
  expect(again.body.transaction_id).toBe(confirmed.body.transaction_id)
  expect(await latest(judy)).toMatchObject({ amount: '500.00', key: '0', trx_id: trxid })
})
