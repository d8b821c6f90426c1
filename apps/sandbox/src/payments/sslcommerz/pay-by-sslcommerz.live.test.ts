import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createDatabase, playMerchant } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeStandInPages } from '../../built-pages/testing/write-stand-in-pages.ts'
import { approveOnPage, cancelOnPage } from '../checkouts/testing/approve-on-page.ts'
import { startPayments, type RunningPayments } from '../start-payments.ts'
import { signFields } from './sign-fields.ts'

type Answer = Record<string, string>

/** What is used of the public client, which has no types of its own. */
type StoreClient = {
  init: (data: Answer, url: string) => Promise<Answer>
  validate: (data: Answer, url: string, method: string) => Promise<Answer>
}
type Client = new (storeId: string, storePassword: string) => StoreClient
const require = createRequire(import.meta.url)
const SslCommerz: Client = require('sslcommerz-lts')

const nowhere = 'http://127.0.0.1:9'
const { checkouts } = playMerchant({ apiUrl: nowhere, paymentsUrl: nowhere })
const { storeId, storePassword } = checkouts.sslcommerz

let buildDir: string
let payments: RunningPayments
let house: Server
let ipnUrl: string
const notices: Answer[] = []

beforeAll(async () => {
  house = createServer((request, response) => void takeNotice(request, response))
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve))
  ipnUrl = `http://127.0.0.1:${(house.address() as AddressInfo).port}/ipn`
  buildDir = await writeStandInPages('payments', ['index.html', 'operator.html', 'checkout.html'])
  const databaseUrl = await createDatabase('sslcommerz')
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
})
afterAll(async () => {
  await payments.close()
  await new Promise((resolve) => house.close(resolve))
  await rm(buildDir, { recursive: true, force: true })
})

async function takeNotice(request: IncomingMessage, response: ServerResponse) {
  notices.push(Object.fromEntries(new URLSearchParams(await text(request))))
  response.end()
}

const session = (tran_id: string, total_amount = '1250.00') => ({
  total_amount,
  currency: 'BDT',
  tran_id,
  success_url: 'http://site.test/return?to=success',
  fail_url: 'http://site.test/return?to=fail',
  cancel_url: 'http://site.test/return?to=cancel',
  ipn_url: ipnUrl,
  cus_name: 'Player',
  value_a: 'kept',
})

/** The page of a new session, opened by the public client. */
async function open(tran_id: string): Promise<string> {
  const client = new SslCommerz(storeId, storePassword)
  const url = `${payments.url}/sslcommerz/gwprocess/v4/api.php`
  const answer = await client.init(session(tran_id), url)
  expect(answer).toMatchObject({ status: 'SUCCESS' })
  return answer['GatewayPageURL'] ?? ''
}

async function ask(file: string, query: Answer, method: 'GET' | 'POST' = 'GET') {
  const store = { store_id: storeId, store_passwd: storePassword, format: 'json' }
  const search = new URLSearchParams({ ...store, ...query }).toString()
  const url = `${payments.url}/sslcommerz/validator/api/${file}`
  const answer = await (method === 'GET'
    ? fetch(`${url}?${search}`)
    : fetch(url, { method: 'POST', body: new URLSearchParams(search) }))
  return (await answer.json()) as Record<string, unknown>
}

const validate = (val_id: string, method?: 'GET' | 'POST') =>
  ask('validationserverAPI.php', { val_id }, method)
const find = (query: Answer) => ask('merchantTransIDvalidationAPI.php', query)

const fault = (body: object) =>
  fetch(`${payments.url}/__ctl/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ partner: 'sslcommerz', times: 1, ...body }),
  })

test('the public client opens a session that is paid, told twice, and validated', async () => {
  const pageUrl = await open('tran-1')
  const { way_back } = await approveOnPage(pageUrl, { wallet: 'rocket', number: '017112233441' })
  expect(way_back).toMatchObject({
    url: 'http://site.test/return?to=success',
    method: 'POST',
    fields: { status: 'VALID', tran_id: 'tran-1', amount: '1250.00', value_a: 'kept' },
  })
  await vi.waitFor(() => expect(notices).toHaveLength(2))
  const [first, second] = notices
  expect(second).toEqual(first)
  const { verify_sign, verify_key, ...told } = first ?? {}
  expect(signFields(told, storePassword)).toMatchObject({ verify_sign, verify_key })
  const valId = first?.['val_id'] ?? ''
  expect(await validate('valnothing')).toMatchObject({ status: 'INVALID_TRANSACTION' })
  const client = new SslCommerz(storeId, storePassword)
  const query = new URLSearchParams({
    val_id: valId,
    store_id: storeId,
    store_passwd: storePassword,
  })
  const url = `${payments.url}/sslcommerz/validator/api/validationserverAPI.php?${query.toString()}`
  const answer = await client.validate({ val_id: valId }, url, 'GET')
  expect(answer).toMatchObject({ status: 'VALID', amount: '1250.00', risk_level: '0' })
  expect(await validate(valId, 'POST')).toMatchObject({ status: 'VALIDATED' })
  expect(await find({ tran_id: 'tran-1' })).toMatchObject({
    no_of_trans_found: 1,
    element: [{ status: 'VALIDATED', bank_tran_id: answer['bank_tran_id'] }],
  })
})

test('a part is given back once under the store’s own id', async () => {
  const { way_back } = await approveOnPage(await open('tran-2'), { wallet: 'bkash' })
  const bank_tran_id = way_back?.fields['bank_tran_id'] ?? ''
  const refund = (refund_amount: string, refe_id: string) =>
    find({ bank_tran_id, refund_amount, refe_id, refund_remarks: 'asked' })
  const given = await refund('250.00', 'r-1')
  expect(given).toMatchObject({ status: 'success' })
  expect(await refund('250.00', 'r-1')).toEqual(given)
  expect(await refund('1000.01', 'r-2')).toMatchObject({ status: 'failed' })
  expect(await find({ refund_ref_id: String(given['refund_ref_id']) })).toMatchObject({
    status: 'refunded',
  })
  const statement = await fetch(`${payments.url}/statements/sslcommerz?invoice=tran-2`)
  expect(await statement.json()).toMatchObject({
    rows: [
      { type: 'payment', amount: '1250.00' },
      { type: 'refund', amount: '250.00', refund_of: bank_tran_id },
    ],
  })
})

test('what was left, what is risky and what another store asks is told as it is', async () => {
  const left = await cancelOnPage(await open('tran-3'))
  expect(left.way_back).toMatchObject({
    url: 'http://site.test/return?to=cancel',
    fields: { status: 'CANCELLED', val_id: '' },
  })
  expect(await find({ tran_id: 'tran-3' })).toMatchObject({ element: [{ status: 'CANCELLED' }] })
  const pageUrl = await open('tran-4')
  await fault({ step: 'approve', fault: 'risk' })
  const { way_back } = await approveOnPage(pageUrl, { wallet: 'upay' })
  expect(way_back?.fields).toMatchObject({ risk_level: '1' })
  await fault({ step: 'query', fault: 'query_lag', delay_ms: 60_000 })
  const valId = way_back?.fields['val_id'] ?? ''
  expect(await validate(valId)).toMatchObject({ status: 'INVALID_TRANSACTION' })
  expect(await ask('validationserverAPI.php', { val_id: valId, store_id: 'other' })).toEqual({
    APIConnect: 'FAILED',
  })
})
