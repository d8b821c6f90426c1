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

/** A payment on the desk that names what another player has claimed before. The partner's clock is a real one. */
async function claimedBefore() {
  world.clock.setBack(world.clock.now().getTime() - Date.now())
  const [rosa, sami] = [await world.signUp('rosa'), await world.signUp('sami')]
  const { body } = await begin(rosa)
  await comeBack(body.transaction)
  const trxId = `T${body.transaction}`
  const { body: claimed } = await desk.claim(sami, { trxId })
  bkash.pay(body.transaction, { payer: rosa.phone })
  await pass(MINUTE_MS)
  expect(await stateOf(body.transaction)).toBe('review')
  return { rosa, reference: body.transaction, trxId, claim: claimed.transaction_id }
}

const warnings = async (reference: string) =>
  (await desk.queue('deposits', 'all', reference))[0]?.warnings.map(({ code }) => code)

test('[LAW-10][LAW-24] when the other claim is turned down its transaction is free, and one person credits what it pays for', async () => {
  const { rosa, reference, trxId, claim } = await claimedBefore()
  const { token } = await world.staff('cashier1')
  expect(await warnings(reference)).toContain('PAYS_ANOTHER')
  const turnedDown = await world.call(staffRejectDeposit, {
    token,
    params: { id: await desk.paymentId(claim) },
    body: { reason: 'this is not your payment' },
  })
  expect(turnedDown.status).toBe(200)
  expect(await warnings(reference)).not.toContain('PAYS_ANOTHER')
  const { body } = await world.call(staffApproveDeposit, {
    token,
    params: { id: await desk.paymentId(reference) },
    body: { note: '' },
  })
  expect([body.state, body.trx_id]).toEqual(['credited', trxId])
  expect(await desk.balance(rosa)).toBe('500.00')
  const tina = await world.signUp('tina')
  expect((await desk.claim(tina, { trxId })).error.code).toBe('TRX_ID_USED')
})

test('[LAW-12] late money whose transaction is free again is its player’s: it cannot be rejected any more', async () => {
  const vera = await world.signUp('vera')
  const { body } = await begin(vera)
  await comeBack(body.transaction, 'cancel')
  await settle()
  const { body: claimed } = await desk.claim(vera, { trxId: `T${body.transaction}` })
  bkash.pay(body.transaction)
  await pass(MINUTE_MS)
  expect(await stateOf(body.transaction)).toBe('late_confirmed')
  const { token } = await world.staff('cashier1')
  const reject = async (reference: string) => {
    const params = { id: await desk.paymentId(reference) }
    return (await world.call(staffRejectDeposit, { token, params, body: { reason: 'no' } })).status
  }
  expect([await reject(claimed.transaction_id), await reject(body.transaction)]).toEqual([200, 409])
})
