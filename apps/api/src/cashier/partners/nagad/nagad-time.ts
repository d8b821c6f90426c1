import { DHAKA, zonedTime } from '../answers/zoned-time.ts'

const DHAKA_AHEAD_MS = 6 * 3_600_000
const PACKED = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/
const SPACED = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?$/

/** A moment as Nagad wants it: `yyyyMMddHHmmss` on Dhaka's clock. */
export function nagadTime(at: Date): string {
  const shown = new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString()
  return shown.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace(/\D/g, '')
}

/** A moment as Nagad writes it, packed or spaced; null if it is none. */
export function parseNagadTime(text: string): Date | null {
  const [whole, year, month, day, hour, minute, second] =
    PACKED.exec(text) ?? SPACED.exec(text) ?? []
  if (whole === undefined) return null
  return zonedTime({
    day: `${year}-${month}-${day}`,
    time: `${hour}:${minute}:${second}`,
    zone: DHAKA,
  })
}
