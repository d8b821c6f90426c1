import { mangoGrove } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import type { GroveTable } from './use-showing.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { GroveWord } from './words/grove-words.ts'

export const mangoGroveBoard: Board<GroveTable, GroveWord> = {
  code: mangoGrove.code,
  words: { en, bn },
  Table,
  Rules,
}
