import type { Pair } from '../book-market.ts'
import type { SoccerState, Strengths } from './soccer-state.ts'

const HALF_MINUTES = 45
/** Minutes that are usually added to a half, until they are announced. */
const USUALLY_ADDED = { 1: 2.3, 2: 4.2 } as const

/** Goals come more often as legs tire, and change with the score and with players sent off. */
const EARLY_PACE = 0.88
const TRAILING_PUSH = 1.1
const LEADING_CARE = 0.95
const SHORT_HANDED = 0.7
const AGAINST_SHORT_HANDED = 1.27

/** A minute to come, or a part of one, with how busy it is beside the average minute. */
export type Ahead = Readonly<{ pace: number }>

/** What is left of the half under way. */
export function restOfHalf({ half, played, addedLeft }: SoccerState): Ahead[] {
  if (addedLeft !== null) return stretch(half * HALF_MINUTES, addedLeft)
  const from = (half - 1) * HALF_MINUTES + played
  const minutes = Array.from({ length: HALF_MINUTES - played }, (_, index) =>
    minuteAt(from + index + 1, 1),
  )
  return [...minutes, ...stretch(half * HALF_MINUTES, USUALLY_ADDED[half])]
}

/** The second half from its whistle. */
export function secondHalf({ goals, reds }: Pick<SoccerState, 'goals' | 'reds'>): Ahead[] {
  return restOfHalf({ half: 2, played: 0, addedLeft: null, goals, reds, halfTime: goals })
}

function stretch(minute: number, length: number): Ahead[] {
  const whole = Math.floor(length)
  const parts = [...Array.from({ length: whole }, () => 1), length - whole]
  return parts.filter((part) => part > 0).map((part) => minuteAt(minute, part))
}

function minuteAt(minute: number, part: number): Ahead {
  const late = minute / (2 * HALF_MINUTES)
  return { pace: (part * (EARLY_PACE + 2 * (1 - EARLY_PACE) * late)) / (2 * HALF_MINUTES) }
}

/** How many goals home and away score in a minute of the usual pace at this lead of home. */
export function goalRates(strengths: Strengths, [homeReds, awayReds]: Pair, lead: number): Pair {
  return [
    strengths.home * push(lead) * sentOff(homeReds, awayReds),
    strengths.away * push(-lead) * sentOff(awayReds, homeReds),
  ]
}

function push(lead: number): number {
  if (lead === 0) return 1
  return lead < 0 ? TRAILING_PUSH : LEADING_CARE
}

function sentOff(own: number, others: number): number {
  return SHORT_HANDED ** own * AGAINST_SHORT_HANDED ** others
}
