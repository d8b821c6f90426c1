import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockPayment } from './lock-payment.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from './move-payment.ts'
import type { RefundPart, Reversal } from './payment-money.ts'
import type { EventSource, PaymentState } from '@maidan/cashier'
import { openDesk, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk
let alice: Person
let id: bigint
let reference: string

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  alice = await world.signUp('alice')
  reference = await desk.deposit(alice, { amount: '1000' })
  id = BigInt(await desk.paymentId(reference))
})
afterAll(() => world.close())

type Gone = { refund: RefundPart } | { reversal: Reversal }

function move(to: PaymentState, source: EventSource, gone?: Gone) {
  const { ctx } = world.api
  return inTransaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, id, 'deposit')
    const player = await lockPlayer(tx, payment.playerId)
    const at = ctx.clock.now()
    return movePayment(ctx, tx, {
      payment,
      player,
      move: { way: [to], source, actor: 'test', at, ...gone },
    })
  })
}

test('[LAW-11] what the table does not have is refused, and nothing moves', async () => {
  await expect(move('credited', 'staff')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  await expect(move('refunding', 'player')).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  expect(await desk.balance(alice)).toBe('1000.00')
})

test('[LAW-4] the credit posted again under its key changes nothing', async () => {
  const { ledger } = world.api.ctx
  const from = await ledger.accounts.house('clearing:bkash', 'BDT')
  const { rows } = await sql<{ cash_account: bigint }>`
    SELECT cash_account FROM player WHERE id = ${alice.playerId}
  `.execute(world.api.ctx.db)
  const to = rows[0]?.cash_account ?? 0n
  const again = (amountMinor: bigint) =>
    ledger.post({
      key: `payment:${reference}:credit`,
      fingerprint: amountMinor.toString(),
      steps: [{ kind: 'transfer', from, to, amountMinor, reason: 'deposit' }],
    })
  expect(await again(100_000n)).toEqual({ status: 'repeated' })
  expect(await again(200_000n)).toEqual({ status: 'refused', code: 'KEY_CONFLICT' })
  expect(await desk.balance(alice)).toBe('1000.00')
})

test('[LAW-11] a refund that the partner turned down gives the money back, and may be tried again', async () => {
  const first = { number: 1, amountMinor: 100_000n, isGiven: false }
  const second = { number: 2, amountMinor: 100_000n, isGiven: true }
  await move('refunding', 'staff', { refund: first })
  expect(await desk.balance(alice)).toBe('0.00')
  await expect(move('refunding', 'staff', { refund: first })).rejects.toMatchObject({
    code: 'STATE_CHANGED',
  })
  await move('credited', 'partner', { refund: first })
  expect(await desk.balance(alice)).toBe('1000.00')
  await move('refunding', 'staff', { refund: second })
  await move('refunded', 'partner', { refund: second })
  expect(await desk.balance(alice)).toBe('0.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-2] money that was spent cannot be taken back below zero', async () => {
  const bob = await world.signUp('bob')
  id = BigInt(await desk.paymentId(await desk.deposit(bob, { amount: '1000' })))
  await desk.withdraw(bob, { amount: '600' })
  await sql`UPDATE payment SET reversed_minor = 100000 WHERE id = ${id}`.execute(world.api.ctx.db)
  const reversal = { number: 1, takenMinor: 100_000n, owedMinor: 0n }
  await expect(move('reversed', 'partner', { reversal })).rejects.toMatchObject({
    code: 'NOT_ENOUGH_MONEY',
  })
  expect(await desk.balance(bob)).toBe('400.00')
  expect(await desk.breaches()).toEqual([])
})
