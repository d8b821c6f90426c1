import { applyRoundCall, type Round } from '@maidan/casino'
import { contestOfRound } from '../contests/find-contest.ts'
import { moveMoney } from '../move-money.ts'
import { stakeKey } from '../stake-key.ts'
import { bookKey, type KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

const REFUND_REASON = 'The round was interrupted and got no outcome.'

/**
 * Ends an interrupted round in the draft and answers what goes back to the player: the stakes that
 * nothing has decided. A round whose bets are all decided only lacked its end, and is closed.
 */
export function refundRound(draft: WalletDraft, kept: KeptRound): bigint {
  const { platform, roundId, playerId, kind, round } = kept
  const player = draft.players.get(playerId) ?? draft.book.players.get(playerId)
  if (!player) throw new Error(`the player of round ${platform}:${roundId} is missing`)
  const undecided = round.bets.some(({ won, rolledBack }) => !won && !rolledBack)
  const transactionId = `refund-${roundId}`
  const applied = undecided
    ? applyRoundCall(round, { kind: 'refund', transactionId, reason: REFUND_REASON }, new Set())
    : applyRoundCall(round, { kind: 'end', transactionId }, new Set())
  if (!applied.ok || !applied.round) return 0n
  moveMoney(draft, {
    key: `refund:${platform}:${roundId}`,
    fingerprint: `${platform}:${roundId}`,
    platform,
    playerId,
    player,
    move: applied.move,
    reason: 'game_refund',
    holdKey: null,
    isFree: false,
    contest: contestOfRound(draft, kept),
    jackpot: null,
  })
  draft.rounds.set(bookKey(platform, roundId), { ...kept, round: applied.round })
  for (const { transactionId, amountMinor } of countedBets(round, applied.round)) {
    const key = stakeKey(platform, transactionId)
    draft.returned.push({ playerId, stakeKey: key, kind, stakeMinor: amountMinor })
  }
  return applied.move.amountMinor
}

/** What goes back and has counted: stakes count when they are decided, and these were not. */
function countedBets(before: Round, after: Round) {
  return after.bets.filter(
    ({ rolledBack, hasCounted }, index) =>
      hasCounted === true && rolledBack && !before.bets[index]?.rolledBack,
  )
}
