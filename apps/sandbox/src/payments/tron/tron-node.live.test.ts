import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BlockJson } from './node/block-json.ts'
import type { infoJson } from './node/info-json.ts'
import { openTronWorld } from './testing/open-tron-world.ts'

type Info = ReturnType<typeof infoJson>

const TO = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
const TO_HEX = '74472e7d35395a6b5add427eecb7f4b62ad2b071'
const USDT = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const HEX_32 = /^[0-9a-f]{64}$/

let world: Awaited<ReturnType<typeof openTronWorld>>
beforeAll(async () => {
  world = await openTronWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clear())

const blockAt = (num: number | null, side = 'wallet') =>
  world.ask<BlockJson>(`${side}/getblockbynum`, { num })
const infosOf = (num: number | null, side = 'walletsolidity') =>
  world.ask<Info[]>(`${side}/gettransactioninfobyblocknum`, { num })
const amountsOf = (info?: Info) => info?.log?.map(({ data }) => Number(`0x${data}`))

async function solidInfo(amount: string, fault?: Parameters<typeof world.send>[0]['fault']) {
  const { txid } = await world.send({ to: TO, amount, fault })
  const { block } = await world.until(txid, 'solid')
  const [info] = (await infosOf(block)).filter(({ id }) => id === txid)
  return info
}

test('a block names its height, its time and the block before it', async () => {
  const head = await world.ask<BlockJson>('wallet/getnowblock')
  const { number = 0, parentHash, timestamp } = head.block_header.raw_data
  expect(head.blockID.slice(0, 16)).toBe(number.toString(16).padStart(16, '0'))
  expect(head.block_header.raw_data.txTrieRoot).toBe('0'.repeat(64))
  expect(head).not.toHaveProperty('transactions')
  const before = await blockAt(number - 1)
  expect(before.blockID).toBe(parentHash)
  expect(before.block_header.raw_data.timestamp).toBe(timestamp - 150)
  expect(await blockAt(number + 100)).toEqual({})
})

test('the solid head is behind, and the solid side knows nothing above it', async () => {
  const solid = await world.ask<BlockJson>('walletsolidity/getnowblock')
  const head = await world.ask<BlockJson>('wallet/getnowblock')
  const { number = 0 } = solid.block_header.raw_data
  expect((head.block_header.raw_data.number ?? 0) - number).toBeGreaterThanOrEqual(8)
  expect(await blockAt(number + 100, 'walletsolidity')).toEqual({})
  expect(await infosOf(number)).toEqual([])
})

test('a transfer waits, is in a block, and is solid, with its receipt and log', async () => {
  const sent = await world.send({ to: TO, amount: '25.000001' })
  expect(sent).toMatchObject({ state: 'waiting', amount: '25.000001', confirmations: 0 })
  expect(await world.ask('wallet/gettransactioninfobyid', { value: sent.txid })).toEqual({})
  const { block } = await world.until(sent.txid, 'included')
  expect(block).toBe(sent.block)
  expect(await world.ask('walletsolidity/gettransactioninfobyid', { value: sent.txid })).toEqual({})
  await world.until(sent.txid, 'solid')
  const infos = await infosOf(block)
  expect(infos).toEqual([
    {
      id: sent.txid,
      fee: 6_428_500,
      blockNumber: block,
      blockTimeStamp: (await blockAt(block)).block_header.raw_data.timestamp,
      contractResult: [`${'0'.repeat(63)}1`],
      contract_address: `41${USDT}`,
      receipt: {
        energy_fee: 6_428_500,
        energy_usage_total: 64_285,
        net_usage: 345,
        result: 'SUCCESS',
      },
      log: [
        {
          address: USDT,
          topics: [
            TRANSFER,
            expect.stringMatching(/^0{24}[0-9a-f]{40}$/),
            TO_HEX.padStart(64, '0'),
          ],
          data: (25_000_001).toString(16).padStart(64, '0'),
        },
      ],
    },
  ])
  expect(await world.ask('wallet/gettransactioninfobyid', { value: sent.txid })).toEqual(infos[0])
})

test('a transaction stands in its block under the hash of what was signed', async () => {
  const { txid } = await world.send({ to: TO, amount: '1' })
  const { block } = await world.until(txid, 'included')
  const { transactions = [], block_header } = await blockAt(block)
  const [transaction] = transactions
  expect(transaction?.txID).toBe(txid)
  const raw = Buffer.from(transaction?.raw_data_hex ?? '', 'hex')
  expect(createHash('sha256').update(raw).digest('hex')).toBe(txid)
  expect(transaction?.raw_data.contract[0]?.parameter.value.contract_address).toBe(`41${USDT}`)
  expect(block_header.raw_data.txTrieRoot).toMatch(HEX_32)
  expect(await world.ask('wallet/gettransactionbyid', { value: txid })).toEqual(transaction)
})

test('a call is answered to GET, without a body, and to a body of any type', async () => {
  const { head } = await world.view()
  const byQuery = await fetch(world.path(`/tron/wallet/getblockbynum?num=${head - 9}`))
  expect(await byQuery.json()).toEqual(await blockAt(head - 9))
  const plain = { method: 'POST', body: JSON.stringify({ num: head - 9 }) }
  const byText = await fetch(world.path('/tron/wallet/getblockbynum'), plain)
  expect(await byText.json()).toEqual(await blockAt(head - 9))
  const empty = await fetch(world.path('/tron/wallet/getnowblock'), { method: 'POST' })
  expect(await empty.json()).toHaveProperty('blockID')
})

test('a restart keeps the chain and all that is in it, also at another pace', async () => {
  const { txid } = await world.send({ to: TO, amount: '3.5' })
  const { block } = await world.until(txid, 'solid')
  const before = { block: await blockAt(block), infos: await infosOf(block) }
  const { balance } = await world.view()
  await world.restart(100)
  expect({ block: await blockAt(block), infos: await infosOf(block) }).toEqual(before)
  expect((await world.view()).balance).toBe(balance)
  await world.restart(150)
  expect((await blockAt((block ?? 0) + 1)).block_header.raw_data.parentHash).toBe(
    before.block.blockID,
  )
})

test('a fake token is another contract’s, and costs the wallet nothing', async () => {
  const { balance } = await world.view()
  const info = await solidInfo('7', 'wrong_contract')
  expect(info?.receipt.result).toBe('SUCCESS')
  expect(info?.log?.[0]?.address).not.toBe(USDT)
  expect(info?.contract_address).toBe(`41${info?.log?.[0]?.address}`)
  expect(amountsOf(info)).toEqual([7_000_000])
  const nameOf = (value?: string) => world.ask('wallet/getcontract', { value })
  expect(await nameOf(info?.contract_address)).toMatchObject({ name: 'TetherToken' })
  expect(await nameOf(`41${USDT}`)).toMatchObject({ name: 'TetherToken' })
  expect((await world.view()).balance).toBe(balance)
})

test('a reverted transaction is in its block, failed and without a log', async () => {
  const info = await solidInfo('7', 'reverted')
  expect(info).toMatchObject({ receipt: { result: 'REVERT' }, result: 'FAILED' })
  expect(info).not.toHaveProperty('log')
})

test('less than was asked, two logs in one, and a router that sends', async () => {
  const [short, split, router] = await Promise.all([
    solidInfo('10', 'short'),
    solidInfo('10.000001', 'split'),
    solidInfo('10', 'router'),
  ])
  expect(amountsOf(short)).toEqual([9_000_000])
  expect(amountsOf(split)).toEqual([5_000_000, 5_000_001])
  expect(amountsOf(router)).toEqual([10_000_000])
  const { block } = await world.transfer(router?.id ?? '')
  const { transactions = [] } = await blockAt(block)
  const sent = transactions.find(({ txID }) => txID === router?.id)
  const owner = sent?.raw_data.contract[0]?.parameter.value.owner_address ?? ''
  expect(router?.contract_address).not.toBe(`41${USDT}`)
  expect(router?.log?.[0]?.address).toBe(USDT)
  expect(router?.log?.[0]?.topics[1]).not.toContain(owner.slice(2))
})

test('a replaced block has another id, and the money of what vanished is there again', async () => {
  const { balance } = await world.view()
  const { txid } = await world.send({ to: TO, amount: '100', fault: 'vanishes' })
  const { block } = await world.until(txid, 'included')
  const first = await blockAt(block)
  expect(first.transactions?.map(({ txID }) => txID)).toEqual([txid])
  await world.until(txid, 'gone')
  const second = await blockAt(block)
  expect(second.blockID).not.toBe(first.blockID)
  expect(second).not.toHaveProperty('transactions')
  expect(second.block_header.raw_data.parentHash).toBe(first.block_header.raw_data.parentHash)
  expect((await blockAt((block ?? 0) + 1)).block_header.raw_data.parentHash).toBe(second.blockID)
  expect(await world.ask('wallet/gettransactioninfobyid', { value: txid })).toEqual({})
  expect((await world.view()).balance).toBe(balance)
})

test('a transaction that moves is solid in a later block alone', async () => {
  const sent = await world.send({ to: TO, amount: '100', fault: 'moves' })
  const { block } = await world.until(sent.txid, 'solid')
  expect(block).toBeGreaterThan(sent.block ?? 0)
  expect(await infosOf(sent.block)).toEqual([])
  expect((await infosOf(block)).map(({ id }) => id)).toEqual([sent.txid])
})

test('a fault that was ordered strikes the next sending, once', async () => {
  await world.order('reverted', 1)
  expect((await world.send({ to: TO, amount: '1' })).result).toBe('REVERT')
  expect((await world.send({ to: TO, amount: '1' })).result).toBe('SUCCESS')
})

test('a node is away for so many calls', async () => {
  await world.order('away', 2)
  const statuses: number[] = []
  for (let call = 0; call < 3; call += 1)
    statuses.push((await world.post('/tron/wallet/getnowblock', {})).status)
  expect(statuses).toEqual([503, 503, 200])
})

test('a node that lags has a solid head that stands still', async () => {
  await world.order('lagging')
  const held = await world.ask<BlockJson>('walletsolidity/getnowblock')
  const { txid } = await world.send({ to: TO, amount: '1' })
  const { block } = await world.until(txid, 'included')
  expect(await world.ask('walletsolidity/getnowblock')).toEqual(held)
  expect(await blockAt(block, 'walletsolidity')).toEqual({})
  await world.clear()
  await world.until(txid, 'solid')
})

test.each([
  ['out_of_order', 1],
  ['twice', -1],
] as const)(
  'a node shows another block than the one it is asked for, so often: %s',
  async (fault, off) => {
    await world.order(fault, 2)
    const shown: number[] = []
    for (let call = 0; call < 3; call += 1)
      shown.push((await blockAt(5, 'walletsolidity')).block_header.raw_data.number ?? 0)
    expect(shown).toEqual([5 + off, 5 + off, 5])
  },
)

test('a node knows nothing of a block for a while, and has the ones after it', async () => {
  await world.order('hole', 1)
  const shown = [await blockAt(5), await blockAt(6), await blockAt(5)]
  expect(shown.map((one) => one.block_header?.raw_data.number)).toEqual([undefined, 6, 5])
})

test('a node of another chain has other blocks from the first on', async () => {
  const own = await blockAt(0)
  await world.order('other_chain')
  const other = await blockAt(0)
  expect(other.blockID).not.toBe(own.blockID)
  expect((await blockAt(1)).block_header.raw_data.parentHash).toBe(other.blockID)
})

test.each([
  { to: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU8', amount: '1' },
  { to: TO, amount: '1.0000001' },
  { to: TO, amount: '0' },
  { to: TO, amount: '1', fault: 'away' },
])('%j is not sent', async (body) => {
  expect((await world.post('/api/usdt/send', body)).status).toBe(422)
})

test('the wallet sends what it holds, and gets more play money at a tap', async () => {
  const { balance } = await world.view()
  expect((await world.post('/api/usdt/send', { to: TO, amount: '900000' })).status).toBe(402)
  await world.post('/api/usdt/play-money', {})
  expect(Number((await world.view()).balance) - Number(balance)).toBe(10_000)
})

test('faults are for whoever is on this machine, and the page for everybody', async () => {
  expect((await fetch(world.path('/usdt'))).status).toBe(200)
  const proxied = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
  const send = (path: string, body: object) =>
    fetch(world.path(path), { method: 'POST', headers: proxied, body: JSON.stringify(body) })
  const proxiedView = await fetch(world.path('/api/usdt'), { headers: proxied })
  expect(await proxiedView.json()).toMatchObject({ can_fault: false })
  expect(await world.view()).toMatchObject({ can_fault: true })
  expect((await send('/__ctl/tron/faults', { fault: 'away' })).status).toBe(404)
  expect((await send('/api/usdt/send', { to: TO, amount: '1', fault: 'short' })).status).toBe(404)
})
