import { requestEwallet, staffApproveDeposit, staffRejectDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'
import { stateOf as readState } from '../testing/watch-payment.ts'
import { askPartner } from './ask-about-due.ts'

const MINUTE_MS = 60_000

let world: World
let desk: Desk
let bkash: PlayPartner

beforeAll(async () => {
  bkash = openPlayPartner()
  const idleJobs = ['ask-bkash', 'handle-notices']
  world = await openWorld({ paymentPartners: new Map([['bkash', bkash]]), idleJobs })
  desk = openDesk(world)
})
afterAll(() => world.close())

const stateOf = (reference: string) => readState(world, reference)

const begin = ({ token }: Person, amount = '500') =>
  world.call(requestEwallet, {
    token,
    body: { amount, type: 'Checkout', provider: 'bKash', promotion: 0 },
  })

const comeBack = (reference: string, status = 'success') =>
  fetch(`${world.url}/api/payments/bkash/return?ref=P${reference}&status=${status}`, {
    redirect: 'manual',
  })

async function settle() {
  while ((await askPartner(world.api.ctx, 'bkash')) > 0);
}

async function pass(ms: number) {
  world.clock.advance(ms)
  await settle()
}

test('[LAW-10][LAW-24] one payment that two players name is credited once, and a second time by nobody alone', async () => {
  const [mona, nick] = [await world.signUp('mona'), await world.signUp('nick')]
  const { body } = await begin(mona)
  await comeBack(body.transaction)
  const trxId = `T${body.transaction}`
  const { body: claimed } = await desk.claim(nick, { trxId })
  bkash.pay(body.transaction)
  await pass(MINUTE_MS)
  expect([await stateOf(body.transaction), await desk.balance(mona)]).toEqual(['review', '0.00'])
  const [row] = await desk.queue('deposits', 'waiting', body.transaction)
  expect(row?.warnings.map(({ code, reference }) => [code, reference])).toContainEqual([
    'PAYS_ANOTHER',
    claimed.transaction_id,
  ])
  expect(row?.statement?.fits).toBe(false)
  const { token } = await world.staff('cashier1')
  const approve = async (reference: string) => {
    const params = { id: await desk.paymentId(reference) }
    const { body } = await world.call(staffApproveDeposit, { token, params, body: { note: 'ok' } })
    return [body.state, body.approval_asked_by]
  }
  expect(await approve(body.transaction)).toEqual(['review', 'cashier1'])
  expect([await desk.balance(mona), await desk.balance(nick)]).toEqual(['0.00', '0.00'])
})

test('[LAW-12] what came late and has paid for another deposit can be rejected, other late money not', async () => {
  const [olga, pete] = [await world.signUp('olga'), await world.signUp('pete')]
  const { token } = await world.staff('cashier1')
  const reject = async (reference: string) => {
    const params = { id: await desk.paymentId(reference) }
    const reason = 'this payment was credited elsewhere'
    return (await world.call(staffRejectDeposit, { token, params, body: { reason } })).status
  }
  const late = async (person: Person, isClaimed: boolean) => {
    const { body } = await begin(person)
    await comeBack(body.transaction, 'cancel')
    await settle()
    expect(await stateOf(body.transaction)).toBe('cancelled')
    if (isClaimed) await desk.claim(person, { trxId: `T${body.transaction}` })
    bkash.pay(body.transaction)
    await pass(MINUTE_MS)
    return body.transaction
  }
  const twice = await late(olga, true)
  expect(await stateOf(twice)).toBe('late_confirmed')
  expect([await reject(twice), await stateOf(twice)]).toEqual([200, 'rejected'])
  const { body } = await begin(pete, '600')
  await comeBack(body.transaction, 'cancel')
  await settle()
  bkash.pay(body.transaction, { paidMinor: 50_000n })
  await pass(MINUTE_MS)
  expect(await stateOf(body.transaction)).toBe('late_confirmed')
  expect(await reject(body.transaction)).toBe(409)
  const { body: nothing } = await begin(pete, '700')
  await comeBack(nothing.transaction, 'cancel')
  await settle()
  expect(await reject(nothing.transaction)).toBe(409)
})
