import type { PoolClient } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'
import type { TransferRow } from '../transfer.ts'
import { isPhoneWallet, phoneWallets } from './phone-wallets.ts'
import { receiptText } from './receipt-text.ts'
import { writeMessage } from './write-message.ts'

/**
 * Writes the wallet's message to the phone whose SIM got a transfer, in the transfer's own
 * transaction: the balance it tells is the one that the transfer left.
 */
export async function tellPhone(client: PoolClient, row: TransferRow): Promise<void> {
  const { wallet, receiver } = row
  if (!isPhoneWallet(wallet)) return
  const { rowCount } = await client.query('select 1 from wallets.phone where sims ->> $1 = $2', [
    wallet,
    receiver,
  ])
  if (rowCount === 0) return
  const found = await client.query<{ balance_minor: string }>(
    'select balance_minor from wallets.account where wallet = $1 and number = $2',
    [wallet, receiver],
  )
  const text = receiptText(wallet, row, BigInt(oneRow(found).balance_minor))
  await writeMessage(client, { from: phoneWallets[wallet], text, wallet })
}
