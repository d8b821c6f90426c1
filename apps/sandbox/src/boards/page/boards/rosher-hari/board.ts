import { rosherHari } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { HariProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type HariKey } from './words/en.ts'

export const rosherHariBoard: Board<HariProps, HariKey> = {
  code: rosherHari.code,
  words: { en, bn },
  Table,
  Rules,
}
