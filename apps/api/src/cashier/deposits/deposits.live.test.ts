import {
  CLAIM_MINUTES,
  checkWithdrawal,
  getPromotion,
  listInbox,
  showTransactions,
  showTurnovers,
  staffApproveDeposit,
  staffClaimDeposit,
  staffDeposits,
  staffRejectDeposit,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { endBonuses } from '../../bonuses/kept/end-bonuses.ts'
import { countStakes } from '../../bonuses/turnover/count-stakes.ts'
import { freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'

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

async function promotionId(name: string): Promise<number> {
  const { body } = await world.call(getPromotion)
  return body.find((promotion) => promotion.name.startsWith(name))?.id ?? 0
}

function stake(playerId: number, key: string, stakeMinor: bigint) {
  const at = world.clock.now()
  const of = { playerId: BigInt(playerId), stakeKey: key, gameName: 'River Gold' }
  const one = { ...of, kind: 'slot' as const, oddsCenti: null, stakeMinor, at }
  return inTransaction(world.api.ctx.db, (tx) => countStakes(tx, [one]))
}

test('[CASH-13][REC-24][CASH-82] a deposit with the welcome bonus, staked off, then withdrawable', async () => {
  const alice = await world.signUp('alice')
  const { token } = alice
  await desk.offer(alice, '1000')
  const claimed = await desk.claim(alice, {
    trxId: '9CK7TRX001',
    amount: '1000',
    promotionId: await promotionId('Welcome'),
  })
  expect(claimed.body).toMatchObject({ success: true })
  const id = await desk.paymentId(claimed.body.transaction_id)
  expect(await desk.balance(alice)).toBe('0.00')
  await desk.tellStatement(id, '1000')
  const approved = await world.call(staffApproveDeposit, { token: cashier.token, params: { id } })
  expect(approved.body).toMatchObject({ state: 'credited', amount: '1000.00', bonus: '1000.00' })
  expect(await desk.balance(alice)).toBe('1000.00')

  const { body } = await world.call(showTransactions, { token })
  expect(body.transaction.map(({ action, key, amount }) => [action, key, amount])).toEqual([
    ['bonus', '0', '1000.00'],
    ['deposit', '1', '1000.00'],
  ])
  expect(body.transaction[1]).toMatchObject({
    transaction_id: claimed.body.transaction_id,
    trx_id: '9CK7TRX001',
    payment_method: { name: 'bKash', type: 'Personal' },
    promotion: { turnover: '10' },
  })
  expect(body.transaction[1]?.timeline.map(({ state }) => state)).toEqual([
    'submitted',
    'reviewing',
    'credited',
  ])

  await stake(alice.playerId, 'welcome-1', 1_999_999n)
  const check = await world.call(checkWithdrawal, { token })
  expect([check.status, check.error.code, check.error.error]).toEqual([
    400,
    'TURNOVER_REMAINING',
    undefined,
  ])
  expect(check.error).toMatchObject({ remaining_turnover: '0.01' })
  await stake(alice.playerId, 'welcome-2', 500n)
  await endBonuses(world.api.ctx)
  expect((await world.call(checkWithdrawal, { token })).body).toMatchObject({
    success: true,
    withdrawable: '2000.00',
  })
  const { turnover } = (await world.call(showTurnovers, { token })).body
  expect(turnover[0]).toMatchObject({
    status: 'complete',
    required_turnover: '20000.00',
    remaining_turnover: '0.00',
    bets_counted: 2,
    transaction: { action: 'bonus', payment_method: { name: 'bKash' } },
  })
  expect(turnover[0]?.last_bets.map(({ counted }) => counted).toSorted()).toEqual([
    '0.01',
    '19999.99',
  ])
  const inbox = await world.call(listInbox, { token, query: {} })
  expect(inbox.body.data.data.slice(0, 2).map(({ title }) => title)).toEqual([
    'Your bonus is paid out',
    'Deposit credited, bonus kept for you',
  ])
  expect(await desk.breaches()).toEqual([])
})

test('[CASH-15] the same claim twenty times at once is one deposit with one reference', async () => {
  const bob = await world.signUp('bob')
  const trxId = freshTrxId()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desk.claim(bob, { amount: '700', trxId })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.transaction_id)).size).toBe(1)
  const { body } = await world.call(showTransactions, { token: bob.token })
  expect(body.transaction).toHaveLength(1)
})

test('[CASH-15] twenty different claims at once leave one pending', async () => {
  const bob = await world.signUp('bob')
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.claim(bob)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['DEPOSIT_PENDING']))
})

test('[CASH-15] the same transaction with other details is a conflict', async () => {
  const bob = await world.signUp('bob')
  const trxId = freshTrxId()
  const first = await desk.claim(bob, { amount: '700', trxId })
  const lower = await desk.claim(bob, { amount: '700.00', trxId: trxId.toLowerCase() })
  expect(lower.body.transaction_id).toBe(first.body.transaction_id)
  const other = await desk.claim(bob, { amount: '7000', trxId })
  expect([other.status, other.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

test('[CASH-41] one transaction id pays for one deposit, whoever claims it', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const trxId = freshTrxId()
  const both = await Promise.all([desk.claim(alice, { trxId }), desk.claim(bob, { trxId })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('TRX_ID_USED')
})

test('[CASH-41] a used transaction is named before anything of the promotion', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const trxId = freshTrxId()
  await desk.claim(alice, { trxId })
  const { error } = await desk.claim(bob, { trxId, promotionId: 999 })
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual(['TRX_ID_USED', ['transaction_id']])
})

test('[CASH-41] a rejected claim frees its transaction, and staff see both', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const trxId = freshTrxId()
  const guess = await desk.claim(bob, { trxId })
  const id = await desk.paymentId(guess.body.transaction_id)
  const { token } = cashier
  const silent = await world.call(staffRejectDeposit, {
    token,
    params: { id },
    body: { reason: ' ' },
  })
  expect(silent.error.code).toBe('STAFF_REASON_MISSING')
  const body = { reason: 'The wallet does not know this TrxID' }
  const rejected = await world.call(staffRejectDeposit, { token, params: { id }, body })
  expect(rejected.body.state).toBe('rejected')
  const mine = await world.call(showTransactions, { token: bob.token })
  expect(mine.body.transaction[0]).toMatchObject({ key: '2', reason: body.reason })
  expect(mine.body.transaction[0]?.timeline.at(-1)).toMatchObject({
    state: 'failed',
    note: body.reason,
  })
  const claimed = await desk.claim(alice, { trxId })
  expect(claimed.status).toBe(200)
  const [queued] = await desk.queue('deposits', 'waiting', claimed.body.transaction_id)
  expect(queued?.warnings).toContainEqual(
    expect.objectContaining({ code: 'TRX_ID_SEEN', reference: guess.body.transaction_id }),
  )
})

test('[SIL-026] two members of staff approve at once: one credit', async () => {
  const alice = await world.signUp('alice')
  const { body } = await desk.claim(alice, { amount: '900' })
  const id = await desk.paymentId(body.transaction_id)
  await desk.tellStatement(id, '900')
  const answers = await Promise.all(
    [admin, cashier, admin, cashier].map(({ token }) =>
      world.call(staffApproveDeposit, { token, params: { id } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
  expect(new Set(codes)).toEqual(new Set(['STATE_CHANGED']))
  expect(await desk.balance(alice)).toBe('900.00')
  expect(await desk.breaches()).toEqual([])
})

test('[SIL-026] a claimed deposit waits for its person; the claim ends by itself', async () => {
  const alice = await world.signUp('alice')
  const { body } = await desk.claim(alice)
  const id = await desk.paymentId(body.transaction_id)
  await desk.tellStatement(id, '500')
  const atMs = world.clock.now().getTime()
  const claimed = await world.call(staffClaimDeposit, { token: cashier.token, params: { id } })
  expect(claimed.body.claimed_by).toBe('cashier1')
  const endsAtMs = Date.parse(claimed.body.claimed_until ?? '')
  expect(endsAtMs).toBeGreaterThanOrEqual(atMs + CLAIM_MINUTES * 60_000)
  expect(endsAtMs).toBeLessThanOrEqual(world.clock.now().getTime() + CLAIM_MINUTES * 60_000)
  const other = await world.call(staffApproveDeposit, { token: admin.token, params: { id } })
  expect([other.status, other.error.code]).toEqual([409, 'CLAIMED_BY_OTHER'])
  expect(other.error.message).toContain('cashier1')
  world.clock.advance(16 * 60_000)
  const { data } = (
    await world.call(staffDeposits, { token: admin.token, query: { state: 'all' } })
  ).body
  expect(data.find((one) => String(one.id) === id)).toMatchObject({
    claimed_by: 'cashier1',
    claimed_until: null,
  })
  const later = await world.call(staffApproveDeposit, { token: admin.token, params: { id } })
  expect(later.body.state).toBe('credited')
})

test('[SIL-026] another amount than claimed is credited only with a note', async () => {
  const alice = await world.signUp('alice')
  const { body } = await desk.claim(alice, { amount: '5000' })
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '500.50')
  const { token } = cashier
  const silent = await world.call(staffApproveDeposit, {
    token,
    params,
    body: { amount: '500.50' },
  })
  expect(silent.error.code).toBe('STAFF_REASON_MISSING')
  const real = { amount: '500.50', note: 'The statement shows 500.50' }
  await world.call(staffApproveDeposit, { token, params, body: real })
  expect(await desk.balance(alice)).toBe('500.50')
})

test.each([
  ['no amount', { amount: '0' }, 'AMOUNT_INVALID'],
  ['a negative amount', { amount: '-500' }, 'AMOUNT_INVALID'],
  ['an exponent', { amount: '1e3' }, 'AMOUNT_INVALID'],
  ['too little', { amount: '199.99' }, 'AMOUNT_OUT_OF_RANGE'],
  ['too much', { amount: '25000.01' }, 'AMOUNT_OUT_OF_RANGE'],
  ['six characters', { trxId: 'ABC123' }, 'TRX_ID_INVALID'],
  ['a hidden promotion', { promotionId: 5 }, 'PROMOTION_UNAVAILABLE'],
  ['an unknown promotion', { promotionId: 999 }, 'PROMOTION_UNAVAILABLE'],
])('[API-36] a claim with %s is refused', async (_, paying, code) => {
  const bob = await world.signUp('bob')
  expect((await desk.claim(bob, paying)).error.code).toBe(code)
})

test('[CASH-52] only a verified phone of their own pays in for a player', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const answer = await desk.claim({ ...bob, phone: alice.phone })
  expect(answer.error.code).toBe('SENDER_NOT_YOURS')
  expect(answer.error.errors).toHaveProperty('account_number')
})

test('[PROMO-17] what has the status active is not listed', async () => {
  const { body } = await world.call(getPromotion)
  expect(body.length).toBeGreaterThanOrEqual(4)
  expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['display']))
  expect(body.find(({ name }) => name.startsWith('Slots'))?.deposit_bouns).toBe('10')
})
