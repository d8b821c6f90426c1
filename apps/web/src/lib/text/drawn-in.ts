import { FIRST_LANGUAGE, type Language } from '@maidan/locales'

/** The file of a picture that the house draws with words in it: one for each language. */
export function drawnIn(picture: `${string}.svg`, language: Language): string {
  return language === FIRST_LANGUAGE ? picture : picture.replace(/\.svg$/, `.${language}.svg`)
}
