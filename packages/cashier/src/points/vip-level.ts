/**
 * A step of the VIP ladder: reached with so many points earned since the account was opened, whatever
 * became of them. From then on a stake earns `earnBps` of what it earns without a level.
 */
export type VipLevel = { from: number; earnBps: number }

/** What the house sets as most of each. */
export const VIP_LEVELS_MAX = 12
export const VIP_FROM_MAX = 10_000_000
export const VIP_EARN_BPS = { min: 10_000, max: 50_000 } as const

export type VipStanding = {
  /** Which step is reached, counted from the first as 0; null while there is no ladder. */
  reached: number | null
  /** How many points are missing to the next step; null on the last one. */
  missing: bigint | null
}

/** Where somebody stands on a ladder whose first step begins with no points and whose others rise. */
export function vipStanding(levels: readonly VipLevel[], earned: bigint): VipStanding {
  const reached = levels.findLastIndex(({ from }) => BigInt(from) <= earned)
  const next = levels[reached + 1]
  return {
    reached: reached === -1 ? null : reached,
    missing: next === undefined ? null : BigInt(next.from) - earned,
  }
}

/** Whether the steps make a ladder: the first from 0, each from more points than the one before. */
export function isLadder(levels: readonly VipLevel[]): boolean {
  return levels.every(({ from }, step) =>
    step === 0 ? from === 0 : from > (levels[step - 1]?.from ?? from),
  )
}
