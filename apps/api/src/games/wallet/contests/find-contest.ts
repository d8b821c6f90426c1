import { contestKey, type KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'
import type { NamedContest } from '../move-money.ts'
import type { WalletCall } from '../wallet-call.ts'

type Named = { platform: string; contest: string | null; currency: string }

/** The contest that a call names, as the calls before it in the batch have left it; null if there is none. */
export function findContest(
  draft: WalletDraft,
  call: WalletCall,
  currency: string,
): NamedContest | null {
  const contest = 'contest' in call ? call.contest : null
  return contestNamed(draft, { platform: call.platform, contest, currency })
}

/**
 * The contest that the money of a round lies in, likewise; null for a round against the house. One that was not
 * read is a fault of ours: nothing may move then, least of all the house's own money.
 */
export function contestOfRound(draft: WalletDraft, round: KeptRound): NamedContest | null {
  const found = contestNamed(draft, round)
  if (round.contest !== null && found === null)
    throw new Error(`contest ${round.contest} of ${round.platform} was not read`)
  return found
}

function contestNamed(
  { contests, book }: WalletDraft,
  { platform, contest, currency }: Named,
): NamedContest | null {
  if (contest === null) return null
  const key = contestKey(platform, contest, currency)
  const known = contests.get(key) ?? book.contests.get(key)
  return known ? { key, contest: known } : null
}
