import { eventOfCode } from '../market-code.ts'
import type { Telling } from './tell-prices.ts'

type Remembered = Pick<Telling, 'kept' | 'told'> & { latest: Map<string, number> }

/** Forgets the markets and the news of an event that the partner no longer lists. */
export function forgetEvent(
  { kept, told, latest }: Remembered,
  { eventId, marketId }: { eventId: string; marketId: string },
) {
  const isOfEvent = (code: string) => code === marketId || eventOfCode(code) === eventId
  for (const code of kept) if (isOfEvent(code)) kept.delete(code)
  for (const code of told.keys()) if (isOfEvent(code)) told.delete(code)
  for (const key of latest.keys())
    if (key.endsWith(` odds ${marketId}`) || key.endsWith(` event ${eventId}`)) latest.delete(key)
}
