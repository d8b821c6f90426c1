import type { Locale } from '../locale.ts'

export const bn = {
  name: 'বাংলা',
  shortName: 'বাং',
  englishName: 'Bangla',
  tag: 'bn-BD',
  direction: 'ltr',
  digits: '০১২৩৪৫৬৭৮৯',
  loadErrors: async () => (await import('./errors.ts')).errors,
} as const satisfies Locale
