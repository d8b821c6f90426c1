import { padmaNets } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import type { NetTable } from './use-casts.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { NetWord } from './words/net-words.ts'

export const padmaNetsBoard: Board<NetTable, NetWord> = {
  code: padmaNets.code,
  words: { en, bn },
  Table,
  Rules,
}
