import {
  FULL_WEIGHT_BPS,
  weightOf,
  type PlayKind,
  type PlayWeights,
} from '../turnover/play-weights.ts'
import { addStake, POINT_STAKE_MINOR, type PointBalance } from './add-stake.ts'
import { vipStanding, type VipLevel } from './vip-level.ts'

/** How much of a stake earns points by kind of play, and what each level adds. */
export type PointTerms = { weights: PlayWeights; levels: readonly VipLevel[] }

/** `earnedMinor` is every stake that has earned points, as far as it counted. */
export type PointState = PointBalance & { earnedMinor: bigint }

/** Below zero for a stake that goes back. */
export type PointStake = { kind: PlayKind; stakeMinor: bigint }

const FULL_SQUARED = BigInt(FULL_WEIGHT_BPS * FULL_WEIGHT_BPS)

/** Points earned since the account was opened: converted ones are among them. */
export function earnedPoints(earnedMinor: bigint): bigint {
  return earnedMinor / POINT_STAKE_MINOR
}

/**
 * Points after a stake. What counts of it is its amount times the weight of its kind of play times
 * what the level before it earns, cut to whole minor units. One that goes back takes what it would
 * earn today.
 */
export function earnStake(terms: PointTerms, state: PointState, stake: PointStake): PointState {
  const weightBps = BigInt(weightOf(terms.weights, stake.kind))
  const { reached } = vipStanding(terms.levels, earnedPoints(state.earnedMinor))
  const earnBps = BigInt(terms.levels[reached ?? -1]?.earnBps ?? FULL_WEIGHT_BPS)
  const countedMinor = (stake.stakeMinor * weightBps * earnBps) / FULL_SQUARED
  const earnedMinor = state.earnedMinor + countedMinor
  return { ...addStake(state, countedMinor), earnedMinor: earnedMinor > 0n ? earnedMinor : 0n }
}
