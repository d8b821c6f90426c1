import type { Shop } from '../shop/open-shop.ts'
import type { Call } from '../store/keep-calls.ts'
import { readWalletSession } from './read-wallet-session.ts'
import { writeRollback } from './write-calls.ts'

/** Stores the rollback of a bet without an answer; from then on its ticket can never be played. */
export function giveUpBet(shop: Shop, bet: Pick<Call, 'id' | 'roundId' | 'body'>): string {
  const rollback = writeRollback(readWalletSession(bet), bet.roundId, shop.nowMs())
  shop.calls.setState(bet.id, 'given-up')
  shop.rounds.setCancelling(bet.roundId)
  shop.calls.add(rollback, 'due')
  return rollback.id
}
