import {
  requestEwallet,
  staffApprovals,
  staffDecideApproval,
  staffDeposits,
  staffEndRefund,
  staffRefundDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { limitsOf } from '../../protection/testing/limits-of.ts'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { owedBy, stateOf, waitForState } from '../testing/watch-payment.ts'
import { recordRefund } from './record-refund.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so many questions the pauses between them are longer than an answer takes. */
const ASKED_MIN = 5

type Ending = { verdict?: 'given' | 'kept'; refund_trx_id?: string; reason?: string }
type Clerk = 'admin' | 'cashier1' | 'cashier2'

let world: World
let desk: Desk
let page: PartnerPage

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
  page = openPartnerPage(world.partners.payments, 'sslcommerz', 'bkash')
})
afterAll(() => world.close())
afterEach(async () => {
  await page.clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

/** A deposit of 500 through SSLCOMMERZ, credited. */
async function paid(person: Person): Promise<string> {
  const body = { amount: '500', type: 'Checkout', provider: 'SSLCOMMERZ', promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: person.token, body })
  const goBack = await page.approve(new URL(begun.url ?? ''), person.phone)
  await goBack()
  await waitForState(world, begun.transaction, 'credited')
  return begun.transaction
}

/** Two people agree that it goes back, and its partner is told: it does not rest. */
async function giveBack(reference: string, amount = '500') {
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { through: 'partner', amount, reason: 'The player asked for it' } as const
  expect((await world.call(staffRefundDeposit, { token, params, body })).status).toBe(200)
  await agreeToAll(world, (await world.staff('admin')).token)
  await vi.waitFor(async () => expect(await toldAtOf(reference)).not.toBeNull())
}

async function toldAtOf(reference: string): Promise<Date | null> {
  const { rows } = await sql<{ sent_at: Date | null }>`
    SELECT sent_at FROM payment WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  return rows[0]?.sent_at ?? null
}

/** More than a day goes by, in which the partner is asked again and again, and nothing is under way. */
async function waitADay(reference: string) {
  const since = world.clock.now().getTime()
  const { tries } = await askingOf(reference)
  await vi.waitFor(
    async () => {
      if (world.clock.now().getTime() - since < DAY_MS + HOUR_MS) world.clock.advance(2 * HOUR_MS)
      const asking = await askingOf(reference)
      if (asking.tries < tries + ASKED_MIN) world.clock.advance(HOUR_MS)
      expect(world.clock.now().getTime() - since).toBeGreaterThan(DAY_MS)
      expect(asking.tries).toBeGreaterThanOrEqual(tries + ASKED_MIN)
      expect(asking.dueInMs).toBeGreaterThan(10 * MINUTE_MS)
    },
    { timeout: 20_000, interval: 300 },
  )
}

/** How often the partner was asked, and when it is next; an answer that is awaited is due sooner. */
async function askingOf(reference: string) {
  const { rows } = await sql<{ partner_tries: number; partner_due_at: Date }>`
    SELECT partner_tries, partner_due_at FROM payment WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  const [row] = rows
  if (!row) throw new Error(`${reference} is not there`)
  const { partner_tries: tries, partner_due_at: dueAt } = row
  return { tries, dueInMs: dueAt.getTime() - world.clock.now().getTime() }
}

async function askEnd(reference: string, ending: Ending = {}, clerk: Clerk = 'cashier1') {
  const { token } = await world.staff(clerk)
  const params = { id: await desk.paymentId(reference) }
  const body = { verdict: 'kept', reason: 'Nothing in its portal', ...ending } as const
  return world.call(staffEndRefund, { token, params, body })
}

async function requestOn(reference: string) {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffApprovals, { token, query: { state: 'waiting' } })
  const found = body.data.find(({ subject }) => subject === `payment:${reference}`)
  if (!found) throw new Error(`nothing waits on ${reference}`)
  return found
}

async function decide(id: number, clerk: Clerk) {
  const { token } = await world.staff(clerk)
  const params = { id: String(id), decision: 'agree' } as const
  return world.call(staffDecideApproval, { token, params, body: {} })
}

const shown = async (reference: string) =>
  (await desk.queue('deposits', 'all', reference)).find((one) => one.reference === reference)

/** What the partner holds for us and we do not say that it does. */
const difference = async () => (await owedBy(world, 'sslcommerz')) - (await page.merchantMinor())

/** The partner's own number of the last refund of a deposit, as its portal shows it to us. */
async function refundNumber(reference: string): Promise<string> {
  const url = `${world.partners.payments}/statements/sslcommerz?invoice=${reference}`
  const { rows } = (await (await fetch(url)).json()) as { rows: { type: string; trx_id: string }[] }
  return rows.findLast(({ type }) => type === 'refund')?.trx_id ?? ''
}

const lost = { step: 'refund', fault: 'drop_after_commit', times: 1 }
const unheard = { step: 'refund', fault: 'drop_before', times: 1 }
const noStatement = { step: 'statement', fault: 'drop_before' }

test('[LAW-11] a refund that its partner never heard ends by two people, and the player has the money', async () => {
  const alice = await world.signUp('alice')
  const reference = await paid(alice)
  const before = await difference()
  await page.order(unheard)
  await giveBack(reference)
  const early = await askEnd(reference)
  expect([early.status, early.error.code]).toEqual([409, 'REFUND_STILL_ASKED'])
  expect((await shown(reference))?.refund_end).toMatchObject({ open: false })
  await waitADay(reference)
  expect(await stateOf(world, reference)).toBe('refunding')
  expect((await shown(reference))?.refund_end).toMatchObject({ open: true })
  const both = await Promise.all([
    askEnd(reference, {}, 'cashier1'),
    askEnd(reference, {}, 'cashier2'),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('APPROVAL_WAITING')
  const request = await requestOn(reference)
  expect(request).toMatchObject({
    kind: 'refund.end',
    evidence: {
      claimed: { amount: '500.00', method: 'SSLCommerz' },
      effect: { paid: '500.00', balance_after: '500.00' },
    },
  })
  const asker = request.asked_by === 'cashier1' ? 'cashier1' : 'cashier2'
  expect((await decide(request.id, asker)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect(await desk.balance(alice)).toBe('0.00')
  const other = asker === 'cashier1' ? 'cashier2' : 'cashier1'
  const agreed = await Promise.all([decide(request.id, other), decide(request.id, 'admin')])
  expect(agreed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await desk.balance(alice)).toBe('500.00')
  expect(await difference()).toBe(before)
  const payment = await shown(reference)
  expect(payment).toMatchObject({ state: 'credited', refunds: [{ number: 1, state: 'kept' }] })
  expect(payment?.refund_end).toBeUndefined()
  expect(payment?.events.at(-1)).toMatchObject({ source: 'staff', note: 'Nothing in its portal' })
  expect(payment?.events.at(-1)?.actor).toContain(asker)
  expect((await askEnd(reference)).error.code).toBe('STATE_CHANGED')
  // It was deposited on the day on which it came, not on that of its way back.
  const limits = limitsOf(world)
  const ofDay = { kind: 'deposit', period: 'day' } as const
  await limits.limited(alice, ofDay, '1000')
  expect(await limits.shown(alice, ofDay)).toMatchObject({ used: '0.00' })
})

test('[LAW-11] a refund of which the answer was lost ends as sent back, by the number in its statement', async () => {
  const bob = await world.signUp('bob')
  const reference = await paid(bob)
  const before = await difference()
  await page.order(noStatement)
  await page.order(lost)
  await giveBack(reference, '200')
  await waitADay(reference)
  await page.clearFaults()
  const number = await refundNumber(reference)
  expect(number).not.toBe('')
  const given = { verdict: 'given', reason: 'It stands in its statement' } as const
  expect((await askEnd(reference, given)).error.code).toBe('TRX_ID_INVALID')
  const own = (await shown(reference))?.trx_id ?? ''
  const used = await askEnd(reference, { ...given, refund_trx_id: own })
  expect([used.error.code, used.error.errors?.['refund_trx_id']]).toEqual([
    'TRX_ID_USED',
    [expect.any(String)],
  ])
  expect((await askEnd(reference, { ...given, refund_trx_id: number })).status).toBe(200)
  const request = await requestOn(reference)
  expect(request.evidence.effect).toMatchObject({
    return_trx_id: number.toUpperCase(),
    deposit_left: '300.00',
    balance_after: '300.00',
  })
  expect((await decide(request.id, 'admin')).status).toBe(200)
  expect(await desk.balance(bob)).toBe('300.00')
  expect(await difference()).toBe(before)
  expect(await shown(reference)).toMatchObject({
    state: 'credited',
    refund_left: '300.00',
    refunds: [{ state: 'given', amount: '200.00', trx_id: number.toUpperCase() }],
  })
})

test('[LAW-11] while its partner answers for a refund, nobody ends it', async () => {
  const carol = await world.signUp('carol')
  const reference = await paid(carol)
  await page.order({ step: 'refund', fault: 'query_lag', delay_ms: 600_000 })
  await giveBack(reference)
  await waitADay(reference)
  await waitADay(reference)
  const refused = await askEnd(reference)
  expect([refused.error.code, await stateOf(world, reference)]).toEqual([
    'REFUND_STILL_ASKED',
    'refunding',
  ])
  expect(refused.error.message).toContain('said nothing of it for a day')
})

test('[LAW-11] a word that comes before the second person does is what counts', async () => {
  const dora = await world.signUp('dora')
  const reference = await paid(dora)
  await page.order(unheard)
  await giveBack(reference)
  await waitADay(reference)
  expect((await askEnd(reference)).status).toBe(200)
  const request = await requestOn(reference)
  const paymentId = BigInt(await desk.paymentId(reference))
  await recordRefund(world.api.ctx, { paymentId, number: 1, answer: { kind: 'waiting' } })
  expect((await decide(request.id, 'admin')).error.code).toBe('REFUND_STILL_ASKED')
  expect([await stateOf(world, reference), await desk.balance(dora)]).toEqual(['refunding', '0.00'])
})

test('[LAW-4] a late word about a part that people have ended does not end the next one', async () => {
  const erin = await world.signUp('erin')
  const reference = await paid(erin)
  await page.order(unheard)
  await giveBack(reference)
  await waitADay(reference)
  await askEnd(reference)
  await decide((await requestOn(reference)).id, 'admin')
  await page.order(unheard)
  await giveBack(reference, '100')
  const paymentId = BigInt(await desk.paymentId(reference))
  const answer = { kind: 'paid', trxId: 'LATE-PAID-1', at: world.clock.now() } as const
  await recordRefund(world.api.ctx, { paymentId, number: 1, answer })
  expect((await shown(reference))?.refunds).toMatchObject([
    { number: 1, state: 'kept' },
    { number: 2, state: 'pending' },
  ])
  expect(await desk.balance(erin)).toBe('400.00')
})

test('[SIL-026] an auditor reads it and asks for nothing, and no reason is no request', async () => {
  const finn = await world.signUp('finn')
  const reference = await paid(finn)
  await page.order(unheard)
  await giveBack(reference)
  await waitADay(reference)
  expect((await askEnd(reference, { reason: '' })).error.code).toBe('STAFF_REASON_MISSING')
  const role = (name: string) =>
    sql`UPDATE staff SET role = ${name} WHERE username = 'cashier2'`.execute(world.api.ctx.db)
  await role('auditor')
  const { token } = await world.staff('cashier2')
  const query = { state: 'all', search: reference }
  const read = await world.call(staffDeposits, { token, query })
  expect(read.body.data[0]?.refund_end).toMatchObject({ open: true })
  expect((await askEnd(reference, {}, 'cashier2')).error.code).toBe('STAFF_ROLE_MISSING')
  await role('cashier')
})

test('whatever came of them, the books agree', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
})
