import { localeOf } from '../language.ts'
import type { Language } from '../language.ts'
import type { ErrorTexts } from './error-texts.ts'

const loaded = new Map<Language, ErrorTexts>()

/** Fetches the texts of the error codes; the first language has the server's own words. */
export async function loadErrorTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const texts = await localeOf(language).loadErrors?.()
  if (texts !== undefined) loaded.set(language, texts)
}

/** The texts of the error codes; undefined until they are fetched, and where the server writes them. */
export function errorTexts(language: Language): ErrorTexts | undefined {
  return loaded.get(language)
}
