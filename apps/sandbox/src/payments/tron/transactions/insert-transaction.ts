import type { PoolClient } from 'pg'
import type { TransferFault } from '../faults/tron-faults.ts'
import type { ContractCall, RawData, TokenTransfer } from './tron-transaction.ts'

export type NewTransaction = {
  txid: string
  call: ContractCall
  raw: RawData
  signature: string
  isReverted: boolean
  asked: { receiver: string; micro: bigint }
  fault: TransferFault | null
  transfers: readonly TokenTransfer[]
  places: TransactionPlaces
}

/** The block that it gets into, and when and by which one that is replaced. */
export type TransactionPlaces = {
  block: number
  replacedAt: number | null
  laterBlock: number | null
}

/** Puts a transaction and the transfers that it makes into the books; false if it is there already. */
export async function insertTransaction(
  client: PoolClient,
  { txid, call, raw, signature, isReverted, asked, fault, transfers, places }: NewTransaction,
): Promise<boolean> {
  const inserted = await client.query(
    `insert into tron.transaction (txid, owner, contract, data, raw, signature, is_reverted,
       asked_receiver, asked_micro, fault, block, replaced_at, later_block)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
    [
      txid,
      call.owner,
      call.contract,
      call.data,
      JSON.stringify(raw),
      signature,
      isReverted,
      asked.receiver,
      asked.micro,
      fault,
      places.block,
      places.replacedAt,
      places.laterBlock,
    ],
  )
  if (inserted.rowCount === 0) return false
  await insertTransfers(client, txid, transfers)
  return true
}

async function insertTransfers(
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
