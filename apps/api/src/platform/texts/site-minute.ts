const MINUTE_MS = 60_000

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
})

/**
 * The minute of the site's clock (GMT+6) in which a moment has come: `2026/03/02 14:05`. It is rounded
 * up, so that what begins then has begun.
 */
export function siteMinute(at: Date): string {
  const minuteMs = Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS
  return clock.format(minuteMs).replaceAll('-', '/')
}
