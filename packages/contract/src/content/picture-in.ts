import { LANGUAGES, type Language } from '../lists.ts'

/**
 * Where a picture with words in it stands in a language: that of the first language under its plain
 * name, the others with their language in it, `welcome.bn.svg`.
 */
export function pictureIn(path: `${string}.svg`, language: Language): `${string}.svg` {
  return language === LANGUAGES[0] ? path : `${path.slice(0, -'.svg'.length)}.${language}.svg`
}
