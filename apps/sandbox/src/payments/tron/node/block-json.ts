import { blockHash, hashOf } from '../chain/block-hash.ts'
import { namedAddress } from '../tron-address.ts'
import { transactionsIn } from '../transactions/find-transactions.ts'
import { transactionJson, type TransactionJson } from './transaction-json.ts'
import type { NodeSight, TronNode } from './tron-node.ts'

const WITNESSES = 27
const BLOCK_VERSION = 31
const HASH_DIGITS = 64
const SIGNATURE_DIGITS = 130

/** A block as nodes write it, which leave out what is zero or empty. */
export type BlockJson = {
  blockID: string
  block_header: {
    raw_data: {
      number?: number
      txTrieRoot: string
      witness_address: string
      parentHash: string
      version: number
      timestamp: number
    }
    witness_signature: string
  }
  transactions?: TransactionJson[]
}

/** The block of a height, or nothing where the side that is asked knows none. */
export async function blockJson(
  node: TronNode,
  sight: NodeSight,
  height: number,
): Promise<BlockJson | Record<string, never>> {
  if (!isKnown(sight, height)) return {}
  const blockID = await blockHash(node.books, sight, height)
  const transactions = await transactionsOf(node, sight, height)
  const txids = transactions.map(({ txid }) => txid)
  return {
    blockID,
    ...(txids.length > 0 ? { transactions: transactions.map(transactionJson) } : {}),
    block_header: {
      raw_data: {
        ...(height > 0 ? { number: height } : {}),
        txTrieRoot: txids.length > 0 ? hashOf(...txids) : '0'.repeat(HASH_DIGITS),
        witness_address: namedAddress(`witness ${height % WITNESSES}`),
        parentHash:
          height > 0 ? await blockHash(node.books, sight, height - 1) : hashOf(sight.seed),
        version: BLOCK_VERSION,
        timestamp: node.chain.timeOf(height),
      },
      witness_signature: hashOf(blockID).repeat(3).slice(0, SIGNATURE_DIGITS),
    },
  }
}

/** The transactions of a block that the side that is asked knows. */
export async function transactionsOf(node: TronNode, sight: NodeSight, height: number) {
  if (!isKnown(sight, height) || sight.isOther) return []
  return transactionsIn(node.books, sight.head, height)
}

function isKnown({ top }: NodeSight, height: number): boolean {
  return height >= 0 && height <= top
}
