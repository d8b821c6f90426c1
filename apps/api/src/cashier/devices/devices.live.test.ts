import {
  staffApprovals,
  staffApproveDeposit,
  staffDecideApproval,
  staffDevices,
  staffRevokeDevice,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginChain } from '../testing/begin-chain.ts'
import { keepOneAccount } from '../testing/keep-one-account.ts'
import { agreeToAll, openDesk, type Desk } from '../testing/open-desk.ts'
import { bkashTrxId as trx } from '../testing/open-unallocated-desk.ts'
import { openPlayPhone, type PlayPhone } from '../testing/play-phone.ts'
import { matchMessages } from './match-messages.ts'

let world: World
let desk: Desk
let phone: PlayPhone
let accountId: string
let alice: Person
let bob: Person
/** What was wrong with the first message that ever came. */
let begun: string | null
beforeAll(async () => {
  world = await openWorld({ idleJobs: ['match-messages', 'check-statements'] })
  desk = openDesk(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  accountId = await keepOneAccount(world)
  phone = await openPlayPhone(world, [accountId])
  for (const person of [alice, bob]) await desk.offer(person, '500')
  begun = await beginChain(world, { desk, phone, person: await world.signUp('carol') })
})
afterAll(() => world.close())

const match = () => matchMessages(world.api.ctx)

async function pay(from: string, trxId: string, fields: { balanceMinor?: bigint } = {}) {
  const sent = await phone.post([phone.receipt({ amountMinor: 500_00n, from, trxId, ...fields })])
  expect(sent.status).toBe(200)
  return sent
}

/** What has become of a claim, and the note of the last that happened to it. */
async function look(reference: string) {
  const [payment] = await desk.queue('deposits', 'all', reference)
  return {
    state: payment?.state,
    note: payment?.events.at(-1)?.note ?? null,
    statement: payment?.statement?.amount ?? null,
  }
}

/** Leaves nobody waiting, so that the next claim may come. */
async function clear(reference: string) {
  await sql`UPDATE payment SET state = 'rejected' WHERE reference = ${reference}`.execute(
    world.api.ctx.db,
  )
}

async function devices() {
  const { token } = await world.staff('admin')
  return (await world.call(staffDevices, { token })).body
}

test("a phone's first message proves nothing: people credit its claim", () => {
  expect(begun).toBe('chain')
})

test('[LAW-11][LAW-12] a clean message credits once, whether it or the claim comes first', async () => {
  const [first, second] = [trx(), trx()]
  await pay(alice.phone, first)
  await match()
  expect(await desk.balance(alice)).toBe('0.00')
  const { body } = await desk.claim(alice, { trxId: first })
  await match()
  expect(await look(body.transaction_id)).toMatchObject({ state: 'credited', statement: '500.00' })
  expect(await desk.balance(alice)).toBe('500.00')

  const later = await desk.claim(alice, { trxId: second.toLowerCase() })
  await match()
  expect((await look(later.body.transaction_id)).state).toBe('claimed')
  await pay(alice.phone, second)
  await match()
  await match()
  expect((await look(later.body.transaction_id)).state).toBe('credited')
  expect(await desk.balance(alice)).toBe('1000.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-12] a forged, late or unknown post is refused alike, and the same again is nothing', async () => {
  const text = phone.receipt({ amountMinor: 500_00n, from: bob.phone, trxId: trx() })
  const forged = await phone.post([text], { secret: 'A'.repeat(43) })
  expect([forged.status, forged.error.code]).toEqual([401, 'INVALID_SIGNATURE'])
  const stale = String(world.clock.now().getTime() - 301_000)
  expect((await phone.post([text], { time: stale })).error.code).toBe('DEVICE_CLOCK')

  const taken = { taken: text.number }
  expect((await phone.post([text])).body).toEqual(taken)
  expect((await phone.post([text])).body).toEqual(taken)
  const changed = await phone.post([{ ...text, text: text.text.replace('500', '900') }])
  expect([changed.status, changed.error.code]).toEqual([409, 'DEVICE_MESSAGE_CHANGED'])
  const held = phone.write('hello', '01911111111')
  const above = phone.write('hello again', '01911111111')
  expect((await phone.post([above])).body).toEqual(taken)
  expect((await devices()).data[0]).toMatchObject({ state: 'live', missing: 1 })
  expect((await phone.post([held])).body).toEqual({ taken: above.number })
  await match()
  expect((await devices()).data[0]).toMatchObject({ missing: 0, chain: 'holds' })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] what a phone tells that nobody agreed to waits for a person', async () => {
  const { db } = world.api.ctx
  await sql`UPDATE device SET trusted_at = NULL WHERE id = ${phone.id}`.execute(db)
  const dora = await world.signUp('dora')
  await desk.offer(dora, '500')
  const trxId = trx()
  await pay(dora.phone, trxId)
  const claim = await desk.claim(dora, { trxId })
  await match()
  const { transaction_id: reference } = claim.body
  expect(await look(reference)).toMatchObject({ state: 'review', note: 'device' })
  await sql`UPDATE device SET trusted_at = added_at WHERE id = ${phone.id}`.execute(db)
})

test('[LAW-12] a foreign amount, account or sender waits for a person, with the message beside it', async () => {
  const { db } = world.api.ctx
  const amount = trx()
  await pay(bob.phone, amount)
  const more = await desk.claim(bob, { trxId: amount, amount: '5000' })
  await match()
  expect(await look(more.body.transaction_id)).toEqual({
    state: 'review',
    note: 'amount',
    statement: '500.00',
  })
  await clear(more.body.transaction_id)
  // The same message bears the claim that says it right.
  const right = await desk.claim(bob, { trxId: amount })
  await match()
  expect((await look(right.body.transaction_id)).state).toBe('credited')
  expect((await desk.claim(alice, { trxId: amount })).body).toMatchObject({ code: 'TRX_ID_USED' })

  const elsewhere = trx()
  const wrong = await desk.claim(bob, { trxId: elsewhere })
  await sql`
    UPDATE payment SET receiving_account_id =
      (SELECT max(id) FROM receiving_account WHERE id <> ${accountId}::bigint)
    WHERE reference = ${wrong.body.transaction_id}
  `.execute(db)
  await pay(bob.phone, elsewhere)
  await match()
  expect(await look(wrong.body.transaction_id)).toMatchObject({ state: 'review', note: 'receiver' })
  await clear(wrong.body.transaction_id)

  const foreign = trx()
  await pay(alice.phone, foreign)
  const stolen = await desk.claim(bob, { trxId: foreign })
  await match()
  expect(await look(stolen.body.transaction_id)).toMatchObject({ state: 'review', note: 'sender' })
  await clear(stolen.body.transaction_id)
  expect(await desk.balance(bob)).toBe('500.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-12] a masked sender has to fit in the digits that it shows; without three a person looks', async () => {
  const ella = await world.signUp('ella')
  await desk.offer(ella, '500')
  const masked = ({ phone: number }: Person) => `${number.slice(0, 3)}*****${number.slice(-3)}`
  const paidFrom = async (from: string) => {
    const trxId = trx()
    await pay(from, trxId)
    const { body } = await desk.claim(ella, { trxId })
    await match()
    return look(body.transaction_id)
  }
  expect(await paidFrom(masked(ella))).toMatchObject({ state: 'credited' })
  expect(await paidFrom(masked(bob))).toMatchObject({ state: 'review', note: 'sender' })
  await sql`UPDATE payment SET state = 'rejected' WHERE player_id = ${ella.playerId} AND state = 'review'`.execute(
    world.api.ctx.db,
  )
  expect(await paidFrom('01*********')).toMatchObject({ state: 'review', note: 'sender' })
  expect(await desk.balance(ella)).toBe('500.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-12] two forged messages do not prove each other, and a true one still counts', async () => {
  const [one, two, honest] = [trx(), trx(), trx()]
  await pay(bob.phone, one, { balanceMinor: 77_000_00n })
  await pay(bob.phone, two, { balanceMinor: 77_500_00n })
  const forged = await desk.claim(bob, { trxId: two })
  await match()
  // No statement: a cashier does not credit it alone on the word of a message that may be forged.
  expect(await look(forged.body.transaction_id)).toMatchObject({
    state: 'review',
    note: expect.stringContaining('chain'),
    statement: null,
  })
  expect((await devices()).data[0]).toMatchObject({ chain: 'breaks' })
  await clear(forged.body.transaction_id)
  await pay(bob.phone, honest)
  const claimed = await desk.claim(bob, { trxId: honest })
  await match()
  expect((await look(claimed.body.transaction_id)).state).toBe('credited')
  expect(await desk.balance(bob)).toBe('1000.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-11] processes and a cashier that act at once credit once; a repeated message counts for nothing', async () => {
  const trxId = trx()
  const receipt = phone.receipt({ amountMinor: 500_00n, from: alice.phone, trxId })
  await phone.post([receipt, phone.write(receipt.text)])
  await match()
  const { body } = await desk.claim(alice, { trxId })
  await desk.tellStatement(await desk.paymentId(body.transaction_id), '500')
  const { token } = await world.staff('admin')
  const params = { id: await desk.paymentId(body.transaction_id) }
  const note = 'seen in the wallet'
  await Promise.all([
    match(),
    match(),
    match(),
    world.call(staffApproveDeposit, { token, params, body: { note } }),
  ])
  await match()
  expect((await look(body.transaction_id)).state).toBe('credited')
  expect(await desk.balance(alice)).toBe('1500.00')
  const [device] = (await devices()).data
  expect(device?.messages.map(({ kind }) => kind)).toContain('repeated')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] at a limit of 0 nothing credits by itself', async () => {
  const { db } = world.api.ctx
  await sql`INSERT INTO setting (key, value) VALUES ('message_credit_max', '"0"')`.execute(db)
  const trxId = trx()
  const { body } = await desk.claim(alice, { trxId })
  await pay(alice.phone, trxId)
  await match()
  expect(await look(body.transaction_id)).toMatchObject({ state: 'review', note: 'limit' })
  await clear(body.transaction_id)
  await sql`DELETE FROM setting WHERE key = 'message_credit_max'`.execute(db)
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] a phone falls silent; out of use it is not heard, and what it sent credits nothing', async () => {
  world.clock.advance(121_000)
  expect((await devices()).data[0]).toMatchObject({ state: 'silent', battery: 83 })
  const trxId = trx()
  await pay(bob.phone, trxId)
  await match()
  const { token } = await world.staff('admin')
  const params = { id: String(phone.id) }
  const body = { reason: 'it was lost' }
  expect((await world.call(staffRevokeDevice, { token, params, body })).status).toBe(200)
  const { body: claimed } = await desk.claim(bob, { trxId })
  await match()
  expect(await look(claimed.transaction_id)).toMatchObject({ state: 'review', statement: null })
  expect((await phone.post([])).error.code).toBe('INVALID_SIGNATURE')
  const { data, free_accounts } = await devices()
  expect(data[0]?.state).toBe('revoked')
  expect(free_accounts.map(({ id }) => String(id))).toContain(accountId)
  expect(await desk.balance(bob)).toBe('1000.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] a phone that one admin added credits nothing until another agrees', async () => {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffDevices, { token })
  const nagad = body.free_accounts.find(({ method }) => method === 'Nagad')
  const added = await openPlayPhone(world, [String(nagad?.id)], { isTrusted: false })
  const stateOf = async () => (await devices()).data.find(({ id }) => id === added.id)?.state
  expect(await stateOf()).toBe('untrusted')
  await world.call(staffDecideApproval, {
    token,
    params: { id: await waitingId(token), decision: 'agree' },
    body: {},
  })
  expect(await stateOf()).toBe('untrusted')
  await agreeToAll(world, (await world.staff('admin2')).token)
  expect(await stateOf()).toBe('new')
})

async function waitingId(token: string) {
  const { body } = await world.call(staffApprovals, { token, query: { state: 'waiting' } })
  return String(body.data.find(({ kind }) => kind === 'device.trust')?.id)
}
