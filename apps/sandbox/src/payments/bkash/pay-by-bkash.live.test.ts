import { createVerify, X509Certificate } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createDatabase, playMerchant, type PlayMerchant } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeStandInPages } from '../../built-pages/testing/write-stand-in-pages.ts'
import { startPayments, type RunningPayments } from '../start-payments.ts'
import { textToSign, type SignedEnvelope } from './notices/sns-envelope.ts'

let buildDir: string
let payments: RunningPayments
let merchant: PlayMerchant
let house: Server
let token: string
const notices: SignedEnvelope[] = []

/** A house that takes every notice. */
beforeAll(async () => {
  house = createServer((request, response) => void takeNotice(request, response))
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(house.address() as AddressInfo).port}`
  buildDir = await writeStandInPages('payments', ['index.html', 'operator.html', 'checkout.html'])
  merchant = playMerchant({ apiUrl, paymentsUrl: '' })
  const { checkouts } = merchant
  const databaseUrl = await createDatabase('bkash')
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
  token = String((await grant()).body['id_token'])
})
async function takeNotice(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  if (request.url === '/api/payments/bkash/notice') notices.push(JSON.parse(body))
  response.end()
}

afterAll(async () => {
  await payments.close()
  await new Promise((resolve) => house.close(resolve))
  await rm(buildDir, { recursive: true, force: true })
})
afterEach(async () => {
  await fetch(`${payments.url}/__ctl/faults`, { method: 'DELETE' })
})

type Body = Record<string, unknown>

async function send(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(payments.url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

function grant() {
  const { username, password, appKey: app_key, appSecret: app_secret } = merchant.checkouts.bkash
  const path = '/bkash/v1.2.0-beta/tokenized/checkout/token/grant'
  return send('POST', path, { app_key, app_secret }, { username, password })
}

async function ask(path: string, body?: Body): Promise<Body> {
  const headers = { authorization: token, 'x-app-key': merchant.checkouts.bkash.appKey }
  const method = body ? 'POST' : 'GET'
  return (await send(method, `/bkash/v1.2.0-beta${path}`, body, headers)).body
}

const create = (invoice: string, amount = '500.00') =>
  ask('/tokenized/checkout/create', {
    mode: '0011',
    payerReference: 'player-1',
    callbackURL: 'http://site.test/api/payments/bkash/return',
    amount,
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: invoice,
  })
const execute = (paymentID: unknown) => ask('/tokenized/checkout/execute', { paymentID })
const query = (paymentID: unknown) => ask('/tokenized/checkout/payment/status', { paymentID })

const onPage = (id: unknown, step: string, body: Body) =>
  send('POST', `/api/checkouts/${String(id)}/${step}`, body)

async function approve(id: unknown, number = '01711223344') {
  const { code } = (await onPage(id, 'number', { wallet: 'bkash', number })).body
  return onPage(id, 'approve', { code, pin: '12121' })
}

async function approved(invoice: string): Promise<unknown> {
  const { paymentID } = await create(invoice)
  await approve(paymentID)
  return paymentID
}

const fault = (body: Body) => send('POST', '/__ctl/faults', { partner: 'bkash', ...body })
const statement = async (query: string) =>
  (await send('GET', `/statements/bkash?${query}`)).body['rows'] as Body[]

test('a payment is created, approved on the page, executed once and told in signed notices', async () => {
  const created = await create('inv-1')
  expect(created).toMatchObject({ statusCode: '0000', transactionStatus: 'Initiated' })
  expect(await create('inv-1')).toMatchObject({ statusCode: '2029' })
  const { paymentID } = created
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2060' })
  const { body } = await approve(paymentID)
  const back = new URL((body['way_back'] as { url: string }).url)
  expect([back.searchParams.get('status'), back.searchParams.get('paymentID')]).toEqual([
    'success',
    paymentID,
  ])
  const paid = await execute(paymentID)
  expect(paid).toMatchObject({ amount: '500.00', customerMsisdn: '01711223344' })
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2062' })
  expect(await query(paymentID)).toMatchObject({ transactionStatus: 'Completed' })
  const found = await ask('/tokenized/checkout/general/searchTransaction', { trxID: paid['trxID'] })
  expect(found).toMatchObject({ amount: '500.00', maxRefundableAmount: '500.00' })
  await vi.waitFor(() => expect(notices.map(({ Type }) => Type)).toContain('Notification'))
  expect(notices[0]?.Type).toBe('SubscriptionConfirmation')
  const notice = notices.find(({ Type }) => Type === 'Notification')
  expect(JSON.parse(notice?.Message ?? '{}')).toMatchObject({
    trxID: paid['trxID'],
    merchantInvoiceNumber: 'inv-1',
    amount: '500.00',
  })
  expect(await isSignedWell(notice)).toBe(true)
})

async function isSignedWell(notice?: SignedEnvelope): Promise<boolean> {
  if (!notice) return false
  expect(notice.SigningCertURL).toMatch(/\/SimpleNotificationService-[0-9a-f]+\.pem$/)
  const pem = await (await fetch(notice.SigningCertURL)).text()
  const { publicKey } = new X509Certificate(pem)
  return createVerify('RSA-SHA1')
    .update(textToSign(notice))
    .verify(publicKey, notice.Signature, 'base64')
}

test('the page answers wrong codes, wrong PINs, little money and a double tap', async () => {
  const { paymentID } = await create('inv-page', '100000.01')
  const { code } = (await onPage(paymentID, 'number', { wallet: 'bkash', number: '01811223344' }))
    .body
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await onPage(paymentID, 'code', { code: wrong })).body).toMatchObject({
    code: 'WRONG_CODE',
  })
  expect((await onPage(paymentID, 'approve', { code, pin: '99999' })).body).toMatchObject({
    code: 'WRONG_PIN',
  })
  expect((await onPage(paymentID, 'approve', { code, pin: '12121' })).body).toMatchObject({
    code: 'NOT_ENOUGH_MONEY',
  })
  expect((await onPage(paymentID, 'cancel', {})).body).toMatchObject({ state: 'cancelled' })
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2069' })
  const twice = await approved('inv-twice')
  expect((await onPage(twice, 'approve', { code: '', pin: '' })).status).toBe(200)
  expect((await onPage(twice, 'cancel', {})).body).toMatchObject({ code: 'CHECKOUT_CLOSED' })
})

test('what is executed stays executed when its answer is lost', async () => {
  const cut = await approved('inv-cut')
  await fault({ step: 'execute', fault: 'drop_after_commit', times: 1 })
  await expect(execute(cut)).rejects.toThrow()
  expect(await query(cut)).toMatchObject({ transactionStatus: 'Completed' })
  expect(await statement('invoice=inv-cut')).toMatchObject([{ type: 'payment', amount: '500.00' }])
  const lost = await approved('inv-lost')
  await fault({ step: 'execute', fault: 'drop_before', times: 1 })
  await expect(execute(lost)).rejects.toThrow()
  expect(await query(lost)).toMatchObject({ transactionStatus: 'Initiated' })
})

test('an expired payment, a late one and one of another amount are what was ordered', async () => {
  const late = await approved('inv-late')
  await fault({ step: 'execute', fault: 'late_success', delay_ms: 50, times: 1 })
  expect(await execute(late)).toMatchObject({ statusCode: '2056' })
  await vi.waitFor(async () =>
    expect(await query(late)).toMatchObject({ transactionStatus: 'Completed' }),
  )
  const other = await approved('inv-other')
  await fault({ step: 'execute', fault: 'amount_mismatch', amount: '1.00', times: 1 })
  expect(await execute(other)).toMatchObject({ amount: '1.00' })
  expect(await statement('invoice=inv-other')).toMatchObject([{ amount: '1.00' }])
  const lagging = await approved('inv-lag')
  await execute(lagging)
  await fault({ step: 'query', fault: 'query_lag', delay_ms: 60_000, times: 1 })
  expect(await query(lagging)).toMatchObject({ transactionStatus: 'Initiated' })
  expect(await query(lagging)).toMatchObject({ transactionStatus: 'Completed' })
})

test('notices come twice, forged, of a foreign topic or never, as ordered', async () => {
  const of = (invoice: string) => notices.filter(({ Message }) => Message.includes(`"${invoice}"`))
  const pay = async (invoice: string, body: Body) => {
    const id = await approved(invoice)
    await fault({ step: 'notice', times: 1, ...body })
    await execute(id)
    return id
  }
  await pay('inv-missing', { fault: 'missing' })
  await pay('inv-early', { fault: 'early' })
  expect(of('inv-early')).toHaveLength(1)
  await pay('inv-forged', { fault: 'forged_signature' })
  await pay('inv-foreign', { fault: 'foreign_topic' })
  await pay('inv-dup', { fault: 'duplicate', count: 2 })
  await vi.waitFor(() => expect(of('inv-dup')).toHaveLength(3))
  expect(await isSignedWell(of('inv-forged')[0])).toBe(false)
  const [foreign] = of('inv-foreign')
  expect(foreign?.TopicArn).not.toBe(merchant.checkouts.bkash.topicArn)
  expect(await isSignedWell(foreign)).toBe(true)
  expect(of('inv-missing')).toEqual([])
})

test('refunds and payouts leave the account, an invoice is paid out once', async () => {
  const paymentID = await approved('inv-refund')
  const { trxID } = await execute(paymentID)
  const refund = (amount: string) =>
    ask('/tokenized/checkout/payment/refund', { paymentID, trxID, amount, sku: 's', reason: 'r' })
  expect(await refund('200')).toMatchObject({
    refundAmount: '200.00',
    maxRefundableAmount: '300.00',
  })
  expect(await refund('300.01')).toMatchObject({ statusCode: '2026' })
  expect(
    await ask('/tokenized/checkout/payment/refund/status', { paymentID, trxID }),
  ).toMatchObject({ refundAmount: '200.00' })
  const payout = (invoice: string) =>
    ask('/checkout/payment/b2cPayment', {
      amount: '75.50',
      currency: 'BDT',
      merchantInvoiceNumber: invoice,
      receiverMSISDN: '01911223344',
    })
  expect(await payout('out-1')).toMatchObject({ statusCode: '0000', amount: '75.50' })
  expect(await payout('out-1')).toMatchObject({ statusCode: '2029' })
  await fault({ step: 'payout', fault: 'unknown_then_success', delay_ms: 50, times: 1 })
  await expect(payout('out-2')).rejects.toThrow()
  expect(await payout('out-2')).toMatchObject({ statusCode: '2029' })
  await vi.waitFor(async () => expect(await statement('invoice=out-2')).toHaveLength(1))
  await fault({ step: 'payout', fault: 'unknown_then_absent', times: 1 })
  await expect(payout('out-3')).rejects.toThrow()
  expect(await statement('invoice=out-3')).toEqual([])
})

test('the merchant’s accounts hold what was taken less what was given', async () => {
  const rows = await statement('from=2026-01-01T00:00:00Z')
  const sum = (type: string) =>
    rows.filter((row) => row['type'] === type).reduce((all, row) => all + Number(row['amount']), 0)
  const answer = await ask('/checkout/payment/organizationBalance')
  const [taken, paysOut] = answer['organizationBalance'] as Body[]
  expect(Number(taken?.['currentBalance'])).toBeCloseTo(sum('payment') - sum('refund'))
  expect(Number(paysOut?.['currentBalance'])).toBeCloseTo(10_000_000 - sum('payout'))
  const after = String(rows[1]?.['trx_id'])
  expect(await statement(`from=2026-01-01T00:00:00Z&after=${after}`)).toEqual(rows.slice(2))
})

test('without a token nothing is answered, and tokens are few when that is ordered', async () => {
  const headers = { authorization: 'none', 'x-app-key': merchant.checkouts.bkash.appKey }
  const path = '/bkash/v1.2.0-beta/tokenized/checkout/execute'
  expect((await send('POST', path, { paymentID: 'x' }, headers)).status).toBe(401)
  await fault({ step: 'token', fault: 'token_limit', count: 1 })
  expect((await grant()).status).toBe(403)
})
