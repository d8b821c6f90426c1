import type { Pool } from 'pg'
import type { TransferRow } from '../../transfer.ts'
import type { CheckoutPartner } from '../checkout.ts'
import { merchantAccounts } from './merchant-accounts.ts'

/** A transfer to or from the merchant by its TrxID, or null. */
export async function findMerchantTransfer(
  books: Pool,
  partner: CheckoutPartner,
  trxId: string,
): Promise<TransferRow | null> {
  const { wallet, takes, paysOut } = merchantAccounts[partner]
  const { rows } = await books.query<TransferRow>(
    `select * from wallets.transfer
     where wallet = coalesce($1, wallet) and trx_id = $2 and (sender = any($3) or receiver = any($3))`,
    [wallet, trxId, [takes, paysOut]],
  )
  return rows[0] ?? null
}
