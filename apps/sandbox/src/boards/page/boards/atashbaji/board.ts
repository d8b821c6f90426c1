import { atashbaji } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { BajiProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type BajiKey } from './words/en.ts'

export const atashbajiBoard: Board<BajiProps, BajiKey> = {
  code: atashbaji.code,
  words: { en, bn },
  Table,
  Rules,
}
