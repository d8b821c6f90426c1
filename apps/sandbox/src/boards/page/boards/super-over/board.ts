import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { Rules } from './rules.tsx'
import { superOverMs } from './show/ball-moments.ts'
import { Table, type SuperOverTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type SuperOverKey } from './words/en.ts'

export const superOverBoard: Board<SuperOverTable, SuperOverKey> = {
  code: 'VIRTUAL-SUPEROVER',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(superOverMs),
}
