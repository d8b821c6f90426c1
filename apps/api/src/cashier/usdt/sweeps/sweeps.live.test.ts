import { EVERYBODYS_XPUB } from '@maidan/cashier'
import {
  requestEwallet,
  staffEndSweep,
  staffOverview,
  staffPrepareSweep,
  staffSweep,
  staffUsdt,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlayNode, outgoingLog, transferLog, type PlayNode } from '../../testing/play-node.ts'
import { tronAddress } from '../addresses/tron-address.ts'
import { watchUsdt } from '../chain/watch-usdt.ts'

const HOUSE = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
const THIEF = tronAddress('22'.repeat(20))

let world: World
let node: PlayNode
let token: string
/** The addresses of alice and bob, at the house's first two indexes. */
let addresses: string[]
beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url, USDT_SWEEP_TO: HOUSE },
    idleJobs: ['watch-usdt', 'check-statements'],
  })
  await watchUsdt(world.api.ctx)
  token = (await world.staff('admin')).token
  const people = [await world.signUp('alice'), await world.signUp('bob')]
  addresses = []
  for (const person of people) addresses.push(await addressOf(person))
})
afterAll(async () => {
  await world.close()
  await node.close()
})

async function addressOf({ token: own }: Person): Promise<string> {
  const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  return (await world.call(requestEwallet, { token: own, body })).body.number ?? ''
}

const [alice, bob] = [() => addresses[0] ?? '', () => addresses[1] ?? '']
const receive = (to: string, micro: bigint) => node.include([transferLog(to, micro)])
const leave = (from: string, to: string, micro: bigint) =>
  node.include([outgoingLog(from, to, micro)], { fee: 6_773_500 })

/** Everything so far becomes solid, and the house reads it. */
async function settle() {
  node.solidify()
  await watchUsdt(world.api.ctx)
}

const see = async () => (await world.call(staffUsdt, { token })).body
const prepare = (least: string) => world.call(staffPrepareSweep, { token, body: { least } })
const end = (id: number, reason: string) =>
  world.call(staffEndSweep, { token, params: { id: String(id) }, body: { reason } })
const show = async (id: number) =>
  (await world.call(staffSweep, { token, params: { id: String(id) } })).body

test('what came is seen by its address, and a sweep asks for all that is worth it', async () => {
  receive(alice(), 120_000_000n)
  receive(bob(), 3_500_000n)
  await settle()
  expect(await see()).toMatchObject({
    sweep_to: HOUSE,
    held: '123.50',
    holding: 2,
    addresses: [
      {
        address: alice(),
        player: { username: expect.stringMatching(/^alice/) },
        held: '120.00',
        asked: false,
      },
      { address: bob(), held: '3.50' },
    ],
  })
  expect((await prepare('500')).body).toMatchObject({ code: 'SWEEP_EMPTY' })
  expect((await prepare('nothing')).body).toMatchObject({ code: 'AMOUNT_INVALID' })
  const { body: made } = await prepare('১০')
  expect(made).toMatchObject({
    receiver: HOUSE,
    made_by: 'admin',
    transfers: 1,
    amount: '120.00',
    open: 1,
    fee: '6.7735',
    fee_burnt: '0.00',
  })
  expect(await show(made.id)).toMatchObject({
    contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    transfers: [
      {
        from: alice(),
        path: expect.stringMatching(/^m\/44'\/195'\/0'\/0\/\d+$/),
        micro: '120000000',
        state: 'open',
        txid: null,
      },
    ],
  })
  // What is asked for once is not asked for again.
  expect((await prepare('10')).body).toMatchObject({ code: 'SWEEP_EMPTY' })
})

test('[LAW-12] a transfer of a sweep ends its line once its block is solid, with what it burnt', async () => {
  const [{ id } = { id: 0 }] = (await see()).sweeps
  const txid = leave(alice(), HOUSE, 120_000_000n)
  await watchUsdt(world.api.ctx)
  expect((await show(id)).transfers).toMatchObject([{ state: 'open' }])
  await settle()
  await Promise.all([settle(), settle()])
  expect(await show(id)).toMatchObject({
    sweep: { open: 0, swept: 1, swept_amount: '120.00', fee_burnt: '6.7735', ended: null },
    transfers: [{ state: 'swept', txid }],
  })
  expect(await see()).toMatchObject({ held: '3.50', holding: 1, strange: [] })
  expect((await end(id, 'all was sent')).body).toMatchObject({ code: 'STATE_CHANGED' })
})

test('[LAW-28] an ended sweep frees its addresses, and a late transfer of it is no stranger', async () => {
  const { body: made } = await prepare('1')
  expect((await end(made.id, '')).body).toMatchObject({ code: 'STAFF_REASON_MISSING' })
  const { body: ended } = await end(made.id, 'the signer is on leave')
  expect(ended).toMatchObject({ open: 0, ended: { by: 'admin', reason: 'the signer is on leave' } })
  const { body: again } = await prepare('1')
  leave(bob(), HOUSE, 3_000_000n)
  await settle()
  expect(await show(again.id)).toMatchObject({
    sweep: { amount: '3.50', swept_amount: '3.00', open: 0 },
  })
  expect(await see()).toMatchObject({ held: '0.50', strange: [] })
  const { rows } = await sql<{ act: string; subject: string }>`
    SELECT act, subject FROM audit WHERE act LIKE 'sweep.%' ORDER BY id
  `.execute(world.api.ctx.db)
  expect(rows.map(({ act }) => act)).toEqual([
    'sweep.prepare',
    'sweep.prepare',
    'sweep.end',
    'sweep.prepare',
  ])
})

test('what goes to an address that is none of the house is an alarm', async () => {
  receive(bob(), 9_500_000n)
  await settle()
  const txid = leave(bob(), THIEF, 10_000_000n)
  await settle()
  expect(await see()).toMatchObject({
    held: '0.00',
    strange: [{ txid, address: bob(), receiver: THIEF, amount: '10.00' }],
  })
  const { body } = await world.call(staffOverview, { token })
  expect(body.strange_transfers).toBe(1)
})

test('[LAW-12] what goes from one of our addresses to another is nobody’s deposit, and is strange', async () => {
  receive(alice(), 5_000_000n)
  await settle()
  const before = await see()
  leave(alice(), bob(), 5_000_000n)
  await settle()
  const after = await see()
  expect(after.held).toBe(before.held)
  expect(after.strange).toHaveLength(before.strange.length + 1)
  const { rows } = await sql<{ outcome: string; count: number }>`
    SELECT outcome, count(*)::int AS count FROM usdt_transfer
    WHERE address = ${bob()} GROUP BY outcome ORDER BY outcome
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([
    { outcome: 'credited', count: 2 },
    { outcome: 'own', count: 1 },
  ])
  expect(await see()).toMatchObject({ addresses: [{ address: bob(), held: '5.00' }] })
  leave(bob(), HOUSE, 5_000_000n)
  await settle()
})

test('a node that is away says no cost, and no sweep is written', async () => {
  receive(alice(), 20_000_000n)
  await settle()
  node.state.isAway = true
  expect((await prepare('1')).body).toMatchObject({ code: 'SWEEP_COST_UNKNOWN' })
  node.state.isAway = false
  const sweeps = await Promise.all([prepare('1'), prepare('1'), prepare('1')])
  expect(sweeps.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await see()).toMatchObject({ addresses: [{ address: alice(), asked: true }] })
})

test('a thief who is faster than the signer ends no line of a sweep', async () => {
  const [{ id, open } = { id: 0, open: 0 }] = (await see()).sweeps
  expect(open).toBe(1)
  leave(alice(), THIEF, 20_000_000n)
  await settle()
  expect(await show(id)).toMatchObject({
    sweep: { open: 1, swept: 0 },
    transfers: [{ from: alice(), state: 'open', txid: null }],
  })
  expect((await see()).strange[0]).toMatchObject({ address: alice(), receiver: THIEF })
})

test('a cashier sees the dollars and sweeps nothing', async () => {
  const cashier = (await world.staff('cashier1')).token
  const seen = await world.call(staffUsdt, { token: cashier })
  expect(seen.status).toBe(200)
  const asked = await world.call(staffPrepareSweep, { token: cashier, body: { least: '1' } })
  expect(asked.body).toMatchObject({ code: 'STAFF_ROLE_MISSING' })
})
