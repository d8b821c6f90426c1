import { freeRoundRefusal } from '@maidan/casino'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { onBreak } from '../../protection/breaks/refuse-break.ts'
import type { KeptRound } from './book/wallet-book.ts'
import { assertWithinBonus } from './assert-within-bonus.ts'
import { assertContest, assertOfContest } from './contests/assert-contest.ts'
import { assertWithinLimits } from './assert-within-limits.ts'
import type { WalletCall } from './wallet-call.ts'
import { grantNamed } from './book/take-free-round.ts'
import { knownCall, type Seat, type WalletDraft } from './book/wallet-draft.ts'

type Circumstances = { seat: Seat; kept: KeptRound | null; now: Date }

/**
 * Refuses what does not belong together: another player's round, another currency, a bet that may
 * not be placed now. Money that is owed (a win, a rollback) asks for no living session and no
 * unblocked player.
 */
export function assertFits(
  draft: WalletDraft,
  call: WalletCall,
  { seat, kept, now }: Circumstances,
) {
  // Another player's round is answered like one that does not exist.
  if (kept && kept.playerId !== seat.session.playerId) throw new Refusal('ROUND_NOT_FOUND')
  if ('currency' in call && call.currency !== seat.player.currency)
    throw fieldRefusal('VALIDATION_FAILED', 'currency')
  switch (call.kind) {
    case 'bet':
      return assertMayBet(draft, call, { seat, kept, now })
    case 'rollback':
      assertOfContest(call, kept)
      return assertNamesBet(draft, call)
    case 'win':
      assertOfContest(call, kept)
      return assertOfGrant(call, kept)
    case 'end':
      return undefined
  }
}

function assertMayBet(
  draft: WalletDraft,
  call: Extract<WalletCall, { kind: 'bet' }>,
  { seat: { session, player }, kept, now }: Circumstances,
) {
  if (session.expiresAt <= now) throw new Refusal('SESSION_EXPIRED')
  if (session.blocked || onBreak(session.breakUntil, now)) throw new Refusal('PLAYER_BLOCKED')
  const game = kept?.gameCode ?? session.gameCode
  if (call.game !== session.gameCode || call.game !== game || !session.gameOpen)
    throw new Refusal('GAME_NOT_FOUND')
  assertContest(draft, call, { seat: { session, player }, kept })
  assertFreeRound(draft, call, { playerId: session.playerId, kept, now })
  assertWithinLimits(draft, call, { seat: { session, player }, isNew: kept === null, now })
  assertWithinBonus(draft, call, { seat: { session, player }, kept })
}

/** A free round has one bet and no other one beside it, and is of a grant that its player has. */
function assertFreeRound(
  draft: WalletDraft,
  call: Extract<WalletCall, { kind: 'bet' }>,
  { playerId, kept, now }: Pick<Circumstances, 'kept' | 'now'> & { playerId: bigint },
) {
  if (kept && (kept.free || call.free)) throw new Refusal('FREE_GRANT_MISMATCH')
  if (call.free === null || kept) return
  const grant = grantNamed(draft, call.free.grant)
  if (grant?.playerId !== playerId) throw new Refusal('FREE_GRANT_NOT_FOUND')
  const { game, currency, amountMinor } = call
  const bet = { game, currency, amountMinor, betMinor: call.free.betMinor }
  const refusal = freeRoundRefusal(grant, bet, now)
  if (refusal) throw new Refusal(refusal)
}

/** Money that is owed is never refused for want of the grant's name; another one's name is no fit. */
function assertOfGrant(call: Extract<WalletCall, { kind: 'win' }>, kept: KeptRound | null) {
  if (kept && call.grant !== null && call.grant !== kept.free?.code)
    throw new Refusal('FREE_GRANT_MISMATCH')
}

/** An id that is known as anything but a bet of this very round is not a bet that went missing. */
function assertNamesBet(draft: WalletDraft, call: Extract<WalletCall, { kind: 'rollback' }>) {
  const named = knownCall(draft, call.platform, call.betTransactionId)
  if (named && (named.kind !== 'bet' || named.roundId !== call.roundId))
    throw new Refusal('BET_NOT_FOUND')
}
