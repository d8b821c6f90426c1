import type { Language } from '../words/speech.ts'

const DAY_MS = 86_400_000
const ZONE = 'Asia/Dhaka'

export type DayWords = { today: string; tomorrow: string }

/** "Today 19:30", "Tomorrow 14:00", "Sun 22 Nov 14:00", by the clock of Bangladesh (GMT+6). */
export function dayTimeText(
  iso: string,
  nowMs: number,
  days: DayWords,
  language: Language,
): string {
  const instantMs = Date.parse(iso)
  return `${dayText(instantMs, nowMs, days, language)} ${clockText(instantMs)}`
}

function dayText(instantMs: number, nowMs: number, days: DayWords, language: Language): string {
  const day = dateKey(instantMs)
  if (day === dateKey(nowMs)) return days.today
  if (day === dateKey(nowMs + DAY_MS)) return days.tomorrow
  // Digits stay Latin in both languages, like every other figure of the page.
  const locale = language === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB'
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: ZONE } as const
  return new Intl.DateTimeFormat(locale, parts).format(instantMs).replaceAll(',', '')
}

function dateKey(instantMs: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(instantMs)
}

function clockText(instantMs: number): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(instantMs)
}
