import type { Pool } from 'pg'
import { inTransaction } from '../games/db/in-transaction.ts'
import { mint } from './mint.ts'
import { openWallet } from './open-wallet.ts'
import type { WalletKey } from './wallet-brands.ts'

/** Play money that a person gets at a tap, and in a wallet that is used for the first time: a lakh. */
export const PLAY_MONEY_MINOR = 10_000_000n

/** Gives a wallet another lakh of play money. */
export async function addPlayMoney(
  books: Pool,
  wanted: { wallet: WalletKey; number: string },
): Promise<{ message: string }> {
  await inTransaction(books, async (client) => {
    await openWallet(client, wanted)
    await mint(client, { ...wanted, amountMinor: PLAY_MONEY_MINOR })
  })
  return { message: 'A lakh of play money was added.' }
}
