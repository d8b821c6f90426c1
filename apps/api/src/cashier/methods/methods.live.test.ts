import {
  getPaymentMethods,
  requestEwallet,
  staffApprovals,
  staffAudit,
  staffDecideApproval,
  staffMethods,
  staffSetMethod,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPartner } from '../checkouts/ask-about-due.ts'
import { handleNotices } from '../checkouts/handle-notices.ts'
import { openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'

type Member = { token: string }

let world: World
let bkash: PlayPartner
let first: Member
let second: Member
beforeAll(async () => {
  bkash = openPlayPartner()
  world = await openWorld({ paymentPartners: new Map([['bkash', bkash]]) })
  first = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())

function begin({ token }: Person) {
  const body = { amount: '500', type: 'Checkout', provider: 'bKash', promotion: 0 }
  return world.call(requestEwallet, { token, body })
}

/** The methods that a player can choose. */
async function offered({ token }: Person): Promise<string[]> {
  const { body } = await world.call(getPaymentMethods, { token })
  const methods = Array.isArray(body) ? body : body.pgs
  return methods.filter(({ status }) => status === 'active').map(({ name }) => name)
}

async function method(name: string) {
  const { body } = await world.call(staffMethods, { token: first.token })
  const found = body.data.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

async function set(by: Member, status: 'active' | 'inactive', reason = 'bKash does not answer') {
  const params = { id: String((await method('bKash')).id) }
  return world.call(staffSetMethod, { token: by.token, params, body: { status, reason } })
}

function agree({ token }: Member, id: number) {
  const params = { id: String(id), decision: 'agree' } as const
  return world.call(staffDecideApproval, { token, params, body: {} })
}

test('[LAW-24] one cashier stops a method at once, and opening it again takes two', async () => {
  const alice = await world.signUp('alice')
  expect((await set(alice, 'inactive')).status).toBe(401)
  expect((await set(await world.staff('trader1'), 'inactive')).status).toBe(403)
  expect((await set(first, 'inactive', ' ')).body).toMatchObject({ code: 'STAFF_REASON_MISSING' })
  expect(await offered(alice)).toContain('bKash')

  expect((await set(first, 'inactive')).body).toMatchObject({ status: 'inactive' })
  expect(await offered(alice)).not.toContain('bKash')
  expect((await begin(alice)).body).toMatchObject({ code: 'METHOD_UNAVAILABLE' })
  expect((await set(second, 'inactive')).body).toMatchObject({ code: 'STATE_CHANGED' })

  const asked = await set(first, 'active', 'bKash answers again')
  const id = asked.body.approval_id ?? 0
  expect(asked.body).toMatchObject({ status: 'inactive', approval_id: expect.any(Number) })
  expect(await method('bKash')).toMatchObject({ status: 'inactive', approval_id: id })
  expect((await set(second, 'active')).body).toMatchObject({ code: 'APPROVAL_WAITING' })
  expect((await agree(first, id)).body).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect((await begin(alice)).body).toMatchObject({ code: 'METHOD_UNAVAILABLE' })
  const waiting = await world.call(staffApprovals, { token: second.token })
  expect(waiting.body.data.find((one) => one.id === id)?.evidence).toMatchObject({
    claimed: { method: 'bKash' },
    found: { stopped_by: 'cashier1', stopped_why: 'bKash does not answer' },
  })

  expect((await agree(second, id)).body).toMatchObject({ state: 'agreed' })
  expect(await method('bKash')).toMatchObject({ status: 'active', approval_id: null })
  expect(await offered(alice)).toContain('bKash')
  expect((await begin(alice)).body.url).toContain('http')
})

test('[LAW-28] who stopped, asked and agreed stands in the audit', async () => {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffAudit, { token, query: { search: 'method:bkash' } })
  const lines = body.data.map(({ actor, act }) => `${actor} ${act}`).toSorted()
  expect(lines).toEqual([
    'cashier1 method.open.ask',
    'cashier1 method.stop',
    'cashier2 method.open.agree',
  ])
})

test('the desk sees how deposits go, how a partner answers, and notices of nobody', async () => {
  const before = await method('bKash')
  const [bob, carol] = [await world.signUp('bob'), await world.signUp('carol')]
  const { body } = await begin(bob)
  bkash.pay(body.transaction)
  world.clock.advance(90_000)
  const url = `${world.url}/api/payments/bkash/notice`
  for (const text of [`good 1 ${body.transaction}`, 'good 2 DNOBODY'])
    await fetch(url, { method: 'POST', body: text, headers: { 'content-type': 'text/plain' } })
  const { ctx } = world.api
  while ((await handleNotices(ctx)) + (await askPartner(ctx, 'bkash')) > 0);
  bkash.faults.push('silent_before')
  expect((await begin(carol)).body).toMatchObject({ code: 'PARTNER_SILENT' })

  const after = await method('bKash')
  expect(after.begun - before.begun).toBe(2)
  expect(after.credited - before.credited).toBe(1)
  expect(after.median_seconds).toBeGreaterThanOrEqual(90)
  expect(after.p95_seconds).toBeLessThan(120)
  expect(after.partner).toEqual({
    key: 'bkash',
    configured: true,
    pays_out: true,
    failures: 1,
    rest_seconds: 0,
  })
  expect((await method('Nagad')).partner).toMatchObject({ configured: false, failures: 0 })
  expect((await method('Rocket')).partner).toBeNull()
  const seen = await world.call(staffMethods, { token: first.token })
  expect(seen.body.strange_notices).toMatchObject([
    { partner: 'bkash', trx_id: null, reference: 'DNOBODY' },
  ])
})
