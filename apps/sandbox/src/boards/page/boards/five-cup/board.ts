import type { FantasyOutcome } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { matchMs } from '../../fantasy/show/match-balls.ts'
import type { CupTable } from './cup-table.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type CupKey } from './words/en.ts'

export const fiveCupBoard: Board<CupTable, CupKey> = {
  code: 'FANTASY-CUP',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: ({ match }: FantasyOutcome) => matchMs(match),
}
