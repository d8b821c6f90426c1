import { bengali } from '../../cricket/says/digits.ts'
import type { Words } from '../../match/match.ts'
import { bn } from './bn.ts'
import { en, type FrameWords } from './en.ts'

/** A language of the site: the feed writes every text in each of them. */
export type Lang = keyof Words

/** What a language is to a frame: its words, its digits, and the letters it may have to wait for. */
export type FrameLanguage = {
  lang: Lang
  words: FrameWords
  digits: (text: string) => string
  /** The family in the styles and a letter of it; null where every device has the letters. */
  letters: { family: string; sample: string } | null
}

const LANGUAGES: Readonly<Record<Lang, FrameLanguage>> = {
  en: { lang: 'en', words: en, digits: (text) => text, letters: null },
  bn: { lang: 'bn', words: bn, digits: bengali, letters: { family: 'Bangla', sample: 'ক' } },
}

/** The language that was asked for; English when it is none of the site's. */
export function frameLanguage(asked: string | null): FrameLanguage {
  const found = Object.values(LANGUAGES).find(({ lang }) => lang === asked)
  return found ?? LANGUAGES.en
}
