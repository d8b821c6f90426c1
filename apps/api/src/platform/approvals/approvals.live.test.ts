import {
  approvalKind,
  balance,
  staffApprovals,
  staffAudit,
  staffCorrectBalance,
  staffDecideApproval,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'

const DAY_MS = 86_400_000

let world: World
let alice: Person
let cash1: { token: string }
let cash2: { token: string }
let admin: { token: string }

beforeAll(async () => {
  world = await openWorld()
  cash1 = await world.staff('cashier1')
  cash2 = await world.staff('cashier2')
  admin = await world.staff('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 50_000n)
})
afterEach(async () => {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows)}`)
})

const ask = (amount: string, { token } = cash1, reason = 'a payment was counted twice') =>
  world.call(staffCorrectBalance, {
    token,
    body: { player_id: alice.playerId, change: amount, reason },
  })

/** A correction that waits; its id. */
async function waiting(amount: string): Promise<number> {
  const { body, text } = await ask(amount)
  if (body.state !== 'waiting') throw new Error(text)
  return body.id
}

const decide = (
  id: number,
  decision: 'agree' | 'refuse' | 'withdraw',
  { token } = cash2,
  note = 'looked at it',
) =>
  world.call(staffDecideApproval, { token, params: { id: String(id), decision }, body: { note } })

const cash = async () => (await world.call(balance, { token: alice.token })).body.balance

const list = async ({ token }: { token: string }, query = {}) =>
  (await world.call(staffApprovals, { token, query })).body.data

test('[LAW-24] what one asks for is done when another agrees, and not before', async () => {
  const id = await waiting('-120.50')
  expect(await cash()).toBe('500.00')
  const [shown] = await list(cash2, { state: 'waiting' })
  expect(shown).toMatchObject({
    id,
    kind: 'balance.correct',
    asked_by: 'cashier1',
    why: 'a payment was counted twice',
    may_decide: true,
    mine: false,
    evidence: {
      claimed: { amount: '-120.50', player: alice.username },
      found: { balance_before: '500.00' },
      effect: { balance_after: '379.50' },
    },
  })
  const agreed = await decide(id, 'agree')
  expect(agreed.body).toMatchObject({ state: 'agreed', decided_by: 'cashier2', may_decide: false })
  expect(await cash()).toBe('379.50')
  const audit = await world.call(staffAudit, {
    token: admin.token,
    query: { search: `player:${alice.playerId}` },
  })
  expect(audit.body.data.map(({ act, actor }) => [act, actor])).toEqual([
    ['balance.correct.agree', 'cashier2'],
    ['balance.correct.ask', 'cashier1'],
  ])
  const [own] = await list(cash1, { mine: '1' })
  expect(own).toMatchObject({ id, state: 'agreed', note: 'looked at it', mine: true })
})

test('[LAW-24] the one who asked never agrees, by the code or by the database', async () => {
  const id = await waiting('10')
  for (const decision of ['agree', 'refuse'] as const)
    expect(await decide(id, decision, cash1)).toMatchObject({
      status: 409,
      error: { code: 'SECOND_PERSON_NEEDED' },
    })
  const { db } = world.api.ctx
  for (const state of ['agreed', 'refused'])
    await expect(
      sql`UPDATE approval SET state = ${state}, decided_by = asked_by, decided_at = now()
        WHERE id = ${id}`.execute(db),
    ).rejects.toThrow('approval_two_people')
  await expect(
    sql`UPDATE approval SET state = 'withdrawn', decided_at = now(), decided_by =
      (SELECT id FROM staff WHERE username = 'cashier2') WHERE id = ${id}`.execute(db),
  ).rejects.toThrow('approval_two_people')
  expect(await cash()).toBe('500.00')
})

test('[LAW-24] of two who agree at once one does it, and it is done once', async () => {
  const id = await waiting('100')
  const both = await Promise.all([decide(id, 'agree', cash2), decide(id, 'agree', admin)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('STATE_CHANGED')
  expect(await cash()).toBe('600.00')
})

test('[LAW-24] of an agreement and a withdrawal at once one counts', async () => {
  const id = await waiting('100')
  const [agreed, withdrawn] = await Promise.all([
    decide(id, 'agree', cash2),
    decide(id, 'withdraw', cash1),
  ])
  expect([agreed.status, withdrawn.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await cash()).toBe(agreed.status === 200 ? '600.00' : '500.00')
})

test('[LAW-24] the same asked for twice at once waits once', async () => {
  const both = await Promise.all([ask('100'), ask('100', cash2)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('APPROVAL_WAITING')
})

test('[LAW-24] a refusal carries a note, only the asker withdraws, and neither moves money', async () => {
  const id = await waiting('100')
  const silent = await decide(id, 'refuse', cash2, '')
  expect(silent).toMatchObject({ status: 422, error: { code: 'STAFF_REASON_MISSING' } })
  expect(await decide(id, 'withdraw', cash2)).toMatchObject({
    error: { code: 'STAFF_ROLE_MISSING' },
  })
  expect((await decide(id, 'refuse', cash2, 'not so')).body).toMatchObject({
    state: 'refused',
    note: 'not so',
  })
  const again = await waiting('100')
  expect((await decide(again, 'withdraw', cash1)).body).toMatchObject({ state: 'withdrawn' })
  expect(await cash()).toBe('500.00')
})

test('[LAW-24] what nobody decided in time lapses, and can be asked for again', async () => {
  const id = await waiting('100')
  world.clock.advance(3 * DAY_MS)
  for (const desk of ['cashier1', 'cashier2', 'admin'] as const) {
    const staff = await world.staff(desk)
    if (desk === 'cashier1') cash1 = staff
    else if (desk === 'cashier2') cash2 = staff
    else admin = staff
  }
  expect(await decide(id, 'agree')).toMatchObject({ error: { code: 'APPROVAL_EXPIRED' } })
  const [shown] = await list(cash2, { state: 'expired' })
  expect(shown).toMatchObject({ id, state: 'expired', may_decide: false })
  expect(await decide(await waiting('100'), 'agree')).toMatchObject({ status: 200 })
  expect(await cash()).toBe('600.00')
})

test('[LAW-24] a correction takes no more than there is, at the time it is agreed to', async () => {
  expect(await ask('-500.01')).toMatchObject({ error: { code: 'NOT_ENOUGH_MONEY' } })
  const id = await waiting('-400')
  const asked = await openDesk(world).withdraw(alice, { amount: '500' })
  expect(asked.status).toBe(200)
  expect(await decide(id, 'agree')).toMatchObject({ error: { code: 'NOT_ENOUGH_MONEY' } })
  expect(await cash()).toBe('0.00')
  const [shown] = await list(cash2, { state: 'waiting' })
  expect(shown).toMatchObject({ id })
  await decide(id, 'refuse')
})

test.each([
  ['nothing', '0', 'AMOUNT_INVALID'],
  ['no number', 'ten', 'AMOUNT_INVALID'],
  ['two signs', '--5', 'AMOUNT_INVALID'],
  ['more than the house moves by hand', '1000000.01', 'AMOUNT_OUT_OF_RANGE'],
])('[LAW-24] a correction of %s is refused', async (_, amount, code) => {
  expect((await ask(amount)).error).toMatchObject({
    code,
    errors: { change: [expect.any(String)] },
  })
})

test('[LAW-24] a correction carries a reason, and a trader has no say in it', async () => {
  expect((await ask('5', cash1, ' ')).error.code).toBe('STAFF_REASON_MISSING')
  const trader = await world.staff('trader1')
  expect((await ask('5', trader)).error.code).toBe('STAFF_ROLE_MISSING')
  const id = await waiting('5')
  expect((await decide(id, 'agree', trader)).error.code).toBe('STAFF_ROLE_MISSING')
  expect(await list(trader, { kind: 'balance.correct' })).toEqual([])
})

test('[LAW-24] the database takes every kind that the house has a rule for', async () => {
  const writeAll = inTransaction(world.api.ctx.db, async (tx) => {
    for (const kind of approvalKind.options)
      await sql`
        INSERT INTO approval (kind, subject, command, why, evidence, asked_by, asked_at, expires_at)
        SELECT ${kind}, 'test:kinds', '{}', 'to see', '{}', id, now(), now() + interval '1 hour'
        FROM staff WHERE username = 'cashier1'
      `.execute(tx)
    throw new Error('taken and undone')
  })
  await expect(writeAll).rejects.toThrow('taken and undone')
})
