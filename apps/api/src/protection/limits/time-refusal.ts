import { periodSpan } from '@maidan/cashier'
import { Refusal } from '../../platform/http/refusal.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'

/** TIME_LIMIT for who has played as long today as they let themselves; null for everybody else. */
export function timeRefusal(
  { playedMinutes, minutesMax }: { playedMinutes: bigint; minutesMax: bigint | null },
  at: Date,
): Refusal | null {
  if (minutesMax === null || playedMinutes < minutesMax) return null
  const from = siteMinute(new Date(periodSpan('day', at.getTime()).untilMs))
  return new Refusal('TIME_LIMIT', { params: { minutes: Number(minutesMax), from } })
}
