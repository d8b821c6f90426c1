const hourMs = 3_600_000
const siteOffsetMs = 6 * hourMs

/** `yyyy/mm/dd hh:mm:ss` in GMT+6 (SIL-053), whatever the device's zone; empty for no time. */
export function siteTime(instant: string | number): string {
  const atMs = new Date(instant).getTime()
  return Number.isNaN(atMs) ? '' : plain(atMs + siteOffsetMs).replaceAll('-', '/')
}

/** `hh:mm:ss` in GMT+6. */
export function siteClock(instant: string | number): string {
  return siteTime(instant).slice(11)
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
