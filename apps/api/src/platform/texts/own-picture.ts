import { FIRST_LANGUAGE } from './languages.ts'

/**
 * The address of a picture that the house draws with words in it, in a language; null in the first
 * one, whose picture is the common one.
 */
export function ownPicture(picture: string, language: string): string | null {
  return language === FIRST_LANGUAGE ? null : picture.replace(/\.svg$/, `.${language}.svg`)
}
