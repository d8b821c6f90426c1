import { decidedBets, isDecided, type Round, type RoundBet, type RoundMove } from '@maidan/casino'
import { findHeldWin } from '../held/find-held-win.ts'
import type { WonJackpot } from '../jackpots/find-jackpot-win.ts'
import { recordJackpotShare, recordJackpotWin } from '../jackpots/record-jackpot.ts'
import { moveMoney, type NamedContest } from '../move-money.ts'
import { recallUrlOf } from '../../studios/recall-url-of.ts'
import { stakeKey } from '../stake-key.ts'
import { countPaidOut } from '../days/count-paid-out.ts'
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
  contest: NamedContest | null
}

/**
 * Records a decided call in the draft and answers the text that is stored with it. Money comes
 * first: a stake that the balance does not cover refuses the call, and then nothing of it stays.
 */
export function recordMove(
  draft: WalletDraft,
  call: WalletCall,
  { seat, kept, round, move, tombstone, jackpot, contest }: Decided,
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
    contest,
    jackpot,
  })
  if (kept && jackpot) recordJackpotWin(draft, call, { kept, won: jackpot })
  const unplayedMinor = unplayedOf(call, move, kept)
  if (kept && call.kind === 'win') {
    recordJackpotShare(draft, call, { kept, unplayedMinor })
    const { betTransactionId } = call
    countPaidOut(draft, { kept, betTransactionId, paidMinor: heldWin ? 0n : move.amountMinor })
  }
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
  else if (kept && round && kept.contest === null)
    countStakes(draft, call, { kept, round, unplayedMinor })
  const answer = {
    status: 200,
    text: answerText(call, { balanceMinor, currency: player.currency, jackpot }),
  }
  const fresh = { platform, transactionId, kind, fingerprint, roundId, answer }
  draft.calls.set(bookKey(platform, transactionId), fresh)
  return answer
}

function newRound(call: WalletCall, { session, player }: Seat, free: KeptRound['free']) {
  const { playerId, gameCode, gameName, kind, maxMultiple, jackpot } = session
  const { platform, roundId } = call
  const { currency } = player
  const game = { gameCode, gameName, kind, maxMultiple, jackpot }
  const contest = call.kind === 'bet' ? call.contest : null
  return { platform, roundId, playerId, ...game, currency, free, contest }
}

/**
 * What of its bet a win gives back unplayed: its first one says so, of no more than the stake, and pays it
 * back itself.
 */
function unplayedOf(call: WalletCall, move: RoundMove, kept: KeptRound | null): bigint {
  if (call.kind !== 'win' || move.kind !== 'credit') return 0n
  const bet = kept?.round.bets.find(({ transactionId }) => transactionId === call.betTransactionId)
  if (bet === undefined || bet.won) return 0n
  return [move.amountMinor, bet.amountMinor].reduce(smaller, call.unplayedMinor)
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
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

type Counted = { kept: KeptRound; round: Round; unplayedMinor: bigint }

/**
 * A stake against the house counts when it is decided, less what of it was never at risk: before that it can come back, and
 * what it had earned meanwhile would be spent. One that goes back after all stops counting.
 */
function countStakes(
  draft: WalletDraft,
  call: WalletCall,
  { kept, round, unplayedMinor }: Counted,
) {
  const { playerId, gameName, kind } = kept
  const named = 'betTransactionId' in call ? call.betTransactionId : null
  for (const bet of decidedBets(kept.round, round).filter(({ hasCounted }) => !hasCounted)) {
    const { transactionId, amountMinor, oddsCenti = null } = bet
    const stakeMinor = amountMinor - (transactionId === named ? unplayedMinor : 0n)
    const key = stakeKey(call.platform, transactionId)
    if (stakeMinor > 0n)
      draft.stakes.push({ playerId, stakeKey: key, gameName, kind, oddsCenti, stakeMinor })
  }
  const known = kept.round.bets.find(({ transactionId }) => transactionId === named)
  if (named === null || !known || !hasCounted(kept.round, known)) return
  const after = round.bets.find(({ transactionId }) => transactionId === named)
  const goesBack = after?.rolledBack === true && !known.rolledBack
  const stakeMinor = goesBack ? known.amountMinor : unplayedMinor
  if (stakeMinor > 0n)
    draft.returned.push({ playerId, stakeKey: stakeKey(call.platform, named), kind, stakeMinor })
}

/** Whether a bet's stake counts already. */
function hasCounted(round: Round, bet: RoundBet): boolean {
  return bet.hasCounted === true || isDecided(round, bet)
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
