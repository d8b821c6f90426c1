import { decideCall } from './decide-call.ts'
import type { WalletBook } from './book/wallet-book.ts'
import type { WalletCall } from './wallet-call.ts'
import { openDraft, type WalletDraft } from './book/wallet-draft.ts'
import type { WalletOutcome } from './wallet-outcome.ts'

/**
 * Decides calls one after another, each over what the ones before it left, so that several calls
 * of one round or player may stand in one batch. A call that is refused moves and keeps nothing,
 * and one that fails touches no other. Pure: the book was read under lock and the draft is written after.
 */
export function decideWalletBatch(
  book: WalletBook,
  calls: readonly WalletCall[],
  now: Date,
): { outcomes: WalletOutcome[]; draft: WalletDraft } {
  const draft = openDraft(book)
  const outcomes = calls.map((call): WalletOutcome => {
    try {
      return decideCall(draft, call, now)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  })
  return { outcomes, draft }
}
