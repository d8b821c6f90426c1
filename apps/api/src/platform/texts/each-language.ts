import { LANGUAGES, type Language } from '@maidan/contract'

/** Something for every language of the house. */
export function eachLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  return Object.fromEntries(LANGUAGES.map((one) => [one, make(one)])) as Record<Language, Thing>
}
