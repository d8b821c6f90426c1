import type { PoolClient } from 'pg'
import { MINT } from './transfer.ts'
import type { WalletKey } from './wallet-brands.ts'
import { writeTransfer } from './write-transfer.ts'

/** Puts play money into an account that is there and locked. */
export async function mint(
  client: PoolClient,
  { wallet, number, amountMinor }: { wallet: WalletKey; number: string; amountMinor: bigint },
) {
  await client.query(
    'update wallets.account set balance_minor = balance_minor + $3 where wallet = $1 and number = $2',
    [wallet, number, amountMinor],
  )
  await writeTransfer(client, { wallet, from: MINT, to: number, type: 'Play money', amountMinor })
}
