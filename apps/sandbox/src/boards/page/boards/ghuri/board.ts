import type { GhuriOutcome, GhuriSpot } from '@maidan/casino'
import type { Board, RoomTable } from '../../board.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type GhuriWord } from './words/en.ts'

/** The board of Ghuri. */
export const ghuriBoard: Board<RoomTable<GhuriSpot, GhuriOutcome, GhuriWord>, GhuriWord> = {
  code: 'PADMA-GHURI',
  words: { en, bn },
  Table,
  Rules,
}
