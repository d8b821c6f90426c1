import type { Language } from '../language.ts'

/** The texts of the error codes in one language. */
export type ErrorTexts = Readonly<Record<string, string>>

/** English has none of its own: the server's answer carries it. */
const loaders: Partial<Record<Language, () => Promise<ErrorTexts>>> = {
  bn: async () => (await import('./bn.ts')).errorsBn,
}

const loaded = new Map<Language, ErrorTexts>()

/** Fetches the texts of the error codes, which only a page in their language needs. */
export async function loadErrorTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const texts = await loaders[language]?.()
  if (texts !== undefined) loaded.set(language, texts)
}

/** The texts of the error codes; undefined until they are fetched, and where the server writes them. */
export function errorTexts(language: Language): ErrorTexts | undefined {
  return loaded.get(language)
}
