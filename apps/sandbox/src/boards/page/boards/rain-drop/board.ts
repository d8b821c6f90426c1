import { rainDrop } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import type { DropTable } from './props.ts'
import { bn } from './words/bn.ts'
import type { DropWord } from './words/drop-words.ts'
import { en } from './words/en.ts'

export const rainDropBoard: Board<DropTable, DropWord> = {
  code: rainDrop.code,
  words: { en, bn },
  Table,
  Rules,
}
