/**
 * What a promotion gives its bonus for: a deposit, a code that is entered, what a week of play lost,
 * what free rounds have won, which come with a deposit or a code, or so many plays of a day or a week.
 */
export const PROMOTION_KINDS = ['deposit', 'code', 'cashback', 'freeSpins', 'mission'] as const

export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/**
 * How many times over the turnover of a kind may be. A bonus without a deposit is asked for at most ten
 * times (law 30), and may be the player's own at once.
 */
export const TURNOVER_RANGES = {
  deposit: { min: 1, max: 100 },
  code: { min: 0, max: 10 },
  cashback: { min: 0, max: 10 },
  freeSpins: { min: 0, max: 10 },
  mission: { min: 0, max: 10 },
} as const satisfies Record<PromotionKind, { min: number; max: number }>

/** In what time the plays of a mission are to be decided, by the calendar of Dhaka. */
export const MISSION_PERIODS = ['day', 'week'] as const

export type MissionPeriod = (typeof MISSION_PERIODS)[number]

/** How many plays a mission may ask for at most: nobody is to play for it all day. */
export const MISSION_PLAYS_MAX = 200

/** How long the turnover of a bonus may take at most. */
export const BONUS_DAYS_MAX = 365
