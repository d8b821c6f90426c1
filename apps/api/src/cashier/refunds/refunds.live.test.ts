import {
  getPromotion,
  requestEwallet,
  showTransactions,
  showTurnovers,
  staffRefundDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { agreeToAll, freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { owedBy, stateOf, waitForState } from '../testing/watch-payment.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let page: PartnerPage

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
  page = openPartnerPage(world.partners.payments, 'bkash')
})
afterAll(() => world.close())
afterEach(async () => {
  await page.clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

type Ask = {
  amount?: string
  through?: 'hand' | 'partner'
  refund_trx_id?: string
  reason?: string
}

async function ask(reference: string, body: Ask = {}) {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const asked = { through: 'partner', reason: 'The player asked for it', ...body } as const
  return world.call(staffRefundDeposit, { token, params, body: asked })
}

const agree = async () => agreeToAll(world, (await world.staff('admin')).token)

/** A deposit of 500 on the page of bKash, credited. */
async function paidAtBkash(person: Person): Promise<string> {
  const body = { amount: '500', type: 'Checkout', provider: 'bKash', promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: person.token, body })
  await page.approve(new URL(begun.url ?? ''), person.phone)
  await waitForState(world, begun.transaction, 'credited')
  return begun.transaction
}

/** Lets a day go by once the partner was told, heard it or not. */
async function waitADay(reference: string) {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ sent_at: Date | null }>`
      SELECT sent_at FROM payment WHERE reference = ${reference}
    `.execute(world.api.ctx.db)
    expect(rows[0]?.sent_at).not.toBeNull()
  })
  world.clock.advance(DAY_MS)
}

const eventsOf = async (reference: string) => {
  const [payment] = await desk.queue('deposits', 'all', reference)
  return payment?.events.map(({ state }) => state) ?? []
}

test('[LAW-24] a deposit by hand is given back by two people, who say by which transaction', async () => {
  const alice = await world.signUp('alice')
  const reference = await desk.deposit(alice, { amount: '700' })
  const trxId = freshTrxId()
  const asked = await ask(reference, { through: 'hand', refund_trx_id: trxId })
  expect([asked.status, asked.body.state, asked.body.approval_asked_by]).toEqual([
    200,
    'credited',
    'cashier1',
  ])
  expect(await desk.balance(alice)).toBe('700.00')
  await agree()
  expect(await desk.balance(alice)).toBe('0.00')
  const [payment] = await desk.queue('deposits', 'all', reference)
  expect(payment).toMatchObject({
    state: 'refunded',
    refunds: [{ number: 1, state: 'given', amount: '700.00', through: 'hand', trx_id: trxId }],
  })
  expect(payment?.events.at(-1)?.actor).toBe('cashier1, admin')
})

test.each<[string, object[], string[]]>([
  ['all is well', [], ['refunding', 'refunded']],
  [
    'its line is cut after it gave it back',
    [{ fault: 'drop_after_commit', times: 1 }],
    ['refunding', 'refunded'],
  ],
  [
    'it breaks after it gave it back',
    [{ fault: 'http_500_after_commit', times: 1 }],
    ['refunding', 'refunded'],
  ],
  [
    'its line is cut before it hears of it',
    [{ fault: 'drop_before', times: 1 }],
    ['refunding', 'credited'],
  ],
])('[LAW-11] a refund at bKash when %s', async (_, faults, states) => {
  const bob = await world.signUp('bob')
  const reference = await paidAtBkash(bob)
  const others = (await owedBy(world, 'bkash')) - (await page.merchantMinor())
  for (const fault of faults) await page.order({ step: 'refund', ...fault })
  await ask(reference)
  await agree()
  expect(await desk.balance(bob)).toBe('0.00')
  const end = states.at(-1) ?? ''
  if (end === 'credited') await waitADay(reference)
  await waitForState(world, reference, end)
  expect((await eventsOf(reference)).slice(-states.length)).toEqual(states)
  expect(await desk.balance(bob)).toBe(end === 'refunded' ? '0.00' : '500.00')
  expect((await owedBy(world, 'bkash')) - (await page.merchantMinor())).toBe(others)
})

test('[LAW-11] a refund that bKash did not take on can be asked for again, and is done once', async () => {
  const carol = await world.signUp('carol')
  const reference = await paidAtBkash(carol)
  const before = await page.merchantMinor()
  await page.order({ step: 'refund', fault: 'drop_before', times: 1 })
  await ask(reference)
  await agree()
  await waitADay(reference)
  await waitForState(world, reference, 'credited')
  await ask(reference)
  await agree()
  await waitForState(world, reference, 'refunded')
  expect(await desk.balance(carol)).toBe('0.00')
  expect(before - (await page.merchantMinor())).toBe(500_00n)
})

test('what the player has not got any more is neither asked for nor taken', async () => {
  const alice = await world.signUp('alice')
  const reference = await desk.deposit(alice, { amount: '1000' })
  const hand = { through: 'hand', refund_trx_id: freshTrxId() } as const
  await ask(reference, hand)
  await desk.withdraw(alice, { amount: '500' })
  await agree()
  expect(await stateOf(world, reference)).toBe('credited')
  expect(await desk.balance(alice)).toBe('500.00')
  const other = await world.signUp('other')
  const spent = await desk.deposit(other, { amount: '1000' })
  await desk.withdraw(other, { amount: '500' })
  expect((await ask(spent, hand)).error.code).toBe('NOT_ENOUGH_MONEY')
})

test('a bonus that is kept for a deposit ends with its refund', async () => {
  const dora = await world.signUp('dora')
  const { body } = await world.call(getPromotion)
  const promotionId = body.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
  const reference = await desk.deposit(dora, { amount: '1000', promotionId })
  await ask(reference, { through: 'hand', refund_trx_id: freshTrxId() })
  await agree()
  expect([await stateOf(world, reference), await desk.balance(dora)]).toEqual(['refunded', '0.00'])
  const { body: shown } = await world.call(showTurnovers, { token: dora.token })
  expect(shown.turnover[0]).toMatchObject({ status: 'complete', end: 'given_up' })
})

test.each<[string, Ask, string]>([
  ['no reason', { reason: '' }, 'STAFF_REASON_MISSING'],
  ['a partner that did not take it', {}, 'METHOD_UNAVAILABLE'],
  ['no transaction', { through: 'hand' }, 'TRX_ID_INVALID'],
])('with %s nothing is asked', async (_, body, code) => {
  const erin = await world.signUp('erin')
  const reference = await desk.deposit(erin, { amount: '500' })
  expect((await ask(reference, body)).error.code).toBe(code)
})

test('only what is credited is given back, and only one request waits', async () => {
  const finn = await world.signUp('finn')
  const { body } = await desk.claim(finn, { amount: '500' })
  expect((await ask(body.transaction_id)).error.code).toBe('STATE_CHANGED')
  const reference = await desk.deposit(await world.signUp('gina'), { amount: '500' })
  const hand = () => ask(reference, { through: 'hand', refund_trx_id: freshTrxId() })
  const both = await Promise.all([hand(), hand()])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a wallet transaction sends one payment back', async () => {
  const [hana, ivan] = [await world.signUp('hana'), await world.signUp('ivan')]
  const [first, second] = [
    await desk.deposit(hana, { amount: '500' }),
    await desk.deposit(ivan, { amount: '500' }),
  ]
  const hand = { through: 'hand', refund_trx_id: freshTrxId() } as const
  await ask(first, hand)
  await agree()
  expect((await ask(second, hand)).error.code).toBe('TRX_ID_USED')
})

test('[LAW-11][LAW-24] a deposit goes back in parts, by hand and by bKash, and never more than it was', async () => {
  const bob = await world.signUp('partly')
  const reference = await paidAtBkash(bob)
  const owed = (await owedBy(world, 'bkash')) - (await page.merchantMinor())
  for (const amount of ['500.01', '0', '-1', '1e2'])
    expect((await ask(reference, { amount })).status).toBe(422)
  await ask(reference, { amount: '120.50' })
  await agree()
  await waitForEnd(reference, 1)
  expect([await stateOf(world, reference), await desk.balance(bob)]).toEqual(['credited', '379.50'])
  const handTrxId = freshTrxId()
  await ask(reference, { amount: '79.50', through: 'hand', refund_trx_id: handTrxId })
  await agree()
  expect((await ask(reference, { amount: '300.01' })).error.code).toBe('AMOUNT_OUT_OF_RANGE')
  // The answer to the third part is lost: the last refund that bKash knows is found to be ours.
  await page.order({ step: 'refund', fault: 'drop_after_commit', times: 1 })
  await ask(reference)
  await agree()
  await waitForState(world, reference, 'refunded')
  const [payment] = await desk.queue('deposits', 'all', reference)
  expect(payment?.refunds).toMatchObject([
    { number: 1, state: 'given', amount: '120.50', through: 'partner' },
    { number: 2, state: 'given', amount: '79.50', through: 'hand', trx_id: handTrxId },
    { number: 3, state: 'given', amount: '300.00', through: 'partner' },
  ])
  expect(await desk.balance(bob)).toBe('0.00')
  // What was sent by hand did not go through the partner's books.
  expect((await owedBy(world, 'bkash')) - (await page.merchantMinor())).toBe(owed - 79_50n)
})

test('[LAW-11] a part that bKash never heard of is not mistaken for the part before it', async () => {
  const carol = await world.signUp('mistaken')
  const reference = await paidAtBkash(carol)
  await ask(reference, { amount: '200' })
  await agree()
  await waitForEnd(reference, 1)
  const before = await page.merchantMinor()
  await page.order({ step: 'refund', fault: 'drop_before', times: 1 })
  await ask(reference, { amount: '200' })
  await agree()
  await waitADay(reference)
  await waitForEnd(reference, 2)
  const [payment] = await desk.queue('deposits', 'all', reference)
  expect(payment?.refunds?.map(({ state }) => state)).toEqual(['given', 'kept'])
  expect([payment?.state, payment?.refund_left]).toEqual(['credited', '300.00'])
  expect(await desk.balance(carol)).toBe('300.00')
  expect(before).toBe(await page.merchantMinor())
})

test('[LAW-24] two people who agreed on more than is left by then move nothing', async () => {
  const dan = await world.signUp('twice')
  const reference = await desk.deposit(dan, { amount: '1000' })
  const id = await desk.paymentId(reference)
  const hand = () => ({ through: 'hand', refund_trx_id: freshTrxId() }) as const
  await ask(reference, { amount: '700', ...hand() })
  await sql`UPDATE payment SET refunded_minor = 40000 WHERE id = ${id}`.execute(world.api.ctx.db)
  await agree()
  expect(await desk.balance(dan)).toBe('1000.00')
  await sql`UPDATE payment SET refunded_minor = 0 WHERE id = ${id}`.execute(world.api.ctx.db)
})

test('[CASH-45] a player reads which part went back, and what stays', async () => {
  const erin = await world.signUp('reads')
  const reference = await desk.deposit(erin, { amount: '800' })
  await ask(reference, { amount: '300', through: 'hand', refund_trx_id: freshTrxId() })
  await agree()
  const { body } = await world.call(showTransactions, { token: erin.token })
  const record = body.transaction.find(({ transaction_id: own }) => own === reference)
  expect(record).toMatchObject({ key: '1', amount: '800.00', refunded: '300.00' })
  expect(record?.timeline?.map(({ state }) => state)).toEqual([
    'submitted',
    'reviewing',
    'credited',
    'part_refunded',
  ])
})

/** Waits until so many parts of a deposit have come to their end. */
function waitForEnd(reference: string, count: number) {
  return vi.waitFor(
    async () => {
      world.clock.advance(30_000)
      const [payment] = await desk.queue('deposits', 'all', reference)
      const ended = payment?.refunds?.filter(({ state }) => state !== 'pending') ?? []
      expect(ended).toHaveLength(count)
    },
    { timeout: 15_000, interval: 200 },
  )
}

test('whatever came of them, the books agree', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
})
