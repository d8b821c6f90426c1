import type { Round } from '@maidan/casino'
import type { WalletCall } from '../wallet-call.ts'
import type { KeptRound, KnownGrant } from './wallet-book.ts'
import type { WalletDraft } from './wallet-draft.ts'

/** The grant that a bet names, as the calls before it in the batch have left it. */
export function grantNamed({ grants, book }: WalletDraft, code: string): KnownGrant | undefined {
  return grants.get(code) ?? book.grants.get(code)
}

/** Takes the one round of a grant that a bet is for; null for a call that is no bet of a free round. */
export function takeFreeRound(draft: WalletDraft, call: WalletCall): KeptRound['free'] {
  if (call.kind !== 'bet' || call.free === null) return null
  const grant = grantNamed(draft, call.free.grant)
  if (!grant) throw new Error(`grant ${call.free.grant} was not read`)
  count(draft, grant, 1)
  return { grantId: grant.id, code: grant.code, betMinor: grant.betMinor }
}

type Moved = { free: NonNullable<KeptRound['free']>; kept: KeptRound | null; round: Round | null }

/** Gives the round back to its grant when its bet was taken back. */
export function freeAgain(draft: WalletDraft, call: WalletCall, { free, kept, round }: Moved) {
  const isBack = call.kind === 'rollback' && round?.state === 'cancelled'
  if (!isBack || kept?.round.state === 'cancelled') return
  const grant = grantNamed(draft, free.code)
  if (grant) count(draft, grant, -1)
}

function count({ grants }: WalletDraft, grant: KnownGrant, rounds: 1 | -1) {
  grants.set(grant.code, { ...grant, taken: grant.taken + rounds })
}
