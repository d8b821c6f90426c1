import { eventOfCode } from '@maidan/contract'
import type { Reporting } from './report-prices.ts'

type Remembered = Pick<Reporting, 'kept' | 'reported'> & { latest: Map<string, number> }

/** Forgets the markets and the news of an event that the partner no longer lists; the markets' codes. */
export function forgetEvent(
  { kept, reported, latest }: Remembered,
  { eventId, marketId }: { eventId: string; marketId: string },
): string[] {
  const isOfEvent = (code: string) => code === marketId || eventOfCode(code) === eventId
  const codes = [...kept].filter(isOfEvent)
  for (const code of codes) kept.delete(code)
  for (const code of reported.keys()) if (isOfEvent(code)) reported.delete(code)
  for (const key of latest.keys())
    if (key.endsWith(` odds ${marketId}`) || key.endsWith(` event ${eventId}`)) latest.delete(key)
  return codes
}
