import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tronAccount } from '../usdt/addresses/tron-address.ts'

type Log = { address: string; topics: string[]; data: string }
type Info = {
  id: string
  fee?: number
  blockNumber: number
  receipt: { result: string }
  result?: string
  log?: Log[]
}
type PlayedBlock = { number: number; id: string; parent: string; timestamp: number; infos: Info[] }

const EVENT = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const SENDER = '11'.repeat(20)
const hex = (number: bigint | number, digits: number) => number.toString(16).padStart(digits, '0')

/** What a call of the token's contract takes, and what the chain charges for that. */
const ENERGY = 64_285
const PRICES = [
  { key: 'getTransactionFee', value: 1_000 },
  { key: 'getEnergyFee', value: 100 },
  { key: 'getRemoveThePowerOfTheGr' },
]

/** A log of so many dollars to an address, by USDT itself unless another contract is named. */
export function transferLog(to: string, micro: bigint, contract = CONTRACT): Log {
  return logOf(SENDER, { to, micro, contract })
}

/** A log of dollars that leave an address. */
export function outgoingLog(from: string, to: string, micro: bigint): Log {
  return logOf(tronAccount(from) ?? '', { to, micro, contract: CONTRACT })
}

function logOf(sender: string, sent: { to: string; micro: bigint; contract: string }): Log {
  const { to, micro, contract } = sent
  const word = (account: string) => account.padStart(64, '0')
  return {
    address: tronAccount(contract) ?? '',
    topics: [EVENT, word(sender), word(tronAccount(to) ?? '')],
    data: hex(micro, 64),
  }
}

/** A node of TRON in the test's own process, whose chain grows when the test says so. */
export async function openPlayNode(now: () => Date) {
  let blocks = grow([], now())
  const state: Wrongs = { solid: 0, isAway: false, hidesInfos: false, instead: (height) => height }
  const server = createServer((request, response) => {
    void answer({ blocks, ...state }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** What the node does wrong, and up to where its chain is solid. */
    state,
    /** Puts a transaction into a new block that is not solid yet; its id. */
    include(log: Log[], fields: Partial<Pick<Info, 'fee' | 'receipt' | 'result'>> = {}): string {
      const id = randomBytes(32).toString('hex')
      const done = { receipt: { result: 'SUCCESS' }, ...fields }
      blocks = grow(blocks, now(), [{ id, blockNumber: blocks.length, log, ...done }])
      return id
    },
    /** Makes all that there is solid. */
    solidify() {
      blocks = grow(blocks, now())
      state.solid = blocks.length - 1
    },
    /** Takes the newest blocks away and puts others in their place. */
    reorg(count: number) {
      blocks = blocks.slice(0, -count)
      for (let at = 0; at < count; at += 1) blocks = grow(blocks, now())
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PlayNode = Awaited<ReturnType<typeof openPlayNode>>

function grow(blocks: readonly PlayedBlock[], at: Date, infos: Info[] = []): PlayedBlock[] {
  const number = blocks.length
  const tail = createHash('sha256').update(randomBytes(8)).digest('hex').slice(0, 48)
  const parent = blocks.at(-1)?.id ?? '0'.repeat(64)
  return [...blocks, { number, id: hex(number, 16) + tail, parent, timestamp: at.getTime(), infos }]
}

type Wrongs = {
  solid: number
  isAway: boolean
  hidesInfos: boolean
  /** The height of the block that is shown to who asks for one; null for none. */
  instead: (height: number) => number | null
}

type Shown = Wrongs & { blocks: readonly PlayedBlock[] }

async function answer(shown: Shown, request: IncomingMessage, response: ServerResponse) {
  const { num = 0 } = JSON.parse((await text(request)) || '{}') as { num?: number }
  const solid = shown.blocks.slice(0, shown.solid + 1)
  const body = {
    '/walletsolidity/getnowblock': () => asJson(solid.at(-1)),
    '/walletsolidity/getblockbynum': () => asJson(solid[shown.instead(num) ?? -1]),
    '/walletsolidity/gettransactioninfobyblocknum': () =>
      shown.hidesInfos ? [] : (solid[num]?.infos ?? []),
    '/wallet/getchainparameters': () => ({ chainParameter: PRICES }),
    '/wallet/triggerconstantcontract': () => ({ result: { result: true }, energy_used: ENERGY }),
  }[request.url ?? '']
  response.statusCode = shown.isAway || !body ? 503 : 200
  response.end(JSON.stringify(shown.isAway ? {} : body?.()))
}

function asJson(block: PlayedBlock | undefined) {
  if (!block) return {}
  const { number, id, parent, timestamp, infos } = block
  return {
    blockID: id,
    block_header: { raw_data: { number, parentHash: parent, timestamp, version: 30 } },
    ...(infos.length > 0 && { transactions: infos.map((info) => ({ txID: info.id })) }),
  }
}
