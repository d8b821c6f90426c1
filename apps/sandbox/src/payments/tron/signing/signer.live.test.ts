import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { infoJson } from '../node/info-json.ts'
import { transactionBody } from '../node/transaction-json.ts'
import { openTronWorld } from '../testing/open-tron-world.ts'
import { encodeRawData } from '../transactions/encode-raw-data.ts'
import { wordOf, wordOfAddress } from '../transactions/words-of.ts'
import { tronAddressText } from '../tron-address.ts'
import { accountAddress } from './account-address.ts'
import { everybodysKey } from './everybodys-key.ts'
import type { SignedLine } from './sign-sweep.ts'
import { signTxid } from './sign-txid.ts'

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDT_HEX = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const HOUSE = 'THLNguYKN3S8RUzVyi9ErynW4YmXLU5c8n'
const HOUSE_HEX = accountAddress(everybodysKey().derive('m/1/0').publicKey ?? new Uint8Array())
const KEY = everybodysKey().fingerprint.toString(16).padStart(8, '0')

let world: Awaited<ReturnType<typeof openTronWorld>>
beforeAll(async () => {
  world = await openTronWorld()
})
afterAll(() => world.close())

const own = (index: number) => everybodysKey().derive(`m/0/${index}`)
const hexOf = (index: number) => accountAddress(own(index).publicKey ?? new Uint8Array())
const addressOf = (index: number) => tronAddressText(hexOf(index))
const line = (index: number, micro: string) => ({
  from: addressOf(index),
  path: `m/44'/195'/0'/0/${index}`,
  key: KEY,
  to: HOUSE,
  micro,
})
type Line = ReturnType<typeof line>

async function sign(transfers: readonly Line[], contract = USDT) {
  const file = JSON.stringify({ kind: 'usdt-sweep', version: 1, sweep: 1, contract, transfers })
  const response = await world.post('/api/usdt/sign', { file })
  return (await response.json()) as { lines: SignedLine[]; message?: string }
}

async function fund(index: number, amount: string) {
  const { txid } = await world.send({ to: addressOf(index), amount })
  await world.until(txid, 'included')
}

test('the house’s own address is the first one of the other chain of the key', () => {
  expect(tronAddressText(HOUSE_HEX)).toBe(HOUSE)
})

test('what the signer signs moves the dollars, once the node has seen that its owner signed', async () => {
  await fund(0, '12.5')
  const { lines } = await sign([line(0, '12500000')])
  expect(lines).toMatchObject([{ from: addressOf(0), to: HOUSE, amount: '12.50', why: null }])
  const { block } = await world.until(lines[0]?.txid ?? '', 'solid')
  const infos = await world.ask<ReturnType<typeof infoJson>[]>(
    'walletsolidity/gettransactioninfobyblocknum',
    { num: block },
  )
  const [info] = infos.filter(({ id }) => id === lines[0]?.txid)
  expect(info).toMatchObject({ fee: 6_428_500, receipt: { result: 'SUCCESS' } })
  expect(info?.log?.[0]?.topics[1]?.slice(-40)).toBe(hexOf(0).slice(2))
  // The wallet of a person does not list what others have sent.
  expect((await world.view()).transfers.map(({ txid }) => txid)).not.toContain(lines[0]?.txid)
})

test('what is no longer there fails on the chain, and the node takes nothing twice', async () => {
  await fund(1, '5')
  const { lines } = await sign([line(1, '5000000'), line(1, '5000000')])
  const [first, second] = await Promise.all(
    lines.map(({ txid }) => world.until(txid ?? '', 'solid')),
  )
  expect([first?.result, second?.result]).toEqual(['SUCCESS', 'REVERT'])
})

test.each([
  ['another key', [{ ...line(0, '1'), key: '00000000' }], USDT, 'other_key'],
  ['another path', [{ ...line(0, '1'), path: "m/44'/195'/0'/0/9" }], USDT, 'other_address'],
  ['another token', [line(0, '1')], HOUSE, 'other_token'],
])('the signer signs nothing of %s', async (_, transfers, contract, why) => {
  expect((await sign(transfers, contract)).lines).toMatchObject([{ txid: null, why }])
})

test.each([
  ['nothing', ''],
  ['another text', '{"kind":"sweep"}'],
  [
    'a path of the treasury',
    JSON.stringify({
      kind: 'usdt-sweep',
      version: 1,
      contract: USDT,
      transfers: [{ ...line(0, '1'), path: "m/44'/195'/0'/1/0" }],
    }),
  ],
])('a file with %s is refused in words', async (_, file) => {
  const response = await world.post('/api/usdt/sign', { file })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'INVALID_BODY' })
})

/** A transfer of one dollar, signed by the key of an index, with something changed afterwards. */
async function broadcast(index: number, change: Partial<Record<string, unknown>> = {}, late = 0) {
  const head = await world.ask<{ blockID: string }>('wallet/getnowblock')
  const raw = {
    ref_block_bytes: head.blockID.slice(12, 16),
    ref_block_hash: head.blockID.slice(16, 32),
    expiration: Date.now() + 60_000 - late,
    fee_limit: 100_000_000,
    timestamp: Date.now(),
  }
  const data = `a9059cbb${wordOfAddress(HOUSE_HEX)}${wordOf(1_000_000n)}`
  const call = { owner: hexOf(2), contract: USDT_HEX, data }
  const txid = createHash('sha256').update(encodeRawData(call, raw)).digest('hex')
  const signature = signTxid(txid, own(index).privateKey ?? new Uint8Array())
  const body = { ...transactionBody({ txid, call, raw, signature }), ...change }
  return world.ask<Record<string, unknown>>('wallet/broadcasttransaction', body)
}

test('the node takes no transaction that is not its owner’s, not of now, or not of its token', async () => {
  expect(await broadcast(3)).toMatchObject({ code: 'SIGERROR' })
  expect(await broadcast(2, { txID: 'ab'.repeat(32) })).toMatchObject({ code: 'SIGERROR' })
  expect(await broadcast(2, { signature: ['00'.repeat(65)] })).toMatchObject({ code: 'SIGERROR' })
  expect(await broadcast(2, { raw_data: {} })).toMatchObject({ code: 'CONTRACT_VALIDATE_ERROR' })
  expect(await broadcast(2, {}, 120_000)).toMatchObject({ code: 'TRANSACTION_EXPIRATION_ERROR' })
  expect(await broadcast(2)).toMatchObject({ result: true })
})
