import { createVoice } from '../../../games/page/words/voice.ts'
import type { BoardVoice } from '../board.ts'
import { bn } from './words/bn.ts'
import { en, type EventKey } from './words/en.ts'

/** How the shared parts of every event speak, in the language of the board's own voice. */
export type EventVoice = BoardVoice<EventKey>

export function eventVoice({
  language,
  money,
}: Pick<BoardVoice, 'language' | 'money'>): EventVoice {
  return { language, money, say: createVoice<EventKey>({ en, bn }, language).say }
}
