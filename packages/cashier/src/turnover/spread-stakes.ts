/** A stake that may count towards turnover; `stakeKey` is unique for ever. */
export type Stake = {
  playerId: bigint
  stakeKey: string
  gameName: string
  stakeMinor: bigint
  at: Date
}

/** What is still to be staked for one bonus. */
export type Requirement = { id: bigint; playerId: bigint; remainingMinor: bigint }

/** The share of a stake that one requirement took. */
export type TurnoverPart = {
  turnoverId: bigint
  playerId: bigint
  stakeKey: string
  gameName: string
  countedMinor: bigint
  at: Date
}

/**
 * Spreads stakes over requirements: each stake goes to the oldest open requirement of its player,
 * what is more than that one needs goes to the next, and what nothing needs is not counted.
 */
export function spreadStakes(
  requirements: readonly Requirement[],
  stakes: readonly Stake[],
): TurnoverPart[] {
  const open = requirements
    .map((requirement) => ({ ...requirement }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return stakes.flatMap((stake) => spreadStake(open, stake))
}

function spreadStake(open: Requirement[], stake: Stake): TurnoverPart[] {
  const { playerId, stakeKey, gameName, at } = stake
  const parts: TurnoverPart[] = []
  let restMinor = stake.stakeMinor
  for (const requirement of open) {
    if (requirement.playerId !== playerId) continue
    const countedMinor =
      restMinor < requirement.remainingMinor ? restMinor : requirement.remainingMinor
    if (countedMinor <= 0n) continue
    requirement.remainingMinor -= countedMinor
    restMinor -= countedMinor
    parts.push({ turnoverId: requirement.id, playerId, stakeKey, gameName, countedMinor, at })
  }
  return parts
}
