import type { Language } from './language.ts'

/** The name of a country, given as two capital letters; the letters where it has none. */
export function countryName(country: string, language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return names.of(country) ?? country
}

/** Several of them, one after the other. */
export function countryNames(countries: readonly string[], language: Language): string {
  return countries.map((one) => countryName(one, language)).join(', ')
}
