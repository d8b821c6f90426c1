import { applyRoundCall } from '@maidan/casino'
import { Refusal } from '../../platform/http/refusal.ts'
import { assertFits } from './assert-fits.ts'
import { contestOfRound, findContest } from './contests/find-contest.ts'
import { findJackpotWin, type WonJackpot } from './jackpots/find-jackpot-win.ts'
import { recordMove } from './book/record-move.ts'
import { roundCall } from './round-call.ts'
import { bookKey, type KnownCall } from './book/wallet-book.ts'
import type { WalletCall } from './wallet-call.ts'
import { knownCall, type Seat, type WalletDraft } from './book/wallet-draft.ts'

/**
 * Decides one call over the draft and records what it does; throws a Refusal before anything is
 * recorded. A repeated call is looked at first: it gets its first answer whatever happened since.
 */
export function decideCall(draft: WalletDraft, call: WalletCall, now: Date): KnownCall['answer'] {
  const known = knownCall(draft, call.platform, call.transactionId)
  if (known?.fingerprint === call.fingerprint) return known.answer
  if (known) throw new Refusal('TRANSACTION_CONFLICT')
  const seat = findSeat(draft, call)
  const key = bookKey(call.platform, call.roundId)
  const kept = draft.rounds.get(key) ?? draft.book.rounds.get(key) ?? null
  assertFits(draft, call, { seat, kept, now })
  const jackpot = findJackpotWin(draft, call, kept)
  const paid = withJackpot(call, jackpot)
  const applied = applyRoundCall(kept?.round ?? null, roundCall(paid), tombstonesFor(draft, call))
  if (!applied.ok) throw new Refusal(applied.code)
  const { round, move, tombstone = null } = applied
  const moved = kept !== null && call.kind !== 'end'
  const contest = moved
    ? contestOfRound(draft, kept)
    : findContest(draft, call, seat.player.currency)
  return recordMove(draft, paid, { seat, kept, round, move, tombstone, jackpot, contest })
}

/** The call with all that it pays: the game's own win, and the pot. */
function withJackpot(call: WalletCall, jackpot: WonJackpot | null): WalletCall {
  if (call.kind !== 'win' || jackpot === null) return call
  return { ...call, amountMinor: call.amountMinor + jackpot.amountMinor }
}

/** A session that was dealt once is known for ever; whether it is still alive only a bet asks. */
function findSeat({ book, players }: WalletDraft, call: WalletCall): Seat {
  const session = book.sessions.get(bookKey(call.platform, call.session))
  const player = session && (players.get(session.playerId) ?? book.players.get(session.playerId))
  if (!player) throw new Refusal('SESSION_EXPIRED')
  return { session, player }
}

/** The bets that the call names and that may never be taken. */
function tombstonesFor({ book, tombstones }: WalletDraft, call: WalletCall): Set<string> {
  const named = [call.transactionId, 'betTransactionId' in call ? call.betTransactionId : '']
  return new Set(
    named.filter((id) => {
      const key = bookKey(call.platform, id)
      return tombstones.has(key) || book.tombstones.has(key)
    }),
  )
}
