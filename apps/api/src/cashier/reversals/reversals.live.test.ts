import {
  balance,
  showTransactions,
  staffEndClaim,
  staffRefundDeposit,
  staffReverseDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { agreeToAll, freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'
import { owedBy, stateOf } from '../testing/watch-payment.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

async function askReverse(
  reference: string,
  fields: { reversal_ref?: string; amount?: string; reason?: string } = {},
) {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { reversal_ref: freshTrxId(), reason: 'A chargeback', ...fields }
  return world.call(staffReverseDeposit, { token, params, body })
}

async function refundByHand(reference: string, amount: string) {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { through: 'hand', amount, refund_trx_id: freshTrxId(), reason: 'Twice' } as const
  await world.call(staffRefundDeposit, { token, params, body })
  await agree()
}

async function askEnd(reference: string, verdict: 'collect' | 'write_off') {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  return world.call(staffEndClaim, { token, params, body: { verdict, reason: 'As agreed' } })
}

const agree = async () => agreeToAll(world, (await world.staff('admin')).token)

const shownOf = async (reference: string) =>
  (await desk.queue('deposits', 'all', reference)).find((one) => one.reference === reference)

async function lettersOf({ playerId }: Person): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM inbox_message WHERE player_id = ${playerId} AND code IS NOT NULL ORDER BY id
  `.execute(world.api.ctx.db)
  return rows.map(({ code }) => code)
}

test('[LAW-24] a deposit that its partner took back leaves the balance once two people have said so', async () => {
  const alice = await world.signUp('alice')
  const reference = await desk.deposit(alice, { amount: '700' })
  const owed = await owedBy(world, 'bkash')
  const asked = await askReverse(reference, { reversal_ref: 'cb-1001' })
  expect([asked.status, asked.body.state, asked.body.approval_asked_by]).toEqual([
    200,
    'credited',
    'cashier1',
  ])
  expect(await desk.balance(alice)).toBe('700.00')
  await agree()
  expect(await desk.balance(alice)).toBe('0.00')
  expect(await owedBy(world, 'bkash')).toBe(owed - 700_00n)
  const shown = await shownOf(reference)
  expect(shown).toMatchObject({
    state: 'reversed',
    reversals: [{ number: 1, amount: '700.00', reversal_ref: 'CB-1001' }],
  })
  expect(shown?.claim).toBeUndefined()
  expect(shown?.events.at(-1)?.actor).toBe('cashier1, admin')
  expect(await lettersOf(alice)).toContain('depositReversed')
  const { body } = await world.call(showTransactions, { token: alice.token })
  const record = body.transaction.find(({ transaction_id: own }) => own === reference)
  expect([record?.key, record?.timeline.at(-1)?.state]).toEqual(['2', 'reversed'])
})

test('[LAW-2] what the player has not got any more they owe, and it is collected or written off', async () => {
  const bob = await world.signUp('bob')
  const reference = await desk.deposit(bob, { amount: '1000' })
  await desk.withdraw(bob, { amount: '600' })
  await askReverse(reference)
  await agree()
  expect([await stateOf(world, reference), await desk.balance(bob)]).toEqual(['reversed', '0.00'])
  expect(await shownOf(reference)).toMatchObject({
    claim: { amount: '600.00', collected: '0.00', written_off: '0.00', left: '600.00' },
  })
  expect(await lettersOf(bob)).toContain('depositReversedOwed')
  const [payout] = await desk.queue('withdrawals', 'waiting', bob.username)
  expect(payout?.warnings.map(({ code }) => code)).toContain('OWES_US')
  expect((await askEnd(reference, 'collect')).error.code).toBe('NOT_ENOUGH_MONEY')
  await desk.deposit(bob, { amount: '500' })
  expect((await askEnd(reference, 'collect')).status).toBe(200)
  await agree()
  expect(await desk.balance(bob)).toBe('0.00')
  expect((await shownOf(reference))?.claim).toMatchObject({ collected: '500.00', left: '100.00' })
  expect((await askEnd(reference, 'write_off')).status).toBe(200)
  await agree()
  expect((await shownOf(reference))?.claim).toMatchObject({ written_off: '100.00', left: '0.00' })
  expect((await askEnd(reference, 'write_off')).error.code).toBe('STATE_CHANGED')
  expect((await lettersOf(bob)).slice(-2)).toEqual(['claimCollected', 'claimWrittenOff'])
})

test('[LAW-2] it is taken back in parts, beside a part that was given back, and never more than came', async () => {
  const gita = await world.signUp('gita')
  const reference = await desk.deposit(gita, { amount: '1000' })
  const owed = await owedBy(world, 'bkash')
  await refundByHand(reference, '100')
  await askReverse(reference, { amount: '300' })
  await agree()
  expect([await stateOf(world, reference), await desk.balance(gita)]).toEqual([
    'credited',
    '600.00',
  ])
  expect((await shownOf(reference))?.refund_left).toBe('600.00')
  await desk.withdraw(gita, { amount: '500' })
  await askReverse(reference, { amount: '200' })
  await agree()
  expect(await shownOf(reference)).toMatchObject({
    state: 'credited',
    claim: { amount: '100.00', left: '100.00' },
  })
  await askEnd(reference, 'write_off')
  await agree()
  await askReverse(reference)
  await agree()
  const shown = await shownOf(reference)
  expect(shown?.state).toBe('reversed')
  expect(shown?.reversals?.map(({ amount }) => amount)).toEqual(['300.00', '200.00', '400.00'])
  expect(shown?.claim).toMatchObject({ amount: '500.00', written_off: '100.00', left: '400.00' })
  await askEnd(reference, 'write_off')
  await agree()
  expect((await shownOf(reference))?.claim).toMatchObject({ written_off: '500.00', left: '0.00' })
  expect(await owedBy(world, 'bkash')).toBe(owed - 1_000_00n)
  const { body } = await world.call(showTransactions, { token: gita.token })
  const record = body.transaction.find(({ transaction_id: own }) => own === reference)
  const way = record?.timeline.map(({ state, amount }) => [state, amount].join(' ').trim())
  expect([record?.reversed, way?.slice(-4)]).toEqual([
    '900.00',
    ['part_refunded 100.00', 'part_reversed 300.00', 'part_reversed 200.00', 'reversed 400.00'],
  ])
})

test('[LAW-4] agreed to while the player bets it away, nothing goes below zero and nothing is lost', async () => {
  const carol = await world.signUp('carol')
  const reference = await desk.deposit(carol, { amount: '1000' })
  await askReverse(reference)
  await Promise.all([agree(), desk.withdraw(carol, { amount: '700' })])
  const { body } = await world.call(balance, { token: carol.token })
  const shown = await shownOf(reference)
  const held = (await desk.queue('withdrawals', 'waiting', carol.username)).length > 0
  expect(shown?.state).toBe('reversed')
  expect([body.balance, shown?.claim?.left]).toEqual(['0.00', held ? '700.00' : undefined])
})

test.each<[string, { reversal_ref?: string; amount?: string; reason?: string }, string]>([
  ['no reason', { reason: '' }, 'STAFF_REASON_MISSING'],
  ['no number', { reversal_ref: ' ' }, 'TRX_ID_INVALID'],
  ['an amount that is none', { amount: 'all' }, 'AMOUNT_INVALID'],
  ['nothing of it', { amount: '0' }, 'AMOUNT_INVALID'],
  ['more than it was', { amount: '500.01' }, 'AMOUNT_OUT_OF_RANGE'],
  ['a number that took another one back', { reversal_ref: 'CB-1001' }, 'TRX_ID_USED'],
])('with %s nothing is asked', async (_, fields, code) => {
  const reference = await desk.deposit(await world.signUp('dora'), { amount: '500' })
  expect((await askReverse(reference, fields)).error.code).toBe(code)
})

test('only what is credited is taken back, and only once', async () => {
  const erin = await world.signUp('erin')
  const { body } = await desk.claim(erin, { amount: '500' })
  expect((await askReverse(body.transaction_id)).error.code).toBe('STATE_CHANGED')
  const reference = await desk.deposit(await world.signUp('finn'), { amount: '500' })
  await askReverse(reference)
  await agree()
  expect((await askReverse(reference)).error.code).toBe('STATE_CHANGED')
  expect((await askEnd(reference, 'write_off')).error.code).toBe('STATE_CHANGED')
})

test('whatever came of them, the books agree', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
})
