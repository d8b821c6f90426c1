import type { Language } from '@maidan/contract'
import { bn } from './bn/locale.ts'
import { en } from './en/locale.ts'
import type { Locale } from './locale.ts'

/** What each language of the house is; one without `loadErrors` is the one that the server writes. */
export const locales = {
  en,
  bn,
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
