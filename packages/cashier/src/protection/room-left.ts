import { dhakaDay, dhakaMonth, dhakaWeek, type Span } from '../calendar/dhaka-spans.ts'
import type { LimitPeriod } from './limit-kinds.ts'

export type CalendarPeriod = Exclude<LimitPeriod, 'bet'>

/** The day, week or month of Dhaka's calendar that a moment is in. */
export function periodSpan(period: CalendarPeriod, atMs: number): Span {
  switch (period) {
    case 'day':
      return dhakaDay(atMs)
    case 'week':
      return dhakaWeek(atMs)
    case 'month':
      return dhakaMonth(atMs)
  }
}

/** A limit of a period, and how much of it is used. */
export type UsedLimit = { limit: bigint; used: bigint; untilMs: number }

/** What is left below a limit; never less than nothing, where one was set below what is used. */
export function roomLeft({ limit, used }: Omit<UsedLimit, 'untilMs'>): bigint {
  return limit > used ? limit - used : 0n
}

/** What limits leave, and from when it is more. */
export type Room = { left: bigint; moreFromMs: number }

/**
 * What all limits together leave, and from when there is more: the end of the period that leaves
 * least, the latest of those that leave as little. Null without a limit.
 */
export function leastRoom(limits: readonly UsedLimit[]): Room | null {
  return limits.reduce<Room | null>((least, limit) => {
    const left = roomLeft(limit)
    if (least === null || left < least.left) return { left, moreFromMs: limit.untilMs }
    if (left > least.left) return least
    return { left, moreFromMs: Math.max(least.moreFromMs, limit.untilMs) }
  }, null)
}
