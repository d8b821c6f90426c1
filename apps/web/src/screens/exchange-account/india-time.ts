const AHEAD_MS = 5.5 * 3_600_000

/** `yyyy/mm/dd hh:mm:ss` in GMT+5:30, which this one page shows (SIL-001). */
export function indiaTime(atMs: number): string {
  const iso = new Date(atMs + AHEAD_MS).toISOString()
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)}`
}
