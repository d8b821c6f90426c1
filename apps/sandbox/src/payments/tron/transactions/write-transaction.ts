import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Chain } from '../chain/open-chain.ts'
import type { TransferFault } from '../faults/tron-faults.ts'
import { encodeRawData } from './encode-raw-data.ts'
import { insertTransaction, type TransactionPlaces } from './insert-transaction.ts'
import { newRawData } from './new-raw-data.ts'
import { planTransaction, type UsdtOrder } from './plan-transaction.ts'

const SIGNATURE_BYTES = 65

/** Writes a transaction of the play wallet into the next block, and answers its id. */
export async function writeTransaction(
  client: PoolClient,
  chain: Chain,
  order: UsdtOrder,
): Promise<string> {
  const { call, isReverted, transfers } = planTransaction(order)
  const raw = await newRawData(client, chain)
  const txid = createHash('sha256').update(encodeRawData(call, raw)).digest('hex')
  await insertTransaction(client, {
    txid,
    call,
    raw,
    // Nobody holds the key of the play wallet: it is no wallet of the chain.
    signature: randomBytes(SIGNATURE_BYTES).toString('hex'),
    isReverted,
    asked: { receiver: order.to, micro: order.micro },
    fault: order.fault,
    transfers,
    places: placesOf(chain, order.fault),
  })
  return txid
}

/** A block that is replaced is so in the middle of the way to being solid. */
function placesOf({ nextBlock, solidLag }: Chain, fault: TransferFault | null): TransactionPlaces {
  const block = nextBlock()
  const isReplaced = fault === 'vanishes' || fault === 'moves'
  const replacedAt = isReplaced ? block + Math.ceil(solidLag / 2) : null
  return { block, replacedAt, laterBlock: fault === 'moves' ? replacedAt : null }
}
