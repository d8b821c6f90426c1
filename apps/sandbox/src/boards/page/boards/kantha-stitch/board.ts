import { kanthaStitch } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { KanthaProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type KanthaKey } from './words/en.ts'

export const kanthaStitchBoard: Board<KanthaProps, KanthaKey> = {
  code: kanthaStitch.code,
  words: { en, bn },
  Table,
  Rules,
}
