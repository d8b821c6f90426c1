import { Refusal } from '../../../platform/http/refusal.ts'
import { potKey, type KeptRound, type KnownPot } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'
import type { WalletCall } from '../wallet-call.ts'

/** A jackpot that a win brings: all that its pot holds at this moment. */
export type WonJackpot = { key: string; code: string; pot: KnownPot; amountMinor: bigint }

/**
 * The jackpot that a call names, null if it names none. Free rounds take no part: nothing was paid for
 * them; nor do contests, of which the house has won nothing. Throws JACKPOT_NOT_FOUND when the round's game does not feed it.
 */
export function findJackpotWin(
  { pots, book }: WalletDraft,
  call: WalletCall,
  kept: KeptRound | null,
): WonJackpot | null {
  if (call.kind !== 'win' || call.jackpot === null || !kept) return null
  const { platform, jackpot: code } = call
  const key = potKey(platform, code, kept.currency)
  const pot = pots.get(key) ?? book.pots.get(key)
  const takesPart = kept.free === null && kept.contest === null && kept.jackpot?.code === code
  if (!pot || !takesPart) throw new Refusal('JACKPOT_NOT_FOUND')
  return { key, code, pot, amountMinor: pot.potMinor }
}
