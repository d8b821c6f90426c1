import { showTransactions, staffApproveDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStatements } from '../jobs/check-statements.ts'
import { freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'

const WAIT_MAX_MS = 10_000
const LOOK_EVERY_MS = 50

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld({ payments: true })
  desk = openDesk(world)
})
afterAll(() => world.close())

type Sent = { from: string; to: string; amount: string }

async function payInWallet({ from, to, amount }: Sent): Promise<string> {
  const answer = await fetch(`${world.partners.payments}/api/send-money`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet: 'bkash', from, to, amount, type: 'Personal' }),
  })
  const { trx_id } = (await answer.json()) as { trx_id: string }
  return trx_id
}

/** The world's clock may stand ahead of the wallets': an offer is dated by theirs. */
async function accountFor(person: Person, amount: string): Promise<string> {
  const { body } = await desk.offer(person, amount)
  await sql`UPDATE account_offer SET created_at = now() WHERE player_id = ${person.playerId}`.execute(
    world.api.ctx.db,
  )
  return body[0]?.account_number ?? ''
}

/** Waits for the job to bring a deposit to a state. */
async function reach(reference: string, state: string) {
  for (let waited = 0; waited < WAIT_MAX_MS; waited += LOOK_EVERY_MS) {
    const [payment] = await desk.queue('deposits', 'all', reference)
    if (payment?.state === state) return payment
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`${reference} did not become ${state}`)
}

async function autoCredit(value: 0 | 1) {
  await sql`
    INSERT INTO setting (key, value) VALUES ('deposit_auto_credit', ${value}::text::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value
  `.execute(world.api.ctx.db)
}

test('[CASH-41] the statement of a paid deposit stands beside it for staff; nothing is credited', async () => {
  const alice = await world.signUp('alice')
  const to = await accountFor(alice, '500')
  const trxId = await payInWallet({ from: alice.phone, to, amount: '500' })
  const { body } = await desk.claim(alice, { trxId })
  const payment = await reach(body.transaction_id, 'review')
  expect(payment).toMatchObject({
    receiving_account: to,
    channel: 'Personal',
    statement: { found: true, amount: '500.00', sender: alice.phone, fits: true },
    warnings: [],
  })
  expect(await desk.balance(alice)).toBe('0.00')
})

test('[CASH-41] another amount, another sender and no such TrxID are warnings', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const to = await accountFor(alice, '500')
  const trxId = await payInWallet({ from: bob.phone, to, amount: '50' })
  const { body } = await desk.claim(alice, { trxId })
  const payment = await reach(body.transaction_id, 'review')
  expect(payment.warnings.map(({ code }) => code)).toEqual(['AMOUNT_DIFFERS', 'SENDER_DIFFERS'])
  const invented = await desk.claim(bob, { trxId: freshTrxId() })
  const unfound = await reach(invented.body.transaction_id, 'review')
  expect(unfound.statement?.found).toBe(false)
  expect(unfound.warnings.map(({ code }) => code)).toEqual(['NOT_IN_STATEMENT'])
})

test('[LAW-11] a silent wallet leaves the deposit unknown, never failed; it is asked again', async () => {
  const bob = await world.signUp('bob')
  const { ctx } = world.api
  const { statements } = ctx
  let asked = 0
  const silent = {
    find: () => Promise.resolve({ unknown: true } as const).finally(() => (asked += 1)),
  }
  ctx.statements = silent
  const { body } = await desk.claim(bob)
  await reach(body.transaction_id, 'unknown')
  const { body: records } = await world.call(showTransactions, { token: bob.token })
  expect(records.transaction[0]?.key).toBe('0')
  const before = asked
  world.clock.advance(3_600_000)
  await checkStatements(ctx)
  expect(asked).toBeGreaterThan(before)
  expect((await reach(body.transaction_id, 'unknown')).events.map(({ state }) => state)).toEqual([
    'claimed',
    'verifying',
    'unknown',
  ])
  ctx.statements = statements
  world.clock.advance(3_600_000)
  await reach(body.transaction_id, 'review')
  const { token } = await world.staff('admin')
  const params = { id: await desk.paymentId(body.transaction_id) }
  const note = 'the wallet shows it by hand'
  const answer = await world.call(staffApproveDeposit, { token, params, body: { note } })
  expect(answer.body).toMatchObject({ state: 'review', approval_asked_by: 'admin' })
})

test('[LAW-12] if the house switched it on, only a statement that fits in every part credits', async () => {
  await autoCredit(1)
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const to = await accountFor(alice, '800')
  const trxId = await payInWallet({ from: alice.phone, to, amount: '800' })
  const fitting = await desk.claim(alice, { trxId, amount: '800' })
  const elsewhere = await payInWallet({ from: bob.phone, to: '01399999999', amount: '800' })
  await accountFor(bob, '800')
  const misfit = await desk.claim(bob, { trxId: elsewhere, amount: '800' })
  const credited = await reach(fitting.body.transaction_id, 'credited')
  expect(credited.events.at(-1)).toMatchObject({ source: 'partner', actor: 'wallet statement' })
  expect(await desk.balance(alice)).toBe('800.00')
  const waiting = await reach(misfit.body.transaction_id, 'review')
  expect(waiting.warnings.map(({ code }) => code)).toContain('RECEIVER_DIFFERS')
  expect(await desk.balance(bob)).toBe('0.00')
  await autoCredit(0)
  expect(await desk.breaches()).toEqual([])
})
