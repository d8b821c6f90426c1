const hourMs = 3_600_000
const siteOffsetMs = 6 * hourMs

/** The parts of an instant as the site's clock shows them: GMT+6, whatever the device's zone. */
function siteParts(instant: string | number | Date): string | undefined {
  const at = new Date(instant).getTime()
  return Number.isNaN(at) ? undefined : new Date(at + siteOffsetMs).toISOString()
}

/** `yyyy/mm/dd hh:mm:ss` in GMT+6 (SIL-053); empty for what is not a time. */
export function siteTime(instant: string | number | Date): string {
  const iso = siteParts(instant)
  return iso === undefined ? '' : `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)}`
}

/** `yyyy/mm/dd` in GMT+6. */
export function siteDate(instant: string | number | Date): string {
  return siteTime(instant).slice(0, 10)
}

/** `hh:mm:ss` in GMT+6. */
export function siteClock(instant: string | number | Date): string {
  return siteTime(instant).slice(11)
}
