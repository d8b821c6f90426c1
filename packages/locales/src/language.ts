import type { Language } from '@maidan/contract'
import type { ErrorTexts } from './errors/error-texts.ts'

/** What a language is besides its texts. */
type Locale = {
  /** As its own readers write it. */
  name: string
  /** The same where there is room for a few letters only. */
  shortName: string
  /** In English, for those who cannot read it. */
  englishName: string
  /** For the browser's own words, such as those of weekdays and months. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Zero to nine as running text writes them; amounts, times and codes keep Latin digits. */
  digits: string
  /** The texts of error codes, which only a page in this language fetches. */
  loadErrors?: () => Promise<ErrorTexts>
}

/** What each language of the house is; one without `loadErrors` is the one that the server writes. */
export const locales = {
  en: {
    name: 'English',
    shortName: 'EN',
    englishName: 'English',
    tag: 'en-GB',
    direction: 'ltr',
    digits: '0123456789',
  },
  bn: {
    name: 'বাংলা',
    shortName: 'বাং',
    englishName: 'Bangla',
    tag: 'bn-BD',
    direction: 'ltr',
    digits: '০১২৩৪৫৬৭৮৯',
    loadErrors: async () => (await import('./errors/bn.ts')).errorsBn,
  },
} as const satisfies Record<Language, Locale>

export type { Language }

export const languages = Object.keys(locales) as readonly Language[]

/** Spoken until somebody chooses, and the one that the server writes its answers in. */
export const FIRST_LANGUAGE = 'en' satisfies Language

/** What a language is besides its texts. */
export function localeOf(language: Language): Locale {
  return locales[language]
}

/** True for the values the `language` storage key may hold. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** A kept choice of language; the first one for anything else. */
export function readLanguage(value: unknown): Language {
  return isLanguage(value) ? value : FIRST_LANGUAGE
}
