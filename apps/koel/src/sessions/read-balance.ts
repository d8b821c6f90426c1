import type { Shop } from '../shop/open-shop.ts'
import type { Session } from '../store/keep-sessions.ts'

export type BalanceRead =
  | { readonly balanceMinor: string | null }
  | { readonly error: 'SESSION_ENDED' }

/** What the player may spend now; null when the wallet does not answer. */
export async function readBalance(shop: Shop, session: Session): Promise<BalanceRead> {
  if (session.walletSession === null) {
    return { balanceMinor: (session.playMoneyMinor ?? 0n).toString() }
  }
  const answer = await shop.sendCall('balance', JSON.stringify({ session: session.walletSession }))
  if (answer.kind === 'done') return { balanceMinor: String(answer.body['balance']) }
  if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
    return { error: 'SESSION_ENDED' }
  }
  return { balanceMinor: null }
}
