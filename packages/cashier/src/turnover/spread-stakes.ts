import { FULL_WEIGHT_BPS, shareOf, type PlayTerms, type WeighedPlay } from './play-weights.ts'

/** A stake that may count towards turnover; `stakeKey` is unique for ever. */
export type Stake = WeighedPlay & {
  playerId: bigint
  stakeKey: string
  gameName: string
  stakeMinor: bigint
  at: Date
}

/** What is still to be staked for one bonus, and what counts how much for it. */
export type Requirement = PlayTerms & {
  id: bigint
  playerId: bigint
  remainingMinor: bigint
}

/** The share of a stake that one requirement took, and how much of it counted. */
export type TurnoverPart = {
  turnoverId: bigint
  playerId: bigint
  stakeKey: string
  gameName: string
  stakedMinor: bigint
  weightBps: number
  countedMinor: bigint
  oddsCenti: number | null
  at: Date
}

/**
 * Spreads stakes over requirements: each stake goes to the oldest open requirement of its player and
 * counts there by its share, rounded down. What is more than that one needs goes to the next, and
 * what nothing needs is not counted. A stake that counts nothing somewhere is told there, and stays
 * whole for the next.
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
  const { playerId, stakeKey, gameName, oddsCenti, at } = stake
  const parts: TurnoverPart[] = []
  let restMinor = stake.stakeMinor
  for (const requirement of open) {
    const isOpen = requirement.playerId === playerId && requirement.remainingMinor > 0n
    if (!isOpen || restMinor <= 0n) continue
    const share = takeShare(requirement, stake, restMinor)
    requirement.remainingMinor -= share.countedMinor
    if (share.countedMinor > 0n) restMinor -= share.stakedMinor
    parts.push({
      turnoverId: requirement.id,
      playerId,
      stakeKey,
      gameName,
      ...share,
      oddsCenti,
      at,
    })
  }
  return parts
}

/** As little of the stake as the requirement needs: what is left of it may count elsewhere. */
function takeShare(requirement: Requirement, play: WeighedPlay, restMinor: bigint) {
  const { remainingMinor } = requirement
  const weightBps = shareOf(requirement, play)
  const [weight, full] = [BigInt(weightBps), BigInt(FULL_WEIGHT_BPS)]
  const worthMinor = (restMinor * weight) / full
  if (worthMinor < remainingMinor)
    return { stakedMinor: restMinor, weightBps, countedMinor: worthMinor }
  const stakedMinor = (remainingMinor * full + weight - 1n) / weight
  return { stakedMinor, weightBps, countedMinor: remainingMinor }
}
