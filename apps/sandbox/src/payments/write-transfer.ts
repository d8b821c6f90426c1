import type { PoolClient } from 'pg'
import { oneRow } from '../games/db/one-row.ts'
import { newTrxId } from './new-trx-id.ts'
import type { TransferRow } from './transfer.ts'
import type { WalletKey } from './wallet-brands.ts'

export type Sending = {
  wallet: WalletKey
  from: string
  to: string
  type: string
  amountMinor: bigint
  /** The same id again is the same tap, sent twice: the first transfer is answered. */
  requestId?: string | undefined
  /** The merchant's own number of the payment, where a merchant pays or is paid. */
  invoice?: string
  /** The payment of which this gives something back. */
  refundOf?: string
}

/** Writes a transfer under a TrxID that no other one has. */
export async function writeTransfer(client: PoolClient, sending: Sending): Promise<TransferRow> {
  const { wallet, from, to, type, amountMinor, requestId, invoice, refundOf } = sending
  const inserted = await client.query<TransferRow>(
    `insert into wallets.transfer (wallet, trx_id, type, sender, receiver, amount_minor,
       request_id, invoice, refund_of)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (wallet, trx_id) do nothing returning *`,
    [wallet, newTrxId(wallet), type, from, to, amountMinor, requestId, invoice, refundOf],
  )
  return inserted.rowCount === 0 ? writeTransfer(client, sending) : oneRow(inserted)
}
