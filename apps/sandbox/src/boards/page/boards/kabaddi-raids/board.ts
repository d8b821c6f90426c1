import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import { Table, type KabaddiTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type KabaddiKey } from './words/en.ts'

export const kabaddiRaidsBoard: Board<KabaddiTable, KabaddiKey> = {
  code: 'KABADDI-RAIDS',
  words: { en, bn },
  Table,
  Rules,
}
