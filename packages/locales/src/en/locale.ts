import type { Locale } from '../locale.ts'

export const en = {
  name: 'English',
  shortName: 'EN',
  englishName: 'English',
  tag: 'en-GB',
  direction: 'ltr',
  digits: '0123456789',
} as const satisfies Locale
