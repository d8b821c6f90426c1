import type { Board } from '../../board.ts'
import { toldAtMs } from '../../live/deal/deal-steps.ts'
import { LUCKY_SEVEN_STEPS } from './deal-steps.ts'
import { Rules } from './rules.tsx'
import { Table, type LuckySevenTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { LuckySevenKey } from './words/keys.ts'

export const luckySevenBoard: Board<LuckySevenTable, LuckySevenKey> = {
  code: 'SHAPLA-LUCKYSEVEN',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: () => toldAtMs(LUCKY_SEVEN_STEPS),
}
