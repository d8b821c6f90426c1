import type { Words } from '../../book-api.ts'
import type { Language } from './speech.ts'

/** A name in the player's language; a name without Bangla is told in English. */
export function nameIn(names: Words, language: Language): string {
  return names[language] || names.en
}
