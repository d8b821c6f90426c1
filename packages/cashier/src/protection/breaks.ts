import { addDhakaMonths } from '../calendar/dhaka-spans.ts'

/** The two kinds of break that players take by themselves: a pause, and a farewell for long. */
export const BREAK_KINDS = ['cool_off', 'self_exclusion'] as const

export type BreakKind = (typeof BREAK_KINDS)[number]

/** How long a break may be, the shortest first. */
export const BREAK_LENGTHS = [
  'day1',
  'days7',
  'days30',
  'days42',
  'months6',
  'year1',
  'years5',
] as const

export type BreakLength = (typeof BREAK_LENGTHS)[number]

type Terms = { kind: BreakKind } & ({ days: number } | { months: number })

const terms = {
  day1: { kind: 'cool_off', days: 1 },
  days7: { kind: 'cool_off', days: 7 },
  days30: { kind: 'cool_off', days: 30 },
  days42: { kind: 'cool_off', days: 42 },
  months6: { kind: 'self_exclusion', months: 6 },
  year1: { kind: 'self_exclusion', months: 12 },
  years5: { kind: 'self_exclusion', months: 60 },
} as const satisfies Record<BreakLength, Terms>

const DAY_MS = 24 * 3_600_000

/** Which kind of break a length is of. */
export function breakKind(length: BreakLength): BreakKind {
  return terms[length].kind
}

/**
 * When a break of a length ends that begins at a moment, in milliseconds of the clock. Months are those
 * of Dhaka's calendar; one that is too short for the day ends the break on the first of the next, since
 * a break is rather a day longer than a day too short.
 */
export function breakUntil(length: BreakLength, fromMs: number): number {
  const asked: Terms = terms[length]
  if ('days' in asked) return fromMs + asked.days * DAY_MS
  return addDhakaMonths(fromMs, asked.months)
}

/** Whether a break runs at a moment; null is no break. Its last moment is no part of it. */
export function isBreakOn(untilMs: number | null, atMs: number): boolean {
  return untilMs !== null && untilMs > atMs
}

/** The lengths that a player may begin now: a break that runs is only lengthened. */
export function breakLengths(untilMs: number | null, atMs: number): BreakLength[] {
  return BREAK_LENGTHS.filter(
    (length) => untilMs === null || !isBreakOn(untilMs, atMs) || breakUntil(length, atMs) > untilMs,
  )
}
