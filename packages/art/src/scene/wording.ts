import type { Language } from '@maidan/contract'

/**
 * What a picture says, line by line (the second is empty where one does), and the ending of its ids,
 * which differ by language.
 */
export type Wording = {
  lines: readonly [first: string, second: string, ...more: string[]]
  ending: string
}

/** The words of a picture in every language. */
export type Wordings = Record<Language, Wording['lines']>
