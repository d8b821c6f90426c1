import {
  staffAddReceivingAccount,
  staffAudit,
  staffDecideApproval,
  staffReceivingAccounts,
  staffSetReceivingAccount,
  staffSetReceivingCaps,
} from '@maidan/contract'
import { RECEIVING_ACCOUNTS_MAX } from '@maidan/cashier'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { keepOneAccount } from '../testing/keep-one-account.ts'

type Member = { token: string }

let world: World
let desk: Desk
let admin: Member
let second: Member
let cashier: Member

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  admin = await world.staff('admin')
  second = await world.staff('admin2')
  cashier = await world.staff('cashier1')
  await keepOneAccount(world)
})
afterAll(() => world.close())

let dealt = 0

/** A number of bKash that is in no list yet. */
function freshNumber(): string {
  dealt += 1
  return `0191100${String(dealt).padStart(4, '0')}`
}

const list = async ({ token }: Member = admin) =>
  (await world.call(staffReceivingAccounts, { token })).body

const find = async (number: string) =>
  (await list()).data.find(({ account_number }) => account_number === number)

const methodId = async (name = 'bKash') =>
  String((await list()).methods.find((one) => one.name === name)?.id)

type New = { number?: string; type?: 'Personal' | 'Agent'; day?: string; month?: string }

async function askFor(fields: New & { method?: string; reason?: string }, { token } = admin) {
  const { number = freshNumber(), type = 'Agent', day = '50000', month = '300000' } = fields
  const body = {
    method_id: fields.method ?? (await methodId()),
    account_type: type,
    account_number: number,
    day_cap: day,
    month_cap: month,
    reason: fields.reason ?? 'one SIM more',
  }
  return world.call(staffAddReceivingAccount, { token, body })
}

const decide = (id: number, { token }: Member, decision: 'agree' | 'refuse' = 'agree') =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision },
    body: decision === 'refuse' ? { note: 'not ours' } : {},
  })

/** An account that two admins added; its id. */
async function added(fields: New & { number: string }): Promise<string> {
  const { body } = await askFor(fields)
  expect((await decide(body.id, second)).status).toBe(200)
  return String((await find(fields.number))?.id)
}

const setTo = (
  status: 'active' | 'inactive',
  id: string,
  { token } = cashier,
  reason = 'SIM lost',
) => world.call(staffSetReceivingAccount, { token, params: { id }, body: { status, reason } })

function setCaps(
  id: string,
  [day_cap, month_cap]: [string, string],
  reason = 'as the wallet says',
) {
  const body = { day_cap, month_cap, reason }
  return world.call(staffSetReceivingCaps, { token: cashier.token, params: { id }, body })
}

test('[LAW-24] a new account takes two people, and then players are shown it', async () => {
  const number = freshNumber()
  const { body } = await askFor({ number: `+88 ${number}`, type: 'Personal' }, cashier)
  expect(body.evidence.claimed).toEqual({
    method: 'bKash',
    account_type: 'Personal',
    account_number: number,
    currency: 'BDT',
    day_cap: '50000.00',
    month_cap: '300000.00',
  })
  expect((await list()).new_waiting).toBe(1)
  const alice = await world.signUp('alice')
  expect(JSON.stringify((await desk.offer(alice, '500')).body)).not.toContain(number)
  expect((await decide(body.id, cashier)).error.code).toBe('STAFF_ROLE_MISSING')
  const bob = await world.staff('cashier2')
  expect((await decide(body.id, bob)).error.code).toBe('STAFF_ROLE_MISSING')
  expect((await decide(body.id, second)).status).toBe(200)
  expect(await find(number)).toMatchObject({ status: 'active', offers: 0, device: null })
  expect((await list()).new_waiting).toBe(0)
  // It was never offered, so it is next.
  const shown = await desk.offer(await world.signUp('bob'), '700')
  expect(JSON.stringify(shown.body)).toContain(number)
  expect(await find(number)).toMatchObject({
    offers: 1,
    offered: '700.00',
    day_received: '0.00',
    month_received: '0.00',
  })
})

test('[CASH-62] what was paid into an account stands beside its caps', async () => {
  const number = freshNumber()
  await added({ number, type: 'Personal' })
  const carol = await world.signUp('carol')
  await desk.deposit(carol, { amount: '900' })
  expect(await find(number)).toMatchObject({
    offers: 0,
    offered: '0.00',
    day_received: '900.00',
    month_received: '900.00',
  })
})

test('[LAW-24] an admin who asks does not agree to it, and a refusal adds nothing', async () => {
  const number = freshNumber()
  const { body } = await askFor({ number })
  expect((await decide(body.id, admin)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await decide(body.id, second, 'refuse')).status).toBe(200)
  expect(await find(number)).toBeUndefined()
})

test('[LAW-24] the same account is asked for once, added once, and refused when it is known', async () => {
  const number = freshNumber()
  const asked = await Promise.all([askFor({ number }), askFor({ number }, second)])
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(asked.find(({ status }) => status === 409)?.error.code).toBe('APPROVAL_WAITING')
  const request = asked.find(({ status }) => status === 200)?.body
  const other = request?.asked_by === 'admin2' ? admin : second
  const agreed = await Promise.all([1, 2].map(() => decide(request?.id ?? 0, other)))
  expect(agreed.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await askFor({ number })
  expect([again.error.code, Object.keys(again.error.errors ?? {})]).toEqual([
    'RECEIVING_KNOWN',
    ['account_number'],
  ])
})

test('[LAW-24] an account that came meanwhile is not written twice', async () => {
  const number = freshNumber()
  const { body } = await askFor({ number })
  await sql`
    INSERT INTO receiving_account
      (method_key, account_type, account_number, status, day_cap_minor, month_cap_minor)
    VALUES ('bkash', 'Agent', ${number}, 'inactive', 100, 100)
  `.execute(world.api.ctx.db)
  expect((await decide(body.id, second)).error.code).toBe('STATE_CHANGED')
  expect(await find(number)).toMatchObject({ status: 'inactive', day_cap: '1.00' })
})

test.each<[New & { reason?: string }, field: string, code: string]>([
  [{ number: '' }, 'account_number', 'RECEIVING_NUMBER'],
  [{ number: '01212345678' }, 'account_number', 'RECEIVING_NUMBER'],
  [{ number: '017123456789' }, 'account_number', 'RECEIVING_NUMBER'],
  [{ day: '0' }, 'day_cap', 'AMOUNT_OUT_OF_RANGE'],
  [{ day: '-5' }, 'day_cap', 'AMOUNT_INVALID'],
  [{ day: '1e6' }, 'day_cap', 'AMOUNT_INVALID'],
  [{ day: '50000', month: '49999.99' }, 'month_cap', 'AMOUNT_OUT_OF_RANGE'],
  [{ month: '100000000.01' }, 'month_cap', 'AMOUNT_OUT_OF_RANGE'],
  [{ reason: ' ' }, 'reason', 'STAFF_REASON_MISSING'],
])('[LAW-24] %j is refused at its field', async (fields, field, code) => {
  const { error } = await askFor(fields)
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]])
})

test('[LAW-24] only a method that is paid by hand, in a way that it has, takes an account', async () => {
  const phonepe = await askFor({ method: await methodId('PhonePe'), number: '9876543210' })
  expect(phonepe.error.code).toBe('METHOD_UNAVAILABLE')
  expect(await methodId('USDT TRC-20')).toBe('undefined')
  expect((await askFor({ method: '999999' })).error.code).toBe('NOT_FOUND')
  const trader = await world.staff('trader1')
  const refused = await world.call(staffReceivingAccounts, { token: trader.token })
  expect(refused.error.code).toBe('STAFF_ROLE_MISSING')
  expect((await askFor({}, trader)).error.code).toBe('STAFF_ROLE_MISSING')
})

test('[LAW-24] one person closes an account, whose offers run on; two open it again', async () => {
  const number = freshNumber()
  const id = await added({ number, type: 'Agent' })
  await sql`
    UPDATE receiving_account SET status = 'inactive'
    WHERE method_key = 'bkash' AND account_type = 'Agent' AND id <> ${id}
  `.execute(world.api.ctx.db)
  expect(await find(number)).toMatchObject({ is_last_open: true })
  const dan = await world.signUp('dan')
  const offer = await desk.offer(dan, '800', 'Agent')
  expect(JSON.stringify(offer.body)).toContain(number)
  expect((await setTo('inactive', id, cashier, '')).error.code).toBe('STAFF_REASON_MISSING')
  expect((await setTo('inactive', id)).body).toMatchObject({
    status: 'inactive',
    approval_id: null,
  })
  expect((await setTo('inactive', id)).error.code).toBe('STATE_CHANGED')
  expect(await find(number)).toMatchObject({ is_last_open: false, offers: 1 })
  expect((await desk.offer(await world.signUp('eve'), '800', 'Agent')).error.code).toBe(
    'NO_RECEIVING_ACCOUNT',
  )
  const asked = await setTo('active', id)
  expect(asked.body).toMatchObject({ status: 'inactive' })
  expect((await find(number))?.approval_id).toBe(asked.body.approval_id)
  expect((await decide(asked.body.approval_id ?? 0, admin)).status).toBe(200)
  expect(await find(number)).toMatchObject({ status: 'active', approval_id: null })
})

test('[LAW-24] caps are lowered at once with a line in the audit, and raised by two', async () => {
  const number = freshNumber()
  const id = await added({ number })
  const lowered = await setCaps(id, ['40000', '300000'])
  expect(lowered.body).toMatchObject({ day_cap: '40000.00', approval_id: null })
  expect((await setCaps(id, ['30000', '300000'], '')).error.code).toBe('STAFF_REASON_MISSING')
  expect((await setCaps(id, ['40000', '300000'])).error.code).toBe('STATE_CHANGED')
  const { body: audit } = await world.call(staffAudit, { token: admin.token, query: {} })
  expect(audit.data[0]).toMatchObject({
    act: 'receiving.lower',
    subject: `receiving:bkash/Agent/${number}`,
  })
  // Where one rises while the other falls, the whole waits.
  const raised = await setCaps(id, ['60000', '200000'])
  expect(raised.body).toMatchObject({ day_cap: '40000.00', month_cap: '300000.00' })
  expect(await find(number)).toMatchObject({
    day_cap: '40000.00',
    caps_approval_id: raised.body.approval_id,
  })
  expect((await setCaps(id, ['70000', '300000'])).error.code).toBe('APPROVAL_WAITING')
  expect((await decide(raised.body.approval_id ?? 0, admin)).body.evidence).toMatchObject({
    claimed: { day_cap: '60000.00', month_cap: '200000.00' },
    found: { day_cap: '40000.00', month_cap: '300000.00' },
  })
  expect(await find(number)).toMatchObject({ day_cap: '60000.00', month_cap: '200000.00' })
})

test('[LAW-24] what has changed since somebody asked is not agreed to', async () => {
  const number = freshNumber()
  const id = await added({ number })
  const raised = await setCaps(id, ['60000', '300000'])
  await setTo('inactive', id)
  expect((await decide(raised.body.approval_id ?? 0, admin)).error.code).toBe('STATE_CHANGED')
  const opened = await setTo('active', id)
  await setCaps(id, ['40000', '300000'])
  expect((await decide(opened.body.approval_id ?? 0, admin)).error.code).toBe('STATE_CHANGED')
  expect(await find(number)).toMatchObject({ status: 'inactive', day_cap: '40000.00' })
})

test('[LAW-24] a method has no more accounts than its limit', async () => {
  const waiting = await askFor({ method: await methodId('Upay') })
  await sql`
    INSERT INTO receiving_account
      (method_key, account_type, account_number, status, day_cap_minor, month_cap_minor)
    SELECT 'upay', 'Agent', 'old' || n, 'inactive', 100, 100
    FROM generate_series(1, ${RECEIVING_ACCOUNTS_MAX}::int) n
  `.execute(world.api.ctx.db)
  const over = await askFor({ method: await methodId('Upay') })
  expect(over.error.code).toBe('RECEIVING_FULL')
  expect((await decide(waiting.body.id, second)).error.code).toBe('RECEIVING_FULL')
})
