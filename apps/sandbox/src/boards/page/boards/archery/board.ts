import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { archeryMs } from './pace.ts'
import { Rules } from './rules.tsx'
import { Table, type ArcheryTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { ArcheryKey } from './words/keys.ts'

export const archeryBoard: Board<ArcheryTable, ArcheryKey> = {
  code: 'SBO-ARCHERY',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(archeryMs),
}
