type Parts = {
  /** `2026-11-23`. */
  day: string
  /** `15:04:05`. */
  time: string
  millis?: string | undefined
  /** `+06:00`. */
  zone: string
}

/** Where Bangladesh's partners keep their clocks. */
export const DHAKA = '+06:00'

/** The moment that a calendar and a clock somewhere show; null if there is no such day or hour. */
export function zonedTime({ day, time, millis = '000', zone }: Parts): Date | null {
  const shown = `${day}T${time}.${millis}`
  const wall = new Date(`${shown}Z`)
  // 30 February is read as 1 or 2 March: it does not come back as it was.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(shown)) return null
  const at = new Date(`${shown}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
