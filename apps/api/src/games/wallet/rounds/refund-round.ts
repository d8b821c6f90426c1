import { applyRoundCall, undecidedBets } from '@maidan/casino'
import type { KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'
import { giveBack } from './give-back.ts'

const REFUND_REASON = 'The round was interrupted and got no outcome.'

/**
 * Ends an interrupted round in the draft and answers what goes back to the player: the stakes that
 * nothing has decided. A round whose bets are all decided only lacked its end, and is closed.
 */
export function refundRound(draft: WalletDraft, kept: KeptRound): bigint {
  const { roundId, round } = kept
  const transactionId = `refund-${roundId}`
  const applied =
    undecidedBets(round).length > 0
      ? applyRoundCall(round, { kind: 'refund', transactionId, reason: REFUND_REASON }, new Set())
      : applyRoundCall(round, { kind: 'end', transactionId }, new Set())
  if (!applied.ok || !applied.round) return 0n
  return giveBack(draft, kept, { round: applied.round, move: applied.move })
}
