import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { blockHash } from '../chain/block-hash.ts'
import type { Chain } from '../chain/open-chain.ts'
import type { TransferFault } from '../faults/tron-faults.ts'
import { encodeRawData } from './encode-raw-data.ts'
import { planTransaction, type UsdtOrder } from './plan-transaction.ts'
import type { RawData, TokenTransfer } from './tron-transaction.ts'

const VALID_MS = 60_000
const FEE_LIMIT_SUN = 100_000_000
const SIGNATURE_BYTES = 65
const HEIGHT_DIGITS = 16

/** Writes a transaction of the play wallet into the next block, and answers its id. */
export async function writeTransaction(
  client: PoolClient,
  chain: Chain,
  order: UsdtOrder,
): Promise<string> {
  const { call, isReverted, transfers } = planTransaction(order)
  const raw = await newRawData(client, chain)
  const txid = createHash('sha256').update(encodeRawData(call, raw)).digest('hex')
  const { block, replacedAt, laterBlock } = placesOf(chain, order.fault)
  await client.query(
    `insert into tron.transaction (txid, owner, contract, data, raw, signature, is_reverted,
       asked_receiver, asked_micro, fault, block, replaced_at, later_block)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      txid,
      call.owner,
      call.contract,
      call.data,
      JSON.stringify(raw),
      randomBytes(SIGNATURE_BYTES).toString('hex'),
      isReverted,
      order.to,
      order.micro,
      order.fault,
      block,
      replacedAt,
      laterBlock,
    ],
  )
  await writeTransfers(client, txid, transfers)
  return txid
}

async function writeTransfers(
  client: PoolClient,
  txid: string,
  transfers: readonly TokenTransfer[],
): Promise<void> {
  for (const [index, { token, sender, receiver, amount_micro }] of transfers.entries())
    await client.query(
      `insert into tron.transfer (txid, index, token, sender, receiver, amount_micro)
       values ($1, $2, $3, $4, $5, $6)`,
      [txid, index, token, sender, receiver, amount_micro],
    )
}

/** Refers to the head, as wallets do, so that it counts on this chain alone. */
async function newRawData(client: PoolClient, chain: Chain): Promise<RawData> {
  const head = chain.head()
  const id = await blockHash(client, { seed: chain.seed, head }, head)
  const timestamp = Date.now()
  return {
    ref_block_bytes: id.slice(HEIGHT_DIGITS - 4, HEIGHT_DIGITS),
    ref_block_hash: id.slice(HEIGHT_DIGITS, HEIGHT_DIGITS * 2),
    expiration: timestamp + VALID_MS,
    fee_limit: FEE_LIMIT_SUN,
    timestamp,
  }
}

/** The block, and when and by which one it is replaced: in the middle of the way to being solid. */
function placesOf({ nextBlock, solidLag }: Chain, fault: TransferFault | null) {
  const block = nextBlock()
  const isReplaced = fault === 'vanishes' || fault === 'moves'
  const replacedAt = isReplaced ? block + Math.ceil(solidLag / 2) : null
  return { block, replacedAt, laterBlock: fault === 'moves' ? replacedAt : null }
}
