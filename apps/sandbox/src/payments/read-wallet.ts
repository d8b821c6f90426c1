import type { WalletCurrency } from '@maidan/contract/facts'
import { decimalAmount } from '@maidan/money'
import type { Pool } from 'pg'
import { asTransfer, type Transfer, type TransferRow } from './transfer.ts'
import { walletBrands, type WalletKey } from './wallet-brands.ts'

/** Transfers that a wallet shows, newest first. */
const TRANSFERS_MAX = 20

export type WalletView = {
  balance: string | null
  currency: WalletCurrency
  transfers: Transfer[]
}

/** The balance of a number and its last transfers; a number that was never used has no balance. */
export async function readWallet(
  books: Pool,
  wallet: WalletKey,
  number: string,
): Promise<WalletView> {
  const found = await books.query<{ balance_minor: string }>(
    'select balance_minor from wallets.account where wallet = $1 and number = $2',
    [wallet, number],
  )
  const { rows } = await books.query<TransferRow>(
    `select * from wallets.transfer where wallet = $1 and (sender = $2 or receiver = $2)
     order by at desc, trx_id limit ${TRANSFERS_MAX}`,
    [wallet, number],
  )
  const [account] = found.rows
  const { currency } = walletBrands[wallet]
  return {
    balance: account ? decimalAmount(BigInt(account.balance_minor), currency) : null,
    currency,
    transfers: rows.map(asTransfer),
  }
}
