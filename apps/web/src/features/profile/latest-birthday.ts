import { siteDate } from '@maidan/ui'

const AGE_MIN_YEARS = 18

/** The last birth date, `yyyy-mm-dd`, of who is 18 now. The day is the house's, GMT+6. */
export function latestBirthday(nowMs = Date.now()): string {
  const [year, month, day] = siteDate(nowMs).split('/')
  return `${Number(year) - AGE_MIN_YEARS}-${month}-${day}`
}
