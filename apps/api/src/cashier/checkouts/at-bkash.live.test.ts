import { cancelPayment, requestEwallet } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { askPartner } from './ask-about-due.ts'
import { owedBy, stateOf, waitForState } from '../testing/watch-payment.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'

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

async function begin({ token }: Person, amount = '500') {
  const body = { amount, type: 'Checkout', provider: 'bKash', promotion: 0 }
  const begun = await world.call(requestEwallet, { token, body })
  expect(begun.text).toContain('transaction')
  return { reference: begun.body.transaction, url: new URL(begun.body.url ?? '') }
}

const waitFor = (reference: string, state: string) => waitForState(world, reference, state)

/** What bKash has taken for the house is what the house says that bKash owes it. */
async function assertBooksAgree() {
  expect(await page.merchantMinor()).toBe(await owedBy(world, 'bkash'))
  expect(await desk.breaches()).toEqual([])
}

test('[CASH-22][LAW-12] a player pays on the page of bKash and finds the money in their wallet', async () => {
  const alice = await world.signUp('alice')
  const { reference, url } = await begin(alice)
  expect(url.origin).toBe(new URL(world.partners.payments).origin)
  const goBack = await page.approve(url, alice.phone)
  const returned = await goBack()
  expect(returned.headers.get('location')).toBe(`/payment-request?transaction=${reference}`)
  await waitFor(reference, 'credited')
  expect(await desk.balance(alice)).toBe('500.00')
  await assertBooksAgree()
})

test('[LAW-12] a player who closes the page after paying is credited all the same', async () => {
  const bob = await world.signUp('bob')
  const { reference, url } = await begin(bob)
  await page.approve(url, bob.phone)
  await waitFor(reference, 'credited')
  expect(await desk.balance(bob)).toBe('500.00')
  await assertBooksAgree()
})

test.each<[string, Record<string, unknown>[], string]>([
  [
    'the answer to the execution is cut off after bKash took it',
    [{ step: 'execute', fault: 'drop_after_commit', times: 1 }],
    'credited',
  ],
  [
    'the execution never reaches bKash',
    [{ step: 'execute', fault: 'drop_before', times: 1 }],
    'credited',
  ],
  [
    'bKash breaks after it took the money',
    [{ step: 'execute', fault: 'http_500_after_commit', times: 1 }],
    'credited',
  ],
  [
    'the question is not answered for a while',
    [{ step: 'query', fault: 'drop_before', times: 3 }],
    'credited',
  ],
  ['notices are missing', [{ step: 'notice', fault: 'missing', times: 5 }], 'credited'],
  [
    'every notice comes three times',
    [{ step: 'notice', fault: 'duplicate', count: 2 }],
    'credited',
  ],
  [
    'the notice comes before the answer',
    [{ step: 'notice', fault: 'early', times: 5 }],
    'credited',
  ],
  ['notices are forged', [{ step: 'notice', fault: 'forged_signature', times: 5 }], 'credited'],
  [
    'notices are of a foreign topic',
    [{ step: 'notice', fault: 'foreign_topic', times: 5 }],
    'credited',
  ],
  [
    'another amount is taken',
    [{ step: 'execute', fault: 'amount_mismatch', amount: '450' }],
    'review',
  ],
])('[LAW-11] when %s', async (name, faults, state) => {
  const carol = await world.signUp(`carol${name.length}`)
  const { reference, url } = await begin(carol)
  for (const fault of faults) await page.order(fault)
  const goBack = await page.approve(url, carol.phone)
  await goBack()
  await waitFor(reference, state)
  expect(await desk.balance(carol)).toBe(state === 'credited' ? '500.00' : '0.00')
  if (state === 'credited') await assertBooksAgree()
})

test('[LAW-11] what was agreed to and then given up in the house is not taken', async () => {
  const erin = await world.signUp('erin')
  const { reference, url } = await begin(erin)
  await page.order({ step: 'query', fault: 'drop_before', times: 1 })
  await page.approve(url, erin.phone)
  const params = { reference }
  expect((await world.call(cancelPayment, { token: erin.token, params })).status).toBe(200)
  const before = await page.merchantMinor()
  for (const _ of [1, 2, 3]) {
    world.clock.advance(600_000)
    await askPartner(world.api.ctx, 'bkash')
  }
  expect(await page.merchantMinor()).toBe(before)
  expect(await stateOf(world, reference)).toBe('cancelled')
})

test("[LAW-10] from a wallet that is not the player's own: a person decides", async () => {
  const dave = await world.signUp('dave')
  const { reference, url } = await begin(dave)
  const goBack = await page.approve(url, '01700000009')
  await goBack()
  await waitFor(reference, 'review')
  const [waiting] = await desk.queue('deposits', 'review', reference)
  expect(waiting).toMatchObject({
    statement: { found: true, sender: '01700000009', fits: false },
    trx_id: expect.stringMatching(/^[A-Z0-9]{10}$/),
  })
})
