import { rm } from 'node:fs/promises'
import { createDatabase, playMerchant } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { writeStandInPages } from '../built-pages/testing/write-stand-in-pages.ts'
import { startPayments, type RunningPayments } from './start-payments.ts'

let databaseUrl: string
let buildDir: string
let payments: RunningPayments
const nowhere = 'http://127.0.0.1:9'
const { checkouts } = playMerchant({ apiUrl: nowhere, paymentsUrl: nowhere })

beforeAll(async () => {
  databaseUrl = await createDatabase('wallets')
  buildDir = await writeStandInPages('payments', ['index.html', 'operator.html', 'checkout.html'])
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
})
afterAll(async () => {
  await payments.close()
  await rm(buildDir, { recursive: true, force: true })
})

async function post(path: string, body: unknown) {
  const answer = await fetch(payments.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

async function get(path: string) {
  return (await (await fetch(payments.url + path)).json()) as Record<string, unknown>
}

const sending = {
  wallet: 'bkash',
  from: '01711223344',
  to: '01300000001',
  type: 'Personal',
  amount: '500.50',
}

/** All balances are what the mint gave out: nothing is made or lost by sending. */
async function sumOffByMinor(): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ off: string }>(`
    select ((select sum(balance_minor) from wallets.account) -
      (select sum(amount_minor) from wallets.transfer where sender = 'MINT'))::text as off`)
  await client.end()
  return rows[0]?.off ?? ''
}

test('[CASH-41] paying gives a TrxID that the statement knows, also after a restart', async () => {
  const sent = await post('/api/send-money', sending)
  expect(sent.status).toBe(200)
  expect(sent.body['trx_id']).toMatch(/^[A-Z0-9]{10}$/)
  expect(sent.body['type']).toBe('Send Money')
  await payments.close()
  payments = await startPayments({ port: 0, databaseUrl, buildDir, checkouts })
  expect(await get(`/statements/bkash/${sent.body['trx_id']?.toLowerCase()}`)).toEqual({
    found: true,
    trx_id: sent.body['trx_id'],
    type: 'Send Money',
    amount: '500.50',
    currency: 'BDT',
    sender: '01711223344',
    receiver: '01300000001',
    at: sent.body['at'],
  })
  expect(await get('/statements/nagad/NOSUCHID')).toEqual({ found: false })
  expect(await sumOffByMinor()).toBe('0')
})

test('[CASH-41] the same tap sent ten times at once pays once', async () => {
  const tap = { ...sending, from: '01811111111', request_id: 'tap-1' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/send-money', tap)))
  expect(new Set(answers.map(({ body }) => body['trx_id'])).size).toBe(1)
  expect(await get('/api/wallets/bkash/01811111111')).toMatchObject({ balance: '99499.50' })
  expect(await sumOffByMinor()).toBe('0')
})

test('[CASH-41] money that is not there is not sent, however many ask at once', async () => {
  const all = { ...sending, from: '01911111111', amount: '60000' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/api/send-money', all)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 402)).toHaveLength(4)
  expect(await sumOffByMinor()).toBe('0')
})

test('[CASH-41] play money is added at a tap, and the books still add up', async () => {
  const wanted = { wallet: 'nagad', number: '01811111112' }
  expect((await post('/api/play-money', wanted)).status).toBe(200)
  expect((await post('/api/play-money', wanted)).status).toBe(200)
  expect(await get('/api/wallets/nagad/01811111112')).toMatchObject({ balance: '200000.00' })
  expect(await sumOffByMinor()).toBe('0')
})

test('[CASH-41] a wallet of rupees keeps its own numbers, TrxIDs and currency', async () => {
  const inRupees = { ...sending, wallet: 'phonepe', from: '+91 98765 43210', to: '6000004001' }
  const { body } = await post('/api/send-money', inRupees)
  expect(body).toMatchObject({ from: '9876543210', currency: 'INR' })
  expect(body['trx_id']).toMatch(/^\d{12}$/)
  expect(await get(`/statements/phonepe/${body['trx_id']}`)).toMatchObject({ currency: 'INR' })
  expect(await get(`/statements/bkash/${body['trx_id']}`)).toEqual({ found: false })
})

test('[CASH-59] the operator wallet pays out to a player', async () => {
  const paid = await post('/api/pay-out', { wallet: 'rocket', to: '017112233441', amount: 700 })
  expect(paid.body).toMatchObject({ type: 'Payout', from: 'MAIDAN', amount: '700.00' })
  expect(paid.body['trx_id']).toMatch(/^\d{10}$/)
  expect(await get('/api/wallets/rocket/017112233441')).toMatchObject({ balance: '700.00' })
})

test.each([
  [{ ...sending, wallet: 'cash' }],
  [{ ...sending, amount: '-5' }],
  [{ ...sending, amount: '1e3' }],
  [{ ...sending, amount: '0' }],
  [{ ...sending, to: sending.from }],
  [{ ...sending, to: '12345' }],
  [{ ...sending, more: 1 }],
  [{ ...sending, from: '9876543210' }],
])('[CASH-41] %j is refused', async (body) => {
  expect((await post('/api/send-money', body)).status).toBe(422)
})

test.each(['/?wallet=upay&to=01300000001&amount=%22%3E%3Cscript%3E', '/operator'])(
  '[CASH-41] the phone at %s is sent, with nothing of its address in it',
  async (path) => {
    const page = await fetch(payments.url + path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(await page.text()).not.toMatch(/<script|01300000001/)
  },
)
