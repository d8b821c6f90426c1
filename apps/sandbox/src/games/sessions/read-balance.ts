import type { WalletClient } from '../wallet/wallet-client.ts'
import { readPurse } from './read-purse.ts'
import type { Session } from './session.ts'

/** What the wallet says the player has. Throws SESSION_EXPIRED or WALLET_UNAVAILABLE. */
export async function readBalance(wallet: WalletClient, session: Session): Promise<bigint> {
  return (await readPurse(wallet, session)).balanceMinor
}
