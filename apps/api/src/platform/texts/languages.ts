import { LANGUAGES, type Language } from '@maidan/contract'

/** The language that has every text, and is read where another one has none. */
export const FIRST_LANGUAGE = LANGUAGES[0]

/** A language whose texts may be missing. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>

export const OTHER_LANGUAGES = LANGUAGES.filter(isOther)

function isOther(language: Language): language is OtherLanguage {
  return language !== FIRST_LANGUAGE
}
