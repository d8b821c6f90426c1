import { EVERYBODYS_XPUB } from '@maidan/cashier'
import { requestEwallet } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayNode, transferLog, type PlayNode } from '../testing/play-node.ts'
import { readCursor } from './chain/chain-cursor.ts'
import { watchUsdt } from './chain/watch-usdt.ts'

let world: World
let desk: Desk
let node: PlayNode
beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url, LIMITS_SCALE: '1000' },
    idleJobs: ['watch-usdt', 'check-statements'],
  })
  desk = openDesk(world)
  await watch()
})
afterAll(async () => {
  await world.close()
  await node.close()
})

const watch = () => watchUsdt(world.api.ctx)

/** Where the house has read to, counted from where it stood, and why it does not read on. */
async function readTo(from: number) {
  const cursor = await readCursor(world.api.ctx.db)
  return [(cursor?.height ?? 0) - from, cursor?.broken]
}

type Row = [
  what: string,
  instead: (at: number) => number | null,
  read: number,
  broken: string | null,
]

/** Of the new blocks 1 to 5 only this one has nothing in it: that it is another one shows in its number alone. */
const EMPTY = 3
const BLOCKS = 5
const TAKA = 1_200

/** What the house reads of the new blocks while each has another one in its place, or none, and why not more. */
test.each<Row>([
  ['the first block comes after the second', (at) => (at === 1 ? 2 : at), 0, null],
  ['the second comes after the empty one', (at) => (at === 2 ? EMPTY : at), 1, 'height'],
  ['the empty one comes after the fourth', (at) => (at === EMPTY ? 4 : at), 2, null],
  ['the last one that was read comes twice', (at) => (at === 1 ? 0 : at), 0, null],
  ['the second comes twice', (at) => (at === EMPTY ? 2 : at), 2, null],
  ['the empty one comes twice', (at) => (at === 4 ? EMPTY : at), 3, 'height'],
  ['an old one comes in place of the fourth', (at) => (at === 4 ? 1 : at), 3, null],
  ['the first is missing', (at) => (at === 1 ? null : at), 0, null],
  ['the fourth is missing', (at) => (at === 4 ? null : at), 3, null],
  ['all come backwards', (at) => BLOCKS + 1 - at, 0, null],
])('[LAW-12] where %s, nothing is credited twice and nothing is lost', async (...row) => {
  const [, instead, read, broken] = row
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  const alice = await world.signUp('alice')
  const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const asked = await world.call(requestEwallet, { token: alice.token, body })
  expect(asked.status).toBe(200)
  const from = (await readCursor(world.api.ctx.db))?.height ?? 0
  for (let block = 1; block <= BLOCKS; block += 1)
    if (block === EMPTY) node.solidify()
    else node.include([transferLog(asked.body.number ?? '', 10_000_000n)])
  node.state.solid = from + BLOCKS
  node.state.instead = (height) => {
    const at = instead(height - from)
    return at === null ? null : from + at
  }
  for (let turn = 0; turn < 3; turn += 1) await watch()
  expect(await readTo(from)).toEqual([read, broken])
  const paying = read - Number(read >= EMPTY)
  expect(await desk.balance(alice)).toBe(broken === null ? taka(paying) : '0.00')
  node.state.instead = (height) => height
  await Promise.all([watch(), watch(), watch()])
  for (let turn = 0; turn < 3; turn += 1) await watch()
  expect(await readTo(from)).toEqual([BLOCKS, null])
  expect(await desk.balance(alice)).toBe(taka(BLOCKS - 1))
  expect(await desk.breaches()).toEqual([])
})

const taka = (transfers: number) => `${transfers * TAKA}.00`
