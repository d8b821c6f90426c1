import type { Language } from '@maidan/contract'
import { FIRST_LANGUAGE, type OtherLanguage } from './languages.ts'

/** One text in the languages that have it. */
export type Texts = Readonly<
  Record<typeof FIRST_LANGUAGE, string> & Partial<Record<OtherLanguage, string>>
>

/** A text in the language asked, else in the site's first one. */
export function chooseText(texts: Texts, language: Language): string {
  return texts[language] ?? texts[FIRST_LANGUAGE]
}
