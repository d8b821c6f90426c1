import {
  downloadReconciledDay,
  requestEwallet,
  staffReconcileDay,
  staffReconciledDay,
  staffReconciliation,
} from '@maidan/contract'
import type { PartnerKey } from '@maidan/cashier'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openPartnerPage } from '../../cashier/testing/open-partner-page.ts'
import { waitForState } from '../../cashier/testing/watch-payment.ts'
import { dhakaDay } from './dhaka-day.ts'
import { reconcileDue } from './reconcile-due.ts'
import { reconciliationTurns } from './reconciliation-turns.ts'

const DAY_MS = 24 * 3_600_000
const PARTNERS = ['bkash', 'nagad', 'sslcommerz'] as const
const providers = { bkash: 'bKash', nagad: 'Nagad', sslcommerz: 'SSLCOMMERZ' } as const

let world: World
let desk: Desk
let day: string
let token: string
let books: pg.Pool

beforeAll(async () => {
  const idleJobs = PARTNERS.map((key) => `reconcile-${key}`)
  world = await openWorld({ payments: true, idleJobs })
  desk = openDesk(world)
  books = new pg.Pool({ connectionString: world.partners.booksUrl })
  day = dhakaDay(new Date())
  token = (await world.staff('cashier1')).token
})
afterAll(async () => {
  await books.end()
  await world.close()
})
afterEach(async () => {
  await openPartnerPage(world.partners.payments, 'bkash').clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

const page = (partner: PartnerKey) =>
  openPartnerPage(world.partners.payments, partner, partner === 'bkash' ? 'bkash' : 'nagad')

/** A player pays on the page of a partner; the reference of the deposit. */
async function pay(partner: PartnerKey, person: Person, state = 'credited') {
  // Waiting turns the clock on, and Nagad takes no merchant whose clock is minutes ahead of its own.
  world.clock.setBack(Math.max(0, world.clock.now().getTime() - Date.now()))
  const body = { amount: '500', type: 'Checkout', provider: providers[partner], promotion: 0 }
  const begun = await world.call(requestEwallet, { token: person.token, body })
  await page(partner).approve(new URL(begun.body.url ?? ''), person.phone)
  await waitForState(world, begun.body.transaction, state)
  return begun.body.transaction
}

/** Somebody pays the merchant at Nagad, and no payment of ours stands for it. */
function payUnasked(trxId: string, amountMinor: bigint) {
  return books.query(
    `INSERT INTO wallets.transfer (wallet, trx_id, type, sender, receiver, amount_minor, invoice)
     VALUES ('nagad', $1, 'Make Payment', '01799999999', 'MERCHANT', $2, 'NOBODYS')`,
    [trxId, amountMinor],
  )
}

async function tamper(change: string) {
  await world.api.ctx.pool.query(
    `SET session_replication_role = replica; ${change}; RESET session_replication_role`,
  )
}

async function reconcile(partner: PartnerKey, of = day) {
  const { status, body, error } = await world.call(staffReconcileDay, {
    token,
    params: { partner, day: of },
  })
  expect([status, error.code]).toEqual([200, undefined])
  return body
}

const found = ({ lines }: Awaited<ReturnType<typeof reconcile>>) =>
  lines.map(({ difference, kind, trx_id, ours, theirs }) => [
    difference,
    kind,
    ours?.reference ?? trx_id,
    ours?.booked ?? null,
    theirs?.amount ?? null,
  ])

test.each(PARTNERS)('[LAW-6] a day at %s agrees, line by line and in its sums', async (partner) => {
  const alice = await world.signUp(`alice${partner}`)
  await pay(partner, alice)
  const bob = await world.signUp(`bob${partner}`)
  await pay(partner, bob)
  const { run, lines } = await reconcile(partner)
  expect(lines).toEqual([])
  expect(run).toMatchObject({ state: 'agrees', matched: 2, difference_count: 0 })
  expect([run.ledger, run.by_hand, run.statement]).toEqual(['1000.00', '0.00', '1000.00'])
})

test('[LAW-6] what went by hand is no matter of the partner’s statement', async () => {
  const before = await reconcile('bkash')
  await desk.deposit(await world.signUp('handy'), { amount: '300' })
  const { run } = await reconcile('bkash')
  expect([run.state, run.ledger, run.by_hand, run.statement]).toEqual([
    'agrees',
    `${Number(before.run.ledger) + 300}.00`,
    '300.00',
    before.run.statement,
  ])
})

test('[LAW-6] each kind of difference is listed with both sides, and goes into the table', async () => {
  const carol = await world.signUp('carol')
  const [wrong, lost] = [await pay('nagad', carol), await pay('nagad', carol)]
  await payUnasked('NOBODY01', 12_300n)
  await books.query('UPDATE wallets.transfer SET amount_minor = 40000 WHERE invoice = $1', [wrong])
  await books.query('DELETE FROM wallets.transfer WHERE invoice = $1', [lost])
  const open = await pay('nagad', await world.signUp('dave'))
  await tamper(`UPDATE payment SET state = 'review' WHERE reference = '${open}'`)
  const body = await reconcile('nagad')
  expect(body.run).toMatchObject({ state: 'differs', difference_count: 4 })
  expect(new Set(found(body).map((line) => line.join(' ')))).toEqual(
    new Set([
      `amount_differs payment ${wrong} 500.00 400.00`,
      'missing_ours payment NOBODY01  123.00',
      `missing_partner payment ${lost} 500.00 `,
      `state_differs payment ${open} 500.00 500.00`,
    ]),
  )
  const asked = { token, params: { partner: 'nagad', day }, query: { language: 'bn' } } as const
  const file = await world.call(downloadReconciledDay, asked)
  expect(file.headers.get('content-disposition')).toContain(`nagad-${day}.csv`)
  expect(file.text).toContain(`অঙ্ক মেলে না,পেমেন্ট,`)
  expect(file.text.split('\r\n').filter((line) => line.includes('NOBODY01'))).toHaveLength(1)
  await tamper(`UPDATE payment SET state = 'credited' WHERE reference = '${open}'`)
})

test('[LAW-11] what moved at the partner around midnight is asked for by name', async () => {
  const reference = await pay('sslcommerz', await world.signUp('erin'))
  await books.query(`UPDATE wallets.transfer SET at = at - interval '1 day' WHERE invoice = $1`, [
    reference,
  ])
  expect(found(await reconcile('sslcommerz'))).toEqual([])
  const yesterday = dhakaDay(new Date(Date.now() - DAY_MS))
  expect(found(await reconcile('sslcommerz', yesterday))).toEqual([])
  await books.query(`UPDATE wallets.transfer SET at = at + interval '1 day' WHERE invoice = $1`, [
    reference,
  ])
})

test('[LAW-11] a silent partner is asked again later, and keeps no other from its day', async () => {
  await page('bkash').order({ step: 'statement', fault: 'drop_before' })
  world.clock.advance(DAY_MS)
  for (const partner of PARTNERS) expect(await reconcileDue(world.api.ctx, partner)).toBe(1)
  const asked = { token, params: { partner: 'bkash', day } } as const
  const silent = await world.call(staffReconciledDay, asked)
  expect(silent.body.run).toMatchObject({ state: 'silent', statement: null, matched: 0 })
  expect(silent.body.why).not.toBe('')
  const { body } = await world.call(staffReconciliation, {
    token: (await world.staff('cashier1')).token,
  })
  const today = body.data.find((one) => one.day === day)
  expect(today?.runs.map(({ partner, state }) => [partner, state])).toEqual([
    ['bkash', 'silent'],
    ['nagad', 'differs'],
    ['sslcommerz', 'agrees'],
  ])
  expect(await reconcileDue(world.api.ctx, 'bkash')).toBe(0)
  await page('bkash').clearFaults()
  world.clock.advance(16 * 60_000)
  expect(await reconcileDue(world.api.ctx, 'bkash')).toBe(1)
  token = (await world.staff('cashier1')).token
  const again = await world.call(staffReconciledDay, { ...asked, token })
  expect(again.body.run.state).toBe('agrees')
  expect(again.body.earlier[0]?.state).toBe('silent')
  expect(await reconcileDue(world.api.ctx, 'bkash')).toBe(0)
})

test('a day that has not come, a trader and too many wishes are refused', async () => {
  const tomorrow = dhakaDay(new Date(world.clock.now().getTime() + DAY_MS))
  const params = { partner: 'bkash', day: tomorrow } as const
  const early = await world.call(staffReconcileDay, { token, params })
  expect(early.error.code).toBe('NOT_FOUND')
  const trader = await world.staff('trader1')
  const refused = await world.call(staffReconciliation, trader)
  expect(refused.error.code).toBe('STAFF_ROLE_MISSING')
})

test('[LAW-6] a day that another process works on is left to it, until it gives it back', async () => {
  const { ctx } = world.api
  const turn = { of: 'bkash', day }
  expect(await reconciliationTurns.take(ctx, turn)).toBe(true)
  const params = { partner: 'bkash', day } as const
  const busy = await world.call(staffReconcileDay, { token, params })
  expect(busy.error.code).toBe('STATE_CHANGED')
  await reconciliationTurns.end(ctx, turn)
  await reconcile('bkash')
})
