import type { Round, RoundMove } from '@maidan/casino'
import { contestOfRound } from '../contests/find-contest.ts'
import { moveMoney } from '../move-money.ts'
import { stakeKey } from '../stake-key.ts'
import { bookKey, type KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

/**
 * Gives back in the draft what the house has ended of a round without its provider, out of the contest or from the
 * house; a round is ended so once. Answers what goes to the player.
 */
export function giveBack(
  draft: WalletDraft,
  kept: KeptRound,
  { round, move }: { round: Round; move: RoundMove },
): bigint {
  const { platform, roundId, playerId, kind } = kept
  const player = draft.players.get(playerId) ?? draft.book.players.get(playerId)
  if (!player) throw new Error(`the player of round ${platform}:${roundId} is missing`)
  moveMoney(draft, {
    key: `refund:${platform}:${roundId}`,
    fingerprint: `${platform}:${roundId}`,
    platform,
    playerId,
    player,
    move,
    reason: 'game_refund',
    holdKey: null,
    isFree: false,
    contest: contestOfRound(draft, kept),
    jackpot: null,
  })
  draft.rounds.set(bookKey(platform, roundId), { ...kept, round })
  for (const { transactionId, amountMinor } of countedBets(kept.round, round)) {
    const key = stakeKey(platform, transactionId)
    draft.returned.push({ playerId, stakeKey: key, kind, stakeMinor: amountMinor })
  }
  return move.amountMinor
}

/** What goes back and has counted: stakes count when they are decided, and these were not. */
function countedBets(before: Round, after: Round) {
  return after.bets.filter(
    ({ rolledBack, hasCounted }, index) =>
      hasCounted === true && rolledBack && !before.bets[index]?.rolledBack,
  )
}
