import type { Pool } from 'pg'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import { mint } from '../../mint.ts'
import { moveMoney } from '../../move-money.ts'
import { openWallet } from '../../open-wallet.ts'
import type { TransferRow } from '../../transfer.ts'
import { merchantAccounts } from './merchant-accounts.ts'

/** What the merchant has to pay out of at first: a crore. */
const FLOAT_MINOR = 1_000_000_000n

export type Payout = {
  to: string
  amountMinor: bigint
  /** The merchant's own number of the payout; no other payout ever has it. */
  invoice: string
}

/** Pays a player from the merchant's account; null when the invoice was used before. */
export async function payOut(books: Pool, payout: Payout): Promise<TransferRow | null> {
  const { to, amountMinor, invoice } = payout
  const { wallet, paysOut: from } = merchantAccounts.bkash
  return inTransaction(books, async (client) => {
    const isFirst = await openWallet(client, { wallet, number: from })
    if (isFirst) await mint(client, { wallet, number: from, amountMinor: FLOAT_MINOR })
    const { rowCount } = await client.query(
      'select 1 from wallets.transfer where wallet = $1 and sender = $2 and invoice = $3',
      [wallet, from, invoice],
    )
    if (rowCount !== 0) return null
    return moveMoney(client, { wallet, from, to, type: 'Payout', amountMinor, invoice })
  })
}
