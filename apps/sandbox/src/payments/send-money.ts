import type { Pool } from 'pg'
import { inTransaction } from '../games/db/in-transaction.ts'
import { moveMoney } from './move-money.ts'
import { asTransfer, type Transfer } from './transfer.ts'
import type { Sending } from './write-transfer.ts'

/** Moves play money between two numbers of a wallet and answers the transfer with its TrxID. */
export async function sendMoney(books: Pool, sending: Sending): Promise<Transfer> {
  return inTransaction(books, async (client) => asTransfer(await moveMoney(client, sending)))
}
