import { blackjack } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { BlackjackProps } from './props.ts'
import { BlackjackRules } from './rules.tsx'
import { BlackjackBoard } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type BlackjackKey } from './words/en.ts'

export const blackjackBoard: Board<BlackjackProps, BlackjackKey> = {
  code: blackjack.code,
  words: { en, bn },
  Table: BlackjackBoard,
  Rules: BlackjackRules,
}
