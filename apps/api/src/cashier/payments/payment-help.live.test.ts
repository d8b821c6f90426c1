import { paymentTimes, showTransactions, staffClaimDeposit, tracePayment } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshTrxId, openDesk, payByHand, type Desk } from '../testing/open-desk.ts'

const MINUTE_MS = 60_000

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

const trace = ({ token }: Person, trx_id: string) =>
  world.call(tracePayment, { token, body: { trx_id } })

test('who paid finds their own payment by its TrxID, as they would write it', async () => {
  const alice = await world.signUp('alice')
  const trxId = freshTrxId()
  const { body } = await desk.claim(alice, { trxId })
  const asked = `  ${trxId.toLowerCase()} `
  expect((await trace(alice, asked)).body).toEqual({ transaction_id: body.transaction_id })
})

test('who was paid finds their withdrawal by the TrxID of the payout', async () => {
  const alice = await world.signUp('alice')
  await desk.deposit(alice, { amount: '2000' })
  const { body } = await desk.withdraw(alice, { amount: '500' })
  const id = await desk.paymentId(body.transaction_id)
  const payout_trx_id = freshTrxId()
  const { token } = await world.staff('cashier1')
  await payByHand(world, token, { id, payout_trx_id })
  expect((await trace(alice, payout_trx_id)).body.transaction_id).toBe(body.transaction_id)
})

test("somebody else's payment is answered like one that was never made", async () => {
  const [alice, mallory] = [await world.signUp('alice'), await world.signUp('mallory')]
  const trxId = freshTrxId()
  await desk.claim(alice, { trxId })
  const [seen, invented] = [await trace(mallory, trxId), await trace(mallory, freshTrxId())]
  expect([seen.status, seen.text]).toEqual([invented.status, invented.text])
  expect(seen.body).toEqual({ transaction_id: null })
})

test.each(['', 'abc', '8N7A2K;', "8N7A2K'--", 'x'.repeat(65)])(
  '"%s" is no TrxID, and costs no try',
  async (trx_id) => {
    const bob = await world.signUp('bob')
    const { status, error } = await trace(bob, trx_id)
    expect([status, error.code]).toEqual([422, 'TRX_ID_INVALID'])
  },
)

test('[LAW-23] nobody tries numbers without end', async () => {
  const limited = await openWorld({ env: { LIMITS_SCALE: '1' } })
  const { token } = await limited.signUp('mallory')
  const tries = await Promise.all(
    Array.from({ length: 25 }, () =>
      limited.call(tracePayment, { token, body: { trx_id: freshTrxId() } }),
    ),
  )
  await limited.close()
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('a payment says whose turn it is and until when, and nothing once it is over', async () => {
  const alice = await world.signUp('alice')
  const turns = async () => {
    const { body } = await world.call(showTransactions, { token: alice.token })
    return body.transaction.map(({ action, turn }) => [action, turn?.owner, dueIn(turn?.due_at)])
  }
  const dueIn = (at: string | null | undefined) =>
    at ? Math.round((Date.parse(at) - world.clock.now().getTime()) / MINUTE_MS) : null
  const claimed = await desk.claim(alice, { amount: '1500' })
  expect(await turns()).toEqual([['deposit', 'house', 30]])
  world.clock.advance(10 * MINUTE_MS)
  const params = { id: await desk.paymentId(claimed.body.transaction_id) }
  const { token } = await world.staff('cashier1')
  await world.call(staffClaimDeposit, { token, params })
  expect(await turns()).toEqual([['deposit', 'house', 20]])
  const bob = await world.signUp('bob')
  await desk.deposit(bob, { amount: '1500' })
  await desk.withdraw(bob, { amount: '500' })
  const { body } = await world.call(showTransactions, { token: bob.token })
  expect(body.transaction.map(({ action, turn }) => [action, turn?.owner])).toEqual([
    ['withdraw', 'house'],
    ['deposit', undefined],
  ])
})

/** Deposits of the week that took so many minutes each, by their own records. */
async function took(minutes: readonly number[]) {
  const { db, pool } = world.api.ctx
  await sql`UPDATE payment SET updated_at = updated_at - interval '30 days'`.execute(db)
  for (const minute of minutes) {
    const person = await world.signUp('timed')
    const reference = await desk.deposit(person, { amount: '500' })
    await pool.query(`
      SET session_replication_role = replica;
      WITH one AS (SELECT id, created_at FROM payment WHERE reference = '${reference}')
      UPDATE payment_event e SET at = CASE WHEN e.state = 'credited'
        THEN one.created_at + make_interval(mins => ${minute}) ELSE one.created_at END
      FROM one WHERE e.payment_id = one.id;
      RESET session_replication_role`)
  }
  world.clock.advance(2 * MINUTE_MS)
  return (await world.call(paymentTimes)).body
}

test('the figures of the week are those of its payments, and few payments say nothing', async () => {
  expect(await took([1, 2, 3])).toEqual({ deposit: null, withdrawal: null })
  const { deposit } = await took([1, 1, 1, 1, 2, 2, 3, 3, 3, 20])
  expect(deposit).toEqual({ median_seconds: 120, p95_seconds: 741 })
})
