/** How countries stand in a setting: two capital letters each, with commas between; none named means any. */
export const COUNTRY_LIST = /^([A-Z]{2}(,[A-Z]{2})*)?$/

/** The countries that such a text names. */
export function readCountryList(text: string): string[] {
  return text.split(',').filter((country) => country !== '')
}

export function writeCountryList(countries: readonly string[]): string {
  return countries.join(',')
}
