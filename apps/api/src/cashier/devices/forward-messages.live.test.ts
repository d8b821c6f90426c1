import { staffApproveDeposit, staffDevices } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import { enrolDevice } from '../testing/play-phone.ts'

const WALLETS = ['bkash', 'nagad', 'rocket', 'upay'] as const

type Account = { id: string; method: (typeof WALLETS)[number]; number: string }

let world: World
let desk: Desk
let alice: Person
let accounts: Account[]
beforeAll(async () => {
  world = await openWorld({ payments: true, idleJobs: ['check-statements'] })
  desk = openDesk(world)
  alice = await world.signUp('alice')
  accounts = await keepOneEach()
})
afterAll(() => world.close())

/** One personal account at each wallet, so that everybody is shown the ones of the phone. */
async function keepOneEach(): Promise<Account[]> {
  const { rows } = await sql<Account>`
    UPDATE receiving_account r SET status = CASE WHEN r.id = one.id THEN 'active' ELSE 'inactive' END
    FROM (SELECT method_key, min(id) AS id FROM receiving_account
      WHERE account_type = 'Personal' AND method_key = ANY(${[...WALLETS]}) GROUP BY method_key) one
    WHERE r.method_key = one.method_key
    RETURNING r.id::text, r.method_key AS method, r.account_number AS number, r.id = one.id AS kept
  `.execute(world.api.ctx.db)
  return rows.filter((row) => 'kept' in row && row.kept === true)
}

async function ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(world.partners.payments + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, body: await answer.json() }
}

async function send(method: Account['method'], from: string, fields: object = {}) {
  const to = accounts.find((account) => account.method === method)?.number
  const sending = { wallet: method, from, to, type: 'Personal', amount: '500', ...fields }
  const { body } = await ask('/api/send-money', sending)
  return expectText(body, 'trx_id')
}

function expectText(body: unknown, name: string): string {
  expect(body).toHaveProperty(name, expect.any(String))
  return String(Object.entries(body ?? {}).find(([key]) => key === name)?.[1])
}

async function device() {
  const { token } = await world.staff('admin')
  return (await world.call(staffDevices, { token })).body.data[0]
}

async function enrol() {
  const ids = accounts.map(({ id }) => id)
  const { device: code, parts } = await enrolDevice(world, ids)
  const sims = Object.fromEntries(accounts.map(({ method, number }) => [method, number]))
  return ask('/api/phone', { site: world.url, device: code, parts, sims })
}

const within = { timeout: 15_000, interval: 250 }

test('a phone that staff enrol forwards what its wallets say, and later claims are credited by nobody', async () => {
  expect((await ask('/api/phone')).body).toMatchObject({ phone: null, messages: [] })
  expect((await enrol()).status).toBe(200)
  for (const wallet of WALLETS) await send(wallet, '01911111111', { amount: '12345.50' })
  await send('rocket', '01911111111', { type: 'Agent' })
  await desk.offer(alice, '500')
  await beginChain()
  const trxId = await send('bkash', alice.phone)
  expect((await desk.claim(alice, { trxId })).status).toBe(200)
  await expect.poll(() => desk.balance(alice), within).toBe('1000.00')
  expect(await desk.breaches()).toEqual([])
  const read = (await device())?.messages.map(({ kind, method, amount, chain }) =>
    [kind, method, amount, chain].join(' '),
  )
  expect(read).toEqual([
    'received bKash 500.00 holds',
    'received bKash 500.00 unknown',
    'received Rocket 500.00 unknown',
    'received Upay 12345.50 unknown',
    'received Rocket 12345.50 unknown',
    'received Nagad 12345.50 unknown',
    'received bKash 12345.50 unknown',
  ])
})

/** Two people credit the first claim of the phone's wallet: only then its balances prove anything. */
async function beginChain() {
  const { body } = await desk.claim(alice, { trxId: await send('bkash', alice.phone) })
  const reference = body.transaction_id
  await expect.poll(() => lastNote(reference), within).toBe('chain')
  const params = { id: await desk.paymentId(reference) }
  const { token } = await world.staff('admin')
  await world.call(staffApproveDeposit, { token, params, body: { note: 'seen in the wallet' } })
  await agreeToAll(world, (await world.staff('cashier1')).token)
  expect(await desk.balance(alice)).toBe('500.00')
}

async function lastNote(reference: string) {
  const [payment] = await desk.queue('deposits', 'all', reference)
  return payment?.events.at(-1)?.note ?? null
}

test('without a network messages wait, and a dropped one shows as a gap', async () => {
  await ask('/api/phone/network', { has_network: false })
  await ask('/api/phone/drop', {})
  await send('bkash', '01911111111')
  await ask('/api/phone/forge', { from: 'bKash', text: 'You have received Tk 1,00,000' })
  expect((await ask('/api/phone')).body).toMatchObject({
    messages: [
      { number: 9, state: 'waiting' },
      { number: 8, state: 'dropped' },
      { state: 'taken' },
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(await device()).toMatchObject({ missing: 0 })
  await ask('/api/phone/network', { has_network: true })
  await expect.poll(async () => (await device())?.missing, within).toBe(1)
  const { body } = await ask('/api/phone')
  expect(body).toHaveProperty('failure', null)
  expect(body).toHaveProperty('messages.0.state', 'held')
})
