import { bn } from './bn.ts'
import { en, type Words } from './en.ts'
import { createVoice, type Language, type Voice } from './voice.ts'

export type { Language }

export type WordKey = keyof Words

export type Speech = Voice<WordKey>

const LANGUAGES: Record<Language, Words> = { en, bn }

/** The page's voice, starting in `first`. */
export function createSpeech(first: Language): Speech {
  return createVoice<WordKey>(LANGUAGES, first)
}
