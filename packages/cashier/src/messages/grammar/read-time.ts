import { latinDigits } from '@maidan/money'

const PRINTED =
  /^(\d{2})[-/. ](\d{2}|[A-Z]{3})[-/. ](\d{2}|\d{4}),? (\d{2}):(\d{2})(?::(\d{2}))?(?: ?([AP])M)?$/
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const DHAKA_AHEAD_MINUTES = 360

/** The instant that a message names in the time of Dhaka, or null if no calendar or clock has it. */
export function readTime(printed: string): number | null {
  const parts = PRINTED.exec(latinDigits(printed).toUpperCase())?.slice(1)
  if (!parts) return null
  const [day = '', month = '', year = '', hour = '', minute = '', second = '0', half] = parts
  const days = readDay(Number(year) % 2000, readMonth(month), Number(day))
  const hours = readHour(Number(hour), half)
  if (days === null || hours === null || Number(minute) > 59 || Number(second) > 59) return null
  const minutes = (days * 24 + hours) * 60 + Number(minute) - DHAKA_AHEAD_MINUTES
  return (minutes * 60 + Number(second)) * 1000
}

function readMonth(text: string): number {
  return MONTHS.indexOf(text) + 1 || Number(text)
}

function readHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'P' ? 12 : 0)
}

/** Days since 1970 of a day in the years 2000 to 2099, of which every fourth is a leap year. */
function readDay(year: number, month: number, day: number): number | null {
  if (!(year < 100 && month >= 1 && month <= 12)) return null
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  if (day < 1 || day > (lengths[month - 1] ?? 0)) return null
  const before = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0)
  return DAYS_BEFORE_2000 + year * 365 + Math.ceil(year / 4) + before + day - 1
}

const DAYS_BEFORE_2000 = 10_957
