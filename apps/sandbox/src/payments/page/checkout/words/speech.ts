import { createVoice, type Language, type Voice } from '../../../../games/page/words/voice.ts'
import { bn } from './bn.ts'
import { en, type Words } from './en.ts'

export type WordKey = keyof Words

export type Speech = Voice<WordKey>

const LANGUAGES: Record<Language, Words> = { en, bn }

/** The page's voice in the language that its address or else the browser asks for. */
export function createSpeech(search: string, browser: string): Speech {
  const asked = new URLSearchParams(search).get('lang') ?? browser
  return createVoice<WordKey>(LANGUAGES, asked.startsWith('bn') ? 'bn' : 'en')
}
