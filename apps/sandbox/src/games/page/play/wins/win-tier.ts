/** How loudly a win is shown: `back` is a win that is not above the bet, so nothing is celebrated. */
export type WinTier = 'none' | 'back' | 'small' | 'big' | 'mega'

const BIG_TIMES_BET = 10n
const MEGA_TIMES_BET = 30n

/** The tier of a whole round's win against its bet, both in minor units. */
export function winTier(winMinor: bigint, betMinor: bigint): WinTier {
  if (winMinor === 0n) return 'none'
  if (winMinor <= betMinor) return 'back'
  if (winMinor >= betMinor * MEGA_TIMES_BET) return 'mega'
  return winMinor >= betMinor * BIG_TIMES_BET ? 'big' : 'small'
}
