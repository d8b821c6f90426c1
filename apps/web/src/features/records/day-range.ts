import { siteDate } from '@maidan/ui'

export const dayRanges = ['all', 'today', 'yesterday', 'last7'] as const
export type DayRange = (typeof dayRanges)[number]

const dayMs = 24 * 3_600_000
const lastDays = 7

/** Whether an instant falls into a range of the site's days, which are those of GMT+6 (SIL-053). */
export function isWithin(range: DayRange, instant: string, nowMs: number): boolean {
  const day = siteDate(instant)
  switch (range) {
    case 'all':
      return true
    case 'today':
      return day === siteDate(nowMs)
    case 'yesterday':
      return day === siteDate(nowMs - dayMs)
    case 'last7':
      return day > siteDate(nowMs - lastDays * dayMs) && day <= siteDate(nowMs)
  }
}
