import {
  getPaymentMethods,
  requestEwallet,
  staffAskMethodRoutes,
  staffDecideApproval,
  staffMethods,
  staffSetMethod,
  type CallInput,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { askPartner } from '../checkouts/ask-about-due.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'

type Routes = CallInput<typeof staffAskMethodRoutes>['body']['routes']

let world: World
let desk: Desk
let cashier: { token: string }
let second: { token: string }
let bkash: PlayPartner
let sslcommerz: PlayPartner

beforeAll(async () => {
  bkash = openPlayPartner()
  sslcommerz = openPlayPartner()
  world = await openWorld({
    paymentPartners: new Map([
      ['bkash', bkash],
      ['sslcommerz', sslcommerz],
    ]),
    idleJobs: ['ask-bkash', 'ask-sslcommerz', 'handle-notices', 'prove-books'],
    env: { LIMITS_SCALE: '1000' },
  })
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  const { db } = world.api.ctx
  await sql`DELETE FROM partner_health`.execute(db)
  await sql`UPDATE payment_method SET status = 'active'`.execute(db)
  bkash.faults.length = 0
  world.clock.advance(2 * 3_600_000)
})

const method = async (name: string) =>
  (await world.call(staffMethods, { token: cashier.token })).body.data.find(
    (one) => one.name === name,
  )

async function ask(name: string, routes: Routes, { token } = cashier) {
  const id = String((await method(name))?.id)
  const body = { routes, reason: 'the page is slow' }
  return world.call(staffAskMethodRoutes, { token, params: { id }, body })
}

async function set(name: string, routes: Routes) {
  const { body, error } = await ask(name, routes)
  if (error.code === 'STATE_CHANGED') return
  if (error.code) throw new Error(error.code)
  const params = { id: String(body.id), decision: 'agree' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: {} })
}

const all = (to: string, success_min = '0') => ({
  to,
  amount_from: '0',
  amount_to: '',
  success_min,
})

const begin = ({ token }: Person, provider: string, amount = '500') =>
  world.call(requestEwallet, {
    token,
    body: { amount, type: 'Checkout', provider, promotion: 0 },
  })

async function paymentOf(reference: string) {
  const { rows } = await sql<{ method_key: string; partner: string; state: string }>`
    SELECT method_key, partner, state FROM payment WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  return rows[0]
}

const bySpare = { method_key: 'sslcommerz', partner: 'sslcommerz' }
const byOwn = { method_key: 'bkash', partner: 'bkash' }

async function partnerRests(partner: string) {
  const until = new Date(world.clock.now().getTime() + 60_000)
  await sql`
    INSERT INTO partner_health (partner, failures, rests_until, updated_at)
    VALUES (${partner}, 5, ${until}, ${world.clock.now()})
  `.execute(world.api.ctx.db)
}

test('[LAW-12] while one page rests another one takes the deposit, and there the money is', async () => {
  const alice = await world.signUp('alice')
  await set('bKash', [all('bkash'), all('sslcommerz')])
  await partnerRests('bkash')
  const begun = await begin(alice, 'bKash')
  const reference = begun.body.transaction
  expect(await paymentOf(reference)).toMatchObject(bySpare)
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  expect((await begin(alice, 'bKash')).body.url).toBe(begun.body.url)
  expect((await begin(alice, 'bKash', '600')).error.code).toBe('DEPOSIT_PENDING')
  sslcommerz.pay(reference, { payer: alice.phone })
  world.clock.advance(60_000)
  await askPartner(world.api.ctx, 'sslcommerz')
  expect(await paymentOf(reference)).toMatchObject({ ...bySpare, state: 'credited' })
  expect(await desk.balance(alice)).toBe('500.00')
  await proveBooks(world.api.ctx)
  const { rows } = await sql<{ breaks: unknown[] }>`
    SELECT breaks FROM book_proof ORDER BY id DESC LIMIT 1
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([{ breaks: [] }])
})

test('amounts decide by which page they go', async () => {
  const [bob, carol] = [await world.signUp('bob'), await world.signUp('carol')]
  await set('bKash', [
    { ...all('bkash'), amount_to: '1000' },
    { ...all('sslcommerz'), amount_from: '1000.01' },
  ])
  expect(await paymentOf((await begin(bob, 'bKash', '1000')).body.transaction)).toMatchObject(byOwn)
  const more = await begin(carol, 'bKash', '1000.01')
  expect(await paymentOf(more.body.transaction)).toMatchObject(bySpare)
})

test('a page whose payments go badly is passed over, as long as they do', async () => {
  await set('bKash', [all('bkash', '60'), all('sslcommerz')])
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => world.signUp(`unlucky${at}`)),
  )
  const last = people.pop()
  const later = people.pop()
  for (const person of people) {
    const { body } = await begin(person, 'bKash')
    expect(await paymentOf(body.transaction)).toMatchObject(byOwn)
    bkash.turnDown(body.transaction)
  }
  world.clock.advance(60_000)
  while ((await askPartner(world.api.ctx, 'bkash')) > 0);
  if (!last || !later) throw new Error('nobody is left')
  expect(await paymentOf((await begin(last, 'bKash')).body.transaction)).toMatchObject(bySpare)
  world.clock.advance(2 * 3_600_000)
  expect(await paymentOf((await begin(later, 'bKash')).body.transaction)).toMatchObject(byOwn)
})

test('nobody moves all others to another page by failing on purpose', async () => {
  await set('bKash', [all('bkash', '60'), all('sslcommerz')])
  const [mallory, frank] = [await world.signUp('mallory'), await world.signUp('frank')]
  for (let failed = 0; failed < 12; failed += 1) {
    const { body } = await begin(mallory, 'bKash')
    expect(await paymentOf(body.transaction)).toMatchObject(byOwn)
    bkash.turnDown(body.transaction)
    world.clock.advance(60_000)
    while ((await askPartner(world.api.ctx, 'bkash')) > 0);
  }
  expect(await paymentOf((await begin(frank, 'bKash')).body.transaction)).toMatchObject(byOwn)
})

test('what goes by a spare page counts in the day of the wallet that was chosen', async () => {
  const grace = await world.signUp('grace')
  await set('Upay', [all('sslcommerz')])
  const { db } = world.api.ctx
  await sql`UPDATE payment_method SET deposit_day_max_minor = 100000 WHERE key = 'upay'`.execute(db)
  try {
    const { body } = await begin(grace, 'Upay', '700')
    sslcommerz.pay(body.transaction, { payer: grace.phone })
    world.clock.advance(60_000)
    await askPartner(world.api.ctx, 'sslcommerz')
    const more = await begin(grace, 'Upay', '700')
    expect([more.error.code, more.error.params?.['left']]).toEqual(['METHOD_DAY_LIMIT', '300.00'])
    expect((await begin(grace, 'Upay', '300')).status).toBe(200)
  } finally {
    await sql`UPDATE payment_method SET deposit_day_max_minor = NULL WHERE key = 'upay'`.execute(db)
  }
})

test('a wallet without a page of its own is paid on the one that takes every wallet', async () => {
  const dave = await world.signUp('dave')
  await set('Upay', [all('sslcommerz')])
  const { body } = await world.call(getPaymentMethods, { token: dave.token })
  const methods = 'pgs' in body ? body.pgs : body
  const upay = methods.find(({ name }) => name === 'Upay')
  expect(upay?.channels.map(({ account_type }) => account_type)).toContain('Checkout')
  expect(await paymentOf((await begin(dave, 'Upay')).body.transaction)).toMatchObject(bySpare)
})

test('[LAW-29] without a page that answers the player is told when to come back, and one that staff stopped serves nobody', async () => {
  const erin = await world.signUp('erin')
  await set('bKash', [all('bkash'), all('sslcommerz')])
  await partnerRests('bkash')
  await partnerRests('sslcommerz')
  const { error } = await begin(erin, 'bKash')
  expect([error.code, error.params]).toEqual([
    'PARTNER_RESTING',
    { method: 'bKash', seconds: expect.any(Number) },
  ])
  await sql`DELETE FROM partner_health WHERE partner = 'sslcommerz'`.execute(world.api.ctx.db)
  const id = String((await method('SSLCommerz'))?.id)
  const body = { status: 'inactive' as const, reason: 'the owner asked' }
  await world.call(staffSetMethod, { token: cashier.token, params: { id }, body })
  expect((await begin(erin, 'bKash')).error.code).toBe('PARTNER_RESTING')
})

test('[LAW-24] the second person reads what was and what will be, and none leaves the page of its own', async () => {
  await set('bKash', [all('bkash')])
  const { body } = await ask('bKash', [
    { ...all('bkash', '70'), amount_to: '5000' },
    all('sslcommerz'),
  ])
  expect(body.evidence.found).toEqual({ routes: 'bKash ≥ 0.00' })
  expect(body.evidence.effect).toEqual({
    routes: 'bKash 0.00–5000.00, 70 % → SSLCommerz ≥ 0.00',
  })
  expect((await method('bKash'))?.routes?.approval_id).toBe(body.id)
  const params = { id: String(body.id), decision: 'refuse' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: { note: 'no' } })
  expect((await method('bKash'))?.routes?.set.map(({ to }) => to)).toEqual(['bkash'])
  expect((await ask('bKash', [])).error.code).toBe('STATE_CHANGED')
})

test.each<[string, string, Routes, string, string]>([
  ['leads to another wallet', 'bKash', [all('nagad')], 'METHOD_UNAVAILABLE', 'to_0'],
  ['leads nowhere', 'bKash', [all('gold')], 'METHOD_UNAVAILABLE', 'to_0'],
  ['stands twice', 'bKash', [all('bkash'), all('bkash')], 'METHOD_UNAVAILABLE', 'to_1'],
  [
    'ends before it begins',
    'bKash',
    [{ ...all('bkash'), amount_from: '900', amount_to: '800' }],
    'AMOUNT_OUT_OF_RANGE',
    'amount_to_0',
  ],
  [
    'asks for more than all',
    'bKash',
    [all('bkash', '101')],
    'NUMBER_OUT_OF_RANGE',
    'success_min_0',
  ],
])('a route that %s is refused at its field', async (_, name, routes, code, field) => {
  const { error } = await ask(name, routes)
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]])
})

test('[LAW-24] a trader may not ask for routes', async () => {
  const trader = await world.staff('trader1')
  const { error } = await ask('bKash', [all('sslcommerz')], trader)
  expect(error.code).toBe('STAFF_ROLE_MISSING')
})
