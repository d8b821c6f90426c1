import { EVERYBODYS_XPUB } from '@maidan/cashier'
import {
  confirmEwallet,
  getPaymentMethods,
  getWalletNumber,
  listInbox,
  requestEwallet,
  staffMethods,
  submitDeposit,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayNode, transferLog, type PlayNode } from '../testing/play-node.ts'
import { creditTransfer } from './chain/credit-transfer.ts'
import { readBlocks } from './chain/read-blocks.ts'
import { watchUsdt } from './chain/watch-usdt.ts'

const FAKE = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
const MINUTE_MS = 60_000

let world: World
let desk: Desk
let node: PlayNode
let alice: Person
beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url },
    idleJobs: ['watch-usdt', 'check-statements'],
  })
  desk = openDesk(world)
  await watch()
})
afterAll(async () => {
  await world.close()
  await node.close()
})

let dealt = 0
beforeEach(async () => {
  dealt += 1
  await setRate('120')
  alice = await world.signUp(`alice${dealt}`)
})

const watch = () => watchUsdt(world.api.ctx)

/** Everything sent so far becomes solid, and the house reads it. */
async function settle() {
  node.solidify()
  await watch()
}

async function setRate(rate: string) {
  await sql`
    INSERT INTO setting (key, value) VALUES ('usdt_rate', ${JSON.stringify(rate)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(world.api.ctx.db)
}

async function ask(person: Person, amount = '10') {
  const body = { amount, type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const { body: asked } = await world.call(requestEwallet, { token: person.token, body })
  return { reference: asked.transaction, address: asked.number ?? '', asked }
}

const send = (to: string, micro: bigint) => node.include([transferLog(to, micro)])

/** What the desk sees of a person's deposits. */
async function deposits({ remoteId }: Person) {
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM player WHERE remote_id = ${remoteId}
  `.execute(world.api.ctx.db)
  return desk.queue('deposits', 'all', rows[0]?.username ?? '')
}

async function letters({ token }: Person) {
  const { body } = await world.call(listInbox, { token, query: {} })
  return body.data.data.map(({ title }) => title)
}

test('[CASH-36][LAW-12] what was asked for is credited once at the rate that was shown', async () => {
  const { asked, address, reference } = await ask(alice)
  expect(asked).toMatchObject({ amount: '10.00', timer: 30 })
  expect(address).toMatch(/^T[1-9A-Za-z]{33}$/)
  expect((await ask(alice)).reference).toBe(reference)
  await setRate('110')
  const txid = send(address, 10_000_000n)
  await watch()
  expect(await desk.balance(alice)).toBe('0.00')
  await settle()
  await Promise.all([watch(), watch(), watch()])
  expect(await desk.balance(alice)).toBe('1200.00')
  const [payment, ...more] = await deposits(alice)
  expect(more).toEqual([])
  expect(payment).toMatchObject({
    reference,
    state: 'credited',
    trx_id: txid.toUpperCase(),
    receiving_account: address,
    usdt: { asked: '10.00', came: '10.00', rate: '120' },
  })
  expect((await letters(alice)).filter((title) => title.includes('USDT'))).toEqual([])
})

test('[LAW-12] what was stored before the house fell is credited by the next one', async () => {
  const { address } = await ask(alice)
  send(address, 10_000_000n)
  node.solidify()
  const { ctx } = world.api
  if (ctx.usdt) await readBlocks(ctx, ctx.usdt)
  expect(await desk.balance(alice)).toBe('0.00')
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM usdt_transfer WHERE outcome = 'waiting'
  `.execute(ctx.db)
  await Promise.all([...rows, ...rows, ...rows].map(({ id }) => creditTransfer(ctx, id)))
  await watch()
  expect(await desk.balance(alice)).toBe('1200.00')
})

test('[LAW-12] a false token, a failed call and a foreign address credit nothing', async () => {
  const { address, reference } = await ask(alice)
  node.include([transferLog(address, 10_000_000n, FAKE)])
  node.include([transferLog(address, 10_000_000n)], { receipt: { result: 'REVERT' } })
  node.include([transferLog(address, 10_000_000n)], { result: 'FAILED' })
  send(FAKE, 10_000_000n)
  await settle()
  expect(await desk.balance(alice)).toBe('0.00')
  expect((await desk.queue('deposits', 'all', reference))[0]?.state).toBe('presented')
})

test('[LAW-12] two transfers of one transaction are two, of whomever they are', async () => {
  const bob = await world.signUp(`bob${dealt}`)
  const to = [(await ask(alice)).address, (await ask(bob)).address]
  node.include(
    to.flatMap((address) => [transferLog(address, 10_000_000n), transferLog(address, 3n)]),
  )
  await settle()
  await watch()
  expect(await desk.balance(alice)).toBe('1200.00')
  expect(await desk.balance(bob)).toBe('1200.00')
  const { rows } = await sql<{ outcome: string }>`
    SELECT outcome FROM usdt_transfer WHERE address = ANY(${to}::text[]) ORDER BY log_index
  `.execute(world.api.ctx.db)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['credited', 'dust', 'credited', 'dust'])
})

test('[CASH-34] after half an hour the request ends, and what comes late counts at the lower rate', async () => {
  const first = await ask(alice)
  world.clock.advance(31 * MINUTE_MS)
  await settle()
  expect((await desk.queue('deposits', 'all', first.reference))[0]?.state).toBe('expired')
  await setRate('110')
  send(first.address, 10_000_000n)
  await settle()
  expect(await desk.balance(alice)).toBe('1100.00')
  const second = await ask(alice)
  expect(second.address).toBe(first.address)
  world.clock.advance(31 * MINUTE_MS)
  await setRate('130')
  send(second.address, 10_000_000n)
  await settle()
  expect(await desk.balance(alice)).toBe('2200.00')
  expect(await letters(alice)).toContain('Your USDT came late')
  expect((await deposits(alice)).map(({ state }) => state)).toEqual(['credited', 'credited'])
})

test('[LAW-6] what nobody asked for is a deposit of its own, also below the minimum', async () => {
  const { address } = await ask(alice)
  send(address, 10_000_000n)
  await settle()
  await setRate('125.5')
  await desk.claim(alice, { amount: '500' })
  send(address, 1_234_567n)
  await settle()
  expect(await desk.balance(alice)).toBe('1354.93')
  expect(await letters(alice)).toContain('USDT came to your address')
  expect((await deposits(alice)).map(({ state }) => state)).toEqual([
    'credited',
    'claimed',
    'credited',
  ])
})

test('[LAW-6] another amount than was asked for is credited as it came, and said', async () => {
  const { address } = await ask(alice, '20')
  send(address, 4_999_999n)
  await settle()
  expect(await desk.balance(alice)).toBe('599.99')
  expect(await letters(alice)).toContain('Another amount of USDT came')
  const [payment] = await deposits(alice)
  expect(payment?.usdt).toMatchObject({ asked: '20.00', came: '4.999999' })
})

test('[CASH-36] another amount, or another player, is another request; the address stays', async () => {
  const first = await ask(alice)
  const second = await ask(alice, '15')
  expect(second.address).toBe(first.address)
  expect((await deposits(alice)).map(({ state }) => state)).toEqual(['cancelled', 'presented'])
  const bob = await world.signUp(`bob${dealt}`)
  expect((await ask(bob)).address).not.toBe(first.address)
  for (const amount of ['4.99', '5000.01', '10.0000001', '0'])
    expect((await ask(bob, amount)).reference).toBeUndefined()
})

test('[CASH-36] the list shape shows the same address; what a player says moves nothing', async () => {
  const { token } = alice
  const method = await usdtMethod(alice)
  expect(method).toMatchObject({ deposit_min: '600.00', withdraws: false })
  const query = { name: 'USDT TRC-20', account_type: 'TRC-20', amount: '10' }
  const { body: numbers } = await world.call(getWalletNumber, { token, query })
  const { address, reference } = await ask(alice)
  expect(numbers).toEqual([{ id: expect.any(Number), account_number: address }])
  const claimed = await world.call(submitDeposit, {
    token,
    body: {
      remote_id: alice.remoteId,
      account_number: alice.phone,
      transaction_id: '',
      amount: '10',
      payment_id: method?.id ?? 0,
    },
  })
  expect(claimed.body).toMatchObject({ success: true, transaction_id: reference })
  const confirm = (trxid: string, number = alice.phone) =>
    world.call(confirmEwallet, { token, body: { trx_id: reference, trxid, number } })
  expect((await confirm('AB'.repeat(32))).body.transaction_id).toBe(reference)
  expect((await confirm('ABC1234')).status).toBe(422)
  expect((await confirm('', '01700000000')).status).toBe(422)
  await settle()
  expect((await deposits(alice))[0]).toMatchObject({ state: 'presented', trx_id: null })
  expect((await deposits(alice))[0]?.events.at(-1)?.note).toBe('ab'.repeat(32))
})

async function usdtMethod({ token }: Person) {
  const { body } = await world.call(getPaymentMethods, { token })
  return (Array.isArray(body) ? body : body.pgs).find(({ name }) => name === 'USDT TRC-20')
}

test('[LAW-12] what is not solid counts for nothing: a reorg takes it away', async () => {
  const { address } = await ask(alice)
  send(address, 10_000_000n)
  await watch()
  node.reorg(1)
  await settle()
  expect(await desk.balance(alice)).toBe('0.00')
})

test('[LAW-11] a node that is away, or shows half a block, is waited for', async () => {
  const { address } = await ask(alice)
  send(address, 10_000_000n)
  node.solidify()
  node.state.hidesInfos = true
  await watch()
  node.state.hidesInfos = false
  node.state.isAway = true
  for (let tried = 0; tried < 5; tried += 1) await watch()
  expect(await usdtMethod(alice)).toBeUndefined()
  expect(await desk.balance(alice)).toBe('0.00')
  node.state.isAway = false
  await watch()
  expect(await desk.balance(alice)).toBe('1200.00')
  expect(await usdtMethod(alice)).toBeDefined()
})

test('[LAW-12] a solid chain that changes stops every credit, and the desk sees it', async () => {
  const bob = await world.signUp(`bob${dealt}`)
  const { address } = await ask(alice)
  await ask(bob)
  await settle()
  // A stored transfer, too, waits until somebody has looked.
  await sql`
    INSERT INTO usdt_transfer (txid, log_index, block_height, block_at, address, sender, micro)
    VALUES (${'ef'.repeat(32)}, 0, 1, now(), ${address}, ${FAKE}, 10000000)
  `.execute(world.api.ctx.db)
  node.reorg(2)
  await settle()
  expect(await desk.balance(alice)).toBe('0.00')
  expect(await usdtMethod(alice)).toBeUndefined()
  const { rows } = await sql<{ broken: string | null }>`
    SELECT broken FROM usdt_cursor
  `.execute(world.api.ctx.db)
  expect(rows[0]?.broken).toBe('parent')
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffMethods, { token })
  const shown = body.data.find(({ name }) => name === 'USDT TRC-20')
  expect(shown).toMatchObject({
    partner: { key: 'tron', configured: true },
    chain: { broken: true },
  })
  expect((await ask(bob, '11')).reference).toBeUndefined()
  expect(await desk.breaches()).toEqual([])
})
