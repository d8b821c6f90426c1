import { StudioError } from '../errors/studio-error.ts'
import type { WalletBody } from '../wallet/wallet-answer.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { Session } from './session.ts'

/** What a player has, and whether the wallet takes bets of theirs now. */
export type Purse = {
  balanceMinor: bigint
  mayBet: boolean
  /** The least odds at which a bet on sports counts towards a bonus of theirs; null for any, or none. */
  bonusOddsMin: string | null
}

/** Asks the wallet for the purse of a session. Throws SESSION_EXPIRED or WALLET_UNAVAILABLE. */
export async function readPurse(wallet: WalletClient, session: Session): Promise<Purse> {
  const body = JSON.stringify({ session: session.walletSession })
  const answer = await wallet(session.provider, 'balance', body)
  if (answer.kind === 'done') return purseOf(answer)
  if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
    throw new StudioError('SESSION_EXPIRED')
  }
  throw new StudioError('WALLET_UNAVAILABLE')
}

/** A wallet that says nothing takes bets. */
function purseOf({ balanceMinor, body }: { balanceMinor: bigint; body: WalletBody }): Purse {
  const { may_bet: mayBet = true, bonus_odds_min: bonusOddsMin = null } = body
  return { balanceMinor, mayBet, bonusOddsMin }
}
