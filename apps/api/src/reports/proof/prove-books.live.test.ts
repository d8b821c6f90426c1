import {
  staffApprovals,
  staffDecideApproval,
  staffKnowBreak,
  staffOverview,
  staffProofs,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { openDesk, payByHand, type Desk } from '../../cashier/testing/open-desk.ts'
import { proveBooks } from './prove-books.ts'

const DAY_MS = 24 * 3600_000

let world: World
let desk: Desk

beforeEach(async () => {
  world = await openWorld({ idleJobs: ['prove-books', 'park-arrivals'] })
  desk = openDesk(world)
})
afterEach(() => world.close())

/** What only who owns the database itself could do to it. */
async function tamper(change: string) {
  const { pool } = world.api.ctx
  await pool.query(
    `SET session_replication_role = replica; ${change}; RESET session_replication_role`,
  )
}

async function proveAfter(days: number) {
  world.clock.advance(days * DAY_MS)
  await proveBooks(world.api.ctx)
  const { body } = await world.call(staffProofs, await world.staff('admin'))
  return body.data
}

const found = (proof?: Awaited<ReturnType<typeof proveAfter>>[number]) =>
  proof?.breaks.map(({ rule, subject, expected, booked }) => [rule, subject, expected, booked])

/** A player with a deposit of 5000, a paid withdrawal of 700 and one of 500 that waits. */
async function busyPlayer(): Promise<Person & { depositRef: string; waitingRef: string }> {
  const alice = await world.signUp('alice')
  const depositRef = await desk.deposit(alice, { amount: '5000' })
  const paid = await desk.withdraw(alice, { amount: '700' })
  const { token } = await world.staff('cashier1')
  await payByHand(world, token, { id: await desk.paymentId(paid.body.transaction_id) })
  const { body } = await desk.withdraw(alice, { amount: '500' })
  return { ...alice, depositRef, waitingRef: body.transaction_id }
}

test('books that are right agree, once a day, and the overview says when', async () => {
  await busyPlayer()
  const [first, ...before] = await proveAfter(1)
  expect([first?.break_count, first?.breaks]).toEqual([0, []])
  expect(await proveAfter(0.5)).toHaveLength(before.length + 1)
  expect(await proveAfter(0.5)).toHaveLength(before.length + 2)
  const [last] = await proveAfter(0)
  const { body } = await world.call(staffOverview, await world.staff('cashier1'))
  expect(body.books_checked_at).toBe(last?.at)
  expect(body.books_breaks).toBe(0)
})

test.each([
  [
    'a deposit that is worth more than was booked',
    ({ depositRef: ref }) => `UPDATE payment SET settled_minor = 600000 WHERE reference = '${ref}'`,
    ({ depositRef: ref }) => [
      ['deposit', ref, '6000.00', '5000.00'],
      ['clearing', 'clearing:bkash:BDT', '-5300.00', '-4300.00'],
      ['statement', ref, '5000.00', '6000.00'],
    ],
  ],
  [
    'a credit of which no deposit knows',
    ({ depositRef: ref }) => `UPDATE payment SET state = 'rejected' WHERE reference = '${ref}'`,
    ({ depositRef: ref }) => [
      ['deposit', ref, '0.00', '5000.00'],
      ['clearing', 'clearing:bkash:BDT', '700.00', '-4300.00'],
    ],
  ],
  [
    'a withdrawal that was ended and keeps its hold',
    ({ waitingRef: ref }) => `UPDATE payment SET state = 'cancelled' WHERE reference = '${ref}'`,
    ({ waitingRef: ref }) => [['payout_hold', `withdrawal:${ref}`, '0.00', '500.00']],
  ],
  [
    'a withdrawal that says paid and moved nothing',
    ({ waitingRef: ref }) => `UPDATE payment SET state = 'paid' WHERE reference = '${ref}'`,
    ({ waitingRef: ref }) => [
      ['payout', ref, '500.00', '0.00'],
      ['payout_hold', `withdrawal:${ref}`, '0.00', '500.00'],
      ['clearing', 'clearing:bkash:BDT', '-3800.00', '-4300.00'],
    ],
  ],
  [
    'a balance that was written over',
    ({ playerId: id }) =>
      `UPDATE account SET balance_minor = 999900 WHERE code = 'player:${id}:cash'`,
    ({ playerId: id }) => [['ledger', `balance player:${id}:cash`, '0.00', '6199.00']],
  ],
  [
    'an entry whose balance does not follow',
    ({ playerId: id }) =>
      `UPDATE entry SET balance_after = 400000 WHERE seq = 1 AND account_id =
        (SELECT id FROM account WHERE code = 'player:${id}:cash')`,
    ({ playerId: id }) => [['running_balance', `player:${id}:cash`, '5000.00', '4000.00']],
  ],
  [
    'money that was set aside without a posting',
    () =>
      `INSERT INTO unallocated (method_key, trx_id, currency, amount_minor, source, sender, invoice,
        came_at, parked_at) VALUES ('bkash', 'NOBODY', 'BDT', 12300, 'partner', '', '', now(), now())`,
    () => [
      ['clearing', 'clearing:bkash:BDT', '-4423.00', '-4300.00'],
      ['unallocated', 'unallocated:bkash:BDT', '123.00', '0.00'],
    ],
  ],
  [
    'a bonus that was never paid',
    ({ playerId: id }) =>
      `INSERT INTO bonus (reference, player_id, kind, amount_minor, currency)
        VALUES ('BNEVERPAID', ${id}, 'vip', 5000, 'BDT')`,
    () => [['bonus', 'BNEVERPAID', '50.00', '0.00']],
  ],
] satisfies [string, (by: Busy) => string, (by: Busy) => string[][]][])(
  '%s is found and alarms',
  async (_, change, breaks) => {
    const busy = await busyPlayer()
    await tamper(change(busy))
    const [proof] = await proveAfter(1)
    expect(found(proof)).toEqual(breaks(busy))
    const { body } = await world.call(staffOverview, await world.staff('cashier1'))
    expect(body.books_breaks).toBe(proof?.break_count)
  },
)

type Busy = Awaited<ReturnType<typeof busyPlayer>>

test('what was credited against the word of the wallet is found, unless two people agreed', async () => {
  const { depositRef: ref } = await busyPlayer()
  await tamper(`
    UPDATE payment SET statement = '{"found": true, "amountMinor": "450000"}'
    WHERE reference = '${ref}'`)
  const [alone] = await proveAfter(1)
  expect(found(alone)).toEqual([['statement', ref, '4500.00', '5000.00']])
  await tamper(`
    INSERT INTO approval (kind, subject, command, why, evidence, asked_by, asked_at, expires_at,
      state, decided_by, decided_at)
    SELECT 'deposit.credit', 'payment:${ref}', '{}', 'seen', '{}', min(id), now(),
      now() + interval '1 day', 'agreed', max(id), now() FROM staff`)
  const [agreed] = await proveAfter(1)
  expect(found(agreed)).toEqual([])
})

const overview = async () => (await world.call(staffOverview, await world.staff('admin'))).body

type Line = { rule: 'deposit' | 'clearing' | 'statement'; subject: string }

/** An admin says that a line of the latest proof is known. */
async function know({ rule, subject }: Line, note = 'Put right by a correction') {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffProofs, { token })
  const line = body.data[0]?.breaks.find((one) => one.rule === rule && one.subject === subject)
  const { expected = '', booked = '' } = line ?? {}
  return world.call(staffKnowBreak, { token, body: { rule, subject, expected, booked, note } })
}

async function agree(username: 'admin' | 'admin2' | 'cashier1' = 'admin2') {
  const { token } = await world.staff('admin2')
  const query = { state: 'waiting', kind: 'break.know' } as const
  const { body } = await world.call(staffApprovals, { token, query })
  const params = { id: String(body.data[0]?.id), decision: 'agree' } as const
  const decider = await world.staff(username)
  return world.call(staffDecideApproval, { token: decider.token, params, body: {} })
}

test('[LAW-24] a known break stays listed and alarms again only with other figures', async () => {
  const { depositRef: ref } = await busyPlayer()
  await tamper(`UPDATE payment SET settled_minor = 600000 WHERE reference = '${ref}'`)
  await proveAfter(1)
  expect(await overview()).toMatchObject({ books_breaks: 3, books_known: 0 })
  const line = { rule: 'deposit', subject: ref } as const
  expect((await know(line, '')).error.code).toBe('STAFF_REASON_MISSING')
  expect((await know(line)).body).toMatchObject({ kind: 'break.know', state: 'waiting' })
  expect((await know(line)).error.code).toBe('APPROVAL_WAITING')
  expect((await agree('admin')).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await agree('cashier1')).error.code).toBe('STAFF_ROLE_MISSING')
  expect(await overview()).toMatchObject({ books_breaks: 3, books_known: 0 })
  expect((await agree()).status).toBe(200)
  expect(await overview()).toMatchObject({ books_breaks: 2, books_known: 1 })
  expect((await know(line)).error.code).toBe('STATE_CHANGED')
  for (const rule of ['clearing', 'statement'] as const) {
    await know({ rule, subject: rule === 'clearing' ? 'clearing:bkash:BDT' : ref })
    await agree()
  }
  const [next] = await proveAfter(1)
  expect([next?.break_count, next?.alarm_count]).toEqual([3, 0])
  expect(next?.breaks[0]?.known).toMatchObject({
    note: 'Put right by a correction',
    by: 'admin, admin2',
  })
  expect(await overview()).toMatchObject({ books_breaks: 0, books_known: 3 })
  await tamper(`UPDATE payment SET settled_minor = 600001 WHERE reference = '${ref}'`)
  const [changed] = await proveAfter(1)
  expect([changed?.break_count, changed?.alarm_count]).toEqual([3, 3])
  expect(await overview()).toMatchObject({ books_breaks: 3, books_known: 0 })
})

test('a cashier does not read the proofs', async () => {
  const answer = await world.call(staffProofs, await world.staff('cashier1'))
  expect(answer.error.code).toBe('STAFF_ROLE_MISSING')
})
