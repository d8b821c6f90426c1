import { nineLeaves } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { LeavesProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type LeavesKey } from './words/en.ts'

export const nineLeavesBoard: Board<LeavesProps, LeavesKey> = {
  code: nineLeaves.code,
  words: { en, bn },
  Table,
  Rules,
}
