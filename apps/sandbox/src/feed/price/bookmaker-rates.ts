/** Taka won per 100 staked on either side; 0: not offered. */
export type BookmakerRate = Readonly<{ back: number; lay: number }>

export const NO_RATE: BookmakerRate = { back: 0, lay: 0 }

/** Rates above this are not quoted: the trade quotes the favourite, and the other while it is near. */
const RATE_MAX = 400
const HALF_GAP = 0.5

/**
 * The bookmaker's rates of a chance, as the trade says them: 85/87 pays 85 on a back of 100 and
 * costs 87 on a lay of 100. Never better than fair on either side.
 */
export function bookmakerRate(chance: number): BookmakerRate {
  if (chance <= 0) return NO_RATE
  const fair = 100 * (1 / chance - 1)
  const gap = Math.max(HALF_GAP, fair * 0.01)
  const back = Math.floor(fair - gap)
  const lay = Math.ceil(fair + gap)
  return back < 1 || lay > RATE_MAX ? NO_RATE : { back, lay }
}
