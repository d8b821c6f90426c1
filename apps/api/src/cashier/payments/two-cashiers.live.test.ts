import {
  staffApprovals,
  staffApproveDeposit,
  staffClaimDeposit,
  staffDecideApproval,
  staffRejectDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdRecord } from '../../faults/testing/hold-record.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk
let alice: Person
let cash1: { token: string }
let cash2: { token: string }

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  cash1 = await world.staff('cashier1')
  cash2 = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
})

type Claimed = { id: string; reference: string }

async function claim(amount: string, person = alice): Promise<Claimed> {
  const { body } = await desk.claim(person, { amount })
  return { id: await desk.paymentId(body.transaction_id), reference: body.transaction_id }
}

const credit = ({ id }: Claimed, body: object = {}, { token } = cash1) =>
  world.call(staffApproveDeposit, { token, params: { id }, body })

async function waiting({ reference }: Claimed) {
  const { token } = cash2
  const { body } = await world.call(staffApprovals, { token, query: { kind: 'deposit.credit' } })
  return body.data.find(({ subject }) => subject === `payment:${reference}`)
}

const agree = (id: number | undefined, { token } = cash2) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: {},
  })

/** How many stand in the database before a payment that somebody has locked. */
async function standingBefore(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE OF p%'
  `.execute(world.api.ctx.db)
  return rows[0]?.count ?? 0
}

test('[SIL-026] of two who take a deposit at the same moment one has it, and the other reads whose it is', async () => {
  const { id } = await claim('500')
  const lock = 'SELECT id FROM payment WHERE id = $1 FOR UPDATE'
  const record = await holdRecord(world.api.ctx.config.DATABASE_URL, lock, id)
  const asked = [cash1, cash2].map(({ token }) =>
    world.call(staffClaimDeposit, { token, params: { id } }),
  )
  await expect.poll(standingBefore, { timeout: 30_000 }).toBe(asked.length)
  await record.letGo()
  const answers = await Promise.all(asked)
  const taken = answers.find(({ status }) => status === 200)
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.error.code).toBe('CLAIMED_BY_OTHER')
  expect(refused?.error.message).toContain(taken?.body.claimed_by)
})

test('[LAW-24] nobody alone credits nine thousand million on a claim of five hundred', async () => {
  const claimed = await claim('500')
  const huge = await credit(claimed, { amount: '9000000000', note: 'x' })
  expect(huge.error.code).toBe('AMOUNT_OUT_OF_RANGE')
  await desk.tellStatement(claimed.id, '500')
  const more = await credit(claimed, { amount: '500.01', note: 'x' })
  expect(more.body).toMatchObject({ state: 'review', approval_asked_by: 'cashier1' })
  expect((await waiting(claimed))?.evidence).toMatchObject({
    reasons: ['other_amount'],
    claimed: { amount: '500.00', player: alice.username },
    found: { statement_amount: '500.00' },
    effect: { credited: '500.01' },
  })
  expect(await desk.balance(alice)).toBe('0.00')
})

test.each([
  ['was not checked yet', undefined, ['not_checked']],
  ['the wallet does not know', null, ['no_statement']],
])('[LAW-24] a deposit that %s takes a note and a second person', async (_, amount, reasons) => {
  const claimed = await claim('500')
  if (amount !== undefined) await desk.tellStatement(claimed.id, amount)
  const silent = await credit(claimed)
  expect(silent).toMatchObject({ status: 422, error: { code: 'STAFF_REASON_MISSING' } })
  const asked = await credit(claimed, { note: 'seen in the app of the wallet' })
  expect(asked.body.approval_asked_by).toBe('cashier1')
  expect(await desk.balance(alice)).toBe('0.00')
  const approval = await waiting(claimed)
  expect(approval).toMatchObject({ why: 'seen in the app of the wallet', evidence: { reasons } })
  expect((await agree(approval?.id, cash1)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await agree(approval?.id)).body.state).toBe('agreed')
  expect(await desk.balance(alice)).toBe('500.00')
  const [paid] = await desk.queue('deposits', 'credited', claimed.reference)
  expect(paid?.events.at(-1)).toMatchObject({
    actor: 'cashier1, cashier2',
    note: 'seen in the app of the wallet',
  })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] asked for once and agreed to twice at once, it is credited once', async () => {
  const claimed = await claim('500')
  const note = 'seen in the wallet'
  const asked = await Promise.all([credit(claimed, { note }), credit(claimed, { note }, cash2)])
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const approval = await waiting(claimed)
  const other = approval?.asked_by === 'cashier1' ? cash2 : cash1
  const both = await Promise.all([agree(approval?.id, other), agree(approval?.id, other)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await desk.balance(alice)).toBe('500.00')
})

test('[LAW-24] a large deposit takes two, though the statement bears it', async () => {
  const claimed = await claim('20000')
  await desk.tellStatement(claimed.id, '20000')
  expect((await credit(claimed)).error.code).toBe('STAFF_REASON_MISSING')
  await credit(claimed, { note: 'large' })
  expect((await waiting(claimed))?.evidence.reasons).toEqual(['above_limit'])
})

test('[LAW-24] what one cashier credits alone in a day ends at the limit, at once or one by one', async () => {
  await sql`
    INSERT INTO setting (key, value) VALUES ('cashier_day_limit', '"1000"'::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value
  `.execute(world.api.ctx.db)
  world.clock.advance(86_400_000)
  const token = await world.staff('cashier1')
  const people = [await world.signUp('bob'), await world.signUp('carol'), await world.signUp('dan')]
  const claims = await Promise.all(people.map((person) => claim('500', person)))
  for (const { id } of claims) await desk.tellStatement(id, '500')
  const note = 'as the statement says'
  const answers = await Promise.all(claims.map((claimed) => credit(claimed, { note }, token)))
  expect(answers.map(({ body }) => body.state).toSorted()).toEqual([
    'credited',
    'credited',
    'review',
  ])
})

test('[LAW-24] a rejection, or the statement that was missing, ends the request', async () => {
  cash1 = await world.staff('cashier1')
  cash2 = await world.staff('cashier2')
  const claimed = await claim('500')
  await credit(claimed, { note: 'seen' })
  await desk.tellStatement(claimed.id, '700')
  expect(await waiting(claimed)).toMatchObject({ state: 'expired' })
  await credit(claimed, { note: 'seen' })
  const { token } = cash1
  const body = { reason: 'no such money' }
  await world.call(staffRejectDeposit, { token, params: { id: claimed.id }, body })
  const { id, state } = (await waiting(claimed)) ?? {}
  expect(state).toBe('expired')
  expect((await agree(id)).error.code).toBe('STATE_CHANGED')
  expect(await desk.balance(alice)).toBe('0.00')
})
