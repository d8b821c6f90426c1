/** Goals that each side is expected to score over 90 minutes, level and with eleven players. */
export type GoalStrengths = Readonly<{ home: number; away: number }>

/** All that the rest of the match depends on: goals of home less goals of away, and players sent off. */
export type SoccerState = Readonly<{ lead: number; homeReds: number; awayReds: number }>

/** Chances that something happens in one minute; no two of them happen in the same minute. */
export type MinuteRates = Readonly<{
  homeGoal: number
  awayGoal: number
  homeRed: number
  awayRed: number
}>

export const REDS_MAX = 2
const MINUTES = 90
const RED_PER_MINUTE = 0.0009
/** Goals come more often as legs tire: from this share of the average up to as much above it. */
const EARLY_PACE = 0.86
const TRAILING_PUSH = 1.12
const LEADING_CARE = 0.95
const SHORT_HANDED = 0.7
const AGAINST_SHORT_HANDED = 1.28

/** What the minute `minute` (1 to 90; added time counts as 45 or 90) may bring in this state. */
export function minuteRates(
  strengths: GoalStrengths,
  minute: number,
  { lead, homeReds, awayReds }: SoccerState,
): MinuteRates {
  const pace = EARLY_PACE + (2 - 2 * EARLY_PACE) * (minute / MINUTES)
  const perMinute = pace / MINUTES
  return {
    homeGoal: strengths.home * perMinute * push(lead) * sentOff(homeReds, awayReds),
    awayGoal: strengths.away * perMinute * push(-lead) * sentOff(awayReds, homeReds),
    homeRed: homeReds < REDS_MAX ? RED_PER_MINUTE : 0,
    awayRed: awayReds < REDS_MAX ? RED_PER_MINUTE : 0,
  }
}

function push(lead: number): number {
  if (lead === 0) return 1
  return lead < 0 ? TRAILING_PUSH : LEADING_CARE
}

function sentOff(own: number, others: number): number {
  return SHORT_HANDED ** own * AGAINST_SHORT_HANDED ** others
}
