import type { WalletCurrency } from '@maidan/contract/facts'
import { decimalAmount } from '@maidan/money'
import { walletBrands, type WalletKey } from './wallet-brands.ts'

/** Stands for the place that play money comes from. */
export const MINT = 'MINT'

/** A row of the transfers; pg gives bigint columns as their digits. */
export type TransferRow = {
  wallet: WalletKey
  trx_id: string
  type: string
  sender: string
  receiver: string
  amount_minor: string
  invoice: string | null
  refund_of: string | null
  at: Date
}

/** A transfer as the wallet answers it; amounts are decimal text. */
export type Transfer = {
  trx_id: string
  wallet: WalletKey
  wallet_name: string
  type: string
  from: string
  to: string
  amount: string
  currency: WalletCurrency
  at: string
}

export function asTransfer(row: TransferRow): Transfer {
  const { name, currency } = walletBrands[row.wallet]
  return {
    trx_id: row.trx_id,
    wallet: row.wallet,
    wallet_name: name,
    type: row.type,
    from: row.sender,
    to: row.receiver,
    amount: decimalAmount(BigInt(row.amount_minor), currency),
    currency,
    at: row.at.toISOString(),
  }
}
