import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { findTransaction } from '../transactions/find-transactions.ts'
import { FAKE_TOKEN } from '../transactions/play-addresses.ts'
import { broadcastTransaction } from '../broadcast/broadcast-transaction.ts'
import { blockJson, transactionsOf } from './block-json.ts'
import { CHAIN_PARAMETERS, TRIED_TRANSFER } from './charges.ts'
import { infoJson } from './info-json.ts'
import { transactionJson } from './transaction-json.ts'
import { shownHeight } from './shown-height.ts'
import { sightOf, type NodeSight, type TronNode } from './tron-node.ts'

const AWAY = 503

/** What the contract of USDT calls itself, and a fake one too. */
const TOKEN_NAME = 'TetherToken'

const numberAsked = z.object({ num: z.coerce.number().int().catch(0) }).catch({ num: 0 })
const triedCall = z
  .object({ contract_address: z.string().catch('') })
  .catch({ contract_address: '' })
const idAsked = z.object({ value: z.string().max(64).catch('') }).catch({ value: '' })

/** Where the contract that is to be tried is none. */
const NO_CONTRACT = { result: { code: 'CONTRACT_VALIDATE_ERROR' } }

type Answer = (node: TronNode, sight: NodeSight, asked: unknown) => Promise<object>

/** The public calls, by their names; both sides of the node have all of them. */
const answers: Readonly<Record<string, Answer>> = {
  getnowblock: (node, sight) => blockJson(node, sight, sight.top),
  getblockbynum: async (node, sight, asked) => {
    const height = shownHeight(node, sight, numberAsked.parse(asked).num)
    return height === null ? {} : blockJson(node, sight, height)
  },
  gettransactioninfobyblocknum: async (node, sight, asked) => {
    const { num } = numberAsked.parse(asked)
    const transactions = await transactionsOf(node, sight, num)
    return transactions.map((one) => infoJson(one, node.chain.timeOf(num)))
  },
  gettransactioninfobyid: async (node, sight, asked) => {
    const found = await placedTransaction(node, sight, asked)
    return found ? infoJson(found, node.chain.timeOf(Number(found.place))) : {}
  },
  gettransactionbyid: async (node, sight, asked) => {
    const found = await placedTransaction(node, sight, asked)
    return found ? transactionJson(found) : {}
  },
  getchainparameters: async () => CHAIN_PARAMETERS,
  triggerconstantcontract: async (node, _, asked) => {
    const { contract_address } = triedCall.parse(asked)
    return contract_address === node.contract ? TRIED_TRANSFER : NO_CONTRACT
  },
  broadcasttransaction: async (node, _, asked) => broadcastTransaction(node, asked),
  getcontract: async (node, _, asked) => {
    const { value } = idAsked.parse(asked)
    const isToken = value === node.contract || value === FAKE_TOKEN
    return isToken ? { contract_address: value, name: TOKEN_NAME } : {}
  },
}

/** The HTTP API of a TRON node: `/tron/wallet` knows every block, `/tron/walletsolidity` the solid ones. */
export function nodeCalls(app: FastifyInstance, node: TronNode): void {
  void app.register(async (api) => {
    // Nodes read a body of any type, and do without one.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) =>
      readJson(text),
    )
    api.addHook('onRequest', async (_, reply) => {
      if (node.faults.strike('away')) await reply.status(AWAY).send('Service Unavailable')
    })
    for (const [side, isSolidOnly] of [
      ['wallet', false],
      ['walletsolidity', true],
    ] as const)
      for (const [call, answer] of Object.entries(answers))
        api.route({
          method: ['GET', 'POST'],
          url: `/tron/${side}/${call}`,
          handler: (request) => answer(node, sightOf(node, isSolidOnly), askedOf(request)),
        })
  })
}

/** A transaction in a block that the side that is asked knows. */
async function placedTransaction(node: TronNode, sight: NodeSight, asked: unknown) {
  if (sight.isOther) return undefined
  const found = await findTransaction(node.books, sight.head, idAsked.parse(asked).value)
  return found && found.place !== null && Number(found.place) <= sight.top ? found : undefined
}

function askedOf({ method, query, body }: FastifyRequest): unknown {
  return method === 'GET' ? query : body
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
