import { requestEwallet, showProtection, staffRefundDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeToAll, freshTrxId, openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../../cashier/testing/open-partner-page.ts'
import { waitForState } from '../../cashier/testing/watch-payment.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { limitsOf } from '../testing/limits-of.ts'

let world: World
let desk: Desk
let page: PartnerPage

beforeAll(async () => {
  // What a partner is to give back stays under way: nobody tells it.
  world = await openWorld({ studio: true, payments: true, idleJobs: ['refund-by-bkash'] })
  desk = openDesk(world)
  page = openPartnerPage(world.partners.payments, 'bkash')
})
afterAll(() => world.close())

/** 1,000 taka on the page of bKash, of which 600 are above a limit that was set meanwhile. */
async function payAboveLimit(person: Person): Promise<string> {
  const body = { amount: '1000', type: 'Checkout', provider: 'bKash', promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: person.token, body })
  await limitsOf(world).limited(person, { kind: 'deposit', period: 'day' }, '400')
  await page.approve(new URL(begun.url ?? ''), person.phone)
  await waitForState(world, begun.transaction, 'credited')
  return begun.transaction
}

test.each([
  ['that has gone back', { through: 'hand', refund_trx_id: freshTrxId() } as const, 'credited'],
  ['that is under way', { through: 'partner' } as const, 'refunding'],
])('[LAW-29] a part of a deposit %s is part of what is set aside', async (_, through, state) => {
  const alice = await world.signUp('alice')
  const reference = await payAboveLimit(alice)
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { amount: '500', reason: 'The player asked for it', ...through }
  expect((await world.call(staffRefundDeposit, { token, params, body })).status).toBe(200)
  await agreeToAll(world, (await world.staff('admin')).token)
  await waitForState(world, reference, state)
  expect(await desk.balance(alice)).toBe('500.00')
  const { body: own } = await world.call(showProtection, { token: alice.token })
  expect(own.aside?.amount).toBe('100.00')
  const table = await openTable(world, alice)
  expect((await table.bet('40001', table.newIds())).body['code']).toBe('PLAYER_BLOCKED')
  expect((await table.bet('40000', table.newIds())).status).toBe(200)
})
