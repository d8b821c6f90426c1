import { localeOf } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { siteClock, siteDate } from '@maidan/ui'

const dayMs = 86_400_000

export type DayWords = { today: string; tomorrow: string }

/** "Today 19:30", "Tomorrow 14:00", "Sun 22 Nov 14:00", in GMT+6. */
export function startText(
  startsAtMs: number,
  nowMs: number,
  days: DayWords,
  language: Language,
): string {
  return `${dayWord(startsAtMs, nowMs, days, language)} ${siteClock(startsAtMs).slice(0, 5)}`
}

/** "Today", "Tomorrow" or "Sun 22 Nov", in GMT+6; null for a day that is not known. */
export function dayWord(
  instantMs: number | null,
  nowMs: number,
  days: DayWords,
  language: Language,
): string | null {
  if (instantMs === null) return null
  const day = siteDate(instantMs)
  if (day === siteDate(nowMs)) return days.today
  if (day === siteDate(nowMs + dayMs)) return days.tomorrow
  return new Intl.DateTimeFormat(localeOf(language).tag, {
    timeZone: 'Asia/Dhaka',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // The clock stands beside it, and one line has one kind of digits.
    numberingSystem: 'latn',
  }).format(instantMs)
}
