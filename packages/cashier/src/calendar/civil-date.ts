/** A day of the calendar; the month is 1 to 12. */
export type CivilDate = { year: number; month: number; day: number }

const DAYS_OF_ERA = 146_097
const YEARS_OF_ERA = 400
/** Days from 1 March of the year 0 to 1 January 1970. */
const EPOCH_DAYS = 719_468

/**
 * The date of a day that is counted from 1 January 1970, in the Gregorian calendar. The years are
 * counted from March, so that the day which leap years add is the last one (Hinnant,
 * "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`).
 */
export function civilDate(days: number): CivilDate {
  const fromMarch = days + EPOCH_DAYS
  const era = Math.floor(fromMarch / DAYS_OF_ERA)
  const ofEra = fromMarch - era * DAYS_OF_ERA
  const yearOfEra = Math.floor(
    (ofEra -
      Math.floor(ofEra / 1460) +
      Math.floor(ofEra / 36_524) -
      Math.floor(ofEra / (DAYS_OF_ERA - 1))) /
      365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarchMonth = Math.floor((5 * ofYear + 2) / 153)
  const day = ofYear - Math.floor((153 * fromMarchMonth + 2) / 5) + 1
  const month = fromMarchMonth < 10 ? fromMarchMonth + 3 : fromMarchMonth - 9
  return { year: yearOfEra + era * YEARS_OF_ERA + (month <= 2 ? 1 : 0), month, day }
}

/** How many days after 1 January 1970 a date is (Hinnant, `days_from_civil`). */
export function civilDays({ year, month, day }: CivilDate): number {
  const fromMarch = month <= 2 ? year - 1 : year
  const era = Math.floor(fromMarch / YEARS_OF_ERA)
  const yearOfEra = fromMarch - era * YEARS_OF_ERA
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear
  return era * DAYS_OF_ERA + ofEra - EPOCH_DAYS
}

const MONTHS_OF_YEAR = 12

/** A day so many months later; the first of the month after where that month has no such day. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const counted = year * MONTHS_OF_YEAR + month - 1 + months
  const there = {
    year: Math.floor(counted / MONTHS_OF_YEAR),
    month: (counted % MONTHS_OF_YEAR) + 1,
  }
  const next = {
    year: Math.floor((counted + 1) / MONTHS_OF_YEAR),
    month: ((counted + 1) % MONTHS_OF_YEAR) + 1,
    day: 1,
  }
  return civilDays({ ...there, day }) >= civilDays(next) ? next : { ...there, day }
}
