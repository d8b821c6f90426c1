import {
  cancelPayment,
  checkWithdrawal,
  showTransactions,
  staffApprovals,
  staffApproveWithdrawal,
  staffClaimWithdrawal,
  staffDecideApproval,
  staffRejectWithdrawal,
  withdrawalChecklist,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshTrxId, openDesk, payByHand, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk
let admin: { token: string }
let cashier: { token: string }

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  admin = await world.staff('admin')
  cashier = await world.staff('cashier1')
})
afterAll(() => world.close())

async function rich(name: string, amount = '5000'): Promise<Person> {
  const person = await world.signUp(name)
  await desk.deposit(person, { amount })
  return person
}

async function held(person: Person): Promise<bigint> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT a.balance_minor FROM player p JOIN account a ON a.id = p.held_account
    WHERE p.id = ${person.playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.balance_minor ?? -1n
}

async function set(key: string, value: unknown) {
  await sql`
    INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value
  `.execute(world.api.ctx.db)
}

const approve = (token: string, id: string, body = {}) => payByHand(world, token, { id, ...body })

test('[API-38] the amount is held at once and leaves when staff pay', async () => {
  const alice = await rich('alice')
  const asked = await desk.withdraw(alice, { amount: '1500.50' })
  expect(asked.body).toMatchObject({ success: true, message: 'Withdrawal successful!' })
  expect([await desk.balance(alice), await held(alice)]).toEqual(['3499.50', 150_050n])
  const reference = asked.body.transaction_id
  const [queued] = await desk.queue('withdrawals', 'waiting', reference)
  expect(queued).toMatchObject({ state: 'review', amount: '1500.50', account_number: alice.phone })
  expect(queued?.warnings.map(({ code }) => code)).toEqual(['FIRST_WITHDRAWAL'])
  const id = await desk.paymentId(reference)
  const paid = await approve(cashier.token, id, { payout_trx_id: 'bgq7k2m9xt' })
  expect(paid.body).toMatchObject({ state: 'paid', payout_trx_id: 'BGQ7K2M9XT' })
  expect([await desk.balance(alice), await held(alice)]).toEqual(['3499.50', 0n])
  const { body } = await world.call(showTransactions, { token: alice.token })
  expect(body.transaction[0]).toMatchObject({
    action: 'withdraw',
    key: '1',
    trx_id: 'BGQ7K2M9XT',
  })
  expect(body.transaction[0]?.timeline.map(({ state }) => state)).toEqual([
    'submitted',
    'reviewing',
    'paid',
  ])
  expect(await desk.breaches()).toEqual([])
})

test('[API-38] a rejected withdrawal gives the money back, with the reason', async () => {
  const bob = await rich('bob')
  const asked = await desk.withdraw(bob)
  const id = await desk.paymentId(asked.body.transaction_id)
  const reason = 'The wallet does not take money'
  const { token } = cashier
  const both = await Promise.all([
    world.call(staffRejectWithdrawal, { token, params: { id }, body: { reason } }),
    approve(cashier.token, id),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const after = both[0].status === 200 ? '5000.00' : '4500.00'
  expect([await desk.balance(bob), await held(bob)]).toEqual([after, 0n])
  expect(await desk.breaches()).toEqual([])
})

test('[CASH-67] of twenty requests at once one is taken and held', async () => {
  const bob = await rich('bob')
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.withdraw(bob)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['WITHDRAWAL_PENDING']))
  expect(await held(bob)).toBe(50_000n)
})

const agree = async (token: string, reference: string) => {
  const { body } = await world.call(staffApprovals, { token, query: { state: 'waiting' } })
  const waiting = body.data.find(({ subject }) => subject === `payment:${reference}`)
  const params = { id: String(waiting?.id), decision: 'agree' as const }
  return world.call(staffDecideApproval, { token, params, body: {} })
}

test('[SIL-026][LAW-24] a large payout needs two people, and a note', async () => {
  const alice = await rich('alice', '25000')
  const asked = await desk.withdraw(alice, { amount: '20000' })
  const reference = asked.body.transaction_id
  const id = await desk.paymentId(reference)
  const payout = { payout_trx_id: 'FOUREYES01', note: 'paid by hand' }
  expect((await approve(cashier.token, id)).error.code).toBe('STAFF_REASON_MISSING')
  const first = await approve(cashier.token, id, payout)
  expect([first.status, first.body.state]).toEqual([200, 'review'])
  expect(first.body.approval_asked_by).toBe('cashier1')
  expect((await approve(admin.token, id, payout)).error.code).toBe('CLAIMED_BY_OTHER')
  expect((await approve(cashier.token, id, payout)).error.code).toBe('APPROVAL_WAITING')
  expect((await agree(cashier.token, reference)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect(await held(alice)).toBe(2_000_000n)
  expect((await agree(admin.token, reference)).body.state).toBe('agreed')
  const [paid] = await desk.queue('withdrawals', 'paid', reference)
  expect(paid).toMatchObject({ payout_trx_id: 'FOUREYES01', approval_asked_by: null })
  expect(paid?.events.at(-1)?.actor).toBe('cashier1, admin')
  expect(await held(alice)).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] two people at once ask for a large payout once, and a rejection ends the request', async () => {
  const alice = await rich('alice', '25000')
  const asked = await desk.withdraw(alice, { amount: '25000' })
  const reference = asked.body.transaction_id
  const id = await desk.paymentId(reference)
  const body = { note: 'paid by hand' }
  const both = await Promise.all([approve(cashier.token, id, body), approve(admin.token, id, body)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await held(alice)).toBe(2_500_000n)
  const { token } = both[0].status === 200 ? cashier : admin
  const reason = 'The wallet is closed'
  await world.call(staffRejectWithdrawal, { token, params: { id }, body: { reason } })
  const { body: lapsed } = await world.call(staffApprovals, { token, query: { state: 'expired' } })
  expect(lapsed.data[0]?.subject).toBe(`payment:${reference}`)
  expect([await desk.balance(alice), await held(alice)]).toEqual(['25000.00', 0n])
})

test('[SIL-026] only who has taken a withdrawal says that it is paid, and then its player cannot cancel', async () => {
  const bob = await rich('bob')
  const reference = (await desk.withdraw(bob)).body.transaction_id
  const id = await desk.paymentId(reference)
  const say = ({ token }: { token: string }, payout_trx_id: string) =>
    world.call(staffApproveWithdrawal, { token, params: { id }, body: { payout_trx_id } })
  const trxId = freshTrxId()
  expect((await say(cashier, trxId)).error.code).toBe('CLAIM_FIRST')
  await world.call(staffClaimWithdrawal, { ...cashier, params: { id } })
  expect((await say(admin, trxId)).error.code).toBe('CLAIMED_BY_OTHER')
  const cancel = { token: bob.token, params: { reference } }
  expect((await world.call(cancelPayment, cancel)).error.code).toBe('CANCEL_TOO_LATE')
  const { error } = await say(cashier, '')
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual([
    'TRX_ID_INVALID',
    ['payout_trx_id'],
  ])
  expect(await held(bob)).toBe(50_000n)
  expect((await say(cashier, trxId)).body).toMatchObject({ state: 'paid', payout_trx_id: trxId })
  expect(await held(bob)).toBe(0n)
})

test('[SIL-026] one payout transaction pays one withdrawal', async () => {
  const [alice, bob] = [await rich('alice'), await rich('bob')]
  const ids: string[] = []
  for (const person of [alice, bob])
    ids.push(await desk.paymentId((await desk.withdraw(person)).body.transaction_id))
  const both = await Promise.all(
    ids.map((id) => approve(cashier.token, id, { payout_trx_id: 'SAMEPAYOUT' })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('TRX_ID_USED')
})

test('[CASH-80] without a birth date the error names it, before any hold', async () => {
  const bob = await rich('bob')
  await sql`UPDATE player SET birth_date = NULL WHERE id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  const check = await world.call(checkWithdrawal, { token: bob.token })
  expect(check.status).toBe(400)
  expect(check.error.error).toContain('Date of Birth')
  const asked = await desk.withdraw(bob)
  expect([asked.status, asked.error.error]).toEqual([400, check.error.error])
  expect(await held(bob)).toBe(0n)
})

test('[SIL-086] withdrawals that are switched off are refused', async () => {
  const bob = await rich('bob')
  await set('withdrawal_status', 0)
  const asked = await desk.withdraw(bob)
  await set('withdrawal_status', 1)
  expect([asked.status, asked.error.code]).toEqual([409, 'WITHDRAWALS_OFF'])
})

test.each([
  ['no amount', { amount: '' }, 422, 'AMOUNT_INVALID'],
  ['too little', { amount: '499.99' }, 422, 'AMOUNT_OUT_OF_RANGE'],
  ['more than the balance', { amount: '5000.01' }, 422, 'NOT_ENOUGH_MONEY'],
  ['a number of somebody else', { number: '01999999999' }, 422, 'SENDER_NOT_YOURS'],
  ['no number', { number: '' }, 422, 'SENDER_NOT_YOURS'],
])('[SIL-089] a withdrawal with %s is refused with its text in `error`', async (...row) => {
  const [, fields, status, code] = row
  const bob = await rich('bob')
  const asked = await desk.withdraw(bob, fields)
  expect([asked.status, asked.error.code]).toEqual([status, code])
  expect(asked.error.error).toBe(asked.error.message)
  expect([await desk.balance(bob), await held(bob)]).toEqual(['5000.00', 0n])
})

test('[CASH-66] an unverified phone comes before everything else', async () => {
  const bob = await rich('bob')
  await sql`UPDATE player_phone SET verified_at = NULL WHERE player_id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await desk.withdraw(bob, { amount: '' })).error.code).toBe('PHONE_NOT_VERIFIED')
  expect((await desk.claim(bob, { amount: '' })).error.code).toBe('PHONE_NOT_VERIFIED')
})

test('the checklist says what the request itself is refused for, and since when one waits', async () => {
  const alice = await rich('alice')
  const read = async () => (await world.call(withdrawalChecklist, { token: alice.token })).body
  const open = async () =>
    (await read()).conditions.filter(({ done }) => !done).map(({ condition }) => condition)
  expect(await open()).toEqual([])
  expect((await read()).limits).toEqual({ min: '500.00', max: '25000.00' })
  const { db } = world.api.ctx
  await sql`UPDATE player_phone SET verified_at = NULL WHERE player_id = ${alice.playerId}`.execute(
    db,
  )
  await sql`UPDATE player SET birth_date = NULL WHERE id = ${alice.playerId}`.execute(db)
  await set('withdrawal_status', 0)
  expect(await open()).toEqual(['phone', 'open', 'birth_date'])
  expect((await desk.withdraw(alice)).error.code).toBe('PHONE_NOT_VERIFIED')
  await sql`UPDATE player_phone SET verified_at = now() WHERE player_id = ${alice.playerId}`.execute(
    db,
  )
  expect((await desk.withdraw(alice)).error.code).toBe('WITHDRAWALS_OFF')
  await set('withdrawal_status', 1)
  expect((await desk.withdraw(alice)).error.code).toBe('DATE_OF_BIRTH_MISSING')
  await sql`UPDATE player SET birth_date = '1990-01-01' WHERE id = ${alice.playerId}`.execute(db)
  expect((await desk.withdraw(alice)).status).toBe(200)
  expect(await open()).toEqual(['pending'])
  expect(Date.parse((await read()).pending_since ?? '')).toBeGreaterThan(0)
})
