import { requestEwallet, staffRefundDeposit } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAnswer } from '../checkouts/record-answer.ts'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage } from '../testing/open-partner-page.ts'
import { waitForState } from '../testing/watch-payment.ts'

/** Longer than a refund waits that its partner's rest put off. */
const AFTER_REST_MS = 3_600_000

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
})
afterAll(() => world.close())

test('[LAW-11] a late word of a deposit does not keep its refund from the partner', async () => {
  const { ctx } = world.api
  const alice = await world.signUp('alice')
  const ask = { amount: '500', type: 'Checkout', provider: 'bKash', promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: alice.token, body: ask })
  const page = openPartnerPage(world.partners.payments, 'bkash')
  await page.approve(new URL(begun.url ?? ''), alice.phone)
  await waitForState(world, begun.transaction, 'credited')
  // While the partner rests the refund is not told, so the late word is sure to come before it.
  await sql`
    INSERT INTO partner_health (partner, failures, rests_until, updated_at)
    VALUES ('bkash', 9, ${new Date(ctx.clock.now().getTime() + AFTER_REST_MS)}, now())
    ON CONFLICT (partner) DO UPDATE SET rests_until = excluded.rests_until
  `.execute(ctx.db)
  const id = await desk.paymentId(begun.transaction)
  const body = { through: 'partner', reason: 'The player asked for it' } as const
  const { token } = await world.staff('cashier1')
  await world.call(staffRefundDeposit, { token, params: { id }, body })
  await agreeToAll(world, (await world.staff('admin')).token)
  await waitForState(world, begun.transaction, 'refunding')
  const answer = { kind: 'unknown', why: 'it came late' } as const
  await recordAnswer(ctx, { paymentId: BigInt(id), answer })
  await sql`DELETE FROM partner_health`.execute(ctx.db)
  world.clock.advance(AFTER_REST_MS)
  await waitForState(world, begun.transaction, 'refunded')
  expect(await desk.balance(alice)).toBe('0.00')
})
