import type { Round, RoundMove } from '@maidan/casino'
import { findHeldWin } from '../held/find-held-win.ts'
import type { WonJackpot } from '../jackpots/find-jackpot-win.ts'
import { recordJackpotShare, recordJackpotWin } from '../jackpots/record-jackpot.ts'
import { moveMoney } from '../move-money.ts'
import { recallUrlOf } from '../../studios/recall-url-of.ts'
import { stakeKey } from '../stake-key.ts'
import { freeAgain, takeFreeRound } from './take-free-round.ts'
import { bookKey, type KeptRound, type KnownCall, type RoundNotes } from './wallet-book.ts'
import type { WalletCall } from '../wallet-call.ts'
import type { Seat, WalletDraft } from './wallet-draft.ts'

type Decided = {
  seat: Seat
  kept: KeptRound | null
  round: Round | null
  move: RoundMove
  /** A bet that is refused when it arrives. */
  tombstone: string | null
  /** The pot that the call's win takes, which its amount has in it. */
  jackpot: WonJackpot | null
}

/**
 * Records a decided call in the draft and answers the text that is stored with it. Money comes
 * first: a stake that the balance does not cover refuses the call, and then nothing of it stays.
 */
export function recordMove(
  draft: WalletDraft,
  call: WalletCall,
  { seat, kept, round, move, tombstone, jackpot }: Decided,
): KnownCall['answer'] {
  const { platform, transactionId, roundId, kind, fingerprint } = call
  const { session, player } = seat
  const heldWin = findHeldWin(draft, call, { seat, kept, jackpot })
  const free = kept ? kept.free : takeFreeRound(draft, call)
  const balanceMinor = moveMoney(draft, {
    key: stakeKey(platform, transactionId),
    fingerprint,
    platform,
    playerId: session.playerId,
    player,
    move,
    reason: `game_${kind}`,
    holdKey: heldWin?.holdKey ?? null,
    isFree: free !== null,
    jackpot,
  })
  if (kept && jackpot) recordJackpotWin(draft, call, { kept, won: jackpot })
  const unplayedMinor = unplayedOf(call, move)
  if (kept && call.kind === 'win') recordJackpotShare(draft, call, { kept, unplayedMinor })
  if (heldWin) draft.heldWins.push(heldWin)
  else if (free && move.kind === 'credit')
    draft.freeWins.push({ grantId: free.grantId, amountMinor: move.amountMinor })
  if (round)
    draft.rounds.set(bookKey(platform, roundId), {
      ...(kept ?? newRound(call, seat, free)),
      unplayedMinor: (kept?.unplayedMinor ?? 0n) + unplayedMinor,
      round,
      notes: { ...kept?.notes, ...notesOf(call, move) },
    })
  if (tombstone !== null)
    draft.tombstones.set(bookKey(platform, tombstone), { platform, betTransactionId: tombstone })
  if (free) freeAgain(draft, call, { free, kept, round })
  else countStake(draft, call, seat, move)
  const answer = {
    status: 200,
    text: answerText(call, { balanceMinor, currency: player.currency, jackpot }),
  }
  const fresh = { platform, transactionId, kind, fingerprint, roundId, answer }
  draft.calls.set(bookKey(platform, transactionId), fresh)
  return answer
}

function newRound(
  { platform, roundId }: WalletCall,
  { session, player }: Seat,
  free: KeptRound['free'],
) {
  const { playerId, gameCode, kind, maxMultiple, jackpot } = session
  const { currency } = player
  return { platform, roundId, playerId, gameCode, kind, currency, maxMultiple, jackpot, free }
}

/** What of its bet a win gives back unplayed. It is paid back in the win, so it is never more than it. */
function unplayedOf(call: WalletCall, move: RoundMove): bigint {
  if (call.kind !== 'win' || move.kind !== 'credit') return 0n
  return call.unplayedMinor < move.amountMinor ? call.unplayedMinor : move.amountMinor
}

function notesOf(call: WalletCall, move: RoundMove): RoundNotes {
  switch (call.kind) {
    case 'end':
      return { detail: call.detail, recallUrl: recallUrlOf(call.detail) }
    case 'rollback':
      return move.kind === 'credit' ? { reason: call.reason } : {}
    case 'bet':
    case 'win':
      return {}
  }
}

/** A stake counts when it is taken; what of it goes back, or was never at risk, stops counting. */
function countStake(draft: WalletDraft, call: WalletCall, { session }: Seat, move: RoundMove) {
  const { playerId, gameName, kind } = session
  const stakeMinor = move.amountMinor
  if (stakeMinor === 0n) return
  const unplayedMinor = unplayedOf(call, move)
  if (call.kind === 'win' && unplayedMinor > 0n) {
    const key = stakeKey(call.platform, call.betTransactionId)
    draft.returned.push({ playerId, stakeKey: key, kind, stakeMinor: unplayedMinor })
  }
  if (call.kind === 'bet' && move.kind === 'debit') {
    const key = stakeKey(call.platform, call.transactionId)
    const { oddsCenti } = call
    draft.stakes.push({ playerId, stakeKey: key, gameName, kind, oddsCenti, stakeMinor })
  }
  if (call.kind === 'rollback' && move.kind === 'credit') {
    const key = stakeKey(call.platform, call.betTransactionId)
    draft.returned.push({ playerId, stakeKey: key, kind, stakeMinor })
  }
}

type Answered = { balanceMinor: bigint; currency: string; jackpot: WonJackpot | null }

function answerText(call: WalletCall, { balanceMinor, currency, jackpot }: Answered): string {
  return JSON.stringify({
    transaction_id: call.transactionId,
    round_id: call.roundId,
    balance: balanceMinor.toString(),
    currency,
    ...(jackpot !== null && { jackpot_amount: jackpot.amountMinor.toString() }),
  })
}
