import type { Config } from '../../platform/config.ts'

/** The countries whose phone numbers may play, as two capital letters each. */
export function countriesServed({ COUNTRIES }: Pick<Config, 'COUNTRIES'>): string[] {
  return COUNTRIES.split(',').map((country) => country.trim().toUpperCase())
}
