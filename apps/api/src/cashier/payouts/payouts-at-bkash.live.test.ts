import { staffApproveWithdrawal } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { owedBy, waitForState } from '../testing/watch-payment.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let page: PartnerPage

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
  page = openPartnerPage(world.partners.payments, 'bkash')
})
afterAll(() => world.close())
afterEach(async () => {
  await page.clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

test.each<[string, object[], string[]]>([
  ['all is well', [], ['paid']],
  ['its line is cut before it pays', [{ fault: 'drop_before', times: 1 }], ['unknown', 'review']],
  [
    'its line is cut after it paid',
    [{ fault: 'drop_after_commit', times: 1 }],
    ['unknown', 'paid'],
  ],
  ['it breaks after it paid', [{ fault: 'http_500_after_commit', times: 1 }], ['unknown', 'paid']],
  [
    'it pays later than it answers',
    [{ fault: 'unknown_then_success', delay_ms: 1_500, times: 1 }],
    ['unknown', 'paid'],
  ],
  [
    'it never pays what it did not answer to',
    [{ fault: 'unknown_then_absent', times: 1 }],
    ['unknown', 'review'],
  ],
])('[LAW-11] a payout at bKash when %s', async (name, faults, states) => {
  const alice = await world.signUp(`alice${name.length}`)
  await desk.deposit(alice, { amount: '2000' })
  const { body } = await desk.withdraw(alice, { amount: '1000' })
  const reference = body.transaction_id
  // What cashiers credited by hand came from no payment that bKash knows.
  const credited = (await owedBy(world, 'bkash')) - (await page.merchantMinor())
  for (const fault of faults) await page.order({ step: 'payout', ...fault })
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  await world.call(staffApproveWithdrawal, { token, params, body: { through: 'partner' } })
  const end = states.at(-1) ?? ''
  if (end === 'review') {
    await waitForState(world, reference, 'unknown')
    world.clock.advance(DAY_MS)
  }
  await waitForState(world, reference, end)
  const [payment] = await desk.queue('withdrawals', 'all', reference)
  const last = payment?.events.slice(-states.length) ?? []
  expect(last.map(({ state }) => state)).toEqual(states)
  expect(await desk.balance(alice)).toBe('1000.00')
  expect(await owedBy(world, 'bkash')).toBe((await page.merchantMinor()) + credited)
  expect(await desk.breaches()).toEqual([])
})
