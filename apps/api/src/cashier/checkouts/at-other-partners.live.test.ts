import { requestEwallet } from '@maidan/contract'
import { amountOf } from '@maidan/money'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { owedBy, waitForState } from '../testing/watch-payment.ts'
import { openPartnerPage } from '../testing/open-partner-page.ts'

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
})
afterAll(() => world.close())
afterEach(async () => {
  await openPartnerPage(world.partners.payments, 'nagad').clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

type Fault = { step: string; fault: string; times?: number; amount?: string }

test.each<[string, string, Fault[], string]>([
  ['nagad', 'Nagad', [], 'credited'],
  ['nagad', 'Nagad', [{ step: 'query', fault: 'drop_before', times: 2 }], 'credited'],
  ['nagad', 'Nagad', [{ step: 'approve', fault: 'amount_mismatch', amount: '450' }], 'review'],
  ['sslcommerz', 'SSLCOMMERZ', [], 'credited'],
  ['sslcommerz', 'SSLCOMMERZ', [{ step: 'notice', fault: 'missing', times: 5 }], 'credited'],
  ['sslcommerz', 'SSLCOMMERZ', [{ step: 'query', fault: 'drop_before', times: 2 }], 'credited'],
  ['sslcommerz', 'SSLCOMMERZ', [{ step: 'approve', fault: 'risk', times: 1 }], 'review'],
])('[LAW-11] [LAW-12] at %s (%s) with %j', async (partner, provider, faults, state) => {
  const page = openPartnerPage(world.partners.payments, partner, 'nagad')
  const uncredited = async () => (await page.merchantMinor()) - (await owedBy(world, partner))
  const before = await uncredited()
  const alice = await world.signUp(`alice${faults.length}`)
  const body = { amount: '500', type: 'Checkout', provider, promotion: 0 }
  const begun = await world.call(requestEwallet, { token: alice.token, body })
  expect(begun.text).toContain('url')
  const reference = begun.body.transaction
  for (const fault of faults) await page.order(fault)
  const goBack = await page.approve(new URL(begun.body.url ?? ''), alice.phone)
  const returned = await goBack()
  expect(returned.headers.get('location')).toBe(`/payment-request?transaction=${reference}`)
  await waitForState(world, reference, state)
  expect(await desk.balance(alice)).toBe(state === 'credited' ? '500.00' : '0.00')
  const [taken] = faults.map(({ amount }) => amountOf(amount ?? '500', 'BDT'))
  const onDesk = state === 'credited' ? 0n : (taken ?? 0n)
  expect(await uncredited()).toBe(before + onDesk)
})
