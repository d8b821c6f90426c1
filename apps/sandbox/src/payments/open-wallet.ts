import type { PoolClient } from 'pg'
import type { WalletKey } from './wallet-brands.ts'

type Wanted = { wallet: WalletKey; number: string }

/** Opens an account if it is not there and locks it; answers whether it is new. */
export async function openWallet(client: PoolClient, { wallet, number }: Wanted): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into wallets.account (wallet, number, balance_minor) values ($1, $2, 0)
     on conflict do nothing`,
    [wallet, number],
  )
  await client.query('select 1 from wallets.account where wallet = $1 and number = $2 for update', [
    wallet,
    number,
  ])
  return rowCount === 1
}
