/** The two languages of the product; `bn` is Bangla. */
export type Language = 'en' | 'bn'

export const languages = ['en', 'bn'] as const satisfies readonly Language[]

/** True for the values the `language` storage key may hold. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'bn'
}
