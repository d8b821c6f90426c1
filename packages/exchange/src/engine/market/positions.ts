import type { Terms } from './terms.ts'

/** Matched bets on one market, added up by what they are on. */
export type Matched = Map<string, BetAmounts>

/** A bet, matched or to be matched. */
export type BetAmounts = { terms: Terms; stakeMinor: bigint; profitMinor: bigint }

export type Position = {
  matched: Matched
  /** What is held for this market. */
  heldMinor: bigint
  /** Counts the changes of what is held, so that each has a name of its own. */
  version: bigint
}

export type Positions = Map<number, Position>

export function positionOf(positions: Positions, playerId: number): Position {
  const known = positions.get(playerId)
  if (known) return known
  const fresh: Position = { matched: new Map(), heldMinor: 0n, version: 0n }
  positions.set(playerId, fresh)
  return fresh
}

/** Adds a matched bet to those it stands with. */
export function addMatched(matched: Matched, bet: BetAmounts) {
  const key = keyOf(bet.terms)
  const sum = matched.get(key)
  const stakeMinor = (sum?.stakeMinor ?? 0n) + bet.stakeMinor
  const profitMinor = (sum?.profitMinor ?? 0n) + bet.profitMinor
  matched.set(key, { terms: bet.terms, stakeMinor, profitMinor })
}

/** A net is linear in stake and profit, so bets on the same thing may be added up exactly. */
function keyOf(terms: Terms): string {
  if (terms.on === 'claim') return `${terms.side} ${JSON.stringify(terms.claim)}`
  return `${terms.side} ${terms.runnerId}`
}
