import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { tieBreakMs } from './pace.ts'
import { Rules } from './rules.tsx'
import { Table, type TieBreakTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { TieBreakKey } from './words/keys.ts'

export const tieBreakBoard: Board<TieBreakTable, TieBreakKey> = {
  code: 'ISPORTS-TIEBREAK',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(tieBreakMs),
}
