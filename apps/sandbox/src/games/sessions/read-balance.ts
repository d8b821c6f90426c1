import { StudioError } from '../errors/studio-error.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { Session } from './session.ts'

/** What the wallet says the player has. Throws SESSION_EXPIRED or WALLET_UNAVAILABLE. */
export async function readBalance(wallet: WalletClient, session: Session): Promise<bigint> {
  const body = JSON.stringify({ session: session.walletSession })
  const answer = await wallet(session.provider, 'balance', body)
  if (answer.kind === 'done') return answer.balanceMinor
  if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
    throw new StudioError('SESSION_EXPIRED')
  }
  throw new StudioError('WALLET_UNAVAILABLE')
}
