import { MOBILE_FORMS } from '@maidan/cashier'
import { PLAYER_CURRENCIES, type PlayerCurrency } from '@maidan/contract'
import { latinDigits } from '@maidan/money'
import parsePhone, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/mobile'

/** How each currency's players write a number at home: of which country it is, and what stands before it. */
const forms = MOBILE_FORMS satisfies Record<PlayerCurrency, { country: CountryCode }>

export type ReadPhone =
  | { ok: true; phone: string; shown: string }
  /** Not 10 to 15 digits; not a mobile number of any country; a country that is not served. */
  | { ok: false; reason: 'form' | 'number' | 'country' }

/**
 * Reads a mobile number as people type it: national digits, or the country's code before them,
 * with or without a plus. `phone` is E.164, `shown` the national digits.
 */
export function readPhone(
  typed: string,
  currency: PlayerCurrency,
  countriesServed: readonly string[],
): ReadPhone {
  const digits = /^\+?(\d{10,15})$/.exec(latinDigits(typed).replace(/[\s()-]/g, ''))?.[1]
  if (!digits) return { ok: false, reason: 'form' }
  const number = mobileNumber(digits, forms[currency].country)
  if (!number?.country) return { ok: false, reason: 'number' }
  if (!countriesServed.includes(number.country)) return { ok: false, reason: 'country' }
  const { country, nationalNumber } = number
  const trunk = Object.values(forms).find((form) => form.country === country)?.trunk ?? ''
  return { ok: true, phone: number.number, shown: trunk + nationalNumber }
}

/** Every number, as E.164, that the digits may mean to a player of any currency. */
export function possiblePhones(typed: string): string[] {
  const countries = Object.values(forms).map(({ country }) => country)
  return PLAYER_CURRENCIES.flatMap((currency) => {
    const read = readPhone(typed, currency, countries)
    return read.ok ? [read.phone] : []
  })
}

/** The country of a number in E.164, as two capital letters; null where it tells of none. */
export function phoneCountry(phone: string): string | null {
  return parsePhone(phone)?.country ?? null
}

/** The metadata knows mobile numbers alone, so a landline is not valid here. */
function mobileNumber(digits: string, country: CountryCode): PhoneNumber | undefined {
  const readings = [parsePhone(digits, { defaultCountry: country }), parsePhone(`+${digits}`)]
  return readings.find((number) => number?.isValid())
}
