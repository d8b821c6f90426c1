/** The house counts days at GMT+6, where its players live. */
const DAY_STARTS_AHEAD_MS = 6 * 3600 * 1000
const AGE_MIN_YEARS = 18
const FIRST_BIRTHDAY = '1900-01-01'

/**
 * What is wrong with a birth date `yyyy-mm-dd` at an instant, or null. Law 10: a player is 18 on
 * the day of the house's calendar; born on 29 February, on 1 March of a year without that day.
 */
export function checkBirthday(text: string, now: Date): 'BIRTHDAY_INVALID' | 'UNDER_AGE' | null {
  const today = new Date(now.getTime() + DAY_STARTS_AHEAD_MS).toISOString().slice(0, 10)
  if (!isCalendarDay(text) || text < FIRST_BIRTHDAY || text > today) return 'BIRTHDAY_INVALID'
  const year = Number(text.slice(0, 4)) + AGE_MIN_YEARS
  const ofAge = `${year}${text.slice(4)}`
  return ofAge > today ? 'UNDER_AGE' : null
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
