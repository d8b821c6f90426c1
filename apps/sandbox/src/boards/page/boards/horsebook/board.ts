import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { racePlayMs } from './race/race-times.ts'
import { Rules } from './rules.tsx'
import { Table, type HorsebookTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type HorsebookKey } from './words/en.ts'

export const horsebookBoard: Board<HorsebookTable, HorsebookKey> = {
  code: 'HORSEBOOK-DERBY',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(racePlayMs),
}
