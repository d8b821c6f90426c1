/** Whether the balance that a message names follows from what the wallet said before. */
export const CHAIN_STATES = ['holds', 'breaks', 'unknown'] as const

export type ChainState = (typeof CHAIN_STATES)[number]

/** What a message says of the account that it came to. */
export type Moved = {
  kind: 'received' | 'sent'
  amountMinor: bigint
  feeMinor: bigint | null
  balanceMinor: bigint | null
}

/**
 * Who forges a message cannot know the balance: what came in, less its fee, has to lead from an
 * earlier balance to this one, and what went out the other way. Messages may swap places on their
 * way, so any of the latest balances will do. `earlier` has those that are proven themselves.
 */
export function chainBalance(earlier: readonly bigint[], moved: Moved): ChainState {
  const { balanceMinor } = moved
  if (balanceMinor === null || earlier.length === 0) return 'unknown'
  return earlier.includes(balanceMinor - change(moved)) ? 'holds' : 'breaks'
}

function change({ kind, amountMinor, feeMinor }: Moved): bigint {
  const fee = feeMinor ?? 0n
  return kind === 'received' ? amountMinor - fee : -(amountMinor + fee)
}
