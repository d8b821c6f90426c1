import { requestEwallet, staffRefundDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { agreeToAll, freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { owedBy, waitForState } from '../testing/watch-payment.ts'

let world: World
let desk: Desk
let page: PartnerPage

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
  page = openPartnerPage(world.partners.payments, 'sslcommerz', 'bkash')
})
afterAll(() => world.close())
afterEach(async () => {
  await page.clearFaults()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

/** A deposit of 500 on the page of a partner, credited. */
async function paidAt(provider: string, at: PartnerPage, person: Person): Promise<string> {
  const body = { amount: '500', type: 'Checkout', provider, promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: person.token, body })
  const goBack = await at.approve(new URL(begun.url ?? ''), person.phone)
  await goBack()
  await waitForState(world, begun.transaction, 'credited')
  return begun.transaction
}

async function askAndAgree(reference: string, amount: string) {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { through: 'partner', amount, reason: 'The player asked for it' } as const
  const asked = await world.call(staffRefundDeposit, { token, params, body })
  await agreeToAll(world, (await world.staff('admin')).token)
  return asked
}

/** What the desk shows of the parts, once so many have ended. */
function partsOf(reference: string, count: number) {
  return vi.waitFor(
    async () => {
      world.clock.advance(30_000)
      const [payment] = await desk.queue('deposits', 'all', reference)
      const parts = payment?.refunds ?? []
      expect(parts.filter(({ state }) => state !== 'pending')).toHaveLength(count)
      return parts
    },
    { timeout: 15_000, interval: 200 },
  )
}

// First: Nagad takes no request of a house whose clock the others have turned on.
test('[SIL-026] what Nagad took goes back by hand alone, and the desk is told why', async () => {
  const carol = await world.signUp('carol')
  const nagad = openPartnerPage(world.partners.payments, 'nagad')
  const reference = await paidAt('Nagad', nagad, carol)
  const [shown] = await desk.queue('deposits', 'all', reference)
  expect(shown).toMatchObject({ refund_ways: ['hand'], refund_obstacle: 'no_such_call' })
  expect((await askAndAgree(reference, '500')).error.code).toBe('METHOD_UNAVAILABLE')
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { through: 'hand', reason: 'Asked', refund_trx_id: freshTrxId() } as const
  await world.call(staffRefundDeposit, { token, params, body })
  await agreeToAll(world, (await world.staff('admin')).token)
  expect(await desk.balance(carol)).toBe('0.00')
})

test.each<[string, object[]]>([
  ['all is well', []],
  ['it takes its time', [{ step: 'refund', fault: 'query_lag', delay_ms: 1_500 }]],
  ['the answer to the request is lost', [{ step: 'refund', fault: 'drop_after_commit', times: 1 }]],
  ['it breaks after it took it on', [{ step: 'refund', fault: 'http_500_after_commit', times: 1 }]],
  ['questions about it are cut off', [{ step: 'search', fault: 'drop_after_commit', times: 1 }]],
])(
  '[LAW-11] parts of a deposit go back through SSLCOMMERZ, each once, when %s',
  async (_, faults) => {
    const alice = await world.signUp('alice')
    const reference = await paidAt('SSLCOMMERZ', page, alice)
    const owed = (await owedBy(world, 'sslcommerz')) - (await page.merchantMinor())
    await askAndAgree(reference, '150')
    await partsOf(reference, 1)
    for (const fault of faults) await page.order({ ...fault })
    await askAndAgree(reference, '150')
    const parts = await partsOf(reference, 2)
    const wereCutOff = faults.some((fault) => 'step' in fault && fault.step === 'search')
    // Before it asks for a refund it looks the payment up: without an answer nothing was asked for.
    expect(parts.map(({ state }) => state)).toEqual(['given', wereCutOff ? 'kept' : 'given'])
    expect(new Set(parts.map(({ trx_id }) => trx_id)).size).toBe(2)
    expect(await desk.balance(alice)).toBe(wereCutOff ? '350.00' : '200.00')
    expect((await owedBy(world, 'sslcommerz')) - (await page.merchantMinor())).toBe(owed)
  },
)

test('[LAW-11] a request that SSLCOMMERZ never heard stays unknown and is not made again', async () => {
  const bob = await world.signUp('bob')
  const reference = await paidAt('SSLCOMMERZ', page, bob)
  const before = await page.merchantMinor()
  await page.order({ step: 'refund', fault: 'drop_before', times: 1 })
  await askAndAgree(reference, '500')
  await vi.waitFor(
    async () => {
      world.clock.advance(12 * 3_600_000)
      expect(await triesOf(reference)).toBeGreaterThan(3)
    },
    { timeout: 10_000, interval: 200 },
  )
  const [payment] = await desk.queue('deposits', 'all', reference)
  expect(payment?.state).toBe('refunding')
  expect(await desk.balance(bob)).toBe('0.00')
  expect(await page.merchantMinor()).toBe(before)
})

async function triesOf(reference: string): Promise<number> {
  const { rows } = await sql<{ partner_tries: number }>`
    SELECT partner_tries FROM payment WHERE reference = ${reference}
  `.execute(world.api.ctx.db)
  return rows[0]?.partner_tries ?? 0
}
