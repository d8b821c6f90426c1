import { amountOf, currencies } from '@maidan/money'
import { FULL_WEIGHT_BPS } from '../turnover/play-weights.ts'
import { POINT_STAKE_MINOR } from './add-stake.ts'
import type { VipLevel } from './vip-level.ts'

/**
 * How much of what a stake costs on average its points may give back. The rest stays for edges that
 * are told of the first bet alone, and for bonuses.
 */
export const POINTS_SHARE_MAX_PERCENT = 75

const RATE_SCALE = 10n ** BigInt(currencies.USDT.digits)
/** Every currency of players has two decimals. */
const UNIT_MINOR = 100n
const WHOLE_PERCENT = 100n
const FULL = BigInt(FULL_WEIGHT_BPS)

type Worth = {
  /** What a point is worth, as decimal text in units of a currency. */
  rate: string
  levels: readonly Pick<VipLevel, 'earnBps'>[]
}

/**
 * The highest weight, in basis points, that a kind of play may earn points by, so that nobody comes out
 * ahead by staking: on the best level too, points are worth less than the play with the smallest edge costs.
 * `edgeBps` is that edge of the stake.
 */
export function pointsWeightMaxBps(edgeBps: number, { rate, levels }: Worth): number {
  const topBps = BigInt(Math.max(FULL_WEIGHT_BPS, ...levels.map(({ earnBps }) => earnBps)))
  const worth = topBps * amountOf(rate, 'USDT') * UNIT_MINOR * WHOLE_PERCENT
  if (worth === 0n) return FULL_WEIGHT_BPS
  const allowed = BigInt(edgeBps) * BigInt(POINTS_SHARE_MAX_PERCENT)
  const weightBps = (allowed * FULL * POINT_STAKE_MINOR * RATE_SCALE) / worth
  return Number(weightBps < FULL ? weightBps : FULL)
}
