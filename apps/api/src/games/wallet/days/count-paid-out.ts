import { bookKey, type KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

type Decided = { kept: KeptRound; betTransactionId: string }

/**
 * The stake that a win decides, minor units: that of its bet, by the first win of it, of 0 too. Nothing gives
 * that back any more; what may still go back makes no room in the day of its provider.
 */
export function decidedStake({ kept, betTransactionId }: Decided): bigint {
  const bet = kept.round.bets.find(({ transactionId }) => transactionId === betTransactionId)
  return bet === undefined || bet.won ? 0n : bet.amountMinor
}

/**
 * Counts what a win has paid to the day of its provider's games (law 25), and the stake that it decides against
 * it; of a win that is held the stake alone. What a contest pays are its players' own stakes.
 */
export function countPaidOut(
  { paidOut }: WalletDraft,
  { paidMinor, ...decided }: Decided & { paidMinor: bigint },
) {
  const { platform, currency, contest } = decided.kept
  if (contest !== null) return
  const key = bookKey(platform, currency)
  const minor = (paidOut.get(key)?.minor ?? 0n) + paidMinor - decidedStake(decided)
  paidOut.set(key, { platform, currency, minor })
}
