import { bn } from '../../../games/page/words/bn.ts'
import { en, type Words } from '../../../games/page/words/en.ts'
import { createVoice, type Language, type Voice } from '../../../games/page/words/voice.ts'
import { frameBn } from './bn.ts'
import { frameEn, type FrameWords } from './en.ts'

export type FrameKey = keyof Words | keyof FrameWords

/** How the frame speaks: what it shares with the slots, in its own words where those say "spin". */
export type FrameVoice = Voice<FrameKey>

export function createFrameVoice(first: Language): FrameVoice {
  return createVoice<FrameKey>({ en: { ...en, ...frameEn }, bn: { ...bn, ...frameBn } }, first)
}
