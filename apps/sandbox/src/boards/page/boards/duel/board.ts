import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { duelMs } from './pace.ts'
import { Rules } from './rules.tsx'
import { Table, type DuelTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { DuelKey } from './words/keys.ts'

export const duelBoard: Board<DuelTable, DuelKey> = {
  code: 'E1SPORTS-DUEL',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(duelMs),
}
