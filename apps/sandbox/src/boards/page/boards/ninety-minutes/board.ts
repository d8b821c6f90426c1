import type { Board } from '../../board.ts'
import { seenAfter } from '../../events/seen-after.ts'
import { Rules } from './rules.tsx'
import { MATCH_MS } from './show/match-clock.ts'
import { Table, type MatchTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { MatchKey } from './words/keys.ts'

export const ninetyMinutesBoard: Board<MatchTable, MatchKey> = {
  code: 'VIRTUAL-FOOTBALL',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: seenAfter(() => MATCH_MS),
}
