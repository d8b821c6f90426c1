import { addMonths, civilDate, civilDays } from './civil-date.ts'

/** A span of time in milliseconds of the clock; the end is no part of it. */
export type Span = { fromMs: number; untilMs: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS
/** Dhaka keeps the same time all year. */
const DHAKA_AHEAD_MS = 6 * HOUR_MS
/** The first Monday of the clock, 5 January 1970 at 00:00 in Dhaka. */
const FIRST_MONDAY_MS = 4 * DAY_MS - DHAKA_AHEAD_MS

/** The day of Dhaka that a moment is in: its first millisecond, and that of the next day. */
export function dhakaDay(atMs: number): Span {
  return spanAt(atMs, -DHAKA_AHEAD_MS, DAY_MS)
}

/** The week of Dhaka that a moment is in, Monday 00:00 to Monday 00:00. */
export function dhakaWeek(atMs: number): Span {
  return spanAt(atMs, FIRST_MONDAY_MS, WEEK_MS)
}

/** The month of Dhaka's calendar that a moment is in, from its first at midnight. */
export function dhakaMonth(atMs: number): Span {
  const first = { ...civilDate(dayInDhaka(atMs)), day: 1 }
  return {
    fromMs: midnightMs(civilDays(first)),
    untilMs: midnightMs(civilDays(addMonths(first, 1))),
  }
}

/** The same time of the day in Dhaka so many months later; a month that is too short ends on the first of the next. */
export function addDhakaMonths(atMs: number, months: number): number {
  const today = dayInDhaka(atMs)
  const there = civilDays(addMonths(civilDate(today), months))
  return atMs + (there - today) * DAY_MS
}

function dayInDhaka(atMs: number): number {
  return Math.floor((atMs + DHAKA_AHEAD_MS) / DAY_MS)
}

function midnightMs(days: number): number {
  return days * DAY_MS - DHAKA_AHEAD_MS
}

function spanAt(atMs: number, firstMs: number, lengthMs: number): Span {
  const fromMs = firstMs + Math.floor((atMs - firstMs) / lengthMs) * lengthMs
  return { fromMs, untilMs: fromMs + lengthMs }
}
