import { Refusal } from '../../../platform/http/refusal.ts'
import type { KeptRound } from '../book/wallet-book.ts'
import type { Seat, WalletDraft } from '../book/wallet-draft.ts'
import type { WalletCall } from '../wallet-call.ts'
import { findContest } from './find-contest.ts'

type CallOf<Kind extends WalletCall['kind']> = Extract<WalletCall, { kind: Kind }>

/**
 * A game has contests or is against the house, never both; a contest is one game's, and all bets of a round
 * are for the same. Free rounds are none of it: nothing was paid for them that others could win.
 * @throws Refusal CONTEST_NOT_OFFERED, CONTEST_MISMATCH or CONTEST_CLOSED
 */
export function assertContest(
  draft: WalletDraft,
  call: CallOf<'bet'>,
  { seat: { session, player }, kept }: { seat: Seat; kept: KeptRound | null },
) {
  const isNamed = call.contest !== null
  if (isNamed !== session.hasContests || (isNamed && call.free !== null))
    throw new Refusal('CONTEST_NOT_OFFERED')
  if (kept && kept.contest !== call.contest) throw new Refusal('CONTEST_MISMATCH')
  if (!isNamed) return
  const found = findContest(draft, call, player.currency)
  // The catalogue may have come between: the contest was not opened then, and the bet may be sent again.
  if (found === null) throw new Refusal('CONTEST_NOT_OFFERED')
  if (found.contest.gameCode !== session.gameCode) throw new Refusal('CONTEST_MISMATCH')
  if (found.contest.isClosed) throw new Refusal('CONTEST_CLOSED')
}

/**
 * A win or a rollback names the contest of its bet, whose account is locked for it.
 * @throws Refusal CONTEST_MISMATCH
 */
export function assertOfContest({ contest }: CallOf<'win' | 'rollback'>, kept: KeptRound | null) {
  if (kept && kept.contest !== contest) throw new Refusal('CONTEST_MISMATCH')
}
