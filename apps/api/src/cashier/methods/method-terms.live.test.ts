import {
  getPaymentMethods,
  listInbox,
  login,
  showTransactions,
  staffAskMethodTerms,
  staffDecideApproval,
  staffMethods,
  staffRejectWithdrawal,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readMovements } from '../../reports/queries/read-movements.ts'
import { openDesk, payByHand, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk
let cashier: { token: string }
let second: { token: string }

const DAY_MS = 24 * 3_600_000

beforeAll(async () => {
  world = await openWorld({ idleJobs: ['prove-books'] })
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  await setTerms({})
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
})

type Terms = Partial<
  Record<'deposit_day_max' | 'withdrawal_day_max' | 'fee_fixed' | 'fee_percent', string>
>

const bkash = async () =>
  (await world.call(staffMethods, { token: cashier.token })).body.data.find(
    ({ name }) => name === 'bKash',
  )

async function ask(terms: Terms, reason = 'the wallet asks for it') {
  const id = String((await bkash())?.id)
  const open = { deposit_day_max: '', withdrawal_day_max: '', fee_fixed: '0', fee_percent: '0' }
  const body = { ...open, ...terms, reason }
  return world.call(staffAskMethodTerms, { token: cashier.token, params: { id }, body })
}

const agree = (id: number, { token } = second) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: {},
  })

/** Terms by two people; those that are so already are let be. */
async function setTerms(terms: Terms) {
  const { body, status } = await ask(terms)
  if (status === 200) await agree(body.id)
}

async function pay(reference: string) {
  const id = await desk.paymentId(reference)
  const answer = await payByHand(world, cashier.token, { id, note: 'sent' })
  expect(answer.status).toBe(200)
}

async function rich(name: string, amount = '5000'): Promise<Person> {
  const person = await world.signUp(name)
  await desk.deposit(person, { amount })
  return person
}

const held = async ({ playerId }: Person) => {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT a.balance_minor AS minor FROM player p JOIN account a ON a.id = p.held_account
    WHERE p.id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor
}

const record = async ({ token }: Person) =>
  (await world.call(showTransactions, { token, query: {} })).body.transaction[0]

test('[LAW-24] terms take two people, and say what was and what will be', async () => {
  const { body } = await ask({ withdrawal_day_max: '20000', fee_fixed: '10', fee_percent: '1.5' })
  expect(body.evidence.claimed).toEqual({
    method: 'bKash',
    currency: 'BDT',
    deposit_day_max: '0.00',
    withdrawal_day_max: '20000.00',
    fee_fixed: '10.00',
    fee_percent: '1.5',
  })
  expect(body.evidence.found).toMatchObject({ fee_fixed: '0.00', fee_percent: '0' })
  expect((await bkash())?.terms).toMatchObject({ fee_fixed: '0.00', approval_id: body.id })
  expect((await agree(body.id, cashier)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await agree(body.id)).status).toBe(200)
  expect((await bkash())?.terms).toEqual({
    deposit_day_max: null,
    withdrawal_day_max: '20000.00',
    fee_fixed: '10.00',
    fee_percent: '1.5',
    approval_id: null,
  })
  const alice = await world.signUp('alice')
  const shown = (await world.call(getPaymentMethods, { token: alice.token })).body
  const methods = Array.isArray(shown) ? shown : shown.pgs
  expect(methods.find(({ name }) => name === 'bKash')).toMatchObject({
    withdrawal_day_max: '20000.00',
    withdrawal_fee: { fixed: '10.00', percent: '1.5' },
  })
  expect(methods.find(({ name }) => name === 'Nagad')).not.toHaveProperty('withdrawal_fee')
})

test.each<[Terms, field: string, code: string]>([
  [{ withdrawal_day_max: '499.99' }, 'withdrawal_day_max', 'AMOUNT_OUT_OF_RANGE'],
  [{ deposit_day_max: '1' }, 'deposit_day_max', 'AMOUNT_OUT_OF_RANGE'],
  [{ deposit_day_max: '1e9' }, 'deposit_day_max', 'AMOUNT_INVALID'],
  [{ fee_fixed: '-1' }, 'fee_fixed', 'AMOUNT_INVALID'],
  [{ fee_fixed: '500' }, 'fee_fixed', 'AMOUNT_OUT_OF_RANGE'],
  [{ fee_percent: '10.01' }, 'fee_percent', 'NUMBER_OUT_OF_RANGE'],
  [{ fee_percent: '1.555' }, 'fee_percent', 'NUMBER_OUT_OF_RANGE'],
])('[LAW-24] %j is refused at its field', async (terms, field, code) => {
  const { error } = await ask(terms)
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]])
})

test('[CASH-62] a fee is held with its withdrawal, kept once that is paid, and told', async () => {
  await setTerms({ fee_fixed: '10', fee_percent: '1.5' })
  const alice = await rich('alice')
  // Who was shown no fee is not charged one.
  expect((await desk.withdraw(alice, { amount: '1000' })).error.code).toBe('FEE_CHANGED')
  const changed = await desk.withdraw(alice, { amount: '1000', fee: '24.99' })
  expect([changed.error.code, changed.error.message]).toEqual([
    'FEE_CHANGED',
    expect.stringContaining('25.00'),
  ])
  expect(await desk.balance(alice)).toBe('5000.00')
  const { body } = await desk.withdraw(alice, { amount: '1000', fee: '25' })
  expect(await desk.balance(alice)).toBe('3975.00')
  expect(await held(alice)).toBe(102_500n)
  // The terms of the request hold, whatever they are when it is paid.
  await setTerms({ fee_fixed: '99' })
  await pay(body.transaction_id)
  expect(await held(alice)).toBe(0n)
  expect(await record(alice)).toMatchObject({ amount: '1000.00', fee: '25.00', key: '1' })
  const inbox = await world.call(listInbox, { token: alice.token, query: {} })
  expect(inbox.body.data.data[0]?.message).toMatch(/1,000\.00.*25\.00.*1,025\.00/)
  const year = { from: new Date('2000-01-01'), until: new Date('2100-01-01') }
  const { rows } = await readMovements(world.api.ctx.db, BigInt(alice.playerId), year)
  expect(rows.map(({ wordsKey, amountMinor }) => [wordsKey, amountMinor])).toEqual([
    ['deposit', 500_000n],
    ['withdrawal', -100_000n],
    ['withdrawal_fee', -2_500n],
  ])
  expect(await desk.breaches()).toEqual([])
})

test('[CASH-62] what is not paid costs nothing, and what the balance cannot bear is refused whole', async () => {
  await setTerms({ fee_fixed: '10' })
  const bob = await rich('bob', '1000')
  expect((await desk.withdraw(bob, { amount: '1000', fee: '10' })).error.code).toBe(
    'NOT_ENOUGH_MONEY',
  )
  expect([await desk.balance(bob), await held(bob)]).toEqual(['1000.00', 0n])
  const { body } = await desk.withdraw(bob, { amount: '990', fee: '10' })
  expect(await desk.balance(bob)).toBe('0.00')
  await world.call(staffRejectWithdrawal, {
    token: cashier.token,
    params: { id: await desk.paymentId(body.transaction_id) },
    body: { reason: 'wrong number' },
  })
  expect([await desk.balance(bob), await held(bob)]).toEqual(['1000.00', 0n])
  const inbox = await world.call(listInbox, { token: bob.token, query: {} })
  expect(inbox.body.data.data[0]?.message).toContain('1,000.00')
})

test('[CASH-62] ten withdrawals at once do not pass the day, which ends at midnight in Dhaka', async () => {
  await setTerms({ withdrawal_day_max: '1500' })
  const alice = await rich('alice')
  const first = await desk.withdraw(alice, { amount: '900' })
  await pay(first.body.transaction_id)
  const many = (amount: string) =>
    Promise.all(Array.from({ length: 10 }, () => desk.withdraw(alice, { amount })))
  const over = await many('600.01')
  expect(over.map(({ error }) => error.code)).toEqual(over.map(() => 'METHOD_DAY_LIMIT'))
  expect(over[0]?.error.message).toContain('600.00')
  expect(over[0]?.error.message).toContain('00:00 (GMT+6)')
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  const inside = await many('600')
  expect(inside.filter(({ status }) => status === 200)).toHaveLength(1)
  const reference = inside.find(({ status }) => status === 200)?.body.transaction_id ?? ''
  await pay(reference)
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  expect((await desk.withdraw(alice, { amount: '500' })).error.message).toContain('0.00 left')
  // Another method has a day of its own, and so has tomorrow.
  const other = await desk.withdraw(alice, { amount: '500', method: 'Nagad' })
  expect(other.status).toBe(200)
  await world.call(staffRejectWithdrawal, {
    token: cashier.token,
    params: { id: await desk.paymentId(other.body.transaction_id) },
    body: { reason: 'not today' },
  })
  world.clock.advance(DAY_MS)
  cashier = await world.staff('cashier1')
  second = await world.staff('cashier2')
  expect((await desk.withdraw(await again(alice), { amount: '1500' })).status).toBe(200)
})

test('[CASH-62] deposits of a day are counted as they came, and what came to nothing is free', async () => {
  await setTerms({ deposit_day_max: '1000' })
  const bob = await rich('bob', '600')
  expect((await desk.claim(bob, { amount: '400.01' })).error.code).toBe('METHOD_DAY_LIMIT')
  const shown = await desk.offer(bob, '400.01')
  expect(shown.error.code).toBe('METHOD_DAY_LIMIT')
  expect((await desk.offer(bob, '400')).status).toBe(200)
  const claims = await Promise.all(
    Array.from({ length: 10 }, () => desk.claim(bob, { amount: '400' })),
  )
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await desk.claim(bob, { amount: '200', method: 'Nagad' })).error.code).toBe(
    'DEPOSIT_PENDING',
  )
})

test('[SIL-026] the daily proof holds with fees, and finds one that was not booked', async () => {
  await setTerms({ fee_fixed: '10' })
  const [alice, bob] = [await rich('alice'), await rich('bob')]
  const paid = await desk.withdraw(alice, { amount: '1000', fee: '10' })
  await pay(paid.body.transaction_id)
  const waiting = await desk.withdraw(bob, { amount: '700', fee: '10' })
  expect(await prove()).toEqual([])
  const { db } = world.api.ctx
  const [one, other] = [paid.body.transaction_id, waiting.body.transaction_id]
  await sql`UPDATE payment SET fee_minor = 900 WHERE reference = ${one}`.execute(db)
  await sql`UPDATE payment SET fee_minor = 0 WHERE reference = ${other}`.execute(db)
  expect(await prove()).toEqual([
    ['fee', one, '900', '1000'],
    ['fee_hold', `fee:${other}`, '0', '1000'],
  ])
  await sql`UPDATE payment SET fee_minor = 1000 WHERE reference IN (${one}, ${other})`.execute(db)
})

type Break = { rule: string; subject: string; expected: string; booked: string }

/** What a proof of now finds. */
async function prove() {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  const { rows } = await sql<{ breaks: Break[] }>`
    SELECT breaks FROM book_proof ORDER BY id DESC LIMIT 1
  `.execute(world.api.ctx.db)
  return rows[0]?.breaks.map(({ rule, subject, expected, booked }) => [
    rule,
    subject,
    expected,
    booked,
  ])
}

/** The same person, logged in once more. */
async function again(person: Person): Promise<Person> {
  const { username, password } = person
  const { body } = await world.call(login, { body: { username, password } })
  return { ...person, token: body.token }
}
