/** The site's clock stands at GMT+6, and so does this page's. */
const AHEAD_MS = 6 * 3600 * 1000

/** A time in ISO 8601 as the site writes it: `2026/11/21 00:30:05`. */
export function shownTime(at: string): string {
  const time = new Date(Date.parse(at) + AHEAD_MS).toISOString()
  return `${time.slice(0, 10).replaceAll('-', '/')} ${time.slice(11, 19)}`
}
