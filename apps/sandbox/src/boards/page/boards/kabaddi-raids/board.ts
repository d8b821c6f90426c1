import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { Rules } from './rules.tsx'
import { kabaddiMs } from './show/raid-moments.ts'
import { Table, type KabaddiTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type KabaddiKey } from './words/en.ts'

export const kabaddiRaidsBoard: Board<KabaddiTable, KabaddiKey> = {
  code: 'KABADDI-RAIDS',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(kabaddiMs),
}
