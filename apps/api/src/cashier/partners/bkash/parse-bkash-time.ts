import { zonedTime } from '../answers/zoned-time.ts'

/** `2019-08-07T11:15:56:336 GMT+0600`: a colon before the milliseconds, so it is no ISO time. */
const FORM = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d):(\d{3}) GMT([+-]\d\d)(\d\d)$/

/** A moment as bKash writes it; null if it is none. */
export function parseBkashTime(text: string): Date | null {
  const [, day, time, millis, hours, minutes] = FORM.exec(text) ?? []
  if (day === undefined || time === undefined) return null
  return zonedTime({ day, time, millis, zone: `${hours}:${minutes}` })
}
