import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { penaltiesMs } from './pace.ts'
import { Rules } from './rules.tsx'
import { Table, type PenaltyTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { PenaltyKey } from './words/keys.ts'

export const penaltiesBoard: Board<PenaltyTable, PenaltyKey> = {
  code: 'CMD-PENALTIES',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(penaltiesMs),
}
