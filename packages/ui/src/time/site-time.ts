const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SITE_OFFSET_MS = 6 * HOUR_MS

/**
 * `yyyy/mm/dd hh:mm:ss` as the site's clock shows it: GMT+6, whatever the device's zone (SIL-053).
 * Empty for what is not a time.
 */
export function siteTime(instant: string | number | Date): string {
  const atMs = new Date(instant).getTime()
  return Number.isNaN(atMs) ? '' : plain(atMs + SITE_OFFSET_MS).replaceAll('-', '/')
}

/** `yyyy/mm/dd hh:mm` in GMT+6: the minute in which a moment has come, so that it is never too early. */
export function siteMinute(instant: string | number | Date): string {
  const atMs = new Date(instant).getTime()
  return siteTime(Math.ceil(atMs / MINUTE_MS) * MINUTE_MS).slice(0, 16)
}

/** `yyyy/mm/dd` in GMT+6. */
export function siteDate(instant: string | number | Date): string {
  return siteTime(instant).slice(0, 10)
}

/** `hh:mm:ss` in GMT+6. */
export function siteClock(instant: string | number | Date): string {
  return siteTime(instant).slice(11)
}

/** `hh:mm` in GMT+6: the minute in which a moment of today has come. */
export function siteHour(instant: string | number | Date): string {
  return siteMinute(instant).slice(11)
}

/** The same instant in UTC, for the title of a shown time. */
export function utcTime(instant: string): string {
  const atMs = new Date(instant).getTime()
  return Number.isNaN(atMs) ? '' : `${plain(atMs)} UTC`
}

function plain(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of a time typed in GMT+6 (`2026-01-16T02:00:05`); undefined for what is no time. */
export function siteInstant(typed: string): string | undefined {
  const atMs = new Date(`${typed}+06:00`).getTime()
  return Number.isNaN(atMs) ? undefined : new Date(atMs).toISOString()
}

/** `2026-01-16T02:00:05` in GMT+6, as the browser's field for a time has it; the other way round. */
export function typedTime(instant: string): string {
  return siteTime(instant).replaceAll('/', '-').replace(' ', 'T')
}
