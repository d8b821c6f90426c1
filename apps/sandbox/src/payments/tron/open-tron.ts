import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { SendPage } from '../../built-pages/open-pages.ts'
import { openChain, type ChainOptions } from './chain/open-chain.ts'
import { tronFaultCalls } from './faults/fault-calls.ts'
import { openTronFaults } from './faults/open-tron-faults.ts'
import { nodeCalls } from './node/node-calls.ts'
import type { TronNode } from './node/tron-node.ts'
import { readTronAddress } from './tron-address.ts'
import { signerCalls } from './wallet/signer-calls.ts'
import { walletCalls } from './wallet/wallet-calls.ts'

export type TronOptions = ChainOptions & {
  /** The contract of USDT, as people read it. */
  contract: string
}

/** As the real chain is. */
export const TRON_DEFAULTS: TronOptions = {
  blockMs: 3_000,
  solidLag: 19,
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

export type Tron = { addCalls: (app: FastifyInstance, sendPage: SendPage) => void }

/** A TRON node on a chain of its own, and a wallet that holds play USDT on it. */
export async function openTron(books: Pool, options: TronOptions): Promise<Tron> {
  const contract = readTronAddress(options.contract)
  if (contract === null) throw new Error(`"${options.contract}" is no address of TRON.`)
  const chain = await openChain(books, options)
  const node: TronNode = { books, chain, contract, faults: openTronFaults(), heldSolid: null }
  return {
    addCalls: (app, sendPage) => {
      nodeCalls(app, node)
      tronFaultCalls(app, node)
      walletCalls(app, node, sendPage)
      signerCalls(app, node, sendPage)
    },
  }
}
