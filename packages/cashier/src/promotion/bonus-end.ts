/** How a bonus that is kept comes to its end. */
export const BONUS_ENDS = ['released', 'given_up', 'expired'] as const

export type BonusEnd = (typeof BONUS_ENDS)[number]

/** How long a player has for the turnover of a bonus, where its promotion does not say otherwise. */
export const BONUS_DAYS = 30

export type KeptBonus = {
  remainingMinor: bigint
  /** Null for no end. */
  expiresAt: Date | null
}

/**
 * How a kept bonus ends now, if it does. A turnover that is done pays it out, also when the player
 * gives it up or its time is over before anybody has looked.
 */
export function bonusEnd(bonus: KeptBonus, at: Date, isGivenUp = false): BonusEnd | null {
  if (bonus.remainingMinor === 0n) return 'released'
  if (isGivenUp) return 'given_up'
  return bonus.expiresAt !== null && bonus.expiresAt <= at ? 'expired' : null
}
