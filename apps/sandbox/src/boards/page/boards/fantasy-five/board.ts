import type { FantasyOutcome } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import { matchMs } from '../../fantasy/show/match-balls.ts'
import type { FantasyTable } from './fantasy-table.ts'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type FiveKey } from './words/en.ts'

export const fantasyFiveBoard: Board<FantasyTable, FiveKey> = {
  code: 'FANTASY-FIVE',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: ({ match }: FantasyOutcome) => matchMs(match),
}
