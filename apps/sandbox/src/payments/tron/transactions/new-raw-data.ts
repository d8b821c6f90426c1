import type { Pool, PoolClient } from 'pg'
import { blockHash } from '../chain/block-hash.ts'
import type { Chain } from '../chain/open-chain.ts'
import type { RawData } from './tron-transaction.ts'

const VALID_MS = 60_000
const FEE_LIMIT_SUN = 100_000_000
const HEIGHT_DIGITS = 16
const REF_DIGITS = 4

/** Refers to the head, as wallets do, so that it counts on this chain alone. */
export async function newRawData(db: Pool | PoolClient, chain: Chain): Promise<RawData> {
  const head = chain.head()
  const timestamp = Date.now()
  return {
    ...refTo(await blockHash(db, { seed: chain.seed, head }, head)),
    expiration: timestamp + VALID_MS,
    fee_limit: FEE_LIMIT_SUN,
    timestamp,
  }
}

/** Whether a transaction refers to a block of this chain. */
export async function refersToChain(
  db: Pool | PoolClient,
  chain: Chain,
  raw: RawData,
): Promise<boolean> {
  const head = chain.head()
  const period = 16 ** REF_DIGITS
  const back = (head - Number.parseInt(raw.ref_block_bytes, 16) + period) % period
  if (Number.isNaN(back) || back > head) return false
  const ref = refTo(await blockHash(db, { seed: chain.seed, head }, head - back))
  return ref.ref_block_hash === raw.ref_block_hash
}

function refTo(blockId: string) {
  return {
    ref_block_bytes: blockId.slice(HEIGHT_DIGITS - REF_DIGITS, HEIGHT_DIGITS),
    ref_block_hash: blockId.slice(HEIGHT_DIGITS, HEIGHT_DIGITS * 2),
  }
}
