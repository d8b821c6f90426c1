import { contestKey, type KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'
import type { NamedContest } from '../move-money.ts'
import type { WalletCall } from '../wallet-call.ts'

/** The contest that a call names, as the calls before it in the batch have left it; null if it names none. */
export function findContest(
  draft: WalletDraft,
  call: WalletCall,
  currency: string,
): NamedContest | null {
  const contest = 'contest' in call ? call.contest : null
  return findNamedContest(draft, { platform: call.platform, contest, currency })
}

/** The contest of a round, likewise. */
export function findNamedContest(
  { contests, book }: WalletDraft,
  { platform, contest, currency }: Pick<KeptRound, 'platform' | 'contest'> & { currency: string },
): NamedContest | null {
  if (contest === null) return null
  const key = contestKey(platform, contest, currency)
  const known = contests.get(key) ?? book.contests.get(key)
  return known ? { key, contest: known } : null
}
