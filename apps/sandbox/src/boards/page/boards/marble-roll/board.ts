import { marbleRoll } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { MarbleProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type MarbleKey } from './words/en.ts'

export const marbleRollBoard: Board<MarbleProps, MarbleKey> = {
  code: marbleRoll.code,
  words: { en, bn },
  Table,
  Rules,
}
