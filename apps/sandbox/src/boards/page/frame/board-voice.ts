import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import { createVoice, type Language } from '../../../games/page/words/voice.ts'
import type { BoardVoice, BoardWords } from '../board.ts'

/** The voice of a board in a language. */
export function boardVoice<Key extends string>(
  words: BoardWords<Key>,
  language: Language,
  money: MoneyWriter,
): BoardVoice<Key> {
  return { language, say: createVoice<Key>(words, language).say, money }
}
