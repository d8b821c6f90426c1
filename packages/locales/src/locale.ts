import type { ErrorTexts } from './errors/error-texts.ts'

/** What a language is besides its texts. */
export type Locale = {
  /** As its own readers write it. */
  name: string
  /** The same where there is room for a few letters only. */
  shortName: string
  /** In English, for those who cannot read it. */
  englishName: string
  /** For the browser's own words, such as those of weekdays and months. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Zero to nine as running text writes them; amounts, times and codes keep Latin digits. */
  digits: string
  /** The texts of error codes, which only a page in this language fetches. */
  loadErrors?: () => Promise<ErrorTexts>
}
