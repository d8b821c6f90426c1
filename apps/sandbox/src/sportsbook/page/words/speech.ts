import {
  createVoice,
  type HoleValues,
  type Language,
  type Voice,
} from '../../../games/page/words/voice.ts'
import { bn } from './bn.ts'
import { en, type Words } from './en.ts'

export type { Language }

export type WordKey = keyof Words

/** A sentence that is not spoken yet: its key and what fills its holes. */
export type Said = { key: WordKey; values?: HoleValues }

export type Speech = Voice<WordKey>

const LANGUAGES: Record<Language, Words> = { en, bn }

/** The book's voice, starting in `first`. */
export function createSpeech(first: Language): Speech {
  return createVoice<WordKey>(LANGUAGES, first)
}
