import type { WalletCurrency } from '@maidan/contract/facts'
import type { Pool } from 'pg'
import { asTransfer, type TransferRow } from './transfer.ts'
import type { WalletKey } from './wallet-brands.ts'

/** What a wallet's statement says of a transaction id, in the form that operators ask for. */
export type Statement =
  | { found: false }
  | {
      found: true
      trx_id: string
      type: string
      amount: string
      currency: WalletCurrency
      sender: string
      receiver: string
      at: string
    }

export async function readStatement(
  books: Pool,
  wallet: WalletKey,
  trxId: string,
): Promise<Statement> {
  const { rows } = await books.query<TransferRow>(
    'select * from wallets.transfer where wallet = $1 and trx_id = $2',
    [wallet, trxId.toUpperCase()],
  )
  const [row] = rows
  if (!row) return { found: false }
  const { trx_id, type, from: sender, to: receiver, amount, currency, at } = asTransfer(row)
  return { found: true, trx_id, type, amount, currency, sender, receiver, at }
}
