const minuteMs = 60_000
const calmMs = 10 * minuteMs
const lateMs = 30 * minuteMs
const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

export type AgeTone = 'calm' | 'waiting' | 'late'

/** How long something has waited, in the two largest units that matter. */
export type Age = { days: number; hours: number; minutes: number; tone: AgeTone }

/** Age of an instant: calm below 10 minutes, waiting below 30, late from there on. */
export function ageOf(since: string, nowMs: number): Age {
  const waitedMs = Math.max(0, nowMs - new Date(since).getTime())
  const minutes = Math.floor(waitedMs / minuteMs)
  return {
    days: Math.floor(minutes / dayMinutes),
    hours: Math.floor((minutes % dayMinutes) / hourMinutes),
    minutes: minutes % hourMinutes,
    tone: toneOf(waitedMs),
  }
}

function toneOf(waitedMs: number): AgeTone {
  if (waitedMs < calmMs) return 'calm'
  return waitedMs < lateMs ? 'waiting' : 'late'
}
