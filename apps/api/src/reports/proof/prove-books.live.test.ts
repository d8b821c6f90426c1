import { staffApproveWithdrawal, staffOverview, staffProofs } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { proveBooks } from './prove-books.ts'

const DAY_MS = 24 * 3600_000

let world: World
let desk: Desk

beforeEach(async () => {
  world = await openWorld()
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
  const params = { id: await desk.paymentId(paid.body.transaction_id) }
  await world.call(staffApproveWithdrawal, { token, params, body: {} })
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

test('a cashier does not read the proofs', async () => {
  const answer = await world.call(staffProofs, await world.staff('cashier1'))
  expect(answer.error.code).toBe('STAFF_ROLE_MISSING')
})
