import {
  getPaymentMethods,
  getPromotion,
  getWalletNumber,
  staffApprovals,
  staffApproveDeposit,
  submitDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, payByHand, type Desk } from '../testing/open-desk.ts'

const WAIT_MAX_MS = 10_000
const LOOK_EVERY_MS = 50

let world: World
let desk: Desk
let cashier: { token: string }
let given = 0

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
})
afterAll(() => world.close())

async function methodsOf(token?: string) {
  const { body } = await world.call(getPaymentMethods, token === undefined ? {} : { token })
  return Array.isArray(body) ? body : body.pgs
}

async function payInWallet(wallet: string, sent: { from: string; to: string; amount: string }) {
  const answer = await fetch(`${world.partners.payments}/api/send-money`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet, ...sent, type: 'Personal' }),
  })
  const { trx_id } = (await answer.json()) as { trx_id: string }
  return trx_id
}

/** Waits until the job has read the wallet's statement of a deposit. */
async function checked(reference: string) {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += LOOK_EVERY_MS) {
    const [payment] = await desk.queue('deposits', 'all', reference)
    if (payment?.state === 'review') return payment
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`nobody asked about ${reference}`)
}

function claimWith(person: Person, paymentId: number, trxId: string, promotionId = 0) {
  return world.call(submitDeposit, {
    token: person.token,
    body: {
      remote_id: person.remoteId,
      account_number: person.phone,
      transaction_id: trxId,
      amount: '500',
      payment_id: paymentId,
      promotion_id: promotionId,
    },
  })
}

test('[API-36] a player in Indian rupees pays by UPI; the desk credits what the wallet says', async () => {
  const arjun = await world.signUp('arjun', { currency: 'INR', phone: '9876500001' })
  expect((await methodsOf(arjun.token)).map(({ name }) => name)).toEqual(['PhonePe', 'Paytm'])
  const offer = await desk.offer(arjun, '500', 'Personal', 'PhonePe')
  const to = offer.body[0]?.account_number ?? ''
  const trxId = await payInWallet('phonepe', { from: arjun.phone, to, amount: '500' })
  const claimed = await desk.claim(arjun, { method: 'PhonePe', trxId })
  expect(await checked(claimed.body.transaction_id)).toMatchObject({
    currency: 'INR',
    receiving_account: to,
    statement: { found: true, amount: '500.00', sender: arjun.phone, fits: true },
    warnings: [],
  })
  const params = { id: await desk.paymentId(claimed.body.transaction_id) }
  const credited = await world.call(staffApproveDeposit, {
    token: cashier.token,
    params,
    body: { note: '' },
  })
  expect(credited.body).toMatchObject({ state: 'credited', currency: 'INR', amount: '500.00' })
  expect(await desk.balance(arjun)).toBe('500.00')
  expect(await desk.breaches()).toEqual([])
})

test('[API-38] a player in Pakistani rupees is paid to their own wallet', async () => {
  const bilal = await world.signUp('bilal', { currency: 'PKR', phone: '03001230001' })
  const trxId = '31234567890'
  await desk.deposit(bilal, { amount: '5000', method: 'Easypaisa', trxId })
  const elsewhere = await desk.withdraw(bilal, { method: 'JazzCash', number: '03001239999' })
  expect(elsewhere.error.code).toBe('SENDER_NOT_YOURS')
  const asked = await desk.withdraw(bilal, {
    method: 'JazzCash',
    amount: '1000',
    number: '+92 300 1230001',
  })
  expect(asked.body).toMatchObject({ success: true })
  const paid = await payByHand(world, cashier.token, {
    id: await desk.paymentId(asked.body.transaction_id),
    payout_trx_id: '412345678901',
  })
  expect(paid.body).toMatchObject({ state: 'paid', currency: 'PKR', account_number: bilal.phone })
  expect(await desk.balance(bilal)).toBe('4000.00')
  expect(await desk.breaches()).toEqual([])
})

test('methods, bonuses and transactions of another currency are nobody else\u2019s', async () => {
  const devi = await world.signUp('devika', { currency: 'INR', phone: '9876500002' })
  const taka = await methodsOf()
  expect(taka.map(({ name }) => name)).toEqual(['bKash', 'Nagad', 'Rocket', 'Upay', 'SSLCommerz'])
  const bkash = taka[0]?.id ?? 0
  expect((await claimWith(devi, bkash, 'BGQ7K2M9XT')).error.code).toBe('METHOD_UNAVAILABLE')
  const query = { name: 'bKash', account_type: 'Personal', amount: '500' }
  const offer = await world.call(getWalletNumber, { token: devi.token, query })
  expect(offer.error.code).toBe('METHOD_UNAVAILABLE')
  const phonepe = (await methodsOf(devi.token))[0]?.id ?? 0
  const [promotion] = (await world.call(getPromotion)).body
  const withBonus = await claimWith(devi, phonepe, '412345678999', promotion?.id)
  expect(withBonus.error.code).toBe('PROMOTION_UNAVAILABLE')
  // Paid in taka, with a TrxID that a UPI wallet could have given.
  const inRocket = await payInWallet('rocket', {
    from: '01711000001',
    to: '01300002001',
    amount: '500',
  })
  const refused = await desk.claim(devi, { method: 'PhonePe', trxId: inRocket })
  expect(refused.error.code).toBe('TRX_ID_INVALID')
  const claimed = await desk.claim(devi, { method: 'PhonePe', trxId: `${inRocket}00` })
  const { statement } = await checked(claimed.body.transaction_id)
  expect(statement?.found).toBe(false)
})

async function claimed(person: Person, method: string, amount: string) {
  const { body } = await desk.claim(person, { method, amount, trxId: freshTrxIdOf(method) })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, amount)
  return { params, reference: body.transaction_id }
}

/** Why a second person is asked about a deposit. */
async function asked(reference: string) {
  const query = { state: 'waiting' } as const
  const { body } = await world.call(staffApprovals, { token: cashier.token, query })
  return body.data.find(({ subject }) => subject === `payment:${reference}`)?.evidence
}

/** Twelve digits for UPI, eleven for Easypaisa. */
function freshTrxIdOf(method: string): string {
  given += 1
  return method === 'PhonePe' ? `5000000${10_000 + given}` : `600000${10_000 + given}`
}

function credit({ params }: { params: { id: string } }, token = cashier.token) {
  return world.call(staffApproveDeposit, { token, params, body: { note: 'as the wallet says' } })
}

test('[LAW-24] a limit in taka counts in rupees by the rate of the house', async () => {
  const isha = await world.signUp('isha', { currency: 'INR', phone: '9876500003' })
  // 20,000 taka are 14,285.71 rupees at 1.4.
  const below = await claimed(isha, 'PhonePe', '14285')
  expect((await credit(below)).body.state).toBe('credited')
  const above = await claimed(isha, 'PhonePe', '14286')
  expect((await credit(above)).body.state).toBe('review')
  expect(await asked(above.reference)).toMatchObject({
    reasons: ['above_limit'],
    found: { limit: '14285.71' },
  })
  expect(await desk.balance(isha)).toBe('14285.00')
})

test('[LAW-24] what one cashier credits in a day counts over all currencies together', async () => {
  await sql`
    INSERT INTO setting (key, value) VALUES ('cashier_day_limit', '"1000"'::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value
  `.execute(world.api.ctx.db)
  world.clock.advance(86_400_000)
  const { token } = await world.staff('cashier1')
  const lila = await world.signUp('lila', { currency: 'INR', phone: '9876500004' })
  const omar = await world.signUp('omar', { currency: 'PKR', phone: '03001230002' })
  // 700 taka, then 215 more, then 140: beyond the thousand, though each is little in itself.
  const first = await claimed(lila, 'PhonePe', '500')
  expect((await credit(first, token)).body.state).toBe('credited')
  const second = await claimed(omar, 'Easypaisa', '500')
  expect((await credit(second, token)).body.state).toBe('credited')
  const third = await claimed(lila, 'PhonePe', '100')
  expect((await credit(third, token)).body.state).toBe('review')
  expect(await asked(third.reference)).toMatchObject({
    reasons: ['day_limit'],
    found: { day_sum: '653.58', limit: '714.28' },
  })
})
